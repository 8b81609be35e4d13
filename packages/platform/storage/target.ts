import { badName, featureNotEnabled, noBucket, noRoute } from '#platform/storage/errors.ts'
import { isBucketId, isObjectName } from '#platform/storage/names.ts'

/** The place of an object: its bucket and its name there. */
export interface Place {
  bucket: string
  name: string
}

/** The thing that a request asks for. `isPublic`: the request used the path that needs no token. */
export type Target =
  | { kind: 'upload'; place: Place; isUpsert: boolean }
  | { kind: 'download'; place: Place; isPublic: boolean; isHead: boolean }
  | { kind: 'info'; place: Place; isPublic: boolean }
  | { kind: 'list'; bucket: string }
  | { kind: 'remove'; bucket: string }
  | { kind: 'move' }
  | { kind: 'copy' }
  | { kind: 'buckets' }
  | { kind: 'bucket'; bucket: string }

/** Features of Supabase that this server does not have, by the beginning of their paths. */
const absentFeatures: readonly (readonly [RegExp, string])[] = [
  [/^object\/(sign|upload\/sign)\//, 'signedUrls'],
  [/^upload\/resumable(\/|$)/, 'resumableUploads'],
  [/^render\//, 'imageTransformation'],
  [/^object\/list-v2\//, 'listV2'],
  [/^s3(\/|$)/, 's3Protocol'],
  [/^cdn\//, 'purgeCache'],
  [/^iceberg(\/|$)/, 'icebergCatalog'],
  [/^vector(\/|$)/, 'vectorBuckets'],
]

/**
 * Reads the target from a method and a path below /storage/v1. Throws 400 InvalidKey, 404 NoSuchBucket, 409
 * FeatureNotEnabled, 404 NotFound.
 */
export function readTarget(method: string, path: string): Target {
  for (const [pattern, feature] of absentFeatures) if (pattern.test(path)) throw featureNotEnabled(feature)
  const [room, ...rest] = path.replace(/\/$/, '').split('/')
  const target = room === 'object' ? ofObjects(method, rest) : room === 'bucket' ? ofBuckets(method, rest) : null
  if (target === null) throw noRoute(method, `/${path}`)
  return target
}

function ofBuckets(method: string, [id, ...rest]: readonly string[]): Target | null {
  if (!['GET', 'HEAD'].includes(method)) throw featureNotEnabled('bucketManagement')
  if (rest.length > 0) return null
  return id === undefined ? { kind: 'buckets' } : { kind: 'bucket', bucket: bucketOf(id) }
}

function ofObjects(method: string, parts: readonly string[]): Target | null {
  const [first = '', second = '', ...rest] = parts
  switch (method) {
    case 'GET':
    case 'HEAD':
      return ofReading(method, parts)
    case 'POST':
      if (parts.length === 1 && (first === 'move' || first === 'copy')) return { kind: first }
      if (parts.length === 2 && first === 'list') return { kind: 'list', bucket: bucketOf(second) }
      return second === '' ? null : { kind: 'upload', place: placeOf(first, [second, ...rest]), isUpsert: false }
    case 'PUT':
      return second === '' ? null : { kind: 'upload', place: placeOf(first, [second, ...rest]), isUpsert: true }
    case 'DELETE':
      return parts.length === 1 && first !== '' ? { kind: 'remove', bucket: bucketOf(first) } : null
    default:
      return null
  }
}

function ofReading(method: string, parts: readonly string[]): Target | null {
  const isInfo = parts[0] === 'info' && parts.length > 2
  const afterInfo = isInfo ? parts.slice(1) : parts
  const [door] = afterInfo
  const isNamed = (door === 'public' || door === 'authenticated') && afterInfo.length > 2
  const [bucket = '', ...name] = isNamed ? afterInfo.slice(1) : afterInfo
  if (name.length === 0) return null
  const place = placeOf(bucket, name)
  const isPublic = isNamed && door === 'public'
  return isInfo ? { kind: 'info', place, isPublic } : { kind: 'download', place, isPublic, isHead: method === 'HEAD' }
}

function placeOf(bucket: string, name: readonly string[]): Place {
  return { bucket: bucketOf(bucket), name: nameOf(name.map((part) => decoded(part)).join('/')) }
}

/** Checks an object name. Throws 400 InvalidKey. */
export function nameOf(name: string): string {
  if (!isObjectName(name)) throw badName(name)
  return name
}

/** Decodes and checks a bucket id. Throws 404 NoSuchBucket. */
function bucketOf(sent: string): string {
  const id = decoded(sent)
  if (!isBucketId(id)) throw noBucket()
  return id
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw badName(part)
  }
}
