import { keyExists, mayNotWrite, noBucket } from '#platform/storage/errors.ts'
import { findBucket, findObject } from '#platform/storage/queries.ts'
import { readUpload } from '#platform/storage/read-upload.ts'
import { storeObject } from '#platform/storage/store-object.ts'
import type { Place, Target } from '#platform/storage/target.ts'
import type { Caller, StorageWorld } from '#platform/storage/world.ts'

/**
 * Stores an uploaded file. Checks everything that needs no file before it reads the file. Throws what `readUpload` and
 * `storeObject` throw, 404 NoSuchBucket, 403 AccessDenied.
 */
export async function upload(
  world: StorageWorld,
  caller: Caller,
  { place, isUpsert: isPut }: Extract<Target, { kind: 'upload' }>,
  request: Request,
): Promise<Response> {
  const bucket = await findBucket(world.db, place.bucket)
  if (!bucket) throw noBucket()
  if (caller.kind !== 'writer') throw mayNotWrite()
  const isUpsert = isPut || request.headers.get('x-upsert') === 'true'
  if (!isUpsert && (await findObject(world.db, place))) throw keyExists()
  const file = await readUpload(request, bucket)
  const id = await storeObject(world, place, file, { owner: caller.id, isUpsert })
  return Response.json(keyOf(id, place))
}

/** The answer about a written object. */
export function keyOf(id: string, { bucket, name }: Place) {
  return { Id: id, Key: `${bucket}/${name}` }
}
