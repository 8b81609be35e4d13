import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/tables.ts'

/** Stores a key for a purpose unless one is there, and answers the one that is: processes that start together agree on the first. */
export async function keepFirstKey(db: Kysely<Tables>, purpose: string, jwk: unknown, now: Date): Promise<unknown> {
  await db
    .insertInto('private.signing_keys')
    .values({ purpose, jwk: sql`${JSON.stringify(jwk)}::jsonb`, created_at: now })
    .onConflict((conflict) => conflict.column('purpose').doNothing())
    .execute()
  return findKey(db, purpose)
}

/** The key for a purpose; undefined before the first start has made one. */
export async function findKey(db: Kysely<Tables>, purpose: string): Promise<unknown> {
  const row = await db.selectFrom('private.signing_keys').select('jwk').where('purpose', '=', purpose).executeTakeFirst()
  return row?.jwk
}
