import { randomUUID } from 'node:crypto'
import type { Route } from '@potluck/platform/auth/call'
import { grants } from '@potluck/platform/testing/grants'
import { routes } from '@potluck/platform/testing/routes'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { howMany } from '../how-many.ts'
import { allOn } from './all-on.ts'
import { type House, openHouse } from './house.ts'

let house: House
let before: Stored | null = null
let member = ''
let tables: readonly string[] = []
beforeAll(async () => {
  house = await openHouse({ env: allOn })
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'auth' order by 1
  `.execute(house.world.db)
  tables = rows.map(({ name: table }) => table)
  expect(tables).toContain('users')
})
afterAll(async () => {
  await house.close()
})
beforeEach(async () => {
  const headers = { authorization: `Bearer ${member}` }
  const { status } = await house.world.send('/auth/v1/user', { headers })
  if (status === 200) return
  if (before) await expectNothingLeft()
  member = await aMember()
  before = await stored()
})
afterEach(() => expect(house.world.failures).toEqual([]))

/**
 * Compares the present state with the last snapshot, after the tests of a route: nothing was added or changed. The
 * present state becomes the next snapshot.
 */
async function expectNothingLeft(): Promise<void> {
  const after = await stored()
  expect(after.accounts).toEqual(before?.accounts)
  for (const [table, count] of Object.entries(after.counts)) expect(count, table).toBeLessThanOrEqual(before?.counts[table] ?? 0)
  expect(after.mails).toBe(before?.mails)
  before = after
}

/** All that a caller could leave behind. Sessions may have ended: a hostile body at /logout still signs out. */
interface Stored {
  accounts: unknown
  counts: Record<string, number>
  mails: number
}

async function aMember(): Promise<string> {
  const { client } = await house.member()
  return (await client.auth.getSession()).data.session?.access_token ?? ''
}

async function stored(): Promise<Stored> {
  const { db } = house.world
  const each = tables.map((table) => sql`select ${table} as name, count(*)::int as count from ${sql.table(`auth.${table}`)}`)
  const { rows } = await sql<{ name: string; count: number }>`${sql.join(each, sql` union all `)}`.execute(db)
  const accounts = await sql`
    select id, aud, role, email, phone, encrypted_password, raw_app_meta_data, raw_user_meta_data, is_super_admin, banned_until, is_sso_user, is_anonymous,
      email_confirmed_at, phone_confirmed_at, email_change, phone_change, deleted_at
    from auth.users order by id
  `.execute(db)
  return {
    accounts: accounts.rows,
    counts: Object.fromEntries(rows.map(({ name: table, count }) => [table, count])),
    mails: house.mails.length,
  }
}

/** A route as a test calls it: with unknown ids, and once for each grant. */
interface Door {
  route: Route
  path: string
  query: string
}

const doors: readonly Door[] = routes.flatMap((route) => {
  const path = route.path.replaceAll(/:\w+/g, () => randomUUID())
  const queries = route.path === '/token' ? Object.keys(grants).map((name) => `grant_type=${name}`) : ['']
  return queries.map((query) => ({ route, path, query }))
})
const name = ({ route, query }: Door) => `${route.method} ${route.path}${query && `?${query}`}`
const withBody = doors.filter(({ route }) => route.method !== 'GET').map((door) => [name(door), door] as const)
const all = doors.map((door) => [name(door), door] as const)

/**
 * Every n-th item of a list in `npm test`, starting one later at each route, so that some route gets each item; the
 * whole list in `npm run test:long`.
 */
function someOf<Item>(list: readonly Item[], oneOf: number, door: Door): readonly Item[] {
  return list.filter((_, at) => (at + doors.indexOf(door)) % howMany(oneOf, 1) === 0)
}

interface Sent {
  method?: string
  path?: string
  query?: string
  body?: BodyInit
  headers?: Record<string, string>
}

/** Calls a route with a valid token: only the sent data is wrong. */
function knock({ route, path, query }: Door, sent: Sent = {}): Promise<Response> {
  const { serviceRole, anon } = house.world.accounts.apiKeys
  const bearer = { anyone: anon, user: member, admin: serviceRole }[route.access]
  const type = route.body === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  const address = [sent.query ?? '', query].filter(Boolean).join('&')
  return house.world.send(`/auth/v1${sent.path ?? path}${address && `?${address}`}`, {
    method: sent.method ?? route.method,
    headers: { authorization: `Bearer ${bearer}`, 'content-type': type, ...sent.headers },
    ...(sent.body === undefined ? {} : { body: sent.body }),
  })
}

/** Expects a success or a refusal in one of GoTrue's envelopes, never a server failure. Returns the status. */
async function expectSound(response: Response, what: unknown): Promise<number> {
  const { status } = response
  expect(status, String(what)).toBeLessThan(500)
  const text = await response.text()
  if (status < 400) return status
  const body: Record<string, unknown> = JSON.parse(text)
  const isOld = body.code === status && typeof body.error_code === 'string' && typeof body.msg === 'string'
  const isOAuth = status === 400 && typeof body.error === 'string' && typeof body.error_description === 'string'
  expect(isOld || isOAuth, `${what}: ${text}`).toBe(true)
  if (isOld) expect(response.headers.get('x-sb-error-code')).toBe(body.error_code)
  return status
}

async function expectRefused(response: Response, what: unknown): Promise<void> {
  const status = await expectSound(response, what)
  expect(status, String(what)).toBeGreaterThanOrEqual(400)
}

/** Every field name that the body of some route has, and field names that no caller may set. */
const known = [
  ...['email', 'phone', 'password', 'data', 'channel', 'create_user', 'type', 'token', 'token_hash', 'redirect_to', 'nonce', 'scope'],
  ...['refresh_token', 'auth_code', 'code_verifier', 'code_challenge', 'code_challenge_method', 'id_token', 'access_token', 'provider'],
  ...[
    'client_id',
    'issuer',
    'link_identity',
    'message',
    'signature',
    'chain',
    'domain',
    'provider_id',
    'skip_http_redirect',
    'gotrue_meta_security',
  ],
  ...['factor_type', 'friendly_name', 'challenge_id', 'code', 'webauthn', 'new_email', 'email_confirm', 'phone_confirm', 'ban_duration'],
  ...[
    'password_hash',
    'user_metadata',
    'should_soft_delete',
    'metadata_xml',
    'metadata_url',
    'domains',
    'attribute_mapping',
    'name_id_format',
  ],
  ...['resource_id', 'disabled', 'current_password', 'SAMLResponse', 'RelayState', 'state'],
]
const forbidden = [
  'role',
  'user_id',
  '__proto__',
  'constructor',
  'prototype',
  'app_metadata',
  'is_super_admin',
  'aud',
  'id',
  'is_sso_user',
  'instance_id',
]
const wrong = ['7', '[["x"]]', '{"x":{"y":1}}', 'true', '""', 'null', '"x"']
/** Some wrong values, others for each field and route; `data` may be an object. */
const wrongFor = (field: string, at: number) =>
  [0, 2, 5]
    .slice(0, howMany(1, 3))
    .map((step) => wrong[(at + step) % wrong.length] ?? '')
    .filter((value) => field !== 'data' || !value.startsWith('{'))
const bodyOf = (field: string, value: string) => `{${JSON.stringify(field)}:${value}}`

const asked = [
  'redirect_to',
  'type',
  'token',
  'provider',
  'code',
  'state',
  'error',
  'scopes',
  'scope',
  'page',
  'per_page',
  'sort',
  'filter',
]
const others = ['grant_type', 'invite_token', 'code_challenge', 'code_challenge_method', 'skip_http_redirect', 'download', 'resource_id']
const meaningless = ['%00', '%ED%A0%80', '%FF', '%', '%27%22;--', '-1', '99999999999999999999', '', '[]', '__proto__', '%0d%0aX-Bad:%201']

describe.each(all)('a hostile request to %s', (_, door) => {
  afterAll(expectNothingLeft)
  const { route } = door
  const isForm = route.body === 'form'

  if (route.method !== 'GET') {
    test('a field of the wrong type is refused or read as absent', async () => {
      for (const [at, field] of someOf([...[...known, ...forbidden].entries()], 3, door)) {
        for (const value of wrongFor(field, at + doors.indexOf(door)))
          await expectSound(await knock(door, { body: bodyOf(field, value) }), bodyOf(field, value))
      }
    })

    test('a body with all forbidden field names at once sets none of them', async () => {
      const values = [
        '"service_role"',
        `"${randomUUID()}"`,
        '{"role":"service_role","isAdmin":true}',
        'true',
        '{"prototype":{"role":"admin"}}',
      ]
      for (const value of values) {
        const body = `{${forbidden.map((field) => `${JSON.stringify(field)}:${value}`).join(',')}}`
        await expectSound(await knock(door, { body }), body)
      }
      expect(Object.hasOwn(Object.prototype, 'role')).toBe(false)
    })

    test('an empty body causes no server failure', async () => {
      await expectSound(await knock(door), 'no body')
      await expectSound(await knock(door, { body: '' }), 'empty body')
      await expectSound(await knock(door, { body: '{}' }), 'empty object')
    })

    test('a body above one megabyte is refused, whatever it holds', async () => {
      const filler = 'x'.repeat(1024 * 1024 + 1)
      for (const body of someOf([`{"email":"${filler}"}`, filler, `{"data":[${'7,'.repeat(600_000)}7]}`], 3, door)) {
        const answer = await knock(door, { body })
        expect(answer.status).toBe(413)
        await expectRefused(answer, 'more than a megabyte')
      }
    })

    test('text that PostgreSQL cannot store is refused in values and in field names', async () => {
      if (isForm) {
        for (const body of ['RelayState=%00', '%00=x', 'state=%00', 'code=%00']) await expectRefused(await knock(door, { body }), body)
        await expectSound(await knock(door, { body: 'RelayState=%ED%A0%80&state=%ED%A0%80' }), 'a surrogate')
        return
      }
      for (const bad of someOf(['\\u0000', '\\ud800', '\\udc00x'], 3, door)) {
        for (const field of ['email', 'password', 'message', 'type'])
          await expectRefused(await knock(door, { body: `{"${field}":"${bad}"}` }), `${field} ${bad}`)
        await expectRefused(await knock(door, { body: `{"data":{"a":["${bad}"]}}` }), `inside ${bad}`)
        await expectRefused(await knock(door, { body: `{"${bad}":1}` }), `name ${bad}`)
      }
    })
  }

  if (route.method !== 'GET' && !isForm) {
    test('a body that is not a JSON object is refused', async () => {
      const bodies = [
        '[]',
        '[{}]',
        '7',
        '"x"',
        'true',
        '{',
        '{"a":1}x',
        "{'a':1}",
        '{"a":1,}',
        '\ufeff{',
        '{"a":NaN}',
        '<a/>',
        'a=1&b=2',
        '\u0000',
      ]
      for (const body of someOf(bodies, 2, door)) await expectRefused(await knock(door, { body }), body)
      await expectRefused(await knock(door, { body: new Uint8Array([0xff, 0xfe, 0x7b]) }), 'no UTF-8')
      await expectRefused(await knock(door, { body: '{}', headers: { 'content-encoding': 'gzip' } }), 'gzip')
    })

    test('a deeply nested body is refused', async () => {
      const depth = 100_000
      const bodies = [
        `{"data":${'['.repeat(depth)}${']'.repeat(depth)}}`,
        `${'{"data":'.repeat(depth)}1${'}'.repeat(depth)}`,
        `{"data":${'['.repeat(depth)}`,
      ]
      for (const body of someOf(bodies, 3, door)) await expectRefused(await knock(door, { body }), 'depth')
    })
  }

  // /reauthenticate ignores its query and sends a code, so it is left out.
  if (route.path !== '/reauthenticate') {
    test('meaningless values in the query cause no server failure', async () => {
      for (const [at, field] of someOf([...[...asked, ...others].entries()], 3, door)) {
        for (const step of [0, 4, 7].slice(0, howMany(1, 3))) {
          const words = meaningless[(at + step + doors.indexOf(door)) % meaningless.length]
          await expectSound(await knock(door, { query: `${field}=${words}` }), `${field}=${words}`)
        }
        await expectSound(await knock(door, { query: `${field}=a&${field}=b` }), `${field} twice`)
      }
    })
  }

  if (route.path.includes(':')) {
    test('a malformed id in the path is refused', async () => {
      const ids = [
        '7',
        'x',
        '%00',
        '%ED%A0%80',
        '%FF',
        '..%2F..',
        '%27%20or%201=1--',
        '__proto__',
        'null',
        '*',
        'x'.repeat(10_000),
        `${randomUUID()}x`,
      ]
      for (const id of someOf(ids, 2, door)) {
        const path = door.route.path.replaceAll(/:\w+/g, id)
        await expectRefused(await knock(door, { path, ...(door.route.method === 'GET' ? {} : { body: '{}' }) }), path.slice(0, 200))
      }
    })
  }

  test('a path with extra segments is refused', async () => {
    for (const more of [`/${'x'.repeat(50_000)}`, '/x/y/z/a/b/c', '/%00', '/%ED%A0%80']) {
      await expectRefused(await knock(door, { path: `${door.path}${more}` }), more.slice(0, 50))
    }
  })

  if (route.access !== 'anyone') {
    test('a request without the right token is refused', async () => {
      const { anon } = house.world.accounts.apiKeys
      const tokens = ['', 'x', 'a.b.c', anon, `${member}x`, ...(door.route.access === 'admin' ? [member] : [])]
      for (const token of tokens) {
        const answer = await knock(door, {
          headers: { authorization: `Bearer ${token}` },
          ...(door.route.method === 'GET' ? {} : { body: '{}' }),
        })
        expect([401, 403]).toContain(answer.status)
        await expectRefused(answer, token)
      }
    })
  }
})

describe('the methods of every path', () => {
  afterAll(expectNothingLeft)

  const paths = [...new Set(doors.map(({ path }) => path))].map((path) => [path.replaceAll(/[0-9a-f-]{36}/g, ':id'), path] as const)
  test.each(paths)('%s answers a wrong method with 405 and names the allowed ones', async (_, path) => {
    const allowed = routes.filter((route) => isPattern(route.path, path)).map(({ method }) => method)
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) {
      if (allowed.some((one) => one === method)) continue
      const response = await house.world.send(`/auth/v1${path}`, { method, headers: { 'content-type': 'application/json' } })
      expect(response.status, method).toBe(405)
      expect(response.headers.get('allow')?.split(', ')).toEqual(expect.arrayContaining([...allowed]))
      await expectRefused(response, method)
    }
  })
})

function isPattern(pattern: string, path: string): boolean {
  const [want, have] = [pattern.split('/'), path.split('/')]
  return want.length === have.length && want.every((part, at) => part.startsWith(':') || part === have[at])
}

describe('random bodies', () => {
  afterAll(expectNothingLeft)

  test('a random body causes no server failure and stores nothing', async () => {
    const field = fc.oneof(fc.constantFrom(...known, ...forbidden), fc.string())
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('totp', 'phone', 'webauthn', 'signup', 'email', 'sms', 's256', 'saml', 'ethereum'),
    )
    const value = fc.oneof(text, fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(randomUUID(), '1e999', '123456', 'https://x.example'))
    // A valid number or address would be a sign-up and may be stored.
    const isSomebody = (text: unknown) => typeof text === 'string' && (/^\+?[\d ]+$/.test(text) || text.includes('@'))
    const pair = fc.tuple(field, value).filter(([key, each]) => !['phone', 'email', 'new_email'].includes(key) || !isSomebody(each))
    const entries = fc.array(pair, { maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...withBody.map(([, door]) => door)), entries, async (door, pairs) => {
        const body = `{${pairs.map(([key, each]) => `${JSON.stringify(key)}:${JSON.stringify(each)}`).join(',')}}`
        await expectSound(await knock(door, { body }), `${name(door)} ${body}`)
      }),
      { numRuns: howMany(120, 600) },
    )
  })
})
