import type { SupabaseClient } from '@supabase/supabase-js'
import { ApiFailure } from '#web/calls/fetch-json.ts'
import { loadSiteConfig } from '#web/calls/site-config.ts'

let client: Promise<SupabaseClient> | undefined

/**
 * The official client, for sessions and rows. Fetched only when there is a session or a visitor signs in. Never reads
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
 * The client's code. A browser that missed it once asks no more for it on the same page, and after a new release it
 * has another name: then the page is loaded again.
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
