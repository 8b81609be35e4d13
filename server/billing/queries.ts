import { type Kysely, sql } from 'kysely'
import type { Entitlement } from '#domain/billing/entitlement.ts'
import type { SubscriptionStatus } from '#domain/billing/subscription.ts'
import type { BalanceChange, PaymentEvent } from '#server/billing/payments.ts'
import type { Tables } from '#server/tables.ts'

type Db = Kysely<Tables>

/** A length of time in milliseconds, for a statement. */
const span = (milliseconds: number) => sql`${milliseconds}::float8 * interval '1 millisecond'`

/** What would be renewed: whoever cannot be asked about is believed to go on paying. */
const isRenewing = sql`status in ('active', 'trialing') and not cancel_at_period_end and subscription_end is not null`

export interface BillingRow {
  email: string | null
  customer: string | null
  asked_at: Date | null
  answered_at: Date | null
  awaited_since: Date | null
  status: SubscriptionStatus | null
  subscription_end: Date | null
  cancel_at_period_end: boolean
  is_subscribed: boolean
}

/** All that is known of an account's payments; undefined when the account has gone. */
export async function findBilling(db: Db, userId: string, now: Date): Promise<BillingRow | undefined> {
  const { rows } = await sql<BillingRow>`
    select nullif(users.email, '') as email, customer, asked_at, answered_at, awaited_since,
      status, subscription_end, coalesce(cancel_at_period_end, false) as cancel_at_period_end, private.is_subscribed(users.id, ${now}) as is_subscribed
    from auth.users
      left join private.billing_customers on billing_customers.user_id = users.id
      left join public.subscriptions on subscriptions.user_id = users.id
    where users.id = ${userId} and users.deleted_at is null
  `.execute(db)
  return rows[0]
}

/** Whose customer this is: an account's, one that has gone, or nobody's. */
export async function findCustomer(
  db: Db,
  customer: string,
): Promise<{ state: 'known'; userId: string } | { state: 'gone' } | { state: 'unknown' }> {
  const { rows } = await sql<{ user_id: string | null }>`
    select user_id from private.billing_customers where customer = ${customer}
    union all
    select null from private.billing_farewells where customer = ${customer}
    limit 1
  `.execute(db)
  const [row] = rows
  if (!row) return { state: 'unknown' }
  return row.user_id === null ? { state: 'gone' } : { state: 'known', userId: row.user_id }
}

/**
 * Keeps which customer is an account's; whoever is first stays, unless that one `replaces`. Answers the one that holds; undefined when the account has gone.
 */
export async function keepCustomer(
  db: Db,
  { userId, customer, replaces, now }: { userId: string; customer: string; replaces: string | null; now: Date },
): Promise<string | undefined> {
  await sql`
    insert into private.billing_customers as held (user_id, customer, created_at)
    select id, ${customer}, ${now} from auth.users where id = ${userId} and deleted_at is null
    on conflict (user_id) do update set customer = excluded.customer, ticket = 0, answered_at = null where held.customer = ${replaces}
  `.execute(db)
  // Only a statement of its own sees who was first.
  const held = await db.selectFrom('private.billing_customers').select('customer').where('user_id', '=', userId).executeTakeFirst()
  return held?.customer
}

/**
 * Takes the customer of an account that the provider told of and nothing here knows, as after a restore. One that is kept already stays while it is paid for. Answers
 * whether the account has it now.
 */
export async function adoptCustomer(
  db: Db,
  { userId, customer, isLive, now }: { userId: string; customer: string; isLive: boolean; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    insert into private.billing_customers (user_id, customer, created_at)
    select id, ${customer}, ${now} from auth.users where id = ${userId} and deleted_at is null
    on conflict (user_id) do update set customer = excluded.customer, ticket = 0, answered_at = null
    where ${isLive} and not private.is_subscribed(excluded.user_id, ${now})
    returning user_id
  `.execute(db)
  return rows.length > 0
}

export async function isAccount(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`select from auth.users where id = ${userId} and deleted_at is null`.execute(db)
  return rows.length > 0
}

/** Whether this caller is the one to ask about an account now: nobody has for so many milliseconds. */
export async function claimLook(db: Db, { userId, now, apart }: { userId: string; now: Date; apart: number }): Promise<boolean> {
  const { rows } = await sql`
    update private.billing_customers set asked_at = ${now}
    where user_id = ${userId} and (asked_at is null or asked_at <= ${now}::timestamptz - ${span(apart)} or asked_at > ${now})
    returning user_id
  `.execute(db)
  return rows.length > 0
}

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
      select users.id from auth.users join private.billing_customers on user_id = users.id
      where customer = ${customer} for key share of users
    ),
    answered as (
      update private.billing_customers set ticket = ${ticket}, answered_at = ${now},
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

/** Lets what is known of a customer hold beyond its end, as the provider cannot be asked. */
export async function holdCustomer(db: Db, { customer, grace, now }: { customer: string; grace: number; now: Date }): Promise<boolean> {
  const { rows } = await sql`
    update public.subscriptions set holds_until = subscription_end + ${span(grace)}, updated_at = ${now}
    where user_id = (select user_id from private.billing_customers where customer = ${customer}) and holds_until is null and ${isRenewing}
    returning user_id
  `.execute(db)
  return rows.length > 0
}

/** The same for all whose paid time has run out, or does before `until`, and of whom nothing was heard since. Answers how many. */
export async function holdDue(db: Db, { until, grace, now }: { until: Date; grace: number; now: Date }): Promise<number> {
  const { rows } = await sql`
    update public.subscriptions set holds_until = subscription_end + ${span(grace)}, updated_at = ${now}
    where subscription_end <= ${until} and subscription_end + ${span(grace)} > ${now} and holds_until is null and ${isRenewing}
    returning user_id
  `.execute(db)
  return rows.length
}

/** Customers whose paid time runs out before `until` and about whom nobody asked since it did, the longest due first. */
export async function findDue(
  db: Db,
  { until, apart, now, most }: { until: Date; apart: number; now: Date; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ customer: string }>`
    select customer from public.subscriptions join private.billing_customers using (user_id)
    where status in ('active', 'trialing', 'past_due') and subscription_end <= ${until}
      and (asked_at is null or asked_at <= ${now}::timestamptz - ${span(apart)})
      and (answered_at is null or answered_at < subscription_end or status <> 'past_due')
    order by subscription_end, customer limit ${most}
  `.execute(db)
  return rows.map(({ customer }) => customer)
}

/** Customers about whom nothing was heard for so many milliseconds, the longest first. */
export async function findUnheard(db: Db, { apart, now, most }: { apart: number; now: Date; most: number }): Promise<string[]> {
  const { rows } = await sql<{ customer: string }>`
    select customer from private.billing_customers
    where answered_at is null or answered_at <= ${now}::timestamptz - ${span(apart)}
    order by answered_at nulls first, customer limit ${most}
  `.execute(db)
  return rows.map(({ customer }) => customer)
}

/** From now on a payment of this customer is awaited. */
export async function awaitPayment(db: Db, customer: string, now: Date): Promise<void> {
  await db.updateTable('private.billing_customers').set({ awaited_since: now }).where('customer', '=', customer).execute()
}

/** What became of an event that came in: it is new, it was told before, or these very bytes with this very signature were here before. */
export async function keepEvent(
  db: Db,
  { event, signatureHash, nextTryAt, now }: { event: PaymentEvent; signatureHash: string; nextTryAt: Date; now: Date },
): Promise<'new' | 'known' | 'replayed'> {
  const { rows } = await sql<{ is_new: boolean }>`
    insert into private.billing_events as known (id, type, customer, charge, signature_hashes, received_at, state, next_try_at)
    values (${event.id}, ${event.type}, ${event.customer}, ${event.charge}, array[${signatureHash}], ${now},
      ${event.customer === null && event.charge === null ? 'done' : 'pending'}, ${nextTryAt})
    on conflict (id) do update set signature_hashes = known.signature_hashes || excluded.signature_hashes
    where not known.signature_hashes @> excluded.signature_hashes
    returning xmax = 0 as is_new
  `.execute(db)
  const [row] = rows
  if (!row) return 'replayed'
  return row.is_new ? 'new' : 'known'
}

export type StoredEvent = Pick<PaymentEvent, 'id' | 'customer' | 'charge'> & { tries: number }

/** Events to be dealt with now: those that are due, and those whose account has appeared. */
export async function findEventsToDo(db: Db, { now, most }: { now: Date; most: number }): Promise<StoredEvent[]> {
  const { rows } = await sql<StoredEvent>`
    select id, customer, charge, tries from private.billing_events where state = 'pending' and next_try_at <= ${now}
    union all
    select events.id, customer, charge, tries from private.billing_events as events join auth.users on users.id = parked_for and deleted_at is null
    where state = 'parked'
    limit ${most}
  `.execute(db)
  return rows
}

export async function finishEvent(db: Db, id: string): Promise<void> {
  await db.updateTable('private.billing_events').set({ state: 'done', parked_for: null }).where('id', '=', id).execute()
}

/** The event waits for an account. */
export async function parkEvent(db: Db, id: string, userId: string): Promise<void> {
  await db.updateTable('private.billing_events').set({ state: 'parked', parked_for: userId }).where('id', '=', id).execute()
}

export async function postponeEvent(db: Db, id: string, nextTryAt: Date): Promise<void> {
  await sql`
    update private.billing_events set state = 'pending', parked_for = null, tries = tries + 1, next_try_at = ${nextTryAt} where id = ${id}
  `.execute(db)
}

/** Forgets events that came in before then. Answers how many. */
export async function forgetEvents(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('private.billing_events').where('received_at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Customers of accounts that have gone, of whom leave is still to be taken. */
export async function findFarewells(db: Db, { now, most }: { now: Date; most: number }): Promise<{ customer: string; tries: number }[]> {
  return db
    .selectFrom('private.billing_farewells')
    .select(['customer', 'tries'])
    .where('ended_at', 'is', null)
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .limit(most)
    .execute()
}

export async function finishFarewell(db: Db, customer: string, now: Date): Promise<void> {
  await db.updateTable('private.billing_farewells').set({ ended_at: now }).where('customer', '=', customer).execute()
}

export async function postponeFarewell(db: Db, customer: string, nextTryAt: Date): Promise<void> {
  await sql`update private.billing_farewells set tries = tries + 1, next_try_at = ${nextTryAt} where customer = ${customer}`.execute(db)
}

/** A customer who had taken leave was told of again: what is paid for since is ended too. */
export async function repeatFarewell(db: Db, customer: string, now: Date): Promise<void> {
  await db
    .updateTable('private.billing_farewells')
    .set({ ended_at: null, next_try_at: now, tries: 0 })
    .where('customer', '=', customer)
    .execute()
}

/** From when on changes of the balance are looked for; null: there is no customer, and so no money. */
export async function findProceedsSince(db: Db, again: number): Promise<Date | null> {
  const { rows } = await sql<{ since: Date | null }>`
    select coalesce(
      (select max(at) - ${span(again)} from private.billing_proceeds),
      (select min(at) from (
        select min(created_at) as at from private.billing_customers union all select min(gone_at) from private.billing_farewells
      ) as firsts)
    ) as since
  `.execute(db)
  return rows[0]?.since ?? null
}

/** Keeps those changes of the balance that come from customers of ours, each once. Answers how many are new. */
export async function keepProceeds(db: Db, changes: readonly BalanceChange[]): Promise<number> {
  const { rows } = await sql`
    insert into private.billing_proceeds (id, at, net, currency)
    select id, at, net, currency from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change (id text, at timestamptz, net bigint, currency text, customer text)
    where customer in (select customer from private.billing_customers union all select customer from private.billing_farewells)
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
