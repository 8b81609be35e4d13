import * as z from 'zod/mini'
import { sqlState } from '#platform/database/open.ts'
import { wholeOf } from '#platform/storage/download.ts'
import { duplicate, noObject, notHere } from '#platform/storage/errors.ts'
import { keepObject } from '#platform/storage/keep.ts'
import { tidyUp } from '#platform/storage/loose-files.ts'
import { deleteObjects, findObject, moveObject } from '#platform/storage/queries.ts'
import { readJson } from '#platform/storage/read-json.ts'
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

/** Removes objects by their names, and answers those there were: to whom may not, none. */
export async function remove(world: StorageWorld, caller: Caller, bucket: string, request: Request): Promise<Response> {
  const { prefixes } = await readJson(request, Removal)
  if (caller.kind !== 'writer') return Response.json([])
  const removed = await deleteObjects(world.db, bucket, prefixes)
  await tidyUp(world)
  return Response.json(removed)
}

/**
 * Gives an object another name. Its file stays where it is. Throws 404 NoSuchKey, also to whom may not; 409
 * KeyAlreadyExists.
 */
export async function move(world: StorageWorld, caller: Caller, request: Request): Promise<Response> {
  const { from, to } = await readTransfer(request)
  if (caller.kind !== 'writer') throw noObject()
  const moved = await moveObject(world.db, from, to).catch((cause: unknown) => {
    throw sqlState(cause) === '23505' ? duplicate() : cause
  })
  if (!moved) throw noObject()
  return Response.json({ message: 'Successfully moved', ...keyOf(moved.id, to) })
}

/**
 * Stores an object once more, under another name. Throws 404 NoSuchKey, also to whom may not; 409 KeyAlreadyExists;
 * StoreAway.
 */
export async function copy(world: StorageWorld, caller: Caller, request: Request): Promise<Response> {
  const { from, to } = await readTransfer(request)
  if (caller.kind !== 'writer') throw noObject()
  const object = await findObject(world.db, from)
  const file = object && (await world.files.read(object.version, wholeOf(object.metadata)))
  if (!object || !file) throw noObject()
  const { mimetype: type, cacheControl } = object.metadata
  const upload = { bytes: new Uint8Array(await new Response(file).arrayBuffer()), type, cacheControl, userMetadata: object.user_metadata }
  const isUpsert = request.headers.get('x-upsert') === 'true'
  const id = await keepObject(world, to, upload, { owner: caller.id, isUpsert })
  return Response.json(keyOf(id, to))
}

/**
 * Throws 409 FeatureNotEnabled for what goes to another bucket, which has other rules, or changes what a file says of
 * itself.
 */
async function readTransfer(request: Request): Promise<{ from: Place; to: Place }> {
  const { bucketId: bucket, sourceKey, destinationKey, destinationBucket, copyMetadata } = await readJson(request, Transfer)
  if ((destinationBucket ?? bucket) !== bucket) throw notHere('destinationBucket')
  if (copyMetadata === false) throw notHere('copyMetadata')
  return { from: { bucket, name: nameOf(sourceKey) }, to: { bucket, name: nameOf(destinationKey) } }
}
