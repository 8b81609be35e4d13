import { createHash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'
import { type FileStore, type Part, StoreAway } from '#platform/storage/file-store.ts'

/** A bucket of anything that speaks S3, addressed by path. */
export interface ObjectsSettings {
  /** Without the bucket. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

interface Outside {
  fetch: typeof fetch
  now: () => Date
  /**
   * Milliseconds that an answer may take to begin, and a file to be taken; a file that is read may be silent so long.
   */
  patience?: { answer: number; file: number }
}

/** Where in the bucket our files are. */
const folder = 'storage'

/** Bytes of a refusal that are read for its code. */
const longestRefusal = 65_536

/** Bytes of a file that arrive before its answer begins: more than the server reads before it answers. */
const longestBeginning = 262_144

/**
 * Files in a bucket of S3 or what speaks like it (MinIO, R2, Garage). Every call is signed for its body and its
 * second; what is slow, cut or refused is StoreAway.
 */
export function s3Store(settings: ObjectsSettings, { fetch, now, patience = { answer: 10_000, file: 30_000 } }: Outside): FileStore {
  const root = `${settings.endpoint.replace(/\/+$/, '')}/${encodeURIComponent(settings.bucket)}/${folder}`

  async function send(
    method: 'GET' | 'PUT' | 'DELETE',
    key: string,
    { headers = {}, body, watch = openWatch() }: Wish = {},
  ): Promise<Response> {
    const hash = createHash('sha256')
      .update(body ?? '')
      .digest('hex')
    const signer = new AwsV4Signer({
      method,
      url: `${root}/${encodeURIComponent(key)}`,
      headers: { ...headers, 'x-amz-content-sha256': hash },
      accessKeyId: settings.accessKeyId,
      secretAccessKey: settings.secretAccessKey,
      region: settings.region,
      service: 's3',
      datetime: now()
        .toISOString()
        .replace(/[:-]|\.\d{3}/g, ''),
    })
    const signed = await signer.sign()
    watch.allow(patience.answer)
    try {
      const answer = await fetch(signed.url, {
        method,
        headers: signed.headers,
        // No redirect gets a signed request.
        redirect: 'error',
        signal: watch.signal,
        ...(body && { body: Buffer.from(body) }),
      })
      watch.allow(patience.file)
      return answer
    } catch (cause) {
      watch.rest()
      throw new StoreAway('The object store does not answer', { cause })
    }
  }

  return {
    async put(key, bytes, contentType) {
      const answer = await send('PUT', key, { body: bytes, headers: { 'content-type': contentType } })
      if (!answer.ok) throw await refusal(answer)
      await answer.body?.cancel()
    },
    async read(key, part) {
      const watch = openWatch()
      const answer = await send('GET', key, { headers: { range: `bytes=${part.first}-${part.last}` }, watch })
      if (answer.status === 206) return streamOf(answer, part, { watch, silence: patience.file })
      const refused = await refusal(answer)
      if (refused.code === 'NoSuchKey') return null
      throw refused
    },
    async remove(key) {
      const answer = await send('DELETE', key)
      if (answer.ok) return void (await answer.body?.cancel())
      const refused = await refusal(answer)
      if (refused.code !== 'NoSuchKey') throw refused
    },
  }
}

interface Wish {
  headers?: Record<string, string>
  body?: Uint8Array
  watch?: Watch
}

/** Looks at the clock while the store is waited for. */
interface Watch {
  signal: AbortSignal
  /** From now on, so many milliseconds. */
  allow(milliseconds: number): void
  /** Nobody waits. */
  rest(): void
}

function openWatch(): Watch {
  const late = new AbortController()
  let timer: NodeJS.Timeout | undefined
  return {
    signal: late.signal,
    allow(milliseconds) {
      clearTimeout(timer)
      timer = setTimeout(() => late.abort(new Error('The object store took too long')), milliseconds)
      timer.unref()
    },
    rest: () => clearTimeout(timer),
  }
}

/** The store answered, and did not do it. `code` is S3's, such as SlowDown. */
class Refused extends StoreAway {
  readonly code: string | undefined

  constructor(status: number, code: string | undefined) {
    super(`The object store answered ${status} ${code ?? 'without a code'}`)
    this.name = 'Refused'
    this.code = code
  }
}

async function refusal(answer: Response): Promise<Refused> {
  const text = await answer.text().catch(() => '')
  return new Refused(answer.status, /<Code>([A-Za-z]{1,64})<\/Code>/.exec(text.slice(0, longestRefusal))?.[1])
}

/**
 * The bytes of a part as they are asked for: of a file for a slow reader only the beginning is held. One that is cut
 * or shorter after that fails its stream, and as its length was told before, nobody takes it for whole. Throws
 * StoreAway for what is cut before, or of another length.
 */
async function streamOf(answer: Response, { first, last }: Part, { watch, silence }: Hurry): Promise<ReadableStream<Uint8Array>> {
  const length = last - first + 1
  if (answer.body === null || Number(answer.headers.get('content-length') ?? length) !== length) {
    await answer.body?.cancel()
    throw shorter()
  }
  const reader = answer.body.getReader()
  let left = length
  async function readNext(): Promise<Uint8Array> {
    watch.allow(silence)
    const { value } = await reader.read().catch((cause: unknown) => {
      throw new StoreAway('The object store stopped in the middle of a file', { cause })
    })
    watch.rest()
    if (value === undefined || value.length > left) throw shorter()
    left -= value.length
    return value
  }

  const beginning: Uint8Array[] = []
  while (left > 0 && length - left < longestBeginning) beginning.push(await readNext())
  const source = {
    async pull(controller: ReadableStreamDefaultController<Uint8Array>) {
      controller.enqueue(beginning.shift() ?? (await readNext()))
      if (left > 0 || beginning.length > 0) return
      controller.close()
      await reader.cancel()
    },
    cancel(reason: unknown) {
      beginning.length = 0
      return reader.cancel(reason)
    },
  }
  return new ReadableStream(source, { highWaterMark: 0 })
}

/** Milliseconds that the store may be silent while it is asked for more. */
interface Hurry {
  watch: Watch
  silence: number
}

function shorter(): StoreAway {
  return new StoreAway('The object store has a file that is shorter than it was')
}
