import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/tables.ts'

/** An account's sums, as the ledger computes them. */
export interface Sums {
  key: string
  /** The searches used in the present period. */
  used: number
  made: number
  lifetime: number
}

/** The sums of all accounts, in the order of their keys. */
export async function standings(db: Kysely<Tables>): Promise<readonly Sums[]> {
  const { rows } = await sql<Sums>`
    select key,
      (select coalesce(sum(counted), 0)::int from private.search_ledger where account = key and search_ledger.period = usage_accounts.period) as used,
      (select coalesce(sum(made), 0)::int from private.search_ledger where account = key) as made,
      lifetime::int as lifetime
    from private.usage_accounts order by key collate "C"
  `.execute(db)
  return rows
}

/** Writes a ledger line that makes an existing account have used this many searches in its present period. */
export async function haveUsed(db: Kysely<Tables>, account: string, used: number): Promise<void> {
  await sql`
    insert into private.search_ledger (account, period, written_at, charged_at, counted, made, reason)
    select key, period, now(), '2026-07-01', ${used}::int - (
      select coalesce(sum(counted), 0)::int from private.search_ledger where account = key and search_ledger.period = usage_accounts.period
    ), 0, 'carried_over'
    from private.usage_accounts where key = ${account}
  `.execute(db)
}

/** The sums of all ledger lines of each account. A reset count is among the lines, so the sum is also the usage. */
export async function bookSums(db: Kysely<Tables>): Promise<readonly { key: string; used: number }[]> {
  const { rows } = await sql<{ key: string; used: number }>`
    select key, coalesce(sum(counted), 0)::int as used from private.usage_accounts left join private.search_ledger on account = key group by key order by key collate "C"
  `.execute(db)
  return rows
}

/** How many stored recipes have a line of charge whose search is settled. */
export async function recipesCharged(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ charged: number }>`
    select count(distinct recipe.id)::int as charged
    from public.generated_recipes as recipe
    join private.searches as search on search.recipe_id = recipe.id and search.state = 'settled'
    join private.search_ledger as line on line.search_id = search.id and line.recipe_id = recipe.id and line.made = 1
  `.execute(db)
  return rows[0]?.charged ?? 0
}
