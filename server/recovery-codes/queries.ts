import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/tables.ts'

/** Replaces an account's recovery codes. Of two calls at once, the later one's codes stay. */
export async function replaceCodes(db: Kysely<Tables>, userId: string, hashes: readonly string[], now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('recovery_codes'), hashtext(${userId}))`.execute(trx)
    await deleteCodes(trx, userId)
    await sql`
      insert into private.recovery_codes (user_id, code_hash, created_at)
      select ${userId}::uuid, code_hash, ${now}::timestamptz from unnest(${sql.val(hashes)}::text[]) as code_hash
    `.execute(trx)
  })
}

/** How many recovery codes an account has left. */
export async function countCodes(db: Kysely<Tables>, userId: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) as count from private.recovery_codes where user_id = ${userId}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

/**
 * Holds a code until a time, in one statement. Answers false when the account has no such code, or another call holds
 * it.
 */
export async function holdCode(db: Kysely<Tables>, userId: string, hash: string, now: Date, until: Date): Promise<boolean> {
  const { rows } = await sql`
    update private.recovery_codes set held_until = ${until}
    where user_id = ${userId} and code_hash = ${hash} and (held_until is null or held_until <= ${now})
    returning code_hash
  `.execute(db)
  return rows.length > 0
}

/** Releases a held code. */
export async function releaseCode(db: Kysely<Tables>, userId: string, hash: string): Promise<void> {
  await sql`update private.recovery_codes set held_until = null where user_id = ${userId} and code_hash = ${hash}`.execute(db)
}

/** Ends all recovery codes of an account. */
export async function deleteCodes(db: Kysely<Tables>, userId: string): Promise<void> {
  await sql`delete from private.recovery_codes where user_id = ${userId}`.execute(db)
}

/**
 * Deletes the recovery codes of an account that has no verified second factor. One statement checks and deletes, so
 * that the new codes of a factor that is verified at the same time stay.
 */
export async function deleteCodesWithoutFactor(db: Kysely<Tables>, userId: string): Promise<void> {
  await sql`
    delete from private.recovery_codes where user_id = ${userId}
      and not exists (select from auth.mfa_factors where user_id = ${userId} and status = 'verified')
  `.execute(db)
}
