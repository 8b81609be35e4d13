import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Language } from '#domain/options.ts'
import type { RecipeRequest } from '#domain/recipes/request.ts'
import type { Cooked } from '#kitchen/cooked.ts'
import type { Notices } from '#platform/database/notices.ts'
import type { Asking } from '#platform/work/turns.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import type { Afterwards } from '#server/afterwards.ts'
import type { Payments } from '#server/billing/payments.ts'
import type { Purse } from '#server/config/budgets.ts'
import type { Config } from '#server/config.ts'
import type { Pages } from '#server/pages/pages.ts'
import type { Point } from '#server/recipes/points.ts'
import type { Tables } from '#server/tables.ts'

/** Everything the server needs from outside. */
export interface World {
  config: Config
  db: Kysely<Tables>
  /** What the database tells, in this process or another. */
  notices: Notices
  now: () => Date
  uuid: () => string
  /** So many random bytes, good enough for secrets. */
  randomBytes: (count: number) => Uint8Array
  kitchen: Kitchen
  accounts: Accounts
  /** Who takes money; null where subscriptions are not sold. */
  payments: Payments | null
  pages: Pages
  log: Logger
  /** Has what goes on after an answer. */
  afterwards: Afterwards
  /** Hears where a search is on its way; absent but in tests, which stop it there. */
  reached?: (point: Point) => void | Promise<void>
  /** Waits so many milliseconds; absent but in tests, which wait for nothing. */
  pause?: (ms: number) => Promise<void>
}

export interface Kitchen {
  /** The same request and seed give the same recipe. Throws NoTurn where too many wait already, and for a caller who has left. */
  cook(request: RecipeRequest, seed: string, asking?: Asking): Cooked | Promise<Cooked>
  /** Whether the kitchen knows a food in these words; after `load`. */
  canRead(words: string, language: Language): boolean
  /** Resolves when the kitchen's code is there: every call waits for that before it uses the kitchen. */
  load(): Promise<void>
  isLoaded(): boolean
  /** What cooking costs money for; null: nothing. */
  spends: Purse | null
}
