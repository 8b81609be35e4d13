import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/tables.ts'

/** Whether the database has a table of accounts, this server's or Supabase's. */
export async function hasAccounts(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select to_regclass('auth.users') is not null as has`.execute(db)
  return rows[0]?.has === true
}

/** Writes the marker of this start, deletes markers older than a day, and tells PostgREST to reload its schema. */
export async function writeStartMarker(db: Kysely<Tables>, id: string, now: Date): Promise<void> {
  await sql`delete from private.server_starts where started_at < ${now}::timestamptz - interval '1 day'`.execute(db)
  await sql`insert into private.server_starts (id, started_at) values (${id}, ${now})`.execute(db)
  await sql`notify pgrst, 'reload schema'`.execute(db)
}

/** Deletes the marker of a start. */
export async function deleteStartMarker(db: Kysely<Tables>, id: string): Promise<void> {
  await sql`delete from private.server_starts where id = ${id}`.execute(db)
}
