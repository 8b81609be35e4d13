import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/tables.ts'

/** How the ledger sums up for an account. */
export interface Sums {
  key: string
  /** In the present period. */
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

/** Writes a line by which an account that is there has used so many in its present period. */
export async function haveUsed(db: Kysely<Tables>, account: string, used: number): Promise<void> {
  await sql`
    insert into private.search_ledger (account, period, written_at, charged_at, counted, made, reason)
    select key, period, now(), '2026-07-01', ${used}::int - (
      select coalesce(sum(counted), 0)::int from private.search_ledger where account = key and search_ledger.period = usage_accounts.period
    ), 0, 'carried_over'
    from private.usage_accounts where key = ${account}
  `.execute(db)
}
