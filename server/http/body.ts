import { AppError } from '#domain/errors.ts'
import { limits } from '#domain/limits.ts'
import { assertReadable } from '#server/http/text.ts'

/** The JSON in a request's body; an empty body is {}. Stops reading at the limit, whatever length was announced. */
export async function readJson(request: Request): Promise<unknown> {
  assertPlain(request.headers.get('content-encoding'))
  const announced = Number(request.headers.get('content-length') ?? 0)
  if (announced > limits.requestBodyBytes) throw new AppError('body_too_large')
  const bytes = await readBytes(request).catch((cause: unknown) => {
    if (cause instanceof AppError) throw cause
    throw new AppError('bad_request', { detail: 'The body ended early.' }, { cause })
  })
  if (bytes.length === 0) return {}
  assertJsonType(request.headers.get('content-type'))
  const body = parse(decode(bytes))
  assertReadable(body)
  return body
}

async function readBytes(request: Request): Promise<Uint8Array> {
  if (!request.body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body) {
    length += chunk.length
    if (length > limits.requestBodyBytes) throw new AppError('body_too_large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function assertJsonType(contentType: string | null) {
  const type = contentType?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new AppError('unsupported_media_type')
}

/** Nothing is unpacked here: a small body could unpack to any size. */
function assertPlain(encoding: string | null) {
  if (encoding === null || encoding.trim().toLowerCase() === 'identity') return
  throw new AppError('unsupported_media_type', { detail: 'The body must not be compressed.' })
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new AppError('bad_text', {}, { cause })
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AppError('bad_json', {}, { cause })
  }
}
