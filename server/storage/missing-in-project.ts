import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/tables.ts'

const name = 'recipe-pictures'

/**
 * Sentences for the log: what a Supabase project's storage lacks for pictures of recipes. The migrations could not
 * make it when they had no right to.
 */
export async function findMissingStorage(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ has_bucket: boolean; has_policy: boolean }>`
    select
      case when has_schema_privilege('storage', 'usage') and has_table_privilege('storage.buckets', 'select')
        then exists (select from storage.buckets where id = ${name}) else false end as has_bucket,
      exists (select from pg_policies where schemaname = 'storage' and tablename = 'objects' and cmd in ('ALL', 'INSERT') and coalesce(with_check, qual) like ${`%${name}%`}) as has_policy
  `.execute(db)
  const bucket = `the project has no bucket for pictures, and its database does not let us make it: make a public one, ${name}`
  const policy = `admins may not write pictures: give authenticated a policy on storage.objects for the bucket ${name}`
  return [...(rows[0]?.has_bucket ? [] : [bucket]), ...(rows[0]?.has_policy ? [] : [policy])]
}
