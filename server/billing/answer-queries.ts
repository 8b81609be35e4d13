import { interval } from '@potluck/platform/database/interval'
import { type Kysely, sql } from 'kysely'
import type { Entitlement } from '#domain/billing/entitlement.ts'
import type { Tables } from '#server/tables.ts'

type Db = Kysely<Tables>

/**
 * Takes the next fencing token for a question to the provider. A later question has a higher token. The column and
 * the sequence in the database call it a ticket.
 */
export async function takeFencingToken(db: Db, customer: string, now: Date): Promise<string> {
  const { rows } = await sql<{ token: string }>`
    with asked as (update private.billing_customers set asked_at = ${now} where customer = ${customer})
    select nextval('private.billing_tickets') as token
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database gave no fencing token')
  return row.token
}

/**
 * Keeps the provider's answer about a customer, unless a later question (a higher fencing token) is answered already.
 * One statement does it, so answers may arrive in any order and in any process. An unchanged answer writes nothing
 * and notifies no channel. The statement locks the account first, as the deletion of an account does, to avoid a
 * deadlock.
 */
export async function keepAnswer(
  db: Db,
  { customer, fencingToken, entitlement, now }: { customer: string; fencingToken: string; entitlement: Entitlement | null; now: Date },
): Promise<void> {
  await sql`
    with account as materialized (
      select held.id from private.billing_customers, private.held_account(user_id) as held (id) where customer = ${customer}
    ),
    answered as (
      update private.billing_customers set ticket = ${fencingToken}, answered_at = ${now}, unknown_since = null, period_end = ${entitlement?.periodEnd ?? null},
        awaited_since = case when ${entitlement?.end ?? null}::timestamptz > ${now} then null else awaited_since end
      from account where user_id = account.id and customer = ${customer} and ticket < ${fencingToken}::bigint
      returning user_id
    )
    insert into public.subscriptions as known (user_id, status, subscription_end, cancel_at_period_end, updated_at)
    select user_id, ${entitlement?.status ?? 'canceled'}, ${entitlement?.end ?? null}, ${entitlement?.cancelAtPeriodEnd ?? false}, ${now}
    from answered where ${entitlement !== null} or exists (select from public.subscriptions where subscriptions.user_id = answered.user_id)
    on conflict (user_id) do update
    set status = excluded.status, subscription_end = excluded.subscription_end, cancel_at_period_end = excluded.cancel_at_period_end,
      holds_until = null, updated_at = excluded.updated_at
    where (known.status, known.subscription_end, known.cancel_at_period_end, known.holds_until)
      is distinct from (excluded.status, excluded.subscription_end, excluded.cancel_at_period_end, null)
  `.execute(db)
}

/**
 * Customers whose paid time to extend: one, all without an answer since a time, or all that the provider does not
 * know.
 */
export type CustomersToExtend = { customer: string } | { unheardSince: Date } | 'unknown'

/**
 * Extends subscriptions by `grace` milliseconds that would renew and whose paid time ends before `until`: while the
 * provider cannot be asked, a member counts as still paying. A subscription is extended once. Answers how many were
 * extended.
 */
export async function extendDueSubscriptions(
  db: Db,
  { whose, until, grace, now }: { whose: CustomersToExtend; until: Date; grace: number; now: Date },
): Promise<number> {
  const { rows } = await sql`
    update public.subscriptions set holds_until = subscription_end + ${interval(grace)}, updated_at = ${now}
    where status in ('active', 'trialing') and not cancel_at_period_end and holds_until is null
      and subscription_end <= ${until} and subscription_end + ${interval(grace)} > ${now}
      and user_id in (select user_id from private.billing_customers where (period_end > subscription_end) is not true and ${matchesCustomers(whose)})
    returning user_id
  `.execute(db)
  return rows.length
}

function matchesCustomers(whose: CustomersToExtend) {
  if (whose === 'unknown') return sql`unknown_since is not null`
  return 'customer' in whose ? sql`customer = ${whose.customer}` : sql`(answered_at is null or answered_at < ${whose.unheardSince})`
}

/**
 * How the last question about a customer ended: with an answer, without an answer, or with "unknown customer". The
 * alphabetical order is the order in which customers are asked about.
 */
export type LastAnswer = 'heard' | 'missed' | 'unknown'

/**
 * A customer to ask about. `turn` orders the unknown customers by when they were last asked about, the oldest first.
 */
export interface CustomerToAsk {
  customer: string
  lastAnswer: LastAnswer
  turn: Date
}

/** Sorts before every customer: the first page begins after it. */
export const beforeFirstCustomer: CustomerToAsk = { customer: '', lastAnswer: 'heard', turn: new Date(0) }

const askingOrder = sql`
  case when unknown_since is not null then 'unknown' when asked_at is not null and (answered_at is null or answered_at < asked_at) then 'missed' else 'heard' end as "lastAnswer",
  case when unknown_since is not null then asked_at else to_timestamp(0) end as turn
`

interface Page {
  /** The last customer of the previous page. */
  after: CustomerToAsk
  apart: number
  now: Date
  most: number
}

/**
 * Customers whose paid time ends between `since` and `until`, without a question for `apart` milliseconds. An
 * `asked_at` in the future (the clock was set back) does not count as a question. Each round asks about an unknown
 * customer once.
 */
export async function findCustomersEndingSoon(
  db: Db,
  { since, until, apart, now, after, most }: Page & { since: Date; until: Date },
): Promise<CustomerToAsk[]> {
  const { rows } = await sql<CustomerToAsk>`
    select customer, "lastAnswer", turn from (
      select customer, ${askingOrder} from public.subscriptions join private.billing_customers using (user_id)
      where status in ('active', 'trialing', 'past_due') and subscription_end > ${since} and subscription_end <= ${until}
        and (asked_at is null or asked_at <= ${now}::timestamptz - ${interval(apart)} or asked_at > ${now})
        and (answered_at is null or answered_at < subscription_end or status <> 'past_due') and (unknown_since is null or asked_at < ${now})
    ) as due
    where ("lastAnswer", turn, customer) > (${after.lastAnswer}, ${after.turn}, ${after.customer})
    order by "lastAnswer", turn, customer limit ${most}
  `.execute(db)
  return rows
}

/**
 * Finds customers to ask about, because a webhook of a payment may have been lost: those of existing accounts without
 * an answer for `apart` milliseconds, and every spare customer (a second customer of the same account). Each round
 * asks about all spare customers, because their answers are not kept, and about an unknown customer once.
 */
export async function findCustomersWithoutRecentAnswer(db: Db, { apart, now, after, most }: Page): Promise<CustomerToAsk[]> {
  const { rows } = await sql<CustomerToAsk>`
    select customer, "lastAnswer", turn from (
      select customer, user_id, ${askingOrder} from private.billing_customers
      where (answered_at is null or answered_at <= ${now}::timestamptz - ${interval(apart)} or answered_at > ${now})
        and (unknown_since is null or asked_at < ${now})
      union all select customer, user_id, 'heard', to_timestamp(0) from private.billing_spare_customers
    ) as unheard join auth.users on users.id = user_id
    where deleted_at is null and ("lastAnswer", turn, customer) > (${after.lastAnswer}, ${after.turn}, ${after.customer})
    order by "lastAnswer", turn, customer limit ${most}
  `.execute(db)
  return rows
}

/**
 * Touches subscriptions that ended since their last write, so that triggers update the archive's dates and notify
 * open tabs. Triggers use the database's clock, so the time must have passed there too. Answers how many were
 * touched.
 */
export async function touchEndedSubscriptions(db: Db, now: Date): Promise<number> {
  const { rows } = await sql`
    update public.subscriptions set subscription_end = subscription_end, updated_at = ${now}
    where updated_at < greatest(subscription_end, holds_until) and greatest(subscription_end, holds_until) <= least(${now}::timestamptz, now())
    returning user_id
  `.execute(db)
  return rows.length
}
