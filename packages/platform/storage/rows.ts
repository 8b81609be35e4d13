import type { Bucket, StoredObject } from '#platform/storage/queries.ts'

/** A bucket in the API's JSON. */
export function describeBucket({ owner, file_size_limit: limit, ...bucket }: Bucket) {
  return { ...bucket, owner: owner ?? '', type: 'STANDARD' as const, file_size_limit: limit === null ? null : Number(limit) }
}

/** An object in the JSON of `info`. */
export function describeInfo({ id, name, version, bucket_id, metadata, user_metadata, created_at, updated_at }: StoredObject) {
  return {
    id,
    name,
    version,
    bucket_id,
    size: metadata.size,
    content_type: metadata.mimetype,
    cache_control: metadata.cacheControl,
    etag: metadata.eTag,
    metadata: user_metadata ?? {},
    last_modified: updated_at,
    created_at,
  }
}
