import * as z from 'zod/mini'
import { assertTexts, isStorable, readBytes } from '#platform/http/body.ts'
import { badRequest, badType, tooLarge } from '#platform/storage/errors.ts'
import { matchesFirstBytes } from '#platform/storage/picture-types.ts'
import type { Bucket } from '#platform/storage/queries.ts'

/** An uploaded file that matches its type and the bucket's rules. */
export interface Upload {
  bytes: Uint8Array
  /** The media type, without parameters, in lower case. */
  type: string
  /** The value of the header Cache-Control. */
  cacheControl: string
  userMetadata: Record<string, unknown> | null
}

/** The default: caches may keep an object for an hour. */
const defaultCacheControl = 'max-age=3600'

/** Bytes of a form beside its file. */
const formOverhead = 65_536

/** Bytes of an object in a bucket without a limit. */
const defaultLimit = 50 * 1_024 * 1_024

/** Characters of user metadata. */
const longestMetadata = 16_384

/**
 * Reads the file in a request's body: the plain file, or a form with it. Reads no further than the bucket's limit.
 * Throws 413 EntityTooLarge, 415 InvalidMimeType, 400 InvalidRequest, BodyError.
 */
export async function readUpload(request: Request, bucket: Pick<Bucket, 'file_size_limit' | 'allowed_mime_types'>): Promise<Upload> {
  const limit = bucket.file_size_limit === null ? defaultLimit : Number(bucket.file_size_limit)
  const isForm = typeOf(request.headers.get('content-type')) === 'multipart/form-data'
  const upload = isForm ? await readForm(request, limit) : await readRaw(request, limit, bucket)
  if (upload.bytes.length === 0) throw badRequest('No content provided')
  requireAllowed(upload.type, bucket)
  if (!matchesFirstBytes(upload.type, upload.bytes)) throw badType(`the content is not ${upload.type}`)
  return upload
}

async function readRaw(request: Request, limit: number, bucket: Pick<Bucket, 'allowed_mime_types'>): Promise<Upload> {
  const { headers } = request
  const type = typeOf(headers.get('content-type') ?? 'application/octet-stream')
  requireAllowed(type, bucket)
  const cacheControl = cacheControlOf(headers.get('cache-control'))
  const told = headers.get('x-metadata')
  const userMetadata = told === null ? null : metadataOf(Buffer.from(told, 'base64').toString('utf8'))
  return { bytes: await readBytes(request, limit), type, cacheControl, userMetadata }
}

async function readForm(request: Request, limit: number): Promise<Upload> {
  const form = await parseForm(request, limit)
  const files = [...form.values()].filter((value) => value instanceof File)
  const [file] = files
  if (!file || files.length > 1) throw badRequest('A form must have one file')
  if (file.size > limit) throw tooLarge()
  const seconds = textIn(form, 'cacheControl')
  const told = textIn(form, 'metadata') ?? textIn(form, 'userMetadata')
  return {
    bytes: await file.bytes(),
    type: typeOf(textIn(form, 'contentType') ?? (file.type || 'application/octet-stream')),
    cacheControl: cacheControlOf(seconds === undefined ? null : `max-age=${seconds}`),
    userMetadata: told === undefined ? null : metadataOf(told),
  }
}

async function parseForm(request: Request, limit: number): Promise<FormData> {
  const bytes = await readBytes(request, limit + formOverhead)
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  try {
    return await new Response(Buffer.from(bytes), { headers }).formData()
  } catch (cause) {
    throw badRequest(`The form cannot be read${cause instanceof Error && /boundary/i.test(cause.message) ? ': it has no boundary' : ''}`)
  }
}

function textIn(form: FormData, name: string): string | undefined {
  const value = form.get(name)
  return typeof value === 'string' && value !== '' ? value : undefined
}

function typeOf(header: string | null): string {
  return (header ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

function requireAllowed(type: string, { allowed_mime_types: allowed }: Pick<Bucket, 'allowed_mime_types'>): void {
  const said = /^[\w.+-]{1,100}\/[\w.+-]{1,100}$/.test(type) ? type : 'of this file'
  if (allowed !== null && !allowed.includes(type)) throw badType(`mime type ${said} is not supported`)
}

function cacheControlOf(said: string | null): string {
  if (said === null) return defaultCacheControl
  if (!/^[\w=, -]{1,100}$/.test(said)) throw badRequest('Invalid Parameter cacheControl')
  return said
}

const UserMetadata = z.record(z.string(), z.unknown())

function metadataOf(text: string): Record<string, unknown> {
  if (text.length > longestMetadata) throw tooLarge()
  const parsed = UserMetadata.safeParse(parseJson(text))
  if (!parsed.success) throw badRequest('Invalid Parameter metadata')
  assertTexts(parsed.data, isStorable)
  return parsed.data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
