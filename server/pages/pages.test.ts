import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPages } from '#server/pages/pages.ts'

const html = '<!doctype html>\n<html lang="en" dir="ltr">\n<title>Potluck</title><p lang="en">Hello</p></html>'
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'potluck-languages-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), html)
  writeFileSync(join(folder, 'index.html.br'), brotliCompressSync(html))
  writeFileSync(join(folder, 'index.html.gz'), gzipSync(html))
})
afterAll(() => rmSync(folder, { recursive: true }))

const someLanguages = () => openPages(folder, ['en', 'fr', 'ar'])

test.each([
  ['ar', '<html lang="ar" dir="rtl">'],
  ['fr-CA', '<html lang="fr" dir="ltr">'],
  ['en', '<html lang="en" dir="ltr">'],
  ['de', '<html lang="en" dir="ltr">'],
  ['"><script>', '<html lang="en" dir="ltr">'],
  [undefined, '<html lang="en" dir="ltr">'],
])('pages in English, French and Arabic answer ?lang=%s with %s', async (asked, element) => {
  const text = await someLanguages().page(200, '', asked)?.text()
  expect(text).toBe(html.replace('<html lang="en" dir="ltr">', element))
})

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('an Arabic page is sent compressed as %s, with its own length and tag', async (encoding, unpack) => {
  const page = someLanguages().page(404, encoding, 'ar')
  const body = Buffer.from((await page?.arrayBuffer()) ?? new ArrayBuffer())
  expect(page?.status).toBe(404)
  expect(page?.headers.get('content-encoding')).toBe(encoding)
  expect(page?.headers.get('content-length')).toBe(String(body.length))
  expect(unpack(body).toString()).toContain('<html lang="ar" dir="rtl">')
  expect(page?.headers.get('etag')).not.toBe(someLanguages().page(200, encoding, 'en')?.headers.get('etag'))
})

test('the pages stay English and left to right for every language without sentences', async () => {
  for (const asked of ['ar', 'ja', 'es']) expect(await openPages(folder).page(200, '', asked)?.text()).toBe(html)
})
