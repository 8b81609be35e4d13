import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/tables.ts'

/** Whether the database has a table of accounts, of this server or of Supabase. */
export async function hasAccounts(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select to_regclass('auth.users') is not null as has`.execute(db)
  return rows[0]?.has === true
}

/**
 * Leaves a start's word, sweeps those that were never taken back, and tells PostgREST that there may be new functions.
 */
export async function noteStart(db: Kysely<Tables>, id: string, now: Date): Promise<void> {
  await sql`delete from private.server_starts where started_at < ${now}::timestamptz - interval '1 day'`.execute(db)
  await sql`insert into private.server_starts (id, started_at) values (${id}, ${now})`.execute(db)
  await sql`notify pgrst, 'reload schema'`.execute(db)
}

/** Takes the word back. */
export async function forgetStart(db: Kysely<Tables>, id: string): Promise<void> {
  await sql`delete from private.server_starts where id = ${id}`.execute(db)
}
