import { type Kysely, sql } from 'kysely'
import { live } from '#server/realtime/exposed.ts'
import type { Tables } from '#server/tables.ts'

/**
 * Tables that the publication of a Supabase project lacks because the migrations had no right to add them, as
 * sentences for the log.
 */
export async function findMissingPublication(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from unnest(${sql.val(Object.keys(live.tables))}::text[]) as name
    where not exists (
      select from pg_publication_tables where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = name
    ) order by name
  `.execute(db)
  const names = rows.map(({ name }) => name).join(', ')
  return names === '' ? [] : [`no other tab hears of a change: the publication supabase_realtime has not got ${names}`]
}
