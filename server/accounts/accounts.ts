import type { AuthWorld } from '@potluck/platform/auth/world'
import type { ApiKeys } from '@potluck/platform/tokens/api-keys'
import type { JWTPayload } from 'jose'
import type { Kysely } from 'kysely'
import type { Tables } from '#server/tables.ts'

/** A call of GoTrue's admin API. `path` is below /auth/v1, such as `/admin/users/{id}`. */
export interface AdminCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/admin/${string}`
  body?: Record<string, unknown>
}

/**
 * The methods of both kinds of accounts: this server's own, and a Supabase project's. In both cases accounts, sessions
 * and roles are rows of `db`.
 */
interface CommonAccounts {
  db: Kysely<Tables>
  now: () => Date
  /** Whether visitors may sign up here with an e-mail address. */
  allowsSignUp(): boolean
  /** The public API key that browsers send. */
  anonKey(): Promise<string>
  /**
   * The claims of an access token or API key. Throws TokenError for an invalid one, and `unavailable` while the
   * signing keys cannot be fetched.
   */
  claimsOf(token: string): Promise<JWTPayload>
  /**
   * Whether claims from `claimsOf` belong to the service role, which may do everything. Throws AuthError when their
   * account or session is gone.
   */
  isService(claims: JWTPayload): Promise<boolean>
  /**
   * Calls GoTrue's admin API with the service role's key and returns its response, whatever the status. Throws
   * `unavailable` when no response comes. Must not run inside a transaction: the call may leave this machine.
   */
  adminApi(call: AdminCall): Promise<Response>
  /** Resolves when all work that was started after an answer, such as sending mail, is done. */
  settled(): Promise<void>
}

/**
 * Accounts that this server keeps itself, with the API keys it signs. `keeper` tells the two kinds of accounts apart.
 */
export interface OwnAccounts extends CommonAccounts {
  keeper: 'here'
  apiKeys: ApiKeys
  auth: AuthWorld
}

/** Accounts of a Supabase project. The project also serves /auth/v1 and /rest/v1. */
export interface ProjectAccounts extends CommonAccounts {
  keeper: 'supabase'
  /** The project's origin. */
  url: string
}

export type Accounts = OwnAccounts | ProjectAccounts
