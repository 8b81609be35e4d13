import type { SupabaseClient } from '@supabase/supabase-js'
import { loadSiteConfig } from '#web/calls/site-config.ts'
import { loadLibrary } from '#web/session/client.ts'

let sideClients = 0

/**
 * Opens a second client beside the page's, for a new proof of identity. Its session is neither stored nor refreshed.
 */
export async function openSideClient(): Promise<SupabaseClient> {
  const [{ url, anonKey }, { createClient }] = await Promise.all([loadSiteConfig(), loadLibrary()])
  sideClients += 1
  // Each client needs its own storage key. With the same key the library warns.
  const auth = { detectSessionInUrl: false, persistSession: false, autoRefreshToken: false, storageKey: `beside-${sideClients}` }
  return createClient(url, anonKey, { auth })
}
