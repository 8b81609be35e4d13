import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aRequest } from '../api/world.ts'
import { longTest } from '../how-many.ts'
import { build, type RunningServer, startServer } from '../start-server.ts'
import { withTables } from '../with-tables.ts'

// The bundle that `npm start` runs.

/** Bundling takes seconds of CPU time, and each start takes another. */
const slow = { timeout: 120_000 }

const root = join(import.meta.dirname, '..', '..')
const program = [join(root, 'dist', 'server', 'main.js')]
const scratch = mkdtempSync(join(tmpdir(), 'potluck-bundle-'))

let server: RunningServer

beforeAll(async () => {
  await build('server')
  server = await startServer({ program, dataDir: withTables() })
}, slow.timeout)
afterAll(async () => {
  expect(await server.stop()).toBe(0)
  rmSync(scratch, { recursive: true, force: true })
}, slow.timeout)

longTest('the bundled server says that it listens, and that it is ready once /readyz answers 200', slow, async () => {
  const said = (words: string) => server.lines.findIndex((line) => line.includes(`"msg":"${words}"`))
  await expect.poll(() => said('ready'), { interval: 1, timeout: slow.timeout }).toBeGreaterThanOrEqual(0)
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  expect(said('listening')).toBeGreaterThanOrEqual(0)
  expect(said('listening')).toBeLessThan(said('ready'))
})

test('the bundled server cooks, becomes ready and describes its API', slow, async () => {
  const cooked = await fetch(`${server.url}/functions/v1/generate-recipe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(aRequest()),
  })
  expect(await cooked.json()).toHaveProperty('recipe')
  for (const path of ['/ready', '/readyz'])
    await expect.poll(async () => (await fetch(`${server.url}${path}`)).status, { timeout: slow.timeout }).toBe(200)
  for (const path of ['/api/docs', '/api/docs/openapi.json', '/api/docs/style.css', '/api/docs/fraunces.woff2'])
    expect((await fetch(`${server.url}${path}`)).status, path).toBe(200)
})

test('the bundled server loads rarely used parts at their first call', slow, async () => {
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
})

test('a failed start of the bundle names the source files', slow, async () => {
  const dataDir = join(scratch, 'broken')
  mkdirSync(join(dataDir, 'postgres'), { recursive: true })
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), 'none')
  await expect(startServer({ program, dataDir })).rejects.toThrow(/platform\/database\/embedded\.ts:\d+:\d+/)
})

test('a wrong setting stops the bundle with one line that names it', async () => {
  const refused = startServer({ program, dataDir: scratch, env: { PORT: 'kitchen' } })
  await expect(refused).rejects.toThrow('(exit code 1):\nPORT must be a port from 0 to 65535, but it is "kitchen"')
})
