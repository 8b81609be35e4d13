import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { actorOf } from '#server/accounts/actor.ts'
import { addRole, removeRole } from '#server/accounts/role-store.ts'
import { aRequest } from '../api/world.ts'
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

const who = (token: string) => actorOf(house.world.accounts, token)

async function aMember() {
  const member = await house.member()
  const { data } = await member.client.auth.getSession()
  return { ...member, token: data.session?.access_token ?? '' }
}

test('the anon key acts as a visitor and the service role key acts as the service', async () => {
  const { anon, serviceRole } = house.world.accounts.apiKeys
  expect(await who(anon)).toEqual({ kind: 'visitor' })
  expect(await who(serviceRole)).toEqual({ kind: 'service' })
})

test('a member acts with the roles that the table holds at the time of the call, whatever the token says', async () => {
  const { id, token } = await aMember()
  const { db, now } = house.world
  expect(await who(token)).toMatchObject({ kind: 'member', userId: id, roles: [] })
  await addRole(db, id, 'tester', now())
  await addRole(db, id, 'admin', now())
  expect(await who(token)).toMatchObject({ kind: 'member', userId: id, roles: ['admin', 'tester'] })
  await removeRole(db, id, 'admin')
  expect(await who(token)).toMatchObject({ kind: 'member', userId: id, roles: ['tester'] })
})

test('a member with a second factor has roles only in a session that the factor raised', async () => {
  const { id, client, email, password, token } = await aMember()
  const { db, now } = house.world
  await addRole(db, id, 'admin', now())
  await addRole(db, id, 'tester', now())
  const app = await enrolApp(client)
  expect(await who(token)).toMatchObject({ roles: ['admin', 'tester'] })
  await proveApp(client, app, now().getTime())
  const raised = (await client.auth.getSession()).data.session?.access_token ?? ''
  expect(await who(raised)).toMatchObject({ roles: ['admin', 'tester'], secondFactor: 'shown' })
  const byPassword = await house.client().auth.signInWithPassword({ email, password })
  expect(await who(byPassword.data.session?.access_token ?? '')).toMatchObject({ userId: id, roles: [], secondFactor: 'owed' })
})

test('an admin loses the role in a session whose factor was deleted, though another factor is left', async () => {
  const { id, client } = await aMember()
  const { db, now } = house.world
  await addRole(db, id, 'admin', now())
  const kept = await enrolApp(client, 'kept')
  await proveApp(client, kept, now().getTime())
  const lost = await enrolApp(client, 'lost')
  await proveApp(client, lost, now().getTime())
  const raised = (await client.auth.getSession()).data.session?.access_token ?? ''
  expect(await who(raised)).toMatchObject({ roles: ['admin'] })
  await house.admin().auth.admin.mfa.deleteFactor({ userId: id, id: lost.factorId })
  expect(await who(raised)).toMatchObject({ roles: [] })
})

test('a token from before the factor was proved carries no admin role, though its session was raised later', async () => {
  const { id, client, token } = await aMember()
  const { db, now } = house.world
  await addRole(db, id, 'admin', now())
  await proveApp(client, await enrolApp(client), now().getTime())
  expect(await who(token)).toMatchObject({ userId: id, roles: [] })
})

test('roles written into the metadata of a user or an app grant nothing', async () => {
  const { id, client } = await aMember()
  await house.admin().auth.admin.updateUserById(id, { app_metadata: { role: 'admin', roles: ['admin'] } })
  await client.auth.updateUser({ data: { role: 'admin', roles: ['admin'] } })
  const { data } = await client.auth.refreshSession()
  expect(await who(data.session?.access_token ?? '')).toMatchObject({ kind: 'member', userId: id, roles: [] })
})

test("a token is refused for another account's session, a banned or deleted account, and an unknown or claimed role", async () => {
  const first = await aMember()
  const second = await aMember()
  const { claimsOf, keys } = house.world.accounts.auth
  const mixed = await keys.sign({ ...(await claimsOf(first.token)), sub: second.id })
  await expect(who(mixed)).rejects.toMatchObject({ code: 'bad_jwt' })

  const admin = house.admin().auth.admin
  await admin.updateUserById(first.id, { ban_duration: '1h' })
  await expect(who(first.token)).rejects.toMatchObject({ code: 'bad_jwt' })
  await admin.updateUserById(first.id, { ban_duration: 'none' })
  expect(await who(first.token)).toMatchObject({ kind: 'member' })

  await admin.deleteUser(second.id, true)
  await expect(who(second.token)).rejects.toMatchObject({ code: 'bad_jwt' })
  const strange = await keys.sign({ ...(await claimsOf(first.token)), role: 'postgres' })
  await expect(who(strange)).rejects.toMatchObject({ code: 'bad_jwt' })
  const claimed = await keys.sign({ ...(await claimsOf(first.token)), role: 'service_role' })
  await expect(who(claimed)).rejects.toMatchObject({ code: 'bad_jwt' })
})

test('a recipe that a member generates is stored under their user id', async () => {
  const { id, client } = await aMember()
  const { data, error } = await client.functions.invoke('generate-recipe', { body: aRequest() })
  expect(error).toBeNull()
  const { rows } = await sql`select user_id from public.generated_recipes where id = ${data.recipe.id}`.execute(house.world.db)
  expect(rows).toEqual([{ user_id: id }])
})
