import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync, type InputType, zstdCompress, zstdCompressSync } from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'
import { accepts } from 'hono/accepts'
import type { HttpEnv } from '#platform/http/env.ts'
import { textOf } from '#platform/http/response-text.ts'

/** Bytes below which compressing costs more than it saves: what is shorter fits into one packet. */
const fewest = 1_024

/**
 * Bytes above which another thread compresses. Below, handing over costs more than it saves: the loop does nothing
 * else for 0.4 ms at most (gzip: 1 ms).
 */
const mostAtOnce = 512 * 1_024

interface Encoder {
  name: string
  now(bytes: Uint8Array): Packed
  later(bytes: Uint8Array): Promise<Packed>
}

type Packed = Buffer<ArrayBuffer>
type Done = (error: Error | null, packed: Packed) => void

const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }
const zstd = { params: { [constants.ZSTD_c_compressionLevel]: 3 } }
const deflate = { level: 1 }
const laterBrotli = promisify((bytes: InputType, done: Done) => brotliCompress(bytes, brotli, done))
const laterZstd = promisify((bytes: InputType, done: Done) => zstdCompress(bytes, zstd, done))
const laterGzip = promisify((bytes: InputType, done: Done) => gzip(bytes, deflate, done))

/** The cheapest first. A list of 100 recipes (420 kB) becomes 27, 33 and 51 kB in 0.36, 0.44 and 1.00 ms of a core. */
const encoders: readonly Encoder[] = [
  { name: 'zstd', now: (bytes) => zstdCompressSync(bytes, zstd), later: laterZstd },
  { name: 'br', now: (bytes) => brotliCompressSync(bytes, brotli), later: laterBrotli },
  { name: 'gzip', now: (bytes) => gzipSync(bytes, deflate), later: laterGzip },
]

/**
 * Compresses JSON of a known length for callers who take it. Streams and what is compressed already stay as they are,
 * and so do parts (206).
 *
 * The length of a compressed answer can tell a secret in it to somebody who makes a browser ask again and again with
 * guesses of theirs beside it (BREACH). Here nobody can: no cookie counts, and only those who know a caller's key or
 * token can ask in their name. Answers of accounts, which carry tokens, are left alone all the same.
 */
export const compressJson: MiddlewareHandler<HttpEnv> = async (context, next) => {
  await next()
  const { headers } = context.res
  if (!isWorthIt(context)) return
  if (!headers.get('vary')?.toLowerCase().includes('accept-encoding')) headers.append('vary', 'Accept-Encoding')
  const encoder = encoderFor(context)
  if (!encoder) return
  const etag = headers.get('etag')
  if (etag !== null && !etag.startsWith('W/')) headers.set('etag', `W/${etag}`)
  // How long the compressed answer would be is not known without making it.
  if (context.req.method === 'HEAD') return headers.delete('content-length')
  const { status } = context.res
  const packed = await pack(encoder, context.res)
  headers.set('content-encoding', encoder.name)
  headers.set('content-length', String(packed.length))
  // Without this Hono would copy the headers of the answer before into this one.
  context.res = undefined
  context.res = new Response(packed, { status, headers })
}

/** Where a text becomes bytes before it is compressed at once: fresh memory for each would cost as much as zstd. */
const desk = Buffer.allocUnsafeSlow(mostAtOnce)

/** Compresses the body of an answer whose length is known. */
async function pack(encoder: Encoder, response: Response): Promise<Packed> {
  const text = textOf(response)
  if (text !== undefined && Number(response.headers.get('content-length')) <= mostAtOnce) {
    return encoder.now(desk.subarray(0, desk.write(text)))
  }
  const bytes = text === undefined ? new Uint8Array(await response.arrayBuffer()) : Buffer.from(text)
  return bytes.length > mostAtOnce ? encoder.later(bytes) : encoder.now(bytes)
}

/** Whether an answer is JSON, whole, not compressed, long enough to be, and none of accounts. */
function isWorthIt({ req, res }: Context<HttpEnv>): boolean {
  const { headers, status } = res
  const isByteRange = status === 206 && (headers.get('content-range') ?? 'bytes').startsWith('bytes')
  if (Number(headers.get('content-length') ?? 0) < fewest || isByteRange || headers.has('content-encoding')) return false
  if (/\bno-transform\b/.test(headers.get('cache-control') ?? '')) return false
  return /^application\/(json|[\w.-]+\+json)\b/.test(headers.get('content-type') ?? '') && !req.path.startsWith('/auth/')
}

/** The encoder that the caller likes best, the cheapest of those that it likes alike; undefined where it takes none. */
function encoderFor(context: Context<HttpEnv>): Encoder | undefined {
  const supports = encoders.map(({ name }) => name)
  const name = accepts(context, { header: 'Accept-Encoding', supports, default: 'identity', match: best })
  return encoders.find((encoder) => encoder.name === name)
}

/** A content coding as a caller names it, and how much it is liked, from 0 (never) to 1. */
interface Liked {
  type: string
  q: number
}

function best(asked: readonly Liked[], { supports, default: otherwise }: { supports: readonly string[]; default: string }): string {
  const likingOf = (name: string) => asked.find(({ type }) => type.toLowerCase() === name)?.q
  const any = likingOf('*') ?? 0
  const [first] = supports
    .map((name) => ({ name, liking: likingOf(name) ?? any }))
    .filter(({ liking }) => liking > 0)
    .toSorted((one, other) => other.liking - one.liking)
  return first?.name ?? otherwise
}
