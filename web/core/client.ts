import type { SupabaseClient } from '@supabase/supabase-js'
import { loadSiteConfig } from '#web/core/site-config.ts'

let client: Promise<SupabaseClient> | undefined

/**
 * The official client, for sessions and rows. Fetched only when there is a session or somebody signs in: a visitor does not pay for it.
 * Never reads tokens out of an address by itself (decision 25).
 */
export function loadClient(): Promise<SupabaseClient> {
  client ??= openClient().catch((cause: unknown) => {
    client = undefined
    throw cause
  })
  return client
}

let sideClients = 0

/** A client whose session is kept nowhere and refreshed by nobody: for showing once more who is at the keyboard, beside the session of the page. */
export async function openSideClient(): Promise<SupabaseClient> {
  const [{ url, anonKey }, { createClient }] = await Promise.all([loadSiteConfig(), import('@supabase/supabase-js')])
  sideClients += 1
  // Under a key of its own, or the client warns of its neighbours.
  const auth = { detectSessionInUrl: false, persistSession: false, autoRefreshToken: false, storageKey: `beside-${sideClients}` }
  return createClient(url, anonKey, { auth })
}

async function openClient(): Promise<SupabaseClient> {
  const [{ url, anonKey }, { createClient }] = await Promise.all([loadSiteConfig(), import('@supabase/supabase-js')])
  return createClient(url, anonKey, { auth: { detectSessionInUrl: false, flowType: 'implicit' } })
}
