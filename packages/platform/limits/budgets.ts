import { type Kysely, sql } from 'kysely'
import type { PlatformTables } from '#platform/database/tables.ts'

/** A budget of `most` per period of `within` milliseconds. Periods are aligned to the clock, from 1970 in UTC. */
export interface Budget {
  key: string
  most: number
  within: number
}

/** What is left of a budget, and the milliseconds until its next period. */
export interface BudgetUse<Asked extends Budget = Budget> {
  budget: Asked
  left: number
  wait: number
}

interface BudgetRow {
  key: string
  spent: number
  ends_at: Date
  is_taken: boolean
}

const deletedAtOnce = 10_000
const endedLongAgo = 7 * 24 * 3_600_000

/**
 * Takes one unit from each budget, or nothing when one of the budgets is spent. It is a single statement, exact under
 * any race. Answers whether the units were taken, and what is left of each budget, in the given order.
 */
export async function takeFromBudgets<Asked extends Budget>(
  db: Kysely<PlatformTables>,
  budgets: readonly Asked[],
  now: Date,
): Promise<{ isTaken: boolean; uses: readonly BudgetUse<Asked>[] }> {
  const ends = budgets.map(({ within }) => new Date((Math.floor(now.getTime() / within) + 1) * within))
  const { rows } = await sql<BudgetRow>`
    select key, spent, ends_at, is_taken from platform.take_of_each(
      ${sql.val(budgets.map(({ key }) => key))}::text[], ${sql.val(budgets.map(({ most }) => most))}::integer[],
      ${sql.val(budgets.map(({ within }) => `${within} milliseconds`))}::interval[], ${sql.val(ends)}::timestamptz[]
    )
  `.execute(db)
  const uses = budgets.map((budget, index) => {
    const row = rows.find(({ key }) => key === budget.key)
    const endsAt = row?.ends_at ?? ends[index] ?? now
    return { budget, left: Math.max(0, budget.most - (row?.spent ?? 0)), wait: endsAt.getTime() - now.getTime() }
  })
  return { isTaken: rows.length > 0 && rows.every((row) => row.is_taken), uses }
}

/**
 * Deletes budgets that ended long ago, a limited number at once, without waiting for locked rows. Answers how many.
 */
export async function forgetBudgets(db: Kysely<PlatformTables>, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from platform.budgets where key in (
      select key from platform.budgets where ends_at < ${new Date(now.getTime() - endedLongAgo)}
      order by ends_at limit ${deletedAtOnce} for update skip locked
    )
  `.execute(db)
  return Number(numAffectedRows ?? 0)
}
