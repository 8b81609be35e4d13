import { createHmac } from 'node:crypto'
import { generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeApp } from '#server/app.ts'
import { type House, openHouse } from '../auth/house.ts'
import { aCook, anAdmin, aSavedRecipe, type Cook, raw } from './kitchen.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterEach(() => expect(house.world.failures).toEqual([]))
afterAll(() => house.close())

/** What a token may see, read and write, whatever its client believes. */
async function tryToken(token: string): Promise<{ status: number; body: unknown }[]> {
  const headers = { 'content-type': 'application/json', prefer: 'return=representation' }
  const calls: [string, RequestInit][] = [
    ['/profiles?select=user_id', {}],
    ['/saved_recipes', { method: 'POST', headers, body: JSON.stringify(aSavedRecipe()) }],
    ['/rpc/get_user_roles', { method: 'POST', headers, body: JSON.stringify({ _user_id: crypto.randomUUID() }) }],
  ]
  return Promise.all(
    calls.map(async ([path, init]) => {
      const response = await raw(house, path, { ...init, token })
      return { status: response.status, body: await response.json() }
    }),
  )
}

async function expectRefused(token: string, code: string, message: string | RegExp): Promise<void> {
  const before = await stored()
  for (const { status, body } of await tryToken(token)) {
    expect({ status, body }).toMatchObject({
      status: 401,
      body: { code, message: typeof message === 'string' ? message : expect.stringMatching(message), hint: null },
    })
  }
  expect(await stored()).toBe(before)
}

async function stored(): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from public.saved_recipes`.execute(house.world.db)
  return rows[0]?.n ?? 0
}

const claimsIn = (token: string): JWTPayload => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
const sign = (claims: JWTPayload) => house.world.accounts.auth.keys.sign(claims)
const works = async (cook: Cook) => expect((await cook.client.from('profiles').select('user_id')).data).toEqual([{ user_id: cook.id }])

describe('unexpired tokens that are refused', () => {
  test('a token is refused once its holder signs out', async () => {
    const cook = await aCook(house)
    await works(cook)
    await cook.client.auth.signOut({ scope: 'local' })
    await expectRefused(cook.token, 'PGRST303', 'Session from session_id claim in JWT does not exist')
  })

  test('a token is refused once another browser signs out everywhere', async () => {
    const cook = await aCook(house)
    const other = house.client()
    await other.auth.signInWithPassword({ email: cook.email, password: cook.password })
    await other.auth.signOut({ scope: 'global' })
    await expectRefused(cook.token, 'PGRST303', 'Session from session_id claim in JWT does not exist')
  })

  test('a token is refused while its account is banned, and accepted after the ban', async () => {
    const cook = await aCook(house)
    const ban = (until: Date | null) => sql`update auth.users set banned_until = ${until} where id = ${cook.id}`.execute(house.world.db)
    await ban(new Date(house.world.now().getTime() + 60_000))
    await expectRefused(cook.token, 'PGRST303', 'User is banned')
    await ban(new Date(house.world.now().getTime() - 1))
    await works(cook)
  })

  test('a token is refused once its account is deleted, softly or not', async () => {
    const [soft, gone] = [await aCook(house), await aCook(house)]
    await sql`update auth.users set deleted_at = now() where id = ${soft.id}`.execute(house.world.db)
    await sql`delete from auth.users where id = ${gone.id}`.execute(house.world.db)
    for (const { token } of [soft, gone]) await expectRefused(token, 'PGRST303', 'User from sub claim in JWT does not exist')
  })

  test('a token is refused once its account has another role', async () => {
    const cook = await aCook(house)
    await sql`update auth.users set role = 'service_role' where id = ${cook.id}`.execute(house.world.db)
    await expectRefused(cook.token, 'PGRST303', /role/)
    const former = await aCook(house)
    const service = await sign({ ...claimsIn(former.token), role: 'service_role' })
    await expectRefused(service, 'PGRST303', /role/)
  })

  test('a token is refused after a sign-out in a process that did not handle it', async () => {
    const cook = await aCook(house)
    const elsewhere = makeApp(house.world)
    const ask = () => elsewhere.request('/rest/v1/profiles', { headers: { authorization: `Bearer ${cook.token}` } })
    expect((await ask()).status).toBe(200)
    await cook.client.auth.signOut({ scope: 'local' })
    expect((await ask()).status).toBe(401)
  })
})

test('a revoked admin role is gone at the next call', async () => {
  const admin = await anAdmin(house)
  const cook = await aCook(house)
  const seen = async () => (await admin.client.from('profiles').select('user_id').eq('user_id', cook.id)).data
  expect(await seen()).toEqual([{ user_id: cook.id }])
  await sql`delete from public.user_roles where user_id = ${admin.id}`.execute(house.world.db)
  expect(await seen()).toEqual([])
})

describe('claims of tokens', () => {
  test('a token without a session needs an existing, unbanned account', async () => {
    const cook = await aCook(house)
    const { session_id: _, ...claims } = claimsIn(cook.token)
    const token = await sign(claims)
    expect((await tryToken(token)).map(({ status }) => status)).toEqual([200, 201, 200])
    await sql`update auth.users set banned_until = now() + interval '1 day' where id = ${cook.id}`.execute(house.world.db)
    await expectRefused(token, 'PGRST303', 'User is banned')
    await expectRefused(await sign({ ...claims, sub: crypto.randomUUID() }), 'PGRST303', 'User from sub claim in JWT does not exist')
  })

  test("a token with another account's session is refused", async () => {
    const [cook, other] = [await aCook(house), await aCook(house)]
    const token = await sign({ ...claimsIn(cook.token), session_id: claimsIn(other.token).session_id })
    await expectRefused(token, 'PGRST303', 'Session from session_id claim in JWT does not exist')
  })

  test.each([
    ['no sub', { sub: undefined }, 'PGRST303'],
    ['a malformed sub', { sub: "' or 1=1" }, 'PGRST303'],
    ['a malformed session id', { session_id: 'x' }, 'PGRST303'],
    ['a number as its session id', { session_id: 7 }, 'PGRST303'],
    ['a database role', { role: 'postgres' }, '22023'],
    ['an unused role', { role: 'supabase_admin' }, '22023'],
    ['a list as its role', { role: ['service_role'] }, '22023'],
    ['another audience', { aud: 'elsewhere' }, 'PGRST303'],
    ['a past expiry', { exp: 1_000_000_000 }, 'PGRST303'],
    ['a future start', { nbf: 9_000_000_000 }, 'PGRST303'],
  ])('a validly signed token with %s is refused', async (_name, claims, code) => {
    const cook = await aCook(house)
    const forged = await sign(
      Object.fromEntries(Object.entries({ ...claimsIn(cook.token), ...claims }).filter(([, value]) => value !== undefined)),
    )
    await expectRefused(forged, code, /./)
  })

  test('an expired token is refused with the reason', async () => {
    const cook = await aCook(house)
    await expectRefused(await sign({ ...claimsIn(cook.token), exp: 1_000_000_000 }), 'PGRST303', 'JWT expired')
    const response = await raw(house, '/profiles', { token: await sign({ ...claimsIn(cook.token), exp: 1_000_000_000 }) })
    expect(response.headers.get('www-authenticate')).toBe('Bearer error="invalid_token", error_description="JWT expired"')
  })

  test('a token that this server did not sign is refused', async () => {
    const claims = { ...claimsIn((await aCook(house)).token), role: 'service_role' }
    const { privateKey } = await generateKeyPair('ES256')
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
    const { keys } = await house.world.accounts.auth.keys.jwks()
    const confused = `${encode({ alg: 'HS256', kid: keys[0]?.kid })}.${encode(claims)}`
    const [header = '', , signature = ''] = (await aCook(house)).token.split('.')
    for (const token of [
      await new SignJWT(claims).setProtectedHeader({ alg: 'ES256' }).sign(privateKey),
      await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: keys[0]?.kid ?? '' }).sign(privateKey),
      `${encode({ alg: 'none' })}.${encode(claims)}.`,
      `${confused}.${createHmac('sha256', JSON.stringify(keys[0])).update(confused).digest('base64url')}`,
      `${header}.${encode(claims)}.${signature}`,
    ]) {
      await expectRefused(token, 'PGRST301', /algorithm|key/)
    }
  })

  test.each([
    ['ey.x', 'Expected 3 parts in JWT; got 2'],
    ['secret', 'Expected 3 parts in JWT; got 1'],
  ])('the text "%s" is refused as a token', (token, message) => expectRefused(token, 'PGRST301', message))

  test.each(['Bearer', 'Bearer ', 'Basic dXNlcjpwYXNz', 'secret'])(
    'the header Authorization: "%s" is refused instead of ignored',
    async (authorization) => {
      const response = await raw(house, '/profiles', { headers: { authorization } })
      expect([response.status, (await response.json()).code]).toEqual([401, 'PGRST301'])
    },
  )
})

describe('API keys', () => {
  const ask = async (headers: Record<string, string>) => {
    const response = await raw(house, '/bot_patterns?select=id&limit=1', { headers })
    return [response.status, (await response.json()).code]
  }

  test("a call without a key is a visitor's", async () => {
    expect(await ask({})).toEqual([401, '42501'])
    expect(await ask({ apikey: house.world.accounts.apiKeys.anon })).toEqual([401, '42501'])
  })

  test('the service key has full access in either header', async () => {
    const { anon, serviceRole } = house.world.accounts.apiKeys
    expect(await ask({ apikey: serviceRole })).toEqual([200, undefined])
    expect(await ask({ apikey: anon, authorization: `Bearer ${serviceRole}` })).toEqual([200, undefined])
  })

  test("the service key beside a member's token does not extend the member's rights", async () => {
    const cook = await aCook(house)
    const headers = { apikey: house.world.accounts.apiKeys.serviceRole, authorization: `Bearer ${cook.token}` }
    const response = await raw(house, '/profiles?select=user_id', { headers })
    expect(await response.json()).toEqual([{ user_id: cook.id }])
  })

  test('an invalid API key is refused, whatever token comes with it', async () => {
    const { token } = await aCook(house)
    for (const apikey of ['', 'wrong', `${house.world.accounts.apiKeys.anon}x`]) {
      expect(await ask({ apikey, authorization: `Bearer ${token}` })).toEqual([401, 'PGRST301'])
    }
  })
})

test("policies see the token's claims only during its call", async () => {
  const cook = await aCook(house)
  await works(cook)
  const { rows } = await sql`select current_user = session_user as own, auth.uid() as uid, auth.jwt() as jwt`.execute(house.world.db)
  expect(rows).toEqual([{ own: true, uid: null, jwt: null }])
})

test('concurrent calls of several members do not mix', async () => {
  const cooks = await Promise.all(Array.from({ length: 8 }, () => aCook(house)))
  const calls = Array.from({ length: 80 }, (_, at) => cooks[at % cooks.length]).filter((cook) => cook !== undefined)
  const seen = await Promise.all(calls.map(({ client }) => client.from('profiles').select('user_id').single()))
  expect(seen.map(({ data }) => data?.user_id)).toEqual(calls.map(({ id }) => id))
})
