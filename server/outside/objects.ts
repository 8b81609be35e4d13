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
  /** Milliseconds that an answer may take to begin, and a file to come. */
  patience?: { answer: number; file: number }
}

/** Where in the bucket our files are. */
const folder = 'storage'

/** Bytes of a refusal that are read for its code. */
const longestRefusal = 65_536

/** Files in a bucket of S3 or what speaks like it (MinIO, R2, Garage). Every call is signed for its body and its second; what is slow, cut or refused is StoreAway. */
export function s3Store(settings: ObjectsSettings, { fetch, now, patience = { answer: 10_000, file: 30_000 } }: Outside): FileStore {
  const root = `${settings.endpoint.replace(/\/+$/, '')}/${encodeURIComponent(settings.bucket)}/${folder}`

  async function send(method: 'GET' | 'PUT' | 'DELETE', key: string, { headers = {}, body }: Wish = {}): Promise<Response> {
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
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(new Error('The object store took too long')), patience.answer)
    try {
      return await fetch(signed.url, {
        method,
        headers: signed.headers,
        // No redirect gets a signed request.
        redirect: 'error',
        signal: AbortSignal.any([late.signal, AbortSignal.timeout(patience.file)]),
        ...(body && { body: Buffer.from(body) }),
      })
    } catch (cause) {
      throw new StoreAway('The object store does not answer', { cause })
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    async put(key, bytes, contentType) {
      const answer = await send('PUT', key, { body: bytes, headers: { 'content-type': contentType } })
      if (!answer.ok) throw await refusal(answer)
      await answer.body?.cancel()
    },
    async read(key, part) {
      const answer = await send('GET', key, { headers: { range: `bytes=${part.first}-${part.last}` } })
      if (answer.status === 206) return new Blob([await wholeBody(answer, part)]).stream()
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

/** All of a part before anybody is told that there is one: a connection that is cut in the middle would reach them as an answer that looks whole. */
async function wholeBody(answer: Response, { first, last }: Part): Promise<ArrayBuffer> {
  const bytes = await answer.arrayBuffer().catch((cause: unknown) => {
    throw new StoreAway('The object store stopped in the middle of a file', { cause })
  })
  if (bytes.byteLength !== last - first + 1) throw new StoreAway('The object store has a file that is shorter than it was')
  return bytes
}
