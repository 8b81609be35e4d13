import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { anAddress, headersFrom } from './addresses.ts'
import { desktop, type House, type Visit } from './house.ts'

/** A password that passes every rule. */
export const password = 'leek-and-potato-7'

let people = 0

/** Somebody with an account, made through the API as any client would. Without SMTP the session comes at once. */
export async function aMember({ server }: House) {
  people += 1
  const email = `cook-${process.pid}-${people}@example.org`
  const client = await aClient(server.url)
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
    async signOutEverywhere() {
      const { error: fault } = await client.auth.signOut({ scope: 'global' })
      if (fault) throw new Error(fault.message, { cause: fault })
    },
  }
}

/** The official client of another program, which keeps no session. */
export async function aClient(url: string, headers: Record<string, string> = {}): Promise<SupabaseClient> {
  return createClient(url, await anonKeyOf(url), {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { ...headersFrom(anAddress()), ...headers } },
  })
}

export type TestMember = Awaited<ReturnType<typeof aMember>>

/** Signs the same member in once more, at another device. */
export async function newSession({ server }: House, { email }: TestMember): Promise<unknown> {
  const response = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { ...headersFrom(anAddress()), 'content-type': 'application/json', apikey: await anonKeyOf(server.url) },
    body: JSON.stringify({ email, password }),
  })
  if (!response.ok) throw new Error(`The sign-in was answered with ${response.status}`)
  return response.json()
}

/** A window in which somebody is signed in. */
export async function visitAs(house: House, { session }: TestMember, options: BrowserContextOptions = desktop): Promise<Visit> {
  const visit = await house.visit(options)
  // Any small document of the same origin will do.
  await visit.page.goto('/config.json')
  await signIn(visit.page, house, session)
  return visit
}

/** Puts a session where the official client of an open page looks for it. */
export async function signIn(page: Page, { server }: House, session: unknown) {
  const key = `sb-${new URL(server.url).hostname.split('.')[0]}-auth-token`
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, JSON.stringify(session)] as const)
}

export async function anonKeyOf(url: string): Promise<string> {
  const config: unknown = await (await fetch(`${url}/config.json`)).json()
  return typeof config === 'object' && config && 'anonKey' in config ? String(config.anonKey) : ''
}
