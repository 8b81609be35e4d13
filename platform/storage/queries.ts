import { sql } from 'kysely'
import type { AuthDb, AuthTransaction } from '#platform/auth/world.ts'
import type { Place } from '#platform/storage/target.ts'

export interface Bucket {
  id: string
  name: string
  owner: string | null
  public: boolean
  created_at: Date
  updated_at: Date
  /** Bytes of an object; int8, so it comes as text. */
  file_size_limit: string | null
  allowed_mime_types: string[] | null
}

/** What storage keeps of a file beside its bytes, under Supabase's names. */
export interface FileFacts {
  eTag: string
  size: number
  mimetype: string
  cacheControl: string
  /** ISO 8601. */
  lastModified: string
  contentLength: number
  httpStatusCode: 200
}

export interface StoredObject {
  id: string
  bucket_id: string
  name: string
  owner: string | null
  owner_id: string | null
  version: string
  metadata: FileFacts
  user_metadata: Record<string, unknown> | null
  created_at: Date
  updated_at: Date
  last_accessed_at: Date
}

const bucketColumns = sql`id, name, owner, public, created_at, updated_at, file_size_limit, allowed_mime_types`
const objectColumns = sql`objects.id, bucket_id, objects.name, objects.owner, objects.owner_id, version, metadata, user_metadata, objects.created_at, objects.updated_at, last_accessed_at`

/** All buckets, by name. */
export async function findBuckets(db: AuthDb): Promise<Bucket[]> {
  return (await sql<Bucket>`select ${bucketColumns} from storage.buckets order by name`.execute(db)).rows
}

export async function findBucket(db: AuthDb, id: string): Promise<Bucket | undefined> {
  return (await sql<Bucket>`select ${bucketColumns} from storage.buckets where id = ${id}`.execute(db)).rows[0]
}

export async function findObject(db: AuthDb, { bucket, name }: Place): Promise<StoredObject | undefined> {
  const { rows } = await sql<StoredObject>`
    select ${objectColumns} from storage.objects where bucket_id = ${bucket} and name = ${name}
  `.execute(db)
  return rows[0]
}

/** Removes the rows of these names; their files are loose from then on. Answers the rows there were. */
export async function deleteObjects(db: AuthDb, bucket: string, names: readonly string[]): Promise<StoredObject[]> {
  const { rows } = await sql<StoredObject>`
    delete from storage.objects where bucket_id = ${bucket} and name = any(${sql.val(names)}::text[]) returning ${objectColumns}
  `.execute(db)
  return rows
}

/** Gives an object another place. Undefined when there is none; throws SQLSTATE 23505 when there is one already. */
export async function moveObject(db: AuthDb, from: Place, to: Place): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`
    update storage.objects set bucket_id = ${to.bucket}, name = ${to.name}, updated_at = now()
    where bucket_id = ${from.bucket} and name = ${from.name} returning id
  `.execute(db)
  return rows[0]
}

/** A file that is about to be stored: loose for longer than storing it can take. */
export async function noteLooseFile(db: AuthDb, key: string): Promise<void> {
  await sql`insert into platform.loose_files (key, free_at) values (${key}, now() + interval '1 hour')`.execute(db)
}

/** A file that belongs to nothing and nobody is storing. */
export async function freeLooseFile(db: AuthDb, key: string): Promise<void> {
  await sql`update platform.loose_files set free_at = now() where key = ${key}`.execute(db)
}

/** A file that is to belong to an object from now on. False when it has been given up meanwhile. */
export async function takeLooseFile(trx: AuthTransaction, key: string): Promise<boolean> {
  const { rows } = await sql`delete from platform.loose_files where key = ${key} returning key`.execute(trx)
  return rows.length > 0
}

/** Keys of files that nothing needs, the longest free first; at most `most`. */
export async function findFreeFiles(db: AuthDb, most: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key::text from platform.loose_files
    where free_at <= now() and not exists (select from storage.objects where version = loose_files.key::text)
    order by free_at limit ${most}
  `.execute(db)
  return rows.map(({ key }) => key)
}

/** A file that is removed from the store. */
export async function forgetLooseFile(db: AuthDb, key: string): Promise<void> {
  await sql`delete from platform.loose_files where key = ${key}`.execute(db)
}

/** A file that could not be removed: the others first. */
export async function putOffLooseFile(db: AuthDb, key: string): Promise<void> {
  await sql`update platform.loose_files set free_at = now() + interval '1 hour' where key = ${key}`.execute(db)
}

/**
 * Writes the row of a stored file: a new one, or over the one of this name when `isUpsert`. Answers its id; undefined
 * when the name is taken.
 */
export async function writeObject(
  trx: AuthTransaction,
  { bucket, name }: Place,
  row: Pick<StoredObject, 'owner' | 'version' | 'metadata' | 'user_metadata'>,
  isUpsert: boolean,
): Promise<string | undefined> {
  const taken = isUpsert
    ? sql`do update set owner = excluded.owner, owner_id = excluded.owner_id, version = excluded.version, metadata = excluded.metadata,
        user_metadata = excluded.user_metadata, updated_at = now(), last_accessed_at = now()`
    : sql`do nothing`
  const userMetadata = row.user_metadata === null ? null : JSON.stringify(row.user_metadata)
  const { rows } = await sql<{ id: string }>`
    insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata, user_metadata)
    values (${bucket}, ${name}, ${row.owner}::uuid, ${row.owner}::text, ${row.version}, ${JSON.stringify(row.metadata)}::jsonb, ${userMetadata}::jsonb)
    on conflict (bucket_id, name) ${taken} returning id
  `.execute(trx)
  return rows[0]?.id
}
