import type { SupabaseClient } from '@supabase/supabase-js'
import type { House } from '../house.ts'

/**
 * One way in which the auth API refuses a call, tried in both of GoTrue's error formats: through the official client,
 * or by `send` where the client has no method for it.
 */
export interface Refusal {
  /** The action that is refused, as the end of a test's name. */
  when: string
  status: number
  /**
   * One of GoTrue's error codes. For an answer in OAuth's format, OAuth's own error name, whatever format the caller
   * asked for.
   */
  code: string
  envelope?: 'oauth'
  /** The whole message, or a pattern where it contains a time or an id. */
  message: string | RegExp
  /** Settings that the server needs for this refusal, beside the test's own. */
  env?: Record<string, string>
  /** Does the action with clients that ask for one of the formats. Answers the error. */
  provoke(house: House, speak: Speak): Promise<{ error: Refused | null }>
}

/** The error that a client makes of a refusal. */
export interface Refused {
  status?: number | undefined
  code?: string | undefined
}

/** Clients whose requests all ask for one error format. */
export interface Speak {
  client(auth?: { flowType?: 'pkce' }): SupabaseClient
  admin(): SupabaseClient
  /** An account that is signed in on such a client. */
  member(): ReturnType<House['member']>
  /** Sends a plain request below /auth/v1, with a JSON body if one is given. */
  send(path: string, request?: { method?: string; token?: string; body?: unknown }): Promise<{ error: Refused | null }>
}

/**
 * A refusal during a sign-in at a provider. The error is in the address that the browser is sent to, in no error
 * format.
 */
export interface ToldOnTheWay {
  when: string
  code: string
  message: string
  env: Record<string, string>
  /** Does the sign-in and answers the address at which it ended. */
  arrive(house: House): Promise<URL>
}
