import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp } from '#server/app.ts'
import { openPages } from '#server/pages/pages.ts'
import { openWorld, type TestWorld } from './world.ts'

const script = `console.log('${'potluck '.repeat(300)}')`
const index = '<!doctype html><html lang="en" dir="ltr"><title>Potluck</title>'
let folder: string
let world: TestWorld

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'potluck-pages-'))
  mkdirSync(join(folder, 'web', 'assets'), { recursive: true })
  mkdirSync(join(folder, 'web', '.vite'))
  writeFileSync(join(folder, 'secret.txt'), 'not for visitors')
  writeFileSync(join(folder, 'web', '.vite', 'manifest.json'), '{}')
  writeFileSync(join(folder, 'web', 'index.html'), index)
  writeFileSync(join(folder, 'web', 'robots.txt'), 'User-agent: *')
  const asset = join(folder, 'web', 'assets', 'main-a1b2.js')
  writeFileSync(asset, script)
  writeFileSync(`${asset}.br`, brotliCompressSync(script))
  writeFileSync(`${asset}.gz`, gzipSync(script))
  world = await openWorld({ pages: join(folder, 'web') })
})
afterAll(async () => {
  await world.close()
  rmSync(folder, { recursive: true })
})

const html = { accept: 'text/html,application/xhtml+xml' }

test('the home page is served as HTML and revalidated each time', async () => {
  const response = await world.send('/?tab=search', { headers: html })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-cache')
  expect(await response.text()).toContain('<title>Potluck</title>')
})

test('an unknown address answers 404, with a page for a browser and a problem for a program', async () => {
  const page = await world.send('/no/such/page', { headers: html })
  expect(page.status).toBe(404)
  expect(await page.text()).toContain('<title>Potluck</title>')
  const problem = await world.send('/no/such/page', { headers: { accept: 'application/json' } })
  expect(problem.status).toBe(404)
  expect(problem.headers.get('content-type')).toBe('application/problem+json')
})

test.each([
  ['/auth/confirm?token_hash=abc&type=recovery', 200, 'no-referrer'],
  ['/auth/reset-password', 200, 'no-referrer'],
  ['/auth/no-such-page', 404, 'no-referrer'],
  ['/invite/abc', 404, 'strict-origin-when-cross-origin'],
  ['/r/1', 404, 'strict-origin-when-cross-origin'],
  ['/', 200, 'strict-origin-when-cross-origin'],
  ['/authors', 404, 'strict-origin-when-cross-origin'],
])('the page %s has the right status and referrer policy', async (path, status, policy) => {
  const page = await world.send(path, { headers: html })
  expect(page.status).toBe(status)
  expect(page.headers.get('referrer-policy')).toBe(policy)
})

test('pages, files and failures carry all security headers, with own accounts and with a Supabase project', async () => {
  const project = {
    SUPABASE_URL: 'https://project.supabase.co',
    SUPABASE_ANON_KEY: 'sb_publishable_kGx0Qw1Zr83h',
    SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_Zr83hVnB2xkGx0Q',
    DATABASE_URL: 'postgres://postgres:hunter2@db.project.supabase.co:5432/postgres',
  }
  const besideProject = await openWorld({ pages: join(folder, 'web'), env: project, beside: world })
  const policy = (images: string, connections: string) =>
    [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      `img-src 'self' data: blob:${images}`,
      'media-src blob:',
      "font-src 'self'",
      `connect-src 'self'${connections}`,
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; ')
  for (const [house, expected] of [
    [world, policy('', '')],
    [besideProject, policy(' https://project.supabase.co', ' https://project.supabase.co wss://project.supabase.co')],
  ] as const) {
    for (const path of ['/', '/settings', '/auth/signin', '/no/such/page', '/robots.txt', '/assets/main-a1b2.js', '/assets/gone.js']) {
      const { headers } = await house.send(path, { headers: html })
      expect(headers.get('content-security-policy'), path).toBe(expected)
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin')
      expect(headers.get('permissions-policy'), path).toBe('camera=(self), geolocation=(), microphone=(self), payment=(), usb=()')
      expect(headers.get('referrer-policy'), path).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/)
    }
  }
  await besideProject.close()
})

test('a hashed file is cached for good and compressed as the client accepts', async () => {
  const packed = await world.send('/assets/main-a1b2.js', { headers: { 'accept-encoding': 'gzip, deflate, br' } })
  expect(packed.headers.get('content-encoding')).toBe('br')
  expect(packed.headers.get('vary')).toBe('accept-encoding')
  expect(packed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(script)
  const gzipped = await world.send('/assets/main-a1b2.js', { headers: { 'accept-encoding': 'gzip, br;q=0' } })
  expect(gzipped.headers.get('content-encoding')).toBe('gzip')
  const plain = await world.send('/assets/main-a1b2.js')
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.text()).toBe(script)
})

test('an unchanged file answers 304', async () => {
  const etag = (await world.send('/robots.txt')).headers.get('etag') ?? ''
  const again = await world.send('/robots.txt', { headers: { 'if-none-match': `"other", ${etag}` } })
  expect(again.status).toBe(304)
  expect(await again.text()).toBe('')
})

test('a HEAD request answers like GET without a body', async () => {
  const head = await world.send('/', { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(head.headers.get('content-length')).toBe(String(index.length))
  expect(await head.text()).toBe('')
})

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/assets//../../secret.txt',
  '/.vite/manifest.json',
  '/%00',
  '/%zz',
])('a path such as %s does not lead outside the pages folder', async (path) => {
  const response = await world.send(path)
  expect(response.status).toBe(404)
  expect(await response.text()).not.toContain('not for visitors')
})

test('a page is served in the language of its address, if the pages have that language', async () => {
  const app = makeApp({ ...world, pages: openPages(join(folder, 'web'), ['en', 'ar']) })
  const page = async (path: string) => (await app.fetch(new Request(`http://localhost${path}`, { headers: html }))).text()
  expect(await page('/?tab=search&lang=ar')).toContain('<html lang="ar" dir="rtl">')
  expect(await page('/?lang=fr')).toContain('<html lang="en" dir="ltr">')
  // The pages have only English today.
  expect(await (await world.send('/?lang=ar', { headers: html })).text()).toContain('<html lang="en" dir="ltr">')
})
