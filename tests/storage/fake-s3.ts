import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/**
 * A store on this machine that speaks S3's wire format. It accepts only calls whose signature (AWS Signature Version
 * 4) it can make itself.
 */
export interface FakeS3 {
  /** The settings that make a server use this store. */
  env: Record<'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY', string>
  /** The stored objects, by key. */
  objects: Map<string, { bytes: Buffer; type: string }>
  /** The calls so far, such as `PUT storage/…`. */
  calls: string[]
  /**
   * The behaviour from now on: correct, overloaded, without an answer, redirecting, or cutting the connection before
   * or in the middle of its answer.
   */
  mood: 'fine' | 'slow down' | 'silent' | 'cut' | 'cut inside' | 'moved'
  close(): Promise<void>
}

const credentials = { id: 'AKIAPOTLUCK', secret: 'a+secret/of=tests', region: 'eu-test-1', bucket: 'pictures' }

/** Signatures older or newer than this, in milliseconds, are refused, as S3 does. */
const skew = 15 * 60_000

/** Starts a store with an empty bucket. Its clock is `now`. */
export async function startFakeS3(now: () => number): Promise<FakeS3> {
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The fake has no port')
  const fake: FakeS3 = {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${address.port}`,
      S3_BUCKET: credentials.bucket,
      S3_REGION: credentials.region,
      S3_ACCESS_KEY_ID: credentials.id,
      S3_SECRET_ACCESS_KEY: credentials.secret,
    },
    objects: new Map(),
    calls: [],
    mood: 'fine',
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    const body = Buffer.concat(chunks)
    const [, bucket, ...rest] = (request.url ?? '').split('?')[0]?.split('/') ?? []
    const key = rest.map((part) => decodeURIComponent(part)).join('/')
    fake.calls.push(`${request.method} ${key}`)
    if (fake.mood === 'silent') return
    if (fake.mood === 'cut') return void response.destroy()
    if (fake.mood === 'slow down') return refuse(response, 503, 'SlowDown', 'Please reduce your request rate.')
    if (fake.mood === 'moved') return void response.writeHead(307, { location: `${fake.env.S3_ENDPOINT}/elsewhere` }).end()
    const wrong = wrongWith(request, body, now())
    if (wrong) return refuse(response, 403, wrong, 'Computed by the fake.')
    if (bucket !== credentials.bucket) return refuse(response, 404, 'NoSuchBucket', 'The specified bucket does not exist')
    const object = fake.objects.get(key)
    switch (request.method) {
      case 'PUT':
        fake.objects.set(key, { bytes: body, type: request.headers['content-type'] ?? 'binary/octet-stream' })
        return void response.writeHead(200, { etag: `"${createHash('md5').update(body).digest('hex')}"` }).end()
      case 'DELETE':
        fake.objects.delete(key)
        return void response.writeHead(204).end()
      case 'GET':
        if (!object) return refuse(response, 404, 'NoSuchKey', 'The specified key does not exist.')
        return send(response, request.headers.range, object)
      default:
        return refuse(response, 405, 'MethodNotAllowed', 'The specified method is not allowed against this resource.')
    }
  }

  function send(response: ServerResponse, range: string | undefined, { bytes, type }: { bytes: Buffer; type: string }): void {
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? []
    const part = first === undefined ? bytes : bytes.subarray(Number(first), Number(last) + 1)
    const headers = { 'content-type': type, 'content-length': part.length }
    response.writeHead(first === undefined ? 200 : 206, {
      ...headers,
      ...(first !== undefined && { 'content-range': `bytes ${first}-${last}/${bytes.length}` }),
    })
    if (fake.mood === 'cut inside') response.write(part.subarray(0, part.length >> 1), () => response.destroy())
    else response.end(part)
  }

  return fake
}

function refuse(response: ServerResponse, status: number, code: string, message: string): void {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message><RequestId>1</RequestId></Error>`
  response.writeHead(status, { 'content-type': 'application/xml' }).end(xml)
}

/**
 * S3's error code for a wrong signature, computed from the documentation of Signature Version 4; null when the
 * signature is right.
 */
function wrongWith(request: IncomingMessage, body: Buffer, now: number): string | null {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/
  const [, id, day = '', region, names = '', signature = ''] = pattern.exec(request.headers.authorization ?? '') ?? []
  if (id === undefined) return 'AccessDenied'
  if (id !== credentials.id) return 'InvalidAccessKeyId'
  const time = String(request.headers['x-amz-date'])
  const moment = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!time.startsWith(day) || !(Math.abs(moment - now) < skew)) return 'RequestTimeTooSkewed'
  const hash = createHash('sha256').update(body).digest('hex')
  if (request.headers['x-amz-content-sha256'] !== hash) return 'XAmzContentSHA256Mismatch'
  const signed = names.split(';')
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name))) return 'AccessDenied'
  const [path = '', query = ''] = (request.url ?? '').split('?')
  const headers = signed.map((name) => `${name}:${String(request.headers[name]).trim().replace(/ +/g, ' ')}\n`).join('')
  const canonical = [request.method, path, query, headers, names, hash].join('\n')
  const scope = `${day}/${credentials.region}/s3/aws4_request`
  const words = ['AWS4-HMAC-SHA256', time, scope, createHash('sha256').update(canonical).digest('hex')].join('\n')
  const key = [day, credentials.region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => hmac(secret, part),
    `AWS4${credentials.secret}`,
  )
  const isSame = timingSafeEqual(hmac(key, words), Buffer.from(signature, 'hex'))
  return isSame && region === credentials.region ? null : 'SignatureDoesNotMatch'
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
