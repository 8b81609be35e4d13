import type { Cooked } from '@potluck/kitchen/cooked'
import type { Language } from '@potluck/kitchen/options'
import type { IngredientReading } from '@potluck/kitchen/reading'
import type { Notices } from '@potluck/platform/database/notices'
import type { TurnRequest } from '@potluck/platform/work/turns'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { RecipeRequest } from '#domain/recipes/request.ts'
import type { Accounts } from '#server/accounts/accounts.ts'
import type { BackgroundWork } from '#server/background-work.ts'
import type { Payments } from '#server/billing/payments.ts'
import type { BudgetName } from '#server/config/budgets.ts'
import type { Config } from '#server/config.ts'
import type { Pages } from '#server/pages/pages.ts'
import type { SearchStep } from '#server/recipes/search-steps.ts'
import type { Tables } from '#server/tables.ts'

/** Everything the server needs from outside. */
export interface World {
  config: Config
  db: Kysely<Tables>
  /** Notices from the database, sent by this process or another. */
  notices: Notices
  now: () => Date
  uuid: () => string
  /** Cryptographically secure random bytes. */
  randomBytes: (count: number) => Uint8Array
  kitchen: Kitchen
  accounts: Accounts
  /** The payment provider; null when no subscriptions are sold. */
  payments: Payments | null
  pages: Pages
  log: Logger
  /** Keeps work that goes on after an answer. */
  backgroundWork: BackgroundWork
  /** Called at each step of a search. Only tests set it, to stop a search there. */
  reached?: (point: SearchStep) => void | Promise<void>
  /** Sleeps for `ms` milliseconds. Only tests set it, to skip the wait. */
  pause?: (ms: number) => Promise<void>
}

export interface Kitchen {
  /**
   * Cooks a recipe: the same request and seed give the same recipe. Throws NoTurn when too many requests wait, and for
   * a caller who has hung up.
   */
  cook(request: RecipeRequest, seed: string, asking?: TurnRequest): Cooked | Promise<Cooked>
  /** Whether the kitchen knows a food in these words. Needs `load` first. */
  canRead(words: string, language: Language): boolean
  /** What a typed phrase means. Needs `load` first. */
  understand(words: string, language: Language): IngredientReading
  /** Resolves when the kitchen's code is loaded. Every call waits for it before it uses the kitchen. */
  load(): Promise<void>
  isLoaded(): boolean
  /** The budget that cooking spends; null when cooking costs no money. */
  budgetName: BudgetName | null
}
