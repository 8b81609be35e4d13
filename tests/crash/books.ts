import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/tables.ts'

/** An account's sum in the ledger, and the number of its stored recipes. */
export interface Balance {
  counted: number
  made: number
  stored: number
}

/** All accounts that were charged or have a stored recipe. An account without a limit counts nothing. */
export async function readBalances(db: Kysely<Tables>): Promise<Map<string, Balance>> {
  const { rows } = await sql<Balance & { account: string }>`
    with charged as (
      select account, sum(counted)::int as counted, sum(made)::int as made from private.search_ledger group by account
    ),
    stored as (
      select account, count(*)::int as stored
      from public.generated_recipes,
        unnest(case when user_id is null then array['session:' || session_id, 'ip:' || user_ip_address] else array['member:' || user_id] end) as account
      where account is not null
      group by account
    )
    select account, coalesce(counted, 0) as counted, coalesce(made, 0) as made, coalesce(stored, 0) as stored
    from charged full join stored using (account)
  `.execute(db)
  return new Map(rows.map(({ account, ...balance }) => [account, balance]))
}

/** The accounts whose sum in the ledger differs from the number of their stored recipes. */
export async function findUnequal(db: Kysely<Tables>): Promise<[string, Balance][]> {
  const balances = await readBalances(db)
  return [...balances].filter(([, { counted, made, stored }]) => counted !== stored || made !== stored)
}

/** The number of searches in each state. */
export async function countSearches(db: Kysely<Tables>): Promise<Record<'reserved' | 'settled' | 'released', number>> {
  const { rows } = await sql<{ state: string; searches: number }>`
    select state, count(*)::int as searches from private.searches group by state
  `.execute(db)
  const count = (state: string) => rows.find((row) => row.state === state)?.searches ?? 0
  return { reserved: count('reserved'), settled: count('settled'), released: count('released') }
}

/** The ids of all stored recipes. */
export async function storedIds(db: Kysely<Tables>): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select id from public.generated_recipes`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
