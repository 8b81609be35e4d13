import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/tables.ts'

type Db = Kysely<Tables>

/**
 * Customers of deleted accounts whose subscriptions must still be cancelled. The table calls such a deletion a
 * farewell.
 */
export async function findCustomerDeletions(
  db: Db,
  { now, most }: { now: Date; most: number },
): Promise<{ customer: string; tries: number }[]> {
  return db
    .selectFrom('private.billing_farewells')
    .select(['customer', 'tries'])
    .where('ended_at', 'is', null)
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .limit(most)
    .execute()
}

/** Notes that the subscriptions of a deleted account's customer must be cancelled. */
export async function noteCustomerDeletion(db: Db, customer: string, now: Date): Promise<void> {
  await db
    .insertInto('private.billing_farewells')
    .values({ customer, gone_at: now, ended_at: null, tries: 0, next_try_at: now })
    .onConflict((conflict) => conflict.column('customer').doUpdateSet({ ended_at: null, tries: 0, next_try_at: now }))
    .execute()
}

export async function finishCustomerDeletion(db: Db, customer: string, now: Date): Promise<void> {
  await db.updateTable('private.billing_farewells').set({ ended_at: now }).where('customer', '=', customer).execute()
}

export async function postponeCustomerDeletion(db: Db, customer: string, nextTryAt: Date): Promise<void> {
  await sql`update private.billing_farewells set tries = tries + 1, next_try_at = ${nextTryAt} where customer = ${customer}`.execute(db)
}

/**
 * Starts a customer's deletion again after a webhook named the customer: a purchase since then must be cancelled too.
 */
export async function repeatCustomerDeletion(db: Db, customer: string, now: Date): Promise<void> {
  await db
    .updateTable('private.billing_farewells')
    .set({ ended_at: null, next_try_at: now, tries: 0 })
    .where('customer', '=', customer)
    .execute()
}

/** Forgets deletions that finished before a time. Answers how many. */
export async function forgetCustomerDeletions(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('private.billing_farewells').where('ended_at', '<=', before).executeTakeFirst()
  return Number(numDeletedRows)
}
