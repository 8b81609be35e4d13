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
  /** The largest object in bytes; int8, so it arrives as text. */
  file_size_limit: string | null
  allowed_mime_types: string[] | null
}

/** The stored facts of a file, under Supabase's names. */
export interface FileMetadata {
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
  metadata: FileMetadata
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

/** Deletes the rows of these names; their files become orphaned. Answers the deleted rows. */
export async function deleteObjects(db: AuthDb, bucket: string, names: readonly string[]): Promise<StoredObject[]> {
  const { rows } = await sql<StoredObject>`
    delete from storage.objects where bucket_id = ${bucket} and name = any(${sql.val(names)}::text[]) returning ${objectColumns}
  `.execute(db)
  return rows
}

/** Moves an object. Undefined when it does not exist; throws SQLSTATE 23505 when the new place is taken. */
export async function moveObject(db: AuthDb, from: Place, to: Place): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`
    update storage.objects set bucket_id = ${to.bucket}, name = ${to.name}, updated_at = now()
    where bucket_id = ${from.bucket} and name = ${from.name} returning id
  `.execute(db)
  return rows[0]
}

/** Notes a file before its upload. After an hour, longer than any upload, it counts as orphaned (in SQL: loose). */
export async function noteUpload(db: AuthDb, key: string): Promise<void> {
  await sql`insert into platform.loose_files (key, free_at) values (${key}, now() + interval '1 hour')`.execute(db)
}

/** Marks a file as orphaned now. */
export async function markOrphaned(db: AuthDb, key: string): Promise<void> {
  await sql`update platform.loose_files set free_at = now() where key = ${key}`.execute(db)
}

/**
 * Removes the note of an uploaded file, which now belongs to an object. Answers false when the file was given up
 * meanwhile.
 */
export async function claimUploaded(trx: AuthTransaction, key: string): Promise<boolean> {
  const { rows } = await sql`delete from platform.loose_files where key = ${key} returning key`.execute(trx)
  return rows.length > 0
}

/** Keys of orphaned files, the oldest first. */
export async function findOrphanedFiles(db: AuthDb, most: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key::text from platform.loose_files
    where free_at <= now() and not exists (select from storage.objects where version = loose_files.key::text)
    order by free_at limit ${most}
  `.execute(db)
  return rows.map(({ key }) => key)
}

/** Removes the note of a deleted file. */
export async function forgetOrphan(db: AuthDb, key: string): Promise<void> {
  await sql`delete from platform.loose_files where key = ${key}`.execute(db)
}

/** Postpones a file that could not be removed, so that others come first. */
export async function postponeOrphan(db: AuthDb, key: string): Promise<void> {
  await sql`update platform.loose_files set free_at = now() + interval '1 hour' where key = ${key}`.execute(db)
}

/**
 * Writes the row of a stored file; with `isUpsert` it replaces one of this name. Answers its id; undefined when the
 * name is taken.
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
