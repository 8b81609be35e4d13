import { interval } from '@potluck/platform/database/interval'
import { type Kysely, sql } from 'kysely'
import type { SubscriptionStatus } from '#domain/billing/subscription.ts'
import type { Tables } from '#server/tables.ts'

type Db = Kysely<Tables>

export interface BillingRow {
  email: string | null
  customer: string | null
  asked_at: Date | null
  answered_at: Date | null
  awaited_since: Date | null
  checkout: string | null
  status: SubscriptionStatus | null
  subscription_end: Date | null
  period_end: Date | null
  cancel_at_period_end: boolean
  is_subscribed: boolean
}

/** An account with all that is kept about its payments; undefined when the account is gone. */
export async function findBilling(db: Db, userId: string, now: Date): Promise<BillingRow | undefined> {
  const { rows } = await sql<BillingRow>`
    select nullif(users.email, '') as email, customer, asked_at, answered_at, awaited_since, checkout,
      status, subscription_end, period_end, coalesce(cancel_at_period_end, false) as cancel_at_period_end, private.is_subscribed(users.id, ${now}) as is_subscribed
    from auth.users
      left join private.billing_customers on billing_customers.user_id = users.id
      left join public.subscriptions on subscriptions.user_id = users.id
    where users.id = ${userId} and users.deleted_at is null
  `.execute(db)
  return rows[0]
}

/**
 * The owner of a customer: an account (`known`), an account that has another customer too (`spare`), a deleted account
 * (`gone`), or none (`unknown`).
 */
export async function findCustomer(
  db: Db,
  customer: string,
): Promise<{ state: 'known' | 'spare'; userId: string } | { state: 'gone' } | { state: 'unknown' }> {
  const { rows } = await sql<{ state: 'known' | 'spare' | 'gone'; user_id: string | null }>`
    select case when users.id is null then 'gone' when is_spare then 'spare' else 'known' end as state, users.id as user_id
    from (
      select user_id, false as is_spare from private.billing_customers where customer = ${customer}
      union all select user_id, true from private.billing_spare_customers where customer = ${customer}
      union all select null, false from private.billing_farewells where customer = ${customer}
    ) as found left join auth.users on users.id = user_id and deleted_at is null
    order by users.id is null, is_spare limit 1
  `.execute(db)
  const [row] = rows
  if (!row) return { state: 'unknown' }
  return row.user_id === null || row.state === 'gone' ? { state: 'gone' } : { state: row.state, userId: row.user_id }
}

/**
 * Keeps an account's customer. The first one stays, unless the new one `replaces` it after a deletion; refunds of the
 * old one's payments still count. Answers the account's customer; undefined when the account is gone.
 */
export async function keepCustomer(
  db: Db,
  { userId, customer, replaces, now }: { userId: string; customer: string; replaces: string | null; now: Date },
): Promise<string | undefined> {
  await sql`
    with kept as (
      insert into private.billing_customers as held (user_id, customer, created_at)
      select id, ${customer}, ${now} from auth.users where id = ${userId} and deleted_at is null
      on conflict (user_id) do update set customer = excluded.customer, ticket = 0, answered_at = null, unknown_since = null, checkout = null
      where held.customer = ${replaces}
      returning user_id
    )
    insert into private.billing_farewells (customer, gone_at, ended_at, next_try_at)
    select ${replaces}::text, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz from kept where ${replaces}::text is not null
    on conflict (customer) do nothing
  `.execute(db)
  // A second statement reads the row, because the first does not see the row of a call that was faster.
  const held = await db.selectFrom('private.billing_customers').select('customer').where('user_id', '=', userId).executeTakeFirst()
  return held?.customer
}

/**
 * Links a customer that names an account but has no row here, as after a restore of a backup. When the account has a
 * customer already, a paid one stays and the new one is kept as spare. An unpaid one is noted for deletion, because
 * the provider may still charge it. Answers whether the account has the new customer now.
 */
export async function adoptCustomer(
  db: Db,
  { userId, customer, isLive, now }: { userId: string; customer: string; isLive: boolean; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ is_adopted: boolean }>`
    with account as materialized (select held.id from private.held_account(${userId}) as held (id)),
    held as (select customer from private.billing_customers where user_id in (select id from account)),
    adopted as (
      insert into private.billing_customers (user_id, customer, created_at) select id, ${customer}, ${now} from account
      on conflict (user_id) do update set customer = excluded.customer, ticket = 0, answered_at = null, unknown_since = null, checkout = null
      where ${isLive} and not private.is_subscribed(excluded.user_id, ${now})
      returning user_id
    ),
    displaced as (
      insert into private.billing_farewells (customer, gone_at, next_try_at)
      select customer, ${now}, '-infinity'::timestamptz from held where customer <> ${customer} and exists (select from adopted)
      on conflict (customer) do update set ended_at = null, next_try_at = excluded.next_try_at, tries = 0
    ),
    taken as (delete from private.billing_spare_customers where customer = ${customer} and exists (select from adopted)),
    turned_away as (
      insert into private.billing_spare_customers (customer, user_id, found_at)
      select ${customer}, id, ${now} from account where not exists (select from adopted)
      on conflict (customer) do nothing
    )
    select exists (select from adopted) as is_adopted
  `.execute(db)
  return rows[0]?.is_adopted ?? false
}

export async function isAccount(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`select from auth.users where id = ${userId} and deleted_at is null`.execute(db)
  return rows.length > 0
}

/**
 * Claims the next question about an account: true for one caller when the last question was `apart` milliseconds ago
 * or more.
 */
export async function claimQuestion(db: Db, { userId, now, apart }: { userId: string; now: Date; apart: number }): Promise<boolean> {
  const { rows } = await sql`
    update private.billing_customers set asked_at = ${now}
    where user_id = ${userId} and (asked_at is null or asked_at <= ${now}::timestamptz - ${interval(apart)} or asked_at > ${now})
    returning user_id
  `.execute(db)
  return rows.length > 0
}

/**
 * Keeps the open checkout of a customer in place of `known`, and the time since which a payment is expected. Answers
 * false when another call was faster or the customer is gone.
 */
export async function keepCheckout(
  db: Db,
  { customer, checkout, known, now }: { customer: string; checkout: string; known: string | null; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update private.billing_customers set checkout = ${checkout}, awaited_since = ${now}
    where customer = ${customer} and (checkout is not distinct from ${known} or checkout = ${checkout}) returning user_id
  `.execute(db)
  return rows.length > 0
}
