import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/tables.ts'
import type { KeptEvent } from '#server/test-payments/wire.ts'

type Db = Kysely<Tables>

/**
 * Claims the unsent events of one customer, or of all, until a time; skips events that another sender has claimed.
 * The oldest first.
 */
export async function claimUnsentEvents(
  db: Db,
  { customer, now, until }: { customer: string | null; now: Date; until: Date },
): Promise<KeptEvent[]> {
  const { rows } = await sql<KeptEvent>`
    with untold as (
      select id from private.test_events
      where (${customer}::text is null or customer = ${customer}) and (claimed_until is null or claimed_until <= ${now})
      order by position for update skip locked
    ),
    claimed as (
      update private.test_events set claimed_until = ${until} from untold where test_events.id = untold.id
      returning test_events.id, type, about, happened_at, position
    )
    select id, type, about, happened_at as at from claimed order by position
  `.execute(db)
  return rows
}

/** Releases an event that the webhook refused, so that the job sends it again. */
export async function releaseEvent(db: Db, id: string): Promise<void> {
  await sql`update private.test_events set claimed_until = null where id = ${id}`.execute(db)
}

/** Deletes an event that was sent. */
export async function forgetEvent(db: Db, id: string): Promise<void> {
  await sql`delete from private.test_events where id = ${id}`.execute(db)
}
