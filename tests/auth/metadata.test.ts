import { connect } from 'node:net'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { besideProviders } from './by-provider.ts'
import { clientId, type FakeProviders } from './fake-provider.ts'
import { type House, someone } from './house.ts'

let fake: FakeProviders
let house: House
besideProviders(['google', 'azure'], { AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true' }, (street) => {
  ;({ fake, house } = street)
})

const password = 'correct-horse-1'
const most = 8_192
/** An object of exactly this many bytes of JSON. */
const words = (bytes: number) => ({ a: 'x'.repeat(bytes - '{"a":""}'.length) })
const tooMuch = words(most + 1)
const refusal = { status: 400, code: 'validation_failed', message: expect.stringMatching(/cannot be longer than 8192 bytes of JSON$/) }

const accounts = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from auth.users`.execute(house.world.db)
  return rows[0]?.count
}

test('an account with the largest allowed metadata signs in, and every part of the API accepts its token', async () => {
  const member = await house.member({ data: words(most) })
  const { admin } = house.admin().auth
  expect((await admin.updateUserById(member.id, { app_metadata: words(most - 100) })).error).toBeNull()
  const { data } = await member.client.auth.signInWithPassword(member)
  expect(data.session?.access_token.length).toBeGreaterThan(20_000)
  expect((await member.client.auth.getUser()).data.user?.user_metadata.a).toHaveLength(most - 8)
  expect((await member.client.from('profiles').select('user_id')).error).toBeNull()
  expect((await member.client.functions.invoke('check-usage-status', { body: {} })).error).toBeNull()
  expect((await member.client.auth.refreshSession()).error).toBeNull()
})

test('metadata above the limit is refused at every route and not stored', async () => {
  const { admin } = house.admin().auth
  const member = await house.member({ data: { kept: true } })
  const before = await accounts()
  const options = { data: tooMuch }
  const tries = [
    house.client().auth.signUp({ email: someone(), password, options }),
    house.client().auth.signInAnonymously({ options }),
    house.client().auth.signInWithOtp({ email: someone(), options }),
    member.client.auth.updateUser({ data: tooMuch, password: 'another-horse-1' }),
    admin.createUser({ email: someone(), user_metadata: tooMuch }),
    admin.createUser({ email: someone(), app_metadata: tooMuch }),
    admin.updateUserById(member.id, { user_metadata: tooMuch }),
    admin.updateUserById(member.id, { app_metadata: tooMuch }),
    admin.inviteUserByEmail(someone(), { data: tooMuch }),
    admin.generateLink({ type: 'signup', email: someone(), password, options }),
  ]
  for (const { error } of await Promise.all(tries)) expect(error).toMatchObject(refusal)
  expect(await accounts()).toBe(before)
  expect((await house.client().auth.signInWithPassword(member)).data.user?.user_metadata).toMatchObject({ kept: true })
})

test('metadata cannot grow above the limit by several updates', async () => {
  const { client, id } = await house.member({ data: { a: 'x'.repeat(5_000) } })
  expect((await client.auth.updateUser({ data: { b: 'x'.repeat(5_000) } })).error).toMatchObject(refusal)
  const { admin } = house.admin().auth
  expect((await admin.updateUserById(id, { user_metadata: { b: 'x'.repeat(5_000) } })).error).toMatchObject(refusal)
  expect((await client.auth.updateUser({ data: { a: null, b: 'x'.repeat(5_000) } })).error).toBeNull()
})

test('an overlong profile from a provider is stored without its longest part', async () => {
  const { id, email, name } = fake.person
  const token = await fake.idToken({
    iss: `${fake.url}/azure/company/v2.0`,
    aud: clientId,
    sub: id,
    email,
    name,
    groups: Array.from({ length: 1_000 }, () => crypto.randomUUID()),
  })
  const client = house.client()
  const { data, error } = await client.auth.signInWithIdToken({ provider: 'azure', token })
  expect(error).toBeNull()
  expect(data.user?.user_metadata).toMatchObject({ full_name: name, email })
  expect(data.user?.user_metadata).not.toHaveProperty('custom_claims')
  expect((await client.auth.getUser()).error).toBeNull()
})

test('request headers that are too long for any token are refused in JSON', async () => {
  const response = await fetch(`${house.url}/auth/v1/user`, { headers: { authorization: `Bearer ${'x'.repeat(70_000)}` } })
  expect(response.status).toBe(431)
  expect(response.headers.get('content-type')).toBe('application/json')
  expect(await response.json()).toMatchObject({ code: 'headers_too_large', msg: 'The headers of this request are longer than 65536 bytes' })
})

test('bytes that are not an HTTP request are refused in JSON', async () => {
  const socket = connect(Number(new URL(house.url).port), '127.0.0.1')
  socket.end('no request\r\n\r\n')
  let answer = ''
  for await (const chunk of socket) answer += String(chunk)
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status: 400, code: 'bad_request' })
})
