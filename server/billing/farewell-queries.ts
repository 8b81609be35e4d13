import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/tables.ts'

type Db = Kysely<Tables>

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

/** Leave is to be taken of a customer whose account has gone. */
export async function noteFarewell(db: Db, customer: string, now: Date): Promise<void> {
  await db
    .insertInto('private.billing_farewells')
    .values({ customer, gone_at: now, ended_at: null, tries: 0, next_try_at: now })
    .onConflict((conflict) => conflict.column('customer').doUpdateSet({ ended_at: null, tries: 0, next_try_at: now }))
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

/** Forgets of whom leave was taken before. Answers how many. */
export async function forgetFarewells(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('private.billing_farewells').where('ended_at', '<=', before).executeTakeFirst()
  return Number(numDeletedRows)
}
