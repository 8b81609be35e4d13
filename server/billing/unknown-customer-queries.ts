import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/tables.ts'

type Db = Kysely<Tables>

/** Notes that the provider does not know this customer. */
export async function noteUnknownCustomer(db: Db, customer: string, now: Date): Promise<void> {
  await sql`
    update private.billing_customers set unknown_since = ${now} where customer = ${customer} and unknown_since is null
  `.execute(db)
}

/** How many customers of members the provider did not know when it was last asked. */
export async function countUnknown(db: Db): Promise<number> {
  const { rows } = await sql<{ unknown: number }>`
    select count(*)::int as unknown from private.billing_customers where unknown_since is not null
  `.execute(db)
  return rows[0]?.unknown ?? 0
}

/**
 * Forgets the unknown customers with their subscriptions, and marks their events as done. `many` is the number that
 * the owner was shown: with another number nothing happens. Answers how many were forgotten.
 */
export async function forgetUnknownCustomers(db: Db, many: number): Promise<number> {
  const { rows } = await sql<{ forgotten: number }>`
    with gone as (
      delete from private.billing_customers
      where unknown_since is not null and ${many} = (select count(*) from private.billing_customers where unknown_since is not null)
      returning user_id, customer
    ),
    told as (update private.billing_events set state = 'done', parked_for = null where customer in (select customer from gone)),
    ended as (delete from public.subscriptions where user_id in (select user_id from gone))
    select count(*)::int as forgotten from gone
  `.execute(db)
  return rows[0]?.forgotten ?? 0
}
