import { createHash } from 'node:crypto'
import { type FileStore, type Part, StoreAway } from '@potluck/platform/storage/file-store'
import { AwsV4Signer } from 'aws4fetch'

/** A bucket of an S3-compatible store, addressed by path. */
export interface ObjectsSettings {
  /** The address of the store, without the bucket. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

interface Dependencies {
  fetch: typeof fetch
  now: () => Date
  /**
   * Milliseconds. `answer`: until an answer begins. `file`: for a whole upload, or for a silence within a download.
   */
  patience?: { answer: number; file: number }
}

/** The folder of our files in the bucket. */
const folder = 'storage'

/** Bytes of an error response that are searched for its code. */
const longestRefusal = 65_536

/** Bytes of a file that arrive before its answer begins: more than the server reads before it answers. */
const longestBeginning = 262_144

/**
 * Keeps files in a bucket of S3 or a compatible store (MinIO, R2, Garage). Each call is signed over its body and
 * time. A slow, cut or refused call throws StoreAway.
 */
export function s3Store(settings: ObjectsSettings, { fetch, now, patience = { answer: 10_000, file: 30_000 } }: Dependencies): FileStore {
  const root = `${settings.endpoint.replace(/\/+$/, '')}/${encodeURIComponent(settings.bucket)}/${folder}`

  async function send(
    method: 'GET' | 'PUT' | 'DELETE',
    key: string,
    { headers = {}, body, watch = openAnswerTimer() }: RequestOptions = {},
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
        // A redirect would send the signed request elsewhere.
        redirect: 'error',
        signal: watch.signal,
        ...(body && { body: Buffer.from(body) }),
      })
      watch.allow(patience.file)
      return answer
    } catch (cause) {
      watch.stop()
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
      const watch = openAnswerTimer()
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

interface RequestOptions {
  headers?: Record<string, string>
  body?: Uint8Array
  watch?: AnswerTimer
}

/** A timer that aborts a call to the store. */
interface AnswerTimer {
  signal: AbortSignal
  /** Restarts the timer with the given milliseconds. */
  allow(milliseconds: number): void
  /** Stops the timer. */
  stop(): void
}

function openAnswerTimer(): AnswerTimer {
  const late = new AbortController()
  let timer: NodeJS.Timeout | undefined
  return {
    signal: late.signal,
    allow(milliseconds) {
      clearTimeout(timer)
      timer = setTimeout(() => late.abort(new Error('The object store took too long')), milliseconds)
      timer.unref()
    },
    stop: () => clearTimeout(timer),
  }
}

/** The store answered with a failure. `code` is S3's, such as SlowDown. */
class StoreRefused extends StoreAway {
  readonly code: string | undefined

  constructor(status: number, code: string | undefined) {
    super(`The object store answered ${status} ${code ?? 'without a code'}`)
    this.name = 'Refused'
    this.code = code
  }
}

async function refusal(answer: Response): Promise<StoreRefused> {
  const text = await answer.text().catch(() => '')
  return new StoreRefused(answer.status, /<Code>([A-Za-z]{1,64})<\/Code>/.exec(text.slice(0, longestRefusal))?.[1])
}

/**
 * Streams a part of a file on demand, so that a slow reader holds only its beginning in memory. A part that is cut
 * later fails the stream; its length was announced, so the reader notices. Throws StoreAway for a part that is cut
 * earlier, or has another length.
 */
async function streamOf(answer: Response, { first, last }: Part, { watch, silence }: StreamTimeouts): Promise<ReadableStream<Uint8Array>> {
  const length = last - first + 1
  if (answer.body === null || Number(answer.headers.get('content-length') ?? length) !== length) {
    await answer.body?.cancel()
    throw tooShort()
  }
  const reader = answer.body.getReader()
  let left = length
  async function readNext(): Promise<Uint8Array> {
    watch.allow(silence)
    const { value } = await reader.read().catch((cause: unknown) => {
      throw new StoreAway('The object store stopped in the middle of a file', { cause })
    })
    watch.stop()
    if (value === undefined || value.length > left) throw tooShort()
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

/** `silence`: milliseconds that the store may be silent while a read waits. */
interface StreamTimeouts {
  watch: AnswerTimer
  silence: number
}

function tooShort(): StoreAway {
  return new StoreAway('The object store has a file that is shorter than it was')
}
