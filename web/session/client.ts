import type { SupabaseClient } from '@supabase/supabase-js'
import { ApiFailure } from '#web/calls/fetch-json.ts'
import { loadSiteConfig } from '#web/calls/site-config.ts'

let client: Promise<SupabaseClient> | undefined

/**
 * Loads the official client, for sessions and rows. Only a member or a visitor who signs in needs it. It never reads
 * tokens from an address by itself (P25).
 */
export function loadClient(): Promise<SupabaseClient> {
  client ??= openClient().catch((cause: unknown) => {
    client = undefined
    throw cause
  })
  return client
}

async function openClient(): Promise<SupabaseClient> {
  const [{ url, anonKey }, { createClient }] = await Promise.all([loadSiteConfig(), loadLibrary()])
  return createClient(url, anonKey, { auth: { detectSessionInUrl: false, flowType: 'implicit' } })
}

let hasMissed = false

/**
 * Loads the client's code. After a failure, a browser does not fetch the same script again on this page, and a new
 * release has given it another name. So the second failure reloads the page.
 */
export async function loadLibrary() {
  try {
    return await import('@supabase/supabase-js')
  } catch (cause) {
    if (hasMissed && navigator.onLine) window.location.reload()
    hasMissed = true
    throw new ApiFailure('unreachable', { cause })
  }
}
