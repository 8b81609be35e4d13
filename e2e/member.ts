import { createClient } from '@supabase/supabase-js'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { desktop, type House, type Visit } from './house.ts'

/** A password that passes every rule. */
export const password = 'leek-and-potato-7'

let people = 0

/** Somebody with an account, made through the API as any client would. Without SMTP the session comes at once. */
export async function aMember({ server }: House) {
  people += 1
  const email = `cook-${process.pid}-${people}@example.org`
  const config: unknown = await (await fetch(`${server.url}/config.json`)).json()
  const anonKey = typeof config === 'object' && config && 'anonKey' in config ? String(config.anonKey) : ''
  const client = createClient(server.url, anonKey, { auth: { persistSession: false, autoRefreshToken: false } })
  const { data, error } = await client.auth.signUp({ email, password, options: { data: { first_name: 'Ada', last_name: 'Cook' } } })
  if (error || !data.session) throw new Error('The sign-up gave no session', { cause: error })
  const { session } = data
  const id = session.user.id
  return {
    id,
    email,
    session,
    /** Whose session it is: what the page and it do, they do as one device. */
    client,
    /** What stands in the profile, as the row has it. */
    async stored(): Promise<unknown> {
      const { data: row } = await client.from('profiles').select('recipe_preferences').eq('user_id', id).single()
      const found: unknown = row?.recipe_preferences
      return found
    },
    /** Writes into the profile, as another device would. */
    async store(preferences: unknown) {
      const { error: fault } = await client.from('profiles').update({ recipe_preferences: preferences }).eq('user_id', id)
      if (fault) throw new Error(fault.message, { cause: fault })
    },
    /** Ends every session, as somebody else at another device would. */
    signOutEverywhere: () => client.auth.signOut({ scope: 'global' }),
  }
}
export type TestMember = Awaited<ReturnType<typeof aMember>>

/** A window in which somebody is signed in. */
export async function visitAs(house: House, { session }: TestMember, options: BrowserContextOptions = desktop): Promise<Visit> {
  const visit = await house.visit(options)
  await signIn(visit.page, house, session)
  return visit
}

/** Puts a session where the official client looks for it, once: signing out in the page is not undone by a reload. */
async function signIn(page: Page, { server }: House, session: unknown) {
  const key = `sb-${new URL(server.url).hostname.split('.')[0]}-auth-token`
  await page.context().addInitScript(
    ([name, text]) => {
      if (localStorage.getItem('test.signed-in') === name) return
      localStorage.setItem('test.signed-in', name ?? '')
      localStorage.setItem(name ?? '', text ?? '')
    },
    [key, JSON.stringify(session)],
  )
}
