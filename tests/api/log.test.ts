import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAccounts } from '#server/accounts/open.ts'
import { makeApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openWorld, type TestWorld } from './world.ts'

let world: TestWorld
const written: string[] = []
let send: (path: string, init?: RequestInit) => Promise<Response>

beforeAll(async () => {
  world = await openWorld()
  const log = pino({ level: 'info' }, { write: (line) => written.push(line) })
  const app = makeApp({ ...world, log })
  send = async (path, init) => app.fetch(new Request(`http://localhost${path}`, init), { remoteAddress: '192.0.2.1' })
})
afterAll(() => world.close())

const secret = 'hunter2-hunter2'
const calls: [string, string, RequestInit, number][] = [
  ['a refused sign-in', '/auth/v1/token', { method: 'POST', body: JSON.stringify({ email: 'a@b.org', password: secret }) }, 400],
  ['a call with a malformed token', '/auth/v1/user', { headers: { authorization: `Bearer ${secret}` } }, 403],
  ['an unknown account route', '/auth/v1/kitchen', {}, 404],
  ['a preflight', '/auth/v1/signup', { method: 'OPTIONS', headers: { origin: 'https://elsewhere.example' } }, 204],
  ['a row request with a malformed token', '/rest/v1/saved_recipes', { headers: { authorization: `Bearer ${secret}` } }, 401],
  ['a malformed row request', '/rest/v1/saved_recipes', {}, 400],
  [
    'a function call',
    '/functions/v1/check-usage-status',
    { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } },
    200,
  ],
  ['an unknown function', '/functions/v1/boil-the-ocean', { method: 'POST', body: JSON.stringify({ secret }) }, 404],
]

test.each(calls)(
  '%s is one log line with the request id of the answer and without anything that was sent',
  async (_, path, init, status) => {
    written.length = 0
    const answer = await send(`${path}?grant_type=password&token=${secret}`, init)
    expect(answer.status).toBe(status)
    const [line = '', ...others] = written
    expect(others).toEqual([])
    const { level, time, pid, hostname, ms, ...rest }: Record<string, unknown> = JSON.parse(line)
    expect(rest).toEqual({ requestId: answer.headers.get('x-request-id'), method: init.method ?? 'GET', path, status, msg: 'request' })
    expect([level, typeof ms]).toEqual([30, 'number'])
    expect(line).not.toContain(secret)
  },
)

const site = { SITE_URL: 'https://potluck.example.org', SMTP_URL: 'smtp://localhost:1' }
const stripe = { STRIPE_SECRET_KEY: 'sk_test_0123456789', STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef', STRIPE_PRICE_ID: 'price_1' }
const proxied = { ...site, TRUST_PROXY: 'loopback' }
const ofSandbox = /^STRIPE_SECRET_KEY is of a sandbox.* Premium for nothing/
const demo = 'super-secret-jwt-token-with-at-least-32-characters-long'
test.each<[Record<string, string>, RegExp[]]>([
  [site, [/^a proxy must serve this public https origin, and TRUST_PROXY does not name it/]],
  [{ ...site, TRUST_PROXY: 'loopback' }, []],
  [{ ...site, TRUST_PROXY: 'none' }, []],
  [{ ...site, HOST: '0.0.0.0' }, []],
  [{}, []],
  [{ ...proxied, ...stripe }, [ofSandbox]],
  [{ ...proxied, ...stripe, STRIPE_SECRET_KEY: 'rk_test_0123456789' }, [ofSandbox]],
  [{ ...proxied, ...stripe, STRIPE_API_BASE: 'https://stripe.example' }, [ofSandbox, /^STRIPE_API_BASE is set on a public https origin/]],
  [{ ...stripe, STRIPE_API_BASE: 'http://127.0.0.1:12111' }, []],
  [{ AUTH_JWT_SECRET: demo }, [/^no public https origin starts so: AUTH_JWT_SECRET must be another one, because/]],
])('a start with %j logs the expected warnings', async (env, expected) => {
  const said: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void said.push(JSON.parse(line).msg) })
  const config = readConfig(env)
  makeApp({ ...world, config, accounts: await openAccounts({ ...world, config, log }), log })
  expect(said).toEqual(expected.map((words) => expect.stringMatching(words)))
})

test('a trusted proxy that sends no client address is logged once', async () => {
  const said: string[] = []
  const log = pino({ level: 'warn' }, { write: (line) => void said.push(JSON.parse(line).msg) })
  const app = makeApp({ ...world, config: readConfig({ TRUST_PROXY: 'loopback' }), log })
  const from = (forwardedFor: string) =>
    app.fetch(new Request('http://localhost/healthz', { headers: { 'x-forwarded-for': forwardedFor } }), { remoteAddress: '127.0.0.1' })
  await from('203.0.113.9:1234')
  await from('[2001:db8::1]:443')
  expect(said).toEqual([])
  await from('203.0.113.9, _hidden')
  await from('unknown')
  expect(said).toEqual([expect.stringMatching(/^a proxy that TRUST_PROXY names wrote no address/)])
})

test('requests for pages, files and health checks are not logged', async () => {
  written.length = 0
  for (const path of ['/', '/config.json', '/healthz', '/ready', '/api/docs', '/nowhere']) await send(path)
  expect(written).toEqual([])
})
