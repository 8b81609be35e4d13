import type { Kysely, Selectable, Transaction } from 'kysely'
import type { WeakPasswordReason } from '#platform/auth/errors.ts'
import type { ProviderKeys } from '#platform/auth/external/provider-keys.ts'
import type { AuthSettings } from '#platform/auth/settings.ts'
import type { AuthTables } from '#platform/auth/tables.ts'
import type { PlatformTables } from '#platform/database/tables.ts'
import type { SendMail } from '#platform/mail/mail.ts'
import type { PasswordHasher } from '#platform/passwords/hasher.ts'
import type { ApiKeys } from '#platform/tokens/api-keys.ts'
import type { KeyRing } from '#platform/tokens/key-ring.ts'
import type { RunInTurn } from '#platform/work/turns.ts'

export type AuthDb = Kysely<AuthTables & PlatformTables>
export type AuthTransaction = Transaction<AuthTables & PlatformTables>

/**
 * How an address was proved: by a mail that was read, by a provider, or not at all (a setting or an admin confirmed
 * it).
 */
export type Proof = 'mail' | 'provider' | 'autoconfirm'

/**
 * How an account's address was confirmed before the present proof: not at all, without a mail (by a setting, an
 * admin, or for another address), or by a mail.
 */
export type PriorConfirmation = 'nothing' | 'belief' | 'mail'

/** The dependencies of the auth API. */
export interface AuthWorld {
  db: AuthDb
  settings: AuthSettings
  keys: KeyRing
  /** The claims of our own token or API key. Throws TokenError. */
  claimsOf: ApiKeys['claimsOf']
  hasher: PasswordHasher
  /** Runs a sign-in in its turn, so that many of them do not take every database connection. */
  signIns: RunInTurn
  now: () => Date
  uuid: () => string
  /** Cryptographically secure random bytes. */
  randomBytes: (count: number) => Uint8Array
  sendMail: SendMail
  /** Null when no text messages can be sent; preset codes still work. */
  sendSms: ((message: { to: string; text: string; code: string; user?: Record<string, unknown> }) => Promise<void>) | null
  /**
   * Does work after the answer, so that the time of the answer does not show how much work there was. A failure is
   * logged with its request. Shutdown waits for the work.
   */
  later: (work: () => Promise<void>, requestId?: string) => void
  /**
   * Asks whether a captcha was solved, and for the provider's error codes. Called only when the settings require
   * captchas. Never throws.
   */
  verifyCaptcha: (token: string, address: string | undefined) => Promise<{ isSolved: boolean; reasons: readonly string[] }>
  /** Why a password is too easy to guess for this person; null when it is not. */
  commonPassword: (password: string, about: { email: string | null; names: readonly string[] }) => WeakPasswordReason | null
  /** The origin that the request was sent to, by its own claim; undefined outside of requests. */
  askedAt?: string
  /** Why newcomers may not use this address (in lower case), as a sentence for them; null when they may. */
  refusedAddress: (email: string) => string | null
  /** Calls OAuth providers. */
  fetch: typeof fetch
  providerKeys: ProviderKeys
  /**
   * Called when an account's address is proved, inside that transaction. `call` is absent when the owner's command
   * line did it.
   */
  onConfirmed: (
    trx: AuthTransaction,
    user: Selectable<AuthTables['auth.users']>,
    proof: Proof,
    before: PriorConfirmation,
    call?: { request: Request; requestId: string },
  ) => Promise<void>
  log: { info(entry: object, words: string): void; warn(entry: object, words: string): void; error(entry: object, words: string): void }
}
