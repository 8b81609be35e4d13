import { Hono } from 'hono'
import type { HttpEnv } from '#platform/http/env.ts'
import { callerFrom, readerFrom } from '#platform/storage/caller.ts'
import { copy, move, remove } from '#platform/storage/changes.ts'
import { allowAnyOrigin } from '#platform/storage/cors.ts'
import { download, readableObject } from '#platform/storage/download.ts'
import { noBucket, respondToFailure, storageErrorOf } from '#platform/storage/errors.ts'
import { ListRequest, listFolder } from '#platform/storage/list.ts'
import { findBucket, findBuckets } from '#platform/storage/queries.ts'
import { readJson } from '#platform/storage/read-json.ts'
import { describeBucket, describeInfo } from '#platform/storage/rows.ts'
import { readTarget, type Target } from '#platform/storage/target.ts'
import { upload } from '#platform/storage/upload.ts'
import type { Caller, StorageWorld } from '#platform/storage/world.ts'

type ReadTarget = Extract<Target, { kind: 'download' | 'info' }>

/**
 * Supabase's storage API as a function, to be mounted at /storage/v1: the objects of existing buckets. Anyone reads
 * public ones; only writers do the rest.
 */
export function makeStorageApp(world: StorageWorld): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  app.use(allowAnyOrigin)
  app.all('*', async (context) => {
    const base = context.req.routePath.replace('*', '')
    const path = new URL(context.req.url).pathname.slice(base.length)
    const request = context.req.raw
    const target = readTarget(request.method, path)
    if (target.kind === 'download' || target.kind === 'info') return answerReader(world, target, request)
    return answerCaller(world, await callerFrom(world, request.headers), target, request)
  })
  app.onError((error, context) => {
    const { failure, isExpected } = storageErrorOf(error)
    if (!isExpected) world.log.error({ requestId: context.get('requestId'), err: error }, 'unexpected failure')
    return respondToFailure(failure)
  })
  return app
}

async function answerReader(world: StorageWorld, target: ReadTarget, request: Request): Promise<Response> {
  const whoAsks = () => readerFrom(world, request.headers)
  if (target.kind === 'download') return download(world, whoAsks, target, request)
  return Response.json(describeInfo(await readableObject(world, whoAsks, target.place, target.isPublic)))
}

/** A caller without the right to read sees no object, as with the policies of a Supabase project. */
async function answerCaller(world: StorageWorld, caller: Caller, target: Exclude<Target, ReadTarget>, request: Request): Promise<Response> {
  const mayLook = caller.kind === 'writer'
  switch (target.kind) {
    case 'upload':
      return upload(world, caller, target, request)
    case 'remove':
      return remove(world, caller, target.bucket, request)
    case 'move':
      return move(world, caller, request)
    case 'copy':
      return copy(world, caller, request)
    case 'list': {
      const asked = await readJson(request, ListRequest)
      return Response.json(mayLook ? await listFolder(world.db, target.bucket, asked) : [])
    }
    case 'buckets':
      return Response.json(mayLook ? (await findBuckets(world.db)).map(describeBucket) : [])
    case 'bucket': {
      const bucket = mayLook ? await findBucket(world.db, target.bucket) : undefined
      if (!bucket) throw noBucket()
      return Response.json(describeBucket(bucket))
    }
  }
}
