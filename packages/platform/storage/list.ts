import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { AuthDb } from '#platform/auth/world.ts'
import type { FileMetadata } from '#platform/storage/queries.ts'

const columns = ['name', 'updated_at', 'created_at', 'last_accessed_at'] as const

/** The most rows of an answer. */
const mostEntries = 1_000

/** The request of a list, with its defaults. */
export const ListRequest = z.object({
  prefix: z.string().check(z.maxLength(1_024)),
  limit: z._default(z.int().check(z.minimum(1)), 100),
  offset: z._default(z.int().check(z.minimum(0), z.maximum(1_000_000_000)), 0),
  sortBy: z._default(
    z.object({ column: z._default(z.nullable(z.enum(columns)), 'name'), order: z._default(z.nullable(z.enum(['asc', 'desc'])), 'asc') }),
    { column: 'name', order: 'asc' },
  ),
  search: z._default(z.string().check(z.maxLength(1_024)), ''),
})
export type ListRequest = z.output<typeof ListRequest>

/** An entry of a list: an object, or a folder, which has only a name. */
interface Entry {
  name: string
  id: string | null
  updated_at: Date | null
  created_at: Date | null
  last_accessed_at: Date | null
  metadata: FileMetadata | null
}

/**
 * The direct content of a folder. Ordered by name, folders stand among objects; by another column, they come first.
 * `search` is a prefix of names, in any case.
 */
export async function listFolder(db: AuthDb, bucket: string, { prefix, limit, offset, sortBy, search }: ListRequest): Promise<Entry[]> {
  const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`
  const { rows } = await sql<Entry>`
    with inside as (
      select substr(name, length(${folder}::text) + 1) as rest, id, updated_at, created_at, last_accessed_at, metadata
      from storage.objects where bucket_id = ${bucket} and starts_with(name, ${folder})
    ), entries as (
      select rest as name, id, updated_at, created_at, last_accessed_at, metadata from inside where position('/' in rest) = 0
      union all
      select distinct split_part(rest, '/', 1), null::uuid, null::timestamptz, null::timestamptz, null::timestamptz, null::jsonb
      from inside where position('/' in rest) > 0
    )
    select name, id, updated_at, created_at, last_accessed_at, metadata from entries
    where starts_with(lower(name), lower(${search}))
    order by ${orderOf(sortBy)} limit ${Math.min(limit, mostEntries)} offset ${offset}
  `.execute(db)
  return rows
}

function orderOf({ column, order }: ListRequest['sortBy']) {
  const direction = order === 'desc' ? sql`desc` : sql`asc`
  const byName = sql`lower(name) collate "C" ${direction}, name collate "C" ${direction}`
  if (column === null || column === 'name') return sql`${byName}, id nulls first`
  return sql`id is not null, ${sql.ref(column)} ${direction}, ${byName}`
}
