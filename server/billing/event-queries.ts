import { type Kysely, sql } from 'kysely'
import type { PaymentEvent } from '#server/billing/payments.ts'
import type { Tables } from '#server/tables.ts'

type Db = Kysely<Tables>

/**
 * Keeps an event. Answers `new`, `known` for an event that came before, or `replayed` when the same bytes with the
 * same signature came before.
 */
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

/** Events to handle now: those due for a try, and parked ones whose account has appeared since. */
export async function findEventsToHandle(db: Db, { now, most }: { now: Date; most: number }): Promise<StoredEvent[]> {
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

/** Parks an event until its account appears. */
export async function parkEvent(db: Db, id: string, userId: string): Promise<void> {
  await db.updateTable('private.billing_events').set({ state: 'parked', parked_for: userId }).where('id', '=', id).execute()
}

export async function postponeEvent(db: Db, id: string, nextTryAt: Date): Promise<void> {
  await sql`
    update private.billing_events set state = 'pending', parked_for = null, tries = tries + 1, next_try_at = ${nextTryAt} where id = ${id}
  `.execute(db)
}

/** Forgets events received before a time. Answers how many. */
export async function forgetEvents(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('private.billing_events').where('received_at', '<', before).executeTakeFirst()
  return Number(numDeletedRows)
}
