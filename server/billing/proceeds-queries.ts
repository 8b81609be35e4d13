import { interval } from '@potluck/platform/database/interval'
import { type Kysely, sql } from 'kysely'
import type { BalanceChange } from '#server/billing/payments.ts'
import type { Tables } from '#server/tables.ts'

type Db = Kysely<Tables>

/** Our customers: those of members, spare ones (a member's second customer), and those of deleted accounts. */
const ourCustomers = sql`(
  select customer, created_at as since from private.billing_customers
  union all select customer, found_at from private.billing_spare_customers
  union all select customer, gone_at from private.billing_farewells
) as ours`

/**
 * The time from which to read changes of the balance: `again` milliseconds before the last known change, or before the
 * first customer. Null without customers.
 */
export async function findProceedsSince(db: Db, again: number): Promise<Date | null> {
  const { rows } = await sql<{ since: Date | null }>`
    select coalesce((select max(at) from private.billing_proceeds), (select min(since) from ${ourCustomers})) - ${interval(again)} as since
  `.execute(db)
  return rows[0]?.since ?? null
}

/** Keeps the changes of the balance that come from our customers, each once. Answers how many are new. */
export async function keepProceeds(db: Db, changes: readonly BalanceChange[]): Promise<number> {
  const { rows } = await sql`
    insert into private.billing_proceeds (id, at, net, currency)
    select id, at, net, currency from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change (id text, at timestamptz, net bigint, currency text, customer text)
    where customer in (select customer from ${ourCustomers})
    on conflict (id) do nothing returning id
  `.execute(db)
  return rows.length
}

/** Net proceeds from `from` up to `to`, in minor units of each currency. */
export async function sumProceeds(db: Db, from: Date, to: Date): Promise<{ currency: string; net: number }[]> {
  const { rows } = await sql<{ currency: string; net: string }>`
    select currency, sum(net) as net from private.billing_proceeds where at >= ${from} and at < ${to} group by currency order by currency
  `.execute(db)
  return rows.map(({ currency, net }) => ({ currency, net: Number(net) }))
}
