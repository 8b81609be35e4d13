import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bucket, openWall, type Wall } from './kitchen-wall.ts'
import { aBlob, aPicture, most } from './pictures.ts'

let wall: Wall
let url: string
const body = Buffer.from(aPicture())
beforeAll(async () => {
  wall = await openWall()
  const { error } = await wall.as.service.upload('seen.png', aBlob())
  expect(error).toBeNull()
  url = wall.as.visitor.getPublicUrl('seen.png').data.publicUrl
})
afterAll(async () => {
  expect(wall.house.world.failures).toEqual([])
  expect([wall.files().length, await wall.looseFiles()]).toEqual([1, 0])
  await wall.close()
})

const storage = (path: string, init: RequestInit = {}) => fetch(`${wall.house.url}/storage/v1/${path}`, init)
const asService = (headers: Record<string, string> = {}) => ({
  authorization: `Bearer ${wall.house.world.accounts.apiKeys.serviceRole}`,
  ...headers,
})

describe('downloads', () => {
  test.each<[string, Record<string, string>, number, string | null, Buffer]>([
    ['a range of the first bytes', { range: 'bytes=0-9' }, 206, 'bytes 0-9/300', body.subarray(0, 10)],
    ['a range without an end', { range: 'bytes=290-' }, 206, 'bytes 290-299/300', body.subarray(290)],
    ['a range of the last bytes', { range: 'bytes=-5' }, 206, 'bytes 295-299/300', body.subarray(295)],
    ['a longer suffix range than the file', { range: 'bytes=-5000' }, 206, 'bytes 0-299/300', body],
    ['a range beyond the end', { range: 'bytes=299-5000' }, 206, 'bytes 299-299/300', body.subarray(299)],
    ['several ranges', { range: 'bytes=0-1,5-6' }, 200, null, body],
    ['a reversed range', { range: 'bytes=9-0' }, 200, null, body],
    ['a range in another unit', { range: 'lines=1-2' }, 200, null, body],
    ['a range of a replaced file', { range: 'bytes=0-9', 'if-range': '"another"' }, 200, null, body],
    ['another ETag', { 'if-none-match': '"another", W/"third"' }, 200, null, body],
  ])('a download with %s returns the right status, range and bytes', async (_, headers, status, range, expected) => {
    const answer = await fetch(url, { headers })
    expect([answer.status, answer.headers.get('content-range')]).toEqual([status, range])
    expect(answer.headers.get('content-length')).toBe(String(expected.length))
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(expected)
  })

  test.each(['bytes=300-', 'bytes=5000-6000', 'bytes=-0'])('a range behind the end answers 416: %s', async (range) => {
    const answer = await fetch(url, { headers: { range } })
    expect([answer.status, answer.headers.get('content-range'), answer.headers.get('cache-control')]).toEqual([
      416,
      'bytes */300',
      'no-store',
    ])
    expect(await answer.json()).toEqual({
      statusCode: '416',
      code: 'InvalidRange',
      error: 'invalid_range',
      message: 'invalid range provided',
    })
  })

  test('an unchanged file answers 304, by ETag and by time', async () => {
    const first = await fetch(url)
    const [etag, modified] = [first.headers.get('etag') ?? '', first.headers.get('last-modified') ?? '']
    for (const headers of [
      { 'if-none-match': etag },
      { 'if-none-match': `"x", W/${etag}`, range: 'bytes=0-1' },
      { 'if-none-match': '*' },
      { 'if-modified-since': modified },
    ]) {
      const again = await fetch(url, { headers })
      expect([again.status, await again.text(), again.headers.get('etag'), again.headers.get('cache-control')]).toEqual([
        304,
        '',
        etag,
        'max-age=3600',
      ])
    }
    const changed = await fetch(url, { headers: { 'if-none-match': '"x"', 'if-modified-since': modified } })
    expect(changed.status).toBe(200)
    expect((await fetch(url, { headers: { 'if-range': etag, range: 'bytes=0-1' } })).status).toBe(206)
    expect((await fetch(url, { headers: { 'if-range': modified, range: 'bytes=0-1' } })).status).toBe(206)
  })

  test('a HEAD request is a download without a body, at each address of the file', async () => {
    for (const path of [`object/public/${bucket}/seen.png`, `object/${bucket}/seen.png`, `object/authenticated/${bucket}/seen.png`]) {
      const head = await storage(path, { method: 'HEAD' })
      expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '300', ''])
      expect((await storage(path, { headers: { authorization: 'Bearer nonsense' } })).status).toBe(200)
    }
  })

  test('a download parameter sets a safe Content-Disposition for any name', async () => {
    for (const [download, expected] of [
      ['', 'attachment;'],
      ['soup "hot".png', "attachment; filename=soup%20%22hot%22.png; filename*=UTF-8''soup%20%22hot%22.png;"],
      ['é\r\nx: y', "attachment; filename=%C3%A9%0D%0Ax%3A%20y; filename*=UTF-8''%C3%A9%0D%0Ax%3A%20y;"],
    ]) {
      const answer = await fetch(`${url}?download=${encodeURIComponent(download ?? '')}`)
      expect(answer.headers.get('content-disposition')).toBe(expected)
      await answer.arrayBuffer()
    }
  })

  test("a file with a type other than a picture's is served as a sandboxed attachment", async () => {
    const { db } = wall.house.world
    for (const type of ['image/svg+xml', 'text/html']) {
      await sql`update storage.objects set metadata = metadata || ${JSON.stringify({ mimetype: type })}::jsonb where name = 'seen.png'`.execute(
        db,
      )
      const answer = await fetch(url)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'application/octet-stream',
        'content-disposition': 'attachment;',
        'content-security-policy': "sandbox; default-src 'none'",
      })
      await answer.arrayBuffer()
    }
    await sql`update storage.objects set metadata = metadata || '{"mimetype": "image/png"}' where name = 'seen.png'`.execute(db)
  })

  test('files of a private bucket are readable only with the right to write', async () => {
    const { db } = wall.house.world
    await sql`update storage.buckets set public = false`.execute(db)
    const read = async (path: string, headers: Record<string, string> = {}) => {
      const answer = await storage(path, { headers })
      return answer.ok ? (await answer.arrayBuffer()).byteLength : (await answer.json()).code
    }
    expect(await read(`object/public/${bucket}/seen.png`, asService())).toBe('NoSuchBucket')
    expect(await read(`object/${bucket}/seen.png`)).toBe('NoSuchKey')
    expect(await read(`object/info/${bucket}/seen.png`)).toBe('NoSuchKey')
    expect(await read(`object/${bucket}/seen.png`, asService())).toBe(300)
    await sql`update storage.buckets set public = true`.execute(db)
  })
})

describe('refused storage requests', () => {
  const png = { 'content-type': 'image/png' }
  const put = (name: string, parts: { body?: BodyInit; headers?: Record<string, string> } = {}) =>
    storage(`object/${bucket}/${name}`, { method: 'POST', body: aPicture(), ...parts, headers: asService({ ...png, ...parts.headers }) })
  const form = (...parts: [string, string | Blob][]) => {
    const made = new FormData()
    for (const [name, value] of parts) made.append(name, value)
    return storage(`object/${bucket}/form.png`, { method: 'POST', body: made, headers: asService() })
  }
  const told = async (answer: Response | Promise<Response>) => {
    const { status, headers } = await answer
    const { statusCode, code, error, message, ...rest } = await (await answer).json()
    expect([rest, headers.get('cache-control')]).toEqual([{}, 'no-store'])
    expect([typeof error, typeof message]).toEqual(['string', 'string'])
    return [status, statusCode, code]
  }

  test.each([
    ['a leading parent path', '..%2F..%2Fpasswd.png'],
    ['a parent path inside', 'a%2F..%2Fb.png'],
    ['a dot segment', 'a%2F.%2Fb.png'],
    ['an empty segment', 'a//b.png'],
    ['a slash at the beginning', '%2Fetc.png'],
    ['a backslash', 'a%5C..%5Cb.png'],
    ['NUL', 'a%00.png'],
    ['a line end', 'a%0Ab.png'],
    ['letters of other scripts', '%E3%82%B9%E3%83%BC%E3%83%97.png'],
    ['a right-to-left override', 'gnp%E2%80%AE.png'],
    ['a lone surrogate', '%ED%A0%80.png'],
    ['invalid UTF-8', 'a%FF.png'],
    ['a bare percent sign', 'a%.png'],
    ['1,025 bytes', 'x'.repeat(1_025)],
  ])('a file name with %s is refused', async (_, name) => {
    expect(await told(put(name))).toEqual([400, '400', 'InvalidKey'])
    expect(await told(storage(`object/public/${bucket}/${name}`))).toEqual([400, '400', 'InvalidKey'])
  })

  test('a file name of the greatest length with every allowed character is accepted', async () => {
    const name = `a b/!-.*'()&$@=;:+,?${'x'.repeat(1_004)}`
    expect((await put(encodeURIComponent(name))).status).toBe(200)
    expect((await wall.as.service.list('a b')).data?.map((entry) => `a b/${entry.name}`)).toEqual([name])
    expect((await wall.as.service.remove([name])).data).toHaveLength(1)
  })

  test.each<[string, () => Promise<Response>, string, string]>([
    ['text', () => put('a.png', { headers: { 'content-type': 'text/plain' } }), '415', 'InvalidMimeType'],
    ['SVG', () => put('a.svg', { headers: { 'content-type': 'image/svg+xml' }, body: '<svg/>' }), '415', 'InvalidMimeType'],
    ['SVG declared as PNG', () => put('a.png', { body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }), '415', 'InvalidMimeType'],
    ['JPEG declared as PNG', () => put('a.png', { body: aPicture({ type: 'image/jpeg' }) }), '415', 'InvalidMimeType'],
    [
      'audio in an AVIF container',
      () =>
        put('a.avif', {
          headers: { 'content-type': 'image/avif' },
          body: Buffer.concat([Buffer.from('\0\0\0\x14ftypM4A \0\0\0\0M4A avif'), body]),
        }),
      '415',
      'InvalidMimeType',
    ],
    ['a file without a type', () => put('a.png', { headers: { 'content-type': '' } }), '415', 'InvalidMimeType'],
    ['an empty file', () => put('a.png', { body: '' }), '400', 'InvalidRequest'],
    ['a compressed file', () => put('a.png', { headers: { 'content-encoding': 'gzip' } }), '400', 'InvalidRequest'],
    [
      'a file with an invalid cache-control',
      () => put('a.png', { headers: { 'cache-control': 'max-age=1\u00e9' } }),
      '400',
      'InvalidRequest',
    ],
    ['a file with malformed metadata', () => put('a.png', { headers: { 'x-metadata': 'bm8=' } }), '400', 'InvalidRequest'],
    [
      'a file with a NUL in its metadata',
      () => put('a.png', { headers: { 'x-metadata': Buffer.from('{"a":"\\u0000"}').toString('base64') } }),
      '400',
      'InvalidRequest',
    ],
    [
      'a file with overlong metadata',
      () => put('a.png', { headers: { 'x-metadata': Buffer.from(JSON.stringify({ a: 'x'.repeat(17_000) })).toString('base64') } }),
      '413',
      'EntityTooLarge',
    ],
    ['a file of more than 5 MB', () => put('a.png', { body: aPicture({ size: most + 1 }) }), '413', 'EntityTooLarge'],
    ['a form with more than 5 MB', () => form(['', aBlob({ size: most + 1 })]), '413', 'EntityTooLarge'],
    ['a form with much more than 5 MB', () => form(['', aBlob({ size: most + 100_000 })]), '413', 'EntityTooLarge'],
    ['a form without a file', () => form(['cacheControl', '3600']), '400', 'InvalidRequest'],
    ['a form with two files', () => form(['', aBlob()], ['', aBlob()]), '400', 'InvalidRequest'],
    ['a form with an HTML page', () => form(['', new Blob(['<script>'], { type: 'text/html' })]), '415', 'InvalidMimeType'],
    [
      'a form with an HTML page declared as a picture',
      () => form(['contentType', 'image/png'], ['', new Blob(['<script>'], { type: 'text/html' })]),
      '415',
      'InvalidMimeType',
    ],
    ['a form with a header in its cacheControl', () => form(['cacheControl', '1\r\nx: y'], ['', aBlob()]), '400', 'InvalidRequest'],
    ['a malformed form', () => put('a.png', { headers: { 'content-type': 'multipart/form-data; boundary=x' } }), '400', 'InvalidRequest'],
    ['a form without a boundary', () => put('a.png', { headers: { 'content-type': 'multipart/form-data' } }), '400', 'InvalidRequest'],
  ])('an upload of %s is refused', async (_, ask, statusCode, code) => {
    expect(await told(ask())).toEqual([400, statusCode, code])
  })

  test('an upload of exactly 5 MB is accepted, as bytes and as a form', async () => {
    expect((await put('large.png', { body: aPicture({ size: most }) })).status).toBe(200)
    expect((await form(['', aBlob({ size: most, of: 1 })])).status).toBe(200)
    const got = await fetch(wall.as.service.getPublicUrl('form.png').data.publicUrl)
    expect(Buffer.from(await got.arrayBuffer()).equals(aPicture({ size: most, of: 1 }))).toBe(true)
    const kept = await fetch(wall.as.service.getPublicUrl('large.png').data.publicUrl, { method: 'HEAD' })
    expect([got, kept].map(({ headers }) => headers.get('cache-control'))).toEqual(['max-age=3600', 'max-age=3600'])
    expect((await wall.as.service.remove(['large.png', 'form.png'])).data).toHaveLength(2)
  })

  test('an endless upload is read no further than the limit', async () => {
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536
        controller.enqueue(aPicture({ size: 65_536 }))
      },
    })
    const init = { method: 'POST', body: endless, duplex: 'half', headers: asService(png) } satisfies RequestInit & { duplex: string }
    expect(await told(wall.house.world.send(`/storage/v1/object/${bucket}/endless.png`, init))).toEqual([400, '413', 'EntityTooLarge'])
    expect(sent).toBeLessThanOrEqual(most + 4 * 65_536)
  })

  const json = (path: string, value: unknown, method = 'POST') =>
    storage(path, {
      method,
      body: typeof value === 'string' ? value : JSON.stringify(value),
      headers: asService({ 'content-type': 'application/json' }),
    })
  const transfer = { bucketId: bucket, sourceKey: 'seen.png', destionationKey: 'x', destinationKey: 'x.png' }
  test.each<[string, () => Promise<Response>, [number, string, string]]>([
    [
      'no token',
      () => storage(`object/${bucket}/a.png`, { method: 'POST', body: aPicture(), headers: png }),
      [400, '400', 'InvalidRequest'],
    ],
    [
      'no token for a list',
      () => storage(`object/list/${bucket}`, { method: 'POST', body: '{"prefix":""}' }),
      [400, '400', 'InvalidRequest'],
    ],
    ['a malformed token', () => storage('bucket', { headers: { authorization: 'Bearer nonsense' } }), [400, '403', 'AccessDenied']],
    ['a foreign token', () => storage('bucket', { headers: { authorization: 'Bearer a.b.c' } }), [400, '403', 'AccessDenied']],
    [
      'another bucket',
      () => storage('object/others/a.png', { method: 'POST', body: aPicture(), headers: asService(png) }),
      [400, '404', 'NoSuchBucket'],
    ],
    ['an impossible bucket name', () => storage('object/public/%00/a.png'), [400, '404', 'NoSuchBucket']],
    ['a list without a folder', () => json(`object/list/${bucket}`, {}), [400, '400', 'InvalidRequest']],
    ['a list limited to zero', () => json(`object/list/${bucket}`, { prefix: '', limit: 0 }), [400, '400', 'InvalidRequest']],
    [
      'a list sorted by another column',
      () => json(`object/list/${bucket}`, { prefix: '', sortBy: { column: 'owner' } }),
      [400, '400', 'InvalidRequest'],
    ],
    ['a list with a NUL in its prefix', () => json(`object/list/${bucket}`, { prefix: '\0' }), [400, '400', 'InvalidRequest']],
    ['broken JSON', () => json(`object/list/${bucket}`, '{'), [400, '400', 'InvalidRequest']],
    ['a removal of nothing', () => json(`object/${bucket}`, { prefixes: [] }, 'DELETE'), [400, '400', 'InvalidRequest']],
    [
      'a removal of too many files',
      () => json(`object/${bucket}`, { prefixes: Array(1_001).fill('a') }, 'DELETE'),
      [400, '400', 'InvalidRequest'],
    ],
    ['a move to an invalid name', () => json('object/move', { ...transfer, destinationKey: '../x' }), [400, '400', 'InvalidKey']],
    ['a move to another bucket', () => json('object/move', { ...transfer, destinationBucket: 'other' }), [400, '409', 'FeatureNotEnabled']],
    ['a signed address', () => json(`object/sign/${bucket}/seen.png`, { expiresIn: 60 }), [400, '409', 'FeatureNotEnabled']],
    ['a signed upload', () => json(`object/upload/sign/${bucket}/a.png`, {}), [400, '409', 'FeatureNotEnabled']],
    ['a resumable upload', () => storage('upload/resumable', { method: 'POST', headers: asService() }), [400, '409', 'FeatureNotEnabled']],
    ['an image transformation', () => storage(`render/image/public/${bucket}/seen.png?width=1`), [400, '409', 'FeatureNotEnabled']],
    ['a new bucket', () => json('bucket', { name: 'mine' }), [400, '409', 'FeatureNotEnabled']],
    ['a deletion of a bucket', () => json(`bucket/${bucket}`, {}, 'DELETE'), [400, '409', 'FeatureNotEnabled']],
    ['an unknown path', () => storage('nothing/here'), [404, '404', 'NotFound']],
    ['the root path', () => storage(''), [404, '404', 'NotFound']],
    ['a bucket as an object', () => storage(`object/${bucket}`), [404, '404', 'NotFound']],
    ['another method', () => storage(`object/${bucket}/seen.png`, { method: 'PATCH', headers: asService() }), [404, '404', 'NotFound']],
  ])('a storage request with %s is refused', async (_, ask, expected) => {
    expect(await told(ask())).toEqual(expected)
  })

  test('an expired token is refused with the reason', async () => {
    const { client } = await wall.house.member()
    const token = (await client.auth.getSession()).data.session?.access_token ?? ''
    wall.house.passTime(2 * 3_600_000)
    const answer = await storage('bucket', { headers: { authorization: `Bearer ${token}` } })
    expect(await answer.json()).toMatchObject({ statusCode: '403', message: '"exp" claim timestamp check failed' })
  })

  test('pages of any origin may call the storage API', async () => {
    const headers = {
      origin: 'https://elsewhere.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-upsert, authorization',
    }
    const answer = await storage(`object/${bucket}/a.png`, { method: 'OPTIONS', headers })
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
    expect(answer.headers.get('access-control-allow-headers')).toContain('x-upsert')
  })
})
