import { type Kysely, sql } from 'kysely'
import type { Entitlement } from '#domain/billing/entitlement.ts'
import { interval } from '#platform/database/interval.ts'
import type { Tables } from '#server/tables.ts'

type Db = Kysely<Tables>

/** A ticket for a question to the provider. */
export async function takeTicket(db: Db, customer: string, now: Date): Promise<string> {
  const { rows } = await sql<{ ticket: string }>`
    with asked as (update private.billing_customers set asked_at = ${now} where customer = ${customer})
    select nextval('private.billing_tickets') as ticket
  `.execute(db)
  const [row] = rows
  if (!row) throw new Error('The database gave no ticket')
  return row.ticket
}

/**
 * Keeps what an answer of the provider says of a customer, unless one that was asked for later stands. One statement, so it is exact in any order and from any number
 * of processes; nothing is written, and so nobody is told, where it says nothing new. The account is locked first, as its deletion does.
 */
export async function keepAnswer(
  db: Db,
  { customer, ticket, entitlement, now }: { customer: string; ticket: string; entitlement: Entitlement | null; now: Date },
): Promise<void> {
  await sql`
    with account as materialized (
      select held.id from private.billing_customers, private.held_account(user_id) as held (id) where customer = ${customer}
    ),
    answered as (
      update private.billing_customers set ticket = ${ticket}, answered_at = ${now}, unknown_since = null, period_end = ${entitlement?.periodEnd ?? null},
        awaited_since = case when ${entitlement?.end ?? null}::timestamptz > ${now} then null else awaited_since end
      from account where user_id = account.id and customer = ${customer} and ticket < ${ticket}::bigint
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

/** One customer, all of whom nothing was heard since then, or all whom the provider does not know. */
export type Held = { customer: string } | { unheardSince: Date } | 'unknown'

/**
 * Lets what is known hold beyond its end for those who would be renewed and whose paid time runs out before `until`. Answers how many. Whoever cannot be asked about is
 * believed to go on paying; where what runs out is a grace already, nothing is added to it.
 */
export async function holdDue(
  db: Db,
  { whose, until, grace, now }: { whose: Held; until: Date; grace: number; now: Date },
): Promise<number> {
  const { rows } = await sql`
    update public.subscriptions set holds_until = subscription_end + ${interval(grace)}, updated_at = ${now}
    where status in ('active', 'trialing') and not cancel_at_period_end and holds_until is null
      and subscription_end <= ${until} and subscription_end + ${interval(grace)} > ${now}
      and user_id in (select user_id from private.billing_customers where (period_end > subscription_end) is not true and ${areHeld(whose)})
    returning user_id
  `.execute(db)
  return rows.length
}

function areHeld(whose: Held) {
  if (whose === 'unknown') return sql`unknown_since is not null`
  return 'customer' in whose ? sql`customer = ${whose.customer}` : sql`(answered_at is null or answered_at < ${whose.unheardSince})`
}

/** How the last question about a customer ended: with an answer, without one, or the provider does not know it. They take their turns in this order, which is that of the words. */
export type Standing = 'heard' | 'missed' | 'unknown'

/** A customer to be asked about. Of those who are unknown, whoever was not asked about for longest comes first: `turn` says since when. */
export interface Waiting {
  customer: string
  standing: Standing
  turn: Date
}

/** Before all. */
export const nobodyYet: Waiting = { customer: '', standing: 'heard', turn: new Date(0) }

const place = sql`
  case when unknown_since is not null then 'unknown' when asked_at is not null and (answered_at is null or answered_at < asked_at) then 'missed' else 'heard' end as standing,
  case when unknown_since is not null then asked_at else to_timestamp(0) end as turn
`

interface Page {
  /** The last of the page before. */
  after: Waiting
  apart: number
  now: Date
  most: number
}

/**
 * Customers whose paid time ran out since `since` or does before `until`, and about whom nobody asked for so many milliseconds. Whom the clock says to have been asked
 * about in the future, as it was set back, was not. Who is unknown is asked about once in a round.
 */
export async function findDue(db: Db, { since, until, apart, now, after, most }: Page & { since: Date; until: Date }): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select customer, standing, turn from (
      select customer, ${place} from public.subscriptions join private.billing_customers using (user_id)
      where status in ('active', 'trialing', 'past_due') and subscription_end > ${since} and subscription_end <= ${until}
        and (asked_at is null or asked_at <= ${now}::timestamptz - ${interval(apart)} or asked_at > ${now})
        and (answered_at is null or answered_at < subscription_end or status <> 'past_due') and (unknown_since is null or asked_at < ${now})
    ) as due
    where (standing, turn, customer) > (${after.standing}, ${after.turn}, ${after.customer})
    order by standing, turn, customer limit ${most}
  `.execute(db)
  return rows
}

/**
 * Customers about whom nothing was heard for so many milliseconds, and whose account is there; and those beside the one that counts, for one who pays there and of whom no
 * webhook told is Premium by that one. Of the latter no answer is kept, and so they are asked about each time. Who is unknown is asked about once in a round.
 */
export async function findUnheard(db: Db, { apart, now, after, most }: Page): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select customer, standing, turn from (
      select customer, user_id, ${place} from private.billing_customers
      where (answered_at is null or answered_at <= ${now}::timestamptz - ${interval(apart)} or answered_at > ${now})
        and (unknown_since is null or asked_at < ${now})
      union all select customer, user_id, 'heard', to_timestamp(0) from private.billing_spare_customers
    ) as unheard join auth.users on users.id = user_id
    where deleted_at is null and (standing, turn, customer) > (${after.standing}, ${after.turn}, ${after.customer})
    order by standing, turn, customer limit ${most}
  `.execute(db)
  return rows
}

/**
 * Touches the subscriptions whose time has passed since they were written: nobody wrote anything when it did, and the dates of the archive and the open tabs follow what is
 * written. The archive goes by the database's clock, and so it must have passed by that one too. Answers how many.
 */
export async function touchEnded(db: Db, now: Date): Promise<number> {
  const { rows } = await sql`
    update public.subscriptions set subscription_end = subscription_end, updated_at = ${now}
    where updated_at < greatest(subscription_end, holds_until) and greatest(subscription_end, holds_until) <= least(${now}::timestamptz, now())
    returning user_id
  `.execute(db)
  return rows.length
}
