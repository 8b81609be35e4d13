import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aRequest } from '../api/world.ts'
import { startServer } from '../start-server.ts'
import { withTables } from '../with-tables.ts'

// The bundle that `npm start` runs; every other test runs the sources.

/** To bundle takes seconds of a core, and a start another. */
const slow = { timeout: 120_000 }

const root = join(import.meta.dirname, '..', '..')
const program = [join(root, 'dist', 'server', 'main.js')]
const scratch = mkdtempSync(join(tmpdir(), 'potluck-bundle-'))

beforeAll(() => {
  execFileSync(process.execPath, [join(root, 'scripts', 'build.js'), 'server'], { stdio: ['ignore', 'ignore', 'inherit'] })
}, slow.timeout)
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

test('the bundled server becomes ready, cooks, describes its API and stops', slow, async () => {
  const server = await startServer({ program, dataDir: withTables() })
  const cooked = await fetch(`${server.url}/functions/v1/generate-recipe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(aRequest()),
  })
  expect(await cooked.json()).toHaveProperty('recipe')
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(200)
  for (const path of ['/api/docs', '/api/docs/openapi.json', '/api/docs/style.css', '/api/docs/fraunces.woff2'])
    expect((await fetch(`${server.url}${path}`)).status, path).toBe(200)
  expect(await server.stop()).toBe(0)
})

test('the bundled server loads what only some calls need when the first of them comes', slow, async () => {
  const server = await startServer({ program, dataDir: withTables() })
  const { anonKey } = await (await fetch(`${server.url}/config.json`)).json()
  const call = async (path: string, body: object, token = anonKey) => {
    const headers = { 'content-type': 'application/json', apikey: anonKey, authorization: `Bearer ${token}` }
    const answer = await fetch(`${server.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return { status: answer.status, body: await answer.json() }
  }
  const signUp = await call('/auth/v1/signup', { email: 'ada@example.org', password: 'correct-horse-1' })
  const totp = await call('/auth/v1/factors', { factor_type: 'totp', friendly_name: 'app' }, signUp.body.access_token)
  expect(totp).toMatchObject({ status: 200, body: { totp: { qr_code: expect.stringContaining('<svg') } } })
  expect((await call('/auth/v1/recover', { email: 'ada@example.org' })).status).toBe(200)
  await expect.poll(() => server.lines.some((line) => line.includes('the mail is a file'))).toBe(true)
  expect(await server.stop()).toBe(0)
})

test('a failure at the start of the bundle is told with the names of the sources', slow, async () => {
  const dataDir = join(scratch, 'broken')
  mkdirSync(join(dataDir, 'postgres'), { recursive: true })
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), 'none')
  await expect(startServer({ program, dataDir })).rejects.toThrow(/platform\/database\/embedded\.ts:\d+:\d+/)
})

test('a wrong setting stops the bundle with one line that names it', async () => {
  const refused = startServer({ program, dataDir: scratch, env: { PORT: 'kitchen' } })
  await expect(refused).rejects.toThrow('(exit code 1):\nPORT must be a port from 0 to 65535, but it is "kitchen"')
})
