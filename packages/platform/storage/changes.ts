import * as z from 'zod/mini'
import { sqlState } from '#platform/database/open.ts'
import { wholeFile } from '#platform/storage/download.ts'
import { featureNotEnabled, keyExists, noObject } from '#platform/storage/errors.ts'
import { removeSomeOrphans } from '#platform/storage/orphaned-files.ts'
import { deleteObjects, findObject, moveObject } from '#platform/storage/queries.ts'
import { readJson } from '#platform/storage/read-json.ts'
import { storeObject } from '#platform/storage/store-object.ts'
import { nameOf, type Place } from '#platform/storage/target.ts'
import { keyOf } from '#platform/storage/upload.ts'
import type { Caller, StorageWorld } from '#platform/storage/world.ts'

const Removal = z.object({ prefixes: z.array(z.string()).check(z.minLength(1), z.maxLength(1_000)) })

const Transfer = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.optional(z.nullable(z.string())),
  copyMetadata: z.optional(z.boolean()),
})

/** Deletes objects by name. Answers the objects that existed, or none for a caller without the right. */
export async function remove(world: StorageWorld, caller: Caller, bucket: string, request: Request): Promise<Response> {
  const { prefixes } = await readJson(request, Removal)
  if (caller.kind !== 'writer') return Response.json([])
  const removed = await deleteObjects(world.db, bucket, prefixes)
  await removeSomeOrphans(world)
  return Response.json(removed)
}

/** Renames an object. Its file stays in place. Throws 404 NoSuchKey, also without the right; 409 KeyAlreadyExists. */
export async function move(world: StorageWorld, caller: Caller, request: Request): Promise<Response> {
  const { from, to } = await readTransfer(request)
  if (caller.kind !== 'writer') throw noObject()
  const moved = await moveObject(world.db, from, to).catch((cause: unknown) => {
    throw sqlState(cause) === '23505' ? keyExists() : cause
  })
  if (!moved) throw noObject()
  return Response.json({ message: 'Successfully moved', ...keyOf(moved.id, to) })
}

/** Copies an object to another name. Throws 404 NoSuchKey, also without the right; 409 KeyAlreadyExists; StoreAway. */
export async function copy(world: StorageWorld, caller: Caller, request: Request): Promise<Response> {
  const { from, to } = await readTransfer(request)
  if (caller.kind !== 'writer') throw noObject()
  const object = await findObject(world.db, from)
  const file = object && (await world.files.read(object.version, wholeFile(object.metadata)))
  if (!object || !file) throw noObject()
  const { mimetype: type, cacheControl } = object.metadata
  const upload = { bytes: new Uint8Array(await new Response(file).arrayBuffer()), type, cacheControl, userMetadata: object.user_metadata }
  const isUpsert = request.headers.get('x-upsert') === 'true'
  const id = await storeObject(world, to, upload, { owner: caller.id, isUpsert })
  return Response.json(keyOf(id, to))
}

/**
 * Parses a move or copy. Throws 409 FeatureNotEnabled for another bucket, which has other rules, and for changed
 * metadata.
 */
async function readTransfer(request: Request): Promise<{ from: Place; to: Place }> {
  const { bucketId: bucket, sourceKey, destinationKey, destinationBucket, copyMetadata } = await readJson(request, Transfer)
  if ((destinationBucket ?? bucket) !== bucket) throw featureNotEnabled('destinationBucket')
  if (copyMetadata === false) throw featureNotEnabled('copyMetadata')
  return { from: { bucket, name: nameOf(sourceKey) }, to: { bucket, name: nameOf(destinationKey) } }
}
