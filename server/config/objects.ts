import type { Reader } from '#server/config/reader.ts'
import { settings } from '#server/config/settings.ts'
import type { ObjectsSettings } from '#server/outside/objects.ts'

/** Most S3-compatible stores accept this region, whatever theirs is called. */
const usualRegion = 'us-east-1'

/**
 * The bucket in the settings; undefined when a setting is missing: `requiredTogether` in settings.ts refuses some of
 * them without the others.
 */
export function readObjects({ read }: Reader): ObjectsSettings | undefined {
  const endpoint = read('S3_ENDPOINT', settings.S3_ENDPOINT)
  const bucket = read('S3_BUCKET', settings.S3_BUCKET)
  const region = read('S3_REGION', settings.S3_REGION) ?? usualRegion
  const accessKeyId = read('S3_ACCESS_KEY_ID', settings.S3_ACCESS_KEY_ID)
  const secretAccessKey = read('S3_SECRET_ACCESS_KEY', settings.S3_SECRET_ACCESS_KEY)
  if (endpoint === undefined || bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) return undefined
  return { endpoint, bucket, region, accessKeyId, secretAccessKey }
}
