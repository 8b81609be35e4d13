import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import type { HttpEnv } from '@potluck/platform/http/env'
import { withText } from '@potluck/platform/http/response-text'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { compressJson } from '#server/http/compression.ts'

const long = JSON.stringify({ words: 'leeks and potatoes, '.repeat(200) })
const longest = JSON.stringify({ words: 'leeks and potatoes, '.repeat(10_000) })

/** An app that answers every path with this response, and its answer to a caller with these headers. */
async function hear(
  answer: { body?: string; status?: number; headers?: Record<string, string>; known?: string },
  request: { path?: string; method?: string; accepted?: string | null } = {},
) {
  const app = new Hono<HttpEnv>()
  app.use(compressJson)
  const { body = long, status = 200, headers = {}, known } = answer
  const all = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)), ...headers }
  app.all('*', () => {
    const response = new Response(status === 304 ? null : body, { status, headers: all })
    return known === undefined ? response : withText(response, known)
  })
  const { path = '/rest/v1/recipes', method = 'GET', accepted = 'gzip, deflate, br, zstd' } = request
  const heard = await app.request(path, { method, headers: accepted === null ? {} : { 'accept-encoding': accepted } })
  return { headers: heard.headers, status: heard.status, bytes: Buffer.from(await heard.arrayBuffer()) }
}

const decoders = new Map<string, (bytes: Buffer) => Buffer>([
  ['zstd', zstdDecompressSync],
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])

test.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'zstd'],
  ['*, zstd;q=0', 'br'],
  ['gzip;q=1, br;q=0.5', 'gzip'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
])('a caller who accepts %s gets long JSON compressed as %s', async (accepted, name) => {
  for (const body of [long, longest]) {
    const { headers, bytes } = await hear({ body }, { accepted })
    expect(headers.get('content-encoding')).toBe(name)
    expect(headers.get('content-length')).toBe(String(bytes.length))
    expect(headers.get('vary')).toBe('Accept-Encoding')
    expect(bytes.length).toBeLessThan(body.length / 10)
    expect(decoders.get(name)?.(bytes).toString()).toBe(body)
  }
})

test.each([
  ['short enough to be compressed at once', 'Crème brûlée, 豆腐, '.repeat(1_000)],
  ['longer than that', 'Crème brûlée, 豆腐, '.repeat(40_000)],
])('a known text %s arrives whole, though an earlier answer was longer', async (_, words) => {
  const body = JSON.stringify({ words })
  for (const accepted of ['zstd', 'br', 'gzip'] as const) {
    await hear({ body: longest, known: longest }, { accepted })
    const { headers, bytes } = await hear({ body, known: body }, { accepted })
    expect([headers.get('content-encoding'), headers.get('content-length')]).toEqual([accepted, String(bytes.length)])
    expect(decoders.get(accepted)?.(bytes).toString()).toBe(body)
  }
})

test('a known text is compressed without the body of its answer being read', async () => {
  const { bytes } = await hear({ body: 'x'.repeat(long.length), known: long })
  expect(decoders.get('zstd')?.(bytes).toString()).toBe(long)
})

test.each([[null], ['identity'], ['deflate'], ['gzip;q=0'], ['*;q=0'], ['']])(
  'a caller who accepts %s gets JSON uncompressed',
  async (accepted) => {
    const { headers, bytes } = await hear({}, { accepted })
    expect(headers.get('content-encoding')).toBeNull()
    expect(headers.get('content-length')).toBe(String(long.length))
    expect(bytes.toString()).toBe(long)
    // A cache must ask again for a caller that accepts another encoding.
    expect(headers.get('vary')).toBe('Accept-Encoding')
  },
)

describe('uncompressed answers', () => {
  const short = JSON.stringify({ words: 'x'.repeat(1_000) })
  test.each<[string, Parameters<typeof hear>[0], Parameters<typeof hear>[1]]>([
    ['an answer below a kilobyte', { body: short }, {}],
    ['a stream of events', { headers: { 'content-type': 'text/event-stream' } }, {}],
    ['a picture', { headers: { 'content-type': 'image/png' } }, {}],
    ['an answer that is compressed already', { headers: { 'content-encoding': 'br' } }, {}],
    ['a no-transform answer', { headers: { 'cache-control': 'public, no-transform' } }, {}],
    ['a byte range', { status: 206, headers: { 'content-range': 'bytes 0-99/5000' } }, {}],
    ['an answer of accounts with tokens', {}, { path: '/auth/v1/token' }],
  ])('%s is never compressed', async (_, answer, request) => {
    const before = answer.headers?.['content-encoding'] ?? null
    const { headers, bytes } = await hear(answer, request)
    expect(headers.get('content-encoding')).toBe(before)
    expect(headers.get('vary')).toBeNull()
    expect(bytes.toString()).toBe(answer.body ?? long)
  })
})

test('problems and single objects of PostgREST are compressed like JSON', async () => {
  for (const type of ['application/problem+json', 'application/vnd.pgrst.object+json; charset=utf-8', 'application/json; charset=utf-8'])
    expect((await hear({ headers: { 'content-type': type } })).headers.get('content-encoding')).toBe('zstd')
})

test('a page of rows with status 206 is compressed', async () => {
  const { headers } = await hear({ status: 206, headers: { 'content-range': '0-99/5000' } })
  expect(headers.get('content-encoding')).toBe('zstd')
})

test('a HEAD answer has the headers of GET without a length and without a body', async () => {
  const { headers, bytes } = await hear({}, { method: 'HEAD' })
  expect(headers.get('vary')).toBe('Accept-Encoding')
  expect(headers.get('content-length')).toBeNull()
  expect(bytes).toHaveLength(0)
  expect((await hear({}, { method: 'HEAD', accepted: 'identity' })).headers.get('content-length')).toBe(String(long.length))
})

test('a 304 keeps its entity tag and has no body', async () => {
  const { status, headers, bytes } = await hear({ status: 304, body: '', headers: { etag: 'W/"abc"' } })
  expect([status, headers.get('etag'), headers.get('content-encoding'), bytes.length]).toEqual([304, 'W/"abc"', null, 0])
})

test('compression turns a strong entity tag into a weak one and keeps a weak one', async () => {
  expect((await hear({ headers: { etag: '"abc"' } })).headers.get('etag')).toBe('W/"abc"')
  expect((await hear({ headers: { etag: 'W/"abc"' } })).headers.get('etag')).toBe('W/"abc"')
  expect((await hear({ headers: { etag: '"abc"' } }, { accepted: 'identity' })).headers.get('etag')).toBe('"abc"')
})

test('compression keeps an existing Vary header', async () => {
  expect((await hear({ headers: { vary: 'Origin' } })).headers.get('vary')).toBe('Origin, Accept-Encoding')
  expect((await hear({ headers: { vary: 'accept-encoding' } })).headers.get('vary')).toBe('accept-encoding')
})

test('compression keeps the other headers and the status', async () => {
  const { status, headers } = await hear({ status: 201, headers: { 'content-range': '0-99/*', 'x-request-id': 'r' } })
  expect([status, headers.get('content-range'), headers.get('x-request-id')]).toEqual([201, '0-99/*', 'r'])
})
