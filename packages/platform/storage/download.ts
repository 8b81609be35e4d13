import { noBucket, noObject, StorageError } from '#platform/storage/errors.ts'
import type { Part } from '#platform/storage/file-store.ts'
import { isPictureType } from '#platform/storage/picture-types.ts'
import { type FileMetadata, findBucket, findObject, type StoredObject } from '#platform/storage/queries.ts'
import { readPart } from '#platform/storage/range.ts'
import type { Place, Target } from '#platform/storage/target.ts'
import type { Caller, StorageWorld } from '#platform/storage/world.ts'

/** How often a file is read again that was replaced after its row was read. */
const mostTries = 3

/** An opened object runs, loads and calls nothing, whatever was stored. */
const sandboxHeaders = { 'content-security-policy': "sandbox; default-src 'none'", 'x-content-type-options': 'nosniff' }

/**
 * The object at a path, if the caller may read it. The caller is looked up only for a private bucket. Throws 404
 * NoSuchBucket, 404 NoSuchKey.
 */
export async function readableObject(
  world: StorageWorld,
  whoAsks: () => Promise<Caller>,
  place: Place,
  isPublic: boolean,
): Promise<StoredObject> {
  const bucket = await findBucket(world.db, place.bucket)
  if (!bucket || (isPublic && !bucket.public)) throw noBucket()
  const object = bucket.public || (await whoAsks()).kind === 'writer' ? await findObject(world.db, place) : undefined
  if (!object) throw noObject()
  return object
}

/**
 * Answers a download: the whole file, a part (206, 416), 304, or only the headers. Throws what `readableObject`
 * throws and StoreAway.
 */
export async function download(
  world: StorageWorld,
  whoAsks: () => Promise<Caller>,
  { place, isPublic, isHead }: Extract<Target, { kind: 'download' }>,
  request: Request,
): Promise<Response> {
  for (let tried = 0; tried < mostTries; tried += 1) {
    const { metadata, version } = await readableObject(world, whoAsks, place, isPublic)
    const headers = headersOf(metadata, new URL(request.url).searchParams.get('download'))
    if (isUnchanged(request.headers, metadata)) return new Response(null, { status: 304, headers: withoutContent(headers) })
    const part = isHead || !mayAnswerRange(request.headers, metadata) ? null : readPart(request.headers.get('range'), metadata.size)
    if (part === 'unsatisfiable') throw rangeNotSatisfiable(metadata.size)
    const sent = part ?? wholeFile(metadata)
    if (part) headers.set('content-range', `bytes ${part.first}-${part.last}/${metadata.size}`)
    headers.set('content-length', String(sent.last - sent.first + 1))
    const body = isHead ? null : await world.files.read(version, sent)
    if (isHead || body) return new Response(body, { status: part ? 206 : 200, headers })
  }
  world.log.error({ bucket: place.bucket, name: place.name }, 'the file of an object is not in the store')
  throw noObject()
}

/** All bytes of a file. */
export function wholeFile({ size }: FileMetadata): Part {
  return { first: 0, last: size - 1 }
}

function headersOf({ mimetype, eTag, lastModified, cacheControl }: FileMetadata, saveAs: string | null): Headers {
  const isPicture = isPictureType(mimetype)
  const headers = new Headers({
    ...sandboxHeaders,
    'accept-ranges': 'bytes',
    'content-type': isPicture ? mimetype : 'application/octet-stream',
    etag: eTag,
    'last-modified': new Date(lastModified).toUTCString(),
    'cache-control': cacheControl,
    // Pages of any origin may show a picture.
    'cross-origin-resource-policy': 'cross-origin',
  })
  if (saveAs !== null || !isPicture) headers.set('content-disposition', attachment(saveAs ?? ''))
  return headers
}

function attachment(saveAs: string): string {
  if (saveAs === '') return 'attachment;'
  const name = encodeURIComponent(saveAs.slice(0, 255).toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename=${name}; filename*=UTF-8''${name};`
}

/** The headers of a 304, which has no content (RFC 9110, 15.4.5). */
function withoutContent(headers: Headers): Headers {
  headers.delete('content-type')
  headers.delete('content-disposition')
  return headers
}

/** Whether the caller's copy is current (RFC 9110, 13.2.2): by its entity tag, or else by its time. */
function isUnchanged(headers: Headers, { eTag, lastModified }: FileMetadata): boolean {
  const tags = headers.get('if-none-match')
  if (tags !== null) return tags.trim() === '*' || tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === eTag)
  const since = Date.parse(headers.get('if-modified-since') ?? '')
  return Math.floor(Date.parse(lastModified) / 1_000) * 1_000 <= since
}

/** Whether a range may be answered: If-Range is absent or names this version of the file. */
function mayAnswerRange(headers: Headers, { eTag, lastModified }: FileMetadata): boolean {
  const named = headers.get('if-range')
  return named === null || named === eTag || named === new Date(lastModified).toUTCString()
}

function rangeNotSatisfiable(size: number): StorageError {
  const headers = { 'content-range': `bytes */${size}` }
  return new StorageError({
    status: 416,
    code: 'InvalidRange',
    error: 'invalid_range',
    message: 'invalid range provided',
    httpStatus: 416,
    headers,
  })
}
