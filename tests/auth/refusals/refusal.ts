import type { AuthError, SupabaseClient } from '@supabase/supabase-js'
import type { House } from '../house.ts'

/** One way to be refused by the auth API, tried in both of GoTrue's envelopes through the official client. */
export interface Refusal {
  /** What the person or program did. */
  when: string
  status: number
  code: string
  /** All of the message, or a pattern where it tells a time or an id. */
  message: string | RegExp
  /** Settings the house must have for it, beside the test's own. */
  env?: Record<string, string>
  /** Does it with clients that speak one of the envelopes, and answers the error. */
  provoke(house: House, speak: Speak): Promise<{ error: AuthError | null }>
}

/** Clients of which every request asks for one envelope. */
export interface Speak {
  client(auth?: { flowType?: 'pkce' }): SupabaseClient
  admin(): SupabaseClient
  /** An account that is signed in on such a client. */
  member(): ReturnType<House['member']>
}
