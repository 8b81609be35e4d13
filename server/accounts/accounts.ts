import type { JWTPayload } from 'jose'
import type { Kysely } from 'kysely'
import type { AuthWorld } from '#platform/auth/world.ts'
import type { ApiKeys } from '#platform/tokens/api-keys.ts'
import type { Tables } from '#server/tables.ts'

/** A call of GoTrue's admin API; the path is below /auth/v1, such as `/admin/users/{id}`. */
export interface AdminCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/admin/${string}`
  body?: Record<string, unknown>
}

/**
 * The accounts of this site, kept here or by a Supabase project. Accounts, sessions and roles are rows of `db` in both
 * cases.
 */
interface SomeonesAccounts {
  db: Kysely<Tables>
  now: () => Date
  /** Whether strangers may sign up here with an address. */
  allowsSignUp(): boolean
  /** The API key that browsers show; public. */
  anonKey(): Promise<string>
  /**
   * The claims of an access token or API key. Throws TokenError for one that is not to be believed, and `unavailable`
   * while nobody can tell.
   */
  claimsOf(token: string): Promise<JWTPayload>
  /**
   * Whether claims that `claimsOf` gave are those of the owner's programs, which may do everything. Throws AuthError
   * when whose they are is gone.
   */
  isService(claims: JWTPayload): Promise<boolean>
  /**
   * Calls GoTrue's admin API with the service role's key and answers its answer, whatever it is. Throws `unavailable`
   * when there is none. Never inside a transaction.
   */
  adminApi(call: AdminCall): Promise<Response>
  /** Resolves when all that was left for after an answer is done: mails are sent. */
  settled(): Promise<void>
}

/** Accounts that this server keeps itself, and the keys that tell. */
export interface OwnAccounts extends SomeonesAccounts {
  keeper: 'here'
  apiKeys: ApiKeys
  auth: AuthWorld
}

/** Accounts of a Supabase project, which has the pages of /auth/v1 and /rest/v1 too. */
export interface ProjectAccounts extends SomeonesAccounts {
  keeper: 'supabase'
  /** The project's origin. */
  url: string
}

export type Accounts = OwnAccounts | ProjectAccounts
