import { type Kysely, sql } from 'kysely'
import { testIdPrefixes } from '#server/billing/payments.ts'
import type { Tables } from '#server/tables.ts'
import type { TestAccount, TestPayment, TestSubscription } from '#server/test-payments/account.ts'
import type { KeptEvent } from '#server/test-payments/wire.ts'

type Db = Kysely<Tables>

export interface Checkout {
  id: string
  customer: string
  successUrl: string
  cancelUrl: string
  expiresAt: Date
  isPaid: boolean
}

/** The secret of webhook signatures; keeps `made` when there is none. Processes that start together agree on one. */
export async function keepSecret(db: Db, made: string): Promise<string> {
  await sql`insert into private.test_webhook_secret (secret) values (${made}) on conflict do nothing`.execute(db)
  return findSecret(db)
}

/** The secret of webhook signatures. */
export async function findSecret(db: Db): Promise<string> {
  const { rows } = await sql<{ secret: string }>`select secret from private.test_webhook_secret`.execute(db)
  if (!rows[0]) throw new Error('The test checkout has no secret: it was not opened')
  return rows[0].secret
}

/** The customer of an account; makes one with this id when there is none. Undefined when the account is gone. */
export async function keepCustomer(db: Db, id: string, userId: string): Promise<string | undefined> {
  await sql`
    insert into private.test_customers (id, user_id) select ${id}, users.id from auth.users where users.id = ${userId}
    on conflict (user_id) do nothing
  `.execute(db)
  return findCustomerOf(db, userId)
}

/** The customer of an account. */
export async function findCustomerOf(db: Db, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from private.test_customers where user_id = ${userId}`.execute(db)
  return rows[0]?.id
}

/** The account of a customer. */
export async function findOwner(db: Db, customer: string): Promise<string | undefined> {
  const { rows } = await sql<{ user_id: string }>`select user_id from private.test_customers where id = ${customer}`.execute(db)
  return rows[0]?.user_id
}

/** The customer who made a payment. */
export async function findPayer(db: Db, payment: string): Promise<string | undefined> {
  const { rows } = await sql<{ customer: string }>`select customer from private.test_payments where id = ${payment}`.execute(db)
  return rows[0]?.customer
}

/**
 * Keeps a checkout. The same idempotency key of a customer answers the same checkout until it expires, and then a new
 * one. Undefined without such a customer.
 */
export async function keepCheckout(
  db: Db,
  { id, customer, successUrl, cancelUrl, expiresAt }: Omit<Checkout, 'isPaid'>,
  idempotencyKey: string,
  now: Date,
): Promise<string | undefined> {
  await sql`
    insert into private.test_checkouts as checkout (id, customer, idempotency_key, success_url, cancel_url, expires_at)
    select ${id}, test_customers.id, ${idempotencyKey}, ${successUrl}, ${cancelUrl}, ${expiresAt}::timestamptz
    from private.test_customers where test_customers.id = ${customer}
    on conflict (customer, idempotency_key) do update set id = excluded.id, success_url = excluded.success_url,
      cancel_url = excluded.cancel_url, expires_at = excluded.expires_at, is_paid = false
    where checkout.expires_at <= ${now}
  `.execute(db)
  const { rows } = await sql<{ id: string }>`
    select id from private.test_checkouts where customer = ${customer} and idempotency_key = ${idempotencyKey}
  `.execute(db)
  return rows[0]?.id
}

/** A checkout that belongs to this account. */
export async function findCheckout(db: Db, id: string, userId: string): Promise<Checkout | undefined> {
  const { rows } = await sql<Checkout>`
    select checkout.id, customer, success_url as "successUrl", cancel_url as "cancelUrl", expires_at as "expiresAt", is_paid as "isPaid"
    from private.test_checkouts as checkout join private.test_customers on test_customers.id = customer
    where checkout.id = ${id} and user_id = ${userId}
  `.execute(db)
  return rows[0]
}

/** Marks a checkout as paid. Answers false when it was paid before or does not exist. */
export async function markPaid(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`update private.test_checkouts set is_paid = true where id = ${id} and not is_paid returning id`.execute(db)
  return rows.length > 0
}

/** Locks a customer until the end of the transaction and answers its state; undefined without such a customer. */
export async function lockAccount(db: Db, customer: string): Promise<TestAccount | undefined> {
  const { rows } = await sql`select from private.test_customers where id = ${customer} for update`.execute(db)
  if (rows.length === 0) return undefined
  const { rows: subscriptions } = await sql<TestSubscription>`
    select id, status, anchor, period_start as "periodStart", period_end as "periodEnd", cancel_at_period_end as "cancelAtPeriodEnd",
      ended_at as "endedAt", card_pays as "cardPays"
    from private.test_subscriptions where customer = ${customer} order by position desc
  `.execute(db)
  const { rows: payments } = await sql<TestPayment>`
    select id, paid_at as at, is_refunded as "isRefunded", dispute from private.test_payments
    where customer = ${customer} order by position desc
  `.execute(db)
  return { subscriptions, payments }
}

/** Saves the new state of a customer with the events that a webhook will send, in their order. */
export async function saveAccount(db: Db, customer: string, account: TestAccount, events: readonly KeptEvent[]): Promise<void> {
  await sql`
    insert into private.test_subscriptions
      (id, customer, status, anchor, period_start, period_end, cancel_at_period_end, ended_at, card_pays)
    select id, ${customer}, status, anchor, "periodStart", "periodEnd", "cancelAtPeriodEnd", "endedAt", "cardPays"
    from rows from (jsonb_to_recordset(${JSON.stringify(account.subscriptions.toReversed())}::jsonb) as (
      id text, status text, anchor timestamptz, "periodStart" timestamptz, "periodEnd" timestamptz, "cancelAtPeriodEnd" boolean,
      "endedAt" timestamptz, "cardPays" boolean)) with ordinality as kept
    order by ordinality
    on conflict (id) do update set status = excluded.status, anchor = excluded.anchor, period_start = excluded.period_start,
      period_end = excluded.period_end, cancel_at_period_end = excluded.cancel_at_period_end, ended_at = excluded.ended_at,
      card_pays = excluded.card_pays
  `.execute(db)
  await sql`
    insert into private.test_payments (id, customer, paid_at, is_refunded, dispute)
    select id, ${customer}, at, "isRefunded", dispute
    from rows from (jsonb_to_recordset(${JSON.stringify(account.payments.toReversed())}::jsonb) as (
      id text, at timestamptz, "isRefunded" boolean, dispute text)) with ordinality as kept
    order by ordinality
    on conflict (id) do update set is_refunded = excluded.is_refunded, dispute = excluded.dispute
  `.execute(db)
  await sql`
    insert into private.test_events (id, customer, type, about, happened_at)
    select id, ${customer}, type, about, at
    from rows from (jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as (id text, type text, about jsonb, at timestamptz))
      with ordinality as kept
    order by ordinality
  `.execute(db)
}

/** Deletes every customer of the test checkout with their subscriptions. Answers how many had one. */
export async function deleteCustomers(db: Db): Promise<number> {
  const { rows } = await sql`
    with gone as (delete from private.billing_customers where starts_with(customer, ${testIdPrefixes.customer}) returning user_id),
      spare as (delete from private.billing_spare_customers where starts_with(customer, ${testIdPrefixes.customer})),
      farewells as (delete from private.billing_farewells where starts_with(customer, ${testIdPrefixes.customer})),
      kept as (delete from private.test_customers)
    delete from public.subscriptions where user_id in (select user_id from gone) returning user_id
  `.execute(db)
  return rows.length
}

/** Customers whose period has ended. */
export async function findCustomersToRenew(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ customer: string }>`
    select distinct customer from private.test_subscriptions where ended_at is null and period_end <= ${now}
  `.execute(db)
  return rows.map(({ customer }) => customer)
}
