import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { anAddress, headersFrom } from './addresses.ts'
import { desktop, type Site, type Visit } from './site.ts'

/** A password that passes every rule. */
export const password = 'leek-and-potato-7'

let people = 0

/** Makes an account through the API, as any client would. Without SMTP the session comes at once. */
export async function aMember({ server }: Site) {
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
    /** A client with the session that the page gets too: both act as one device. */
    client,
    /** The preferences in the row of the profile. */
    async stored(): Promise<unknown> {
      const { data: row } = await client.from('profiles').select('recipe_preferences').eq('user_id', id).single()
      const found: unknown = row?.recipe_preferences
      return found
    },
    /** Writes preferences into the profile, as another device would. */
    async store(preferences: unknown) {
      const { error: fault } = await client.from('profiles').update({ recipe_preferences: preferences }).eq('user_id', id)
      if (fault) throw new Error(fault.message, { cause: fault })
    },
    /** Ends every session of the account, as another device can. */
    async signOutEverywhere() {
      const { error: fault } = await client.auth.signOut({ scope: 'global' })
      if (fault) throw new Error(fault.message, { cause: fault })
    },
  }
}

/** The official Supabase client, outside of any page and without stored sessions. */
export async function aClient(url: string, headers: Record<string, string> = {}): Promise<SupabaseClient> {
  return createClient(url, await anonKeyOf(url), {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { ...headersFrom(anAddress()), ...headers } },
  })
}

export type TestMember = Awaited<ReturnType<typeof aMember>>

/** Signs the same member in once more, at another device. */
export async function newSession({ server }: Site, { email }: TestMember): Promise<unknown> {
  const response = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { ...headersFrom(anAddress()), 'content-type': 'application/json', apikey: await anonKeyOf(server.url) },
    body: JSON.stringify({ email, password }),
  })
  if (!response.ok) throw new Error(`The sign-in was answered with ${response.status}`)
  return response.json()
}

/** A window in which a member is signed in. */
export async function visitAs(site: Site, { session }: TestMember, options: BrowserContextOptions = desktop): Promise<Visit> {
  const visit = await site.visit(options)
  // The smallest document of the origin, so that its storage can be written.
  await visit.page.goto('/config.json')
  await signIn(visit.page, site, session)
  return visit
}

/** Puts a session where the official client of an open page looks for it. */
export async function signIn(page: Page, { server }: Site, session: unknown) {
  const key = `sb-${new URL(server.url).hostname.split('.')[0]}-auth-token`
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, JSON.stringify(session)] as const)
}

export async function anonKeyOf(url: string): Promise<string> {
  const config: unknown = await (await fetch(`${url}/config.json`)).json()
  return typeof config === 'object' && config && 'anonKey' in config ? String(config.anonKey) : ''
}
