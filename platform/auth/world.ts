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
import type { Turns } from '#platform/work/turns.ts'

export type AuthDb = Kysely<AuthTables & PlatformTables>
export type AuthTransaction = Transaction<AuthTables & PlatformTables>

/** What an address is proved by: a mail that was read, a provider's word, or nothing but a setting or an admin that believes it. */
export type Proof = 'mail' | 'provider' | 'autoconfirm'

/** How an account's address was confirmed before a proof: not at all, without a mail to it (a setting, an admin, another address), or by a mail. */
export type EarlierProof = 'nothing' | 'belief' | 'mail'

/** Everything that accounts need from outside. */
export interface AuthWorld {
  db: AuthDb
  settings: AuthSettings
  keys: KeyRing
  /** The claims of a token or API key of ours. Throws TokenError. */
  claimsOf: ApiKeys['claimsOf']
  hasher: PasswordHasher
  /** Turns for sign-ins: a crowd of them must not take every connection to the database from everybody else. */
  signIns: Turns
  now: () => Date
  uuid: () => string
  /** So many random bytes, good enough for secrets. */
  randomBytes: (count: number) => Uint8Array
  sendMail: SendMail
  /** Null where no text messages can be sent; the test codes of the settings work all the same. */
  sendSms: ((message: { to: string; text: string; code: string; user?: Record<string, unknown> }) => Promise<void>) | null
  /** Does work after the answer, so that its length tells nobody anything. A failure is logged, with the request it comes from. Shutdown waits for it. */
  later: (work: () => Promise<void>, requestId?: string) => void
  /** Whether a captcha was solved, and the provider's codes for why it was not. Asked when the settings demand captchas. Never throws. */
  verifyCaptcha: (token: string, address: string | undefined) => Promise<{ isSolved: boolean; reasons: readonly string[] }>
  /** Why nobody should have this password, for what is known of them; null when it will do. */
  commonPassword: (password: string, about: { email: string | null; names: readonly string[] }) => WeakPasswordReason | null
  /** The origin that the request in hand was sent to, at its own word; undefined outside of requests. */
  askedAt?: string
  /** Why nobody may come with this address (in lower case) of their own, in a sentence for them; null when they may. */
  refusedAddress: (email: string) => string | null
  /** Speaks to OAuth providers. */
  fetch: typeof fetch
  providerKeys: ProviderKeys
  /** Hears of an account whose address was proved, in the transaction that proves it, and of the call that did: none when the owner's command line did. */
  onConfirmed: (
    trx: AuthTransaction,
    user: Selectable<AuthTables['auth.users']>,
    proof: Proof,
    before: EarlierProof,
    call?: { request: Request; requestId: string },
  ) => Promise<void>
  log: { info(entry: object, words: string): void; warn(entry: object, words: string): void; error(entry: object, words: string): void }
}
