import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enrolApp, proveApp } from './authenticator-app.ts'
import { type House, openHouse } from './house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  expect(house.world.failures).toEqual([])
  await house.close()
})

async function aFactor(
  userId: string,
  { type = 'totp', name = 'my phone', phone = null }: { type?: string; name?: string; phone?: string | null } = {},
) {
  const id = crypto.randomUUID()
  await sql`insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret, phone)
    values (${id}, ${userId}, ${name}, ${type}::auth.factor_type, 'verified', now(), now(), 'JBSWY3DPEHPK3PXP', ${phone})`.execute(
    house.world.db,
  )
  return id
}

const ask = async (path: string, method: string, body?: object) => {
  const response = await fetch(`${house.url}/auth/v1/admin/users/${path}`, {
    method,
    headers: { authorization: `Bearer ${house.world.accounts.apiKeys.serviceRole}`, 'x-supabase-api-version': '2024-01-01' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

test("the admin API lists an account's factors without their secrets", async () => {
  const { id } = await house.member()
  const { mfa } = house.admin().auth.admin
  expect((await mfa.listFactors({ userId: id })).data?.factors).toEqual([])
  const factorId = await aFactor(id)
  const { data, error } = await mfa.listFactors({ userId: id })
  expect(error).toBeNull()
  expect(data?.factors).toEqual([
    {
      id: factorId,
      factor_type: 'totp',
      status: 'verified',
      friendly_name: 'my phone',
      created_at: expect.any(String),
      updated_at: expect.any(String),
    },
  ])
})

test('the admin API deletes a lost factor once, and answers 404 the second time', async () => {
  const { id } = await house.member()
  const { mfa } = house.admin().auth.admin
  const factorId = await aFactor(id)
  expect(await mfa.deleteFactor({ userId: id, id: factorId })).toMatchObject({ error: null, data: { data: { id: factorId } } })
  expect((await mfa.deleteFactor({ userId: id, id: factorId })).error).toMatchObject({
    status: 404,
    code: 'mfa_factor_not_found',
    message: 'Factor not found',
  })
  expect((await mfa.listFactors({ userId: id })).data?.factors).toEqual([])
})

test('deleting a factor through the admin API lowers the sessions it raised to aal1', async () => {
  const { client, id } = await house.member()
  const app = await enrolApp(client)
  await proveApp(client, app, house.world.now().getTime())
  const level = async () => (await client.auth.mfa.getAuthenticatorAssuranceLevel()).data
  expect(await level()).toMatchObject({ currentLevel: 'aal2' })
  expect((await house.admin().auth.admin.mfa.deleteFactor({ userId: id, id: app.factorId })).error).toBeNull()
  expect((await client.auth.refreshSession()).error).toBeNull()
  expect(await level()).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1', currentAuthenticationMethods: [{ method: 'password' }] })
})

test('the admin API renames a factor and changes the number of a phone factor only', async () => {
  const { id } = await house.member()
  const phone = await aFactor(id, { type: 'phone', phone: '15550001111' })
  const totp = await aFactor(id, { name: 'authenticator' })
  expect(await ask(`${id}/factors/${phone}`, 'PUT', { friendly_name: 'john' })).toMatchObject({
    status: 200,
    body: { friendly_name: 'john' },
  })
  expect(await ask(`${id}/factors/${phone}/`, 'PUT', { phone: '+1976154321' })).toMatchObject({
    status: 200,
    body: { phone: '1976154321' },
  })
  expect((await ask(`${id}/factors/${totp}`, 'PUT', { phone: '+1976154321' })).body).not.toHaveProperty('phone')
  expect(await ask(`${id}/factors/${phone}`, 'PUT', { phone: 'abc' })).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  expect(await ask(`${id}/factors/${phone}`, 'PUT', { friendly_name: 'authenticator' })).toMatchObject({
    status: 422,
    body: { code: 'mfa_factor_name_conflict' },
  })
})

test('the admin API answers 404 to a factor of another account, an unknown factor and a malformed id', async () => {
  const owner = await house.member()
  const other = await house.member()
  const factorId = await aFactor(owner.id)
  for (const method of ['PUT', 'DELETE']) {
    const body = method === 'PUT' ? { friendly_name: 'mine' } : undefined
    expect(await ask(`${other.id}/factors/${factorId}`, method, body)).toMatchObject({
      status: 404,
      body: { code: 'mfa_factor_not_found' },
    })
    expect(await ask(`${other.id}/factors/${crypto.randomUUID()}`, method, body)).toMatchObject({
      status: 404,
      body: { code: 'mfa_factor_not_found' },
    })
    expect(await ask(`${owner.id}/factors/7`, method, body)).toMatchObject({ status: 404, body: { message: 'factor_id must be an UUID' } })
    expect(await ask(`${crypto.randomUUID()}/factors/${factorId}`, method, body)).toMatchObject({
      status: 404,
      body: { code: 'user_not_found' },
    })
  }
  expect((await house.admin().auth.admin.mfa.listFactors({ userId: owner.id })).data?.factors).toHaveLength(1)
})

test('a member cannot list or delete factors through the admin API, not even their own', async () => {
  const member = await house.member()
  const factorId = await aFactor(member.id)
  const { mfa } = member.client.auth.admin
  expect((await mfa.listFactors({ userId: member.id })).error).toMatchObject({ status: 403, code: 'not_admin' })
  expect((await mfa.deleteFactor({ userId: member.id, id: factorId })).error).toMatchObject({ status: 403, code: 'not_admin' })
})
