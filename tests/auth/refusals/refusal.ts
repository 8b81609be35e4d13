import type { SupabaseClient } from '@supabase/supabase-js'
import type { House } from '../house.ts'

/**
 * One way to be refused by the auth API, tried in both of GoTrue's envelopes: through the official client, or by
 * `send` where it has no method for it.
 */
export interface Refusal {
  /** What the person or program did. */
  when: string
  status: number
  /**
   * One of GoTrue's error codes; OAuth's own word where the answer is in OAuth's envelope, whatever envelope was
   * asked for.
   */
  code: string
  envelope?: 'oauth'
  /** All of the message, or a pattern where it tells a time or an id. */
  message: string | RegExp
  /** Settings the house must have for it, beside the test's own. */
  env?: Record<string, string>
  /** Does it with clients that speak one of the envelopes, and answers the error. */
  provoke(house: House, speak: Speak): Promise<{ error: Refused | null }>
}

/** What a client makes of an answer that refuses. */
export interface Refused {
  status?: number | undefined
  code?: string | undefined
}

/** Clients of which every request asks for one envelope. */
export interface Speak {
  client(auth?: { flowType?: 'pkce' }): SupabaseClient
  admin(): SupabaseClient
  /** An account that is signed in on such a client. */
  member(): ReturnType<House['member']>
  /** A bare request below /auth/v1, with a JSON body if one is given. */
  send(path: string, request?: { method?: string; token?: string; body?: unknown }): Promise<{ error: Refused | null }>
}

/** A refusal on the way through a provider: it stands in the address that the browser is sent to, in no envelope. */
export interface ToldOnTheWay {
  when: string
  code: string
  message: string
  env: Record<string, string>
  /** Goes the way and answers where it ended. */
  arrive(house: House): Promise<URL>
}
