import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from './house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(async () => {
  expect(house.world.failures).toEqual([])
  await house.close()
})

/** A member with three sessions. */
async function threePlaces() {
  const member = await house.member()
  const places = [member.client, house.client(), house.client()]
  for (const place of places.slice(1)) await place.auth.signInWithPassword(member)
  const sessions = await Promise.all(places.map(async (place) => (await place.auth.getSession()).data.session))
  const alive = async () => {
    const asked = await Promise.all(sessions.map((session) => house.client().auth.getUser(session?.access_token)))
    return asked.map(({ error }) => error === null)
  }
  const refreshable = async () => {
    const asked = await Promise.all(
      sessions.map((session) => house.client().auth.refreshSession({ refresh_token: session?.refresh_token ?? '' })),
    )
    return asked.map(({ error }) => error === null)
  }
  return { member, places, sessions, alive, refreshable }
}

const logOut = (search: string, token = '') =>
  fetch(`${house.url}/auth/v1/logout${search}`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })

test.each([
  ['global', [false, false, false]],
  ['local', [false, true, true]],
  ['others', [true, false, false]],
] as const)('signing out with scope %s ends the matching sessions only', async (scope, left) => {
  const { places, alive, refreshable } = await threePlaces()
  const bystander = await house.member()
  expect(await alive()).toEqual([true, true, true])
  expect((await places[0]?.auth.signOut({ scope }))?.error).toBeNull()
  expect(await alive()).toEqual(left)
  expect(await refreshable()).toEqual(left)
  expect((await bystander.client.auth.getUser()).error).toBeNull()
})

test('signing out without a scope ends all sessions with an empty answer', async () => {
  const { sessions, alive } = await threePlaces()
  const answer = await logOut('', sessions[0]?.access_token)
  expect(answer.status).toBe(204)
  expect(await answer.text()).toBe('')
  expect(await alive()).toEqual([false, false, false])
})

test('an unexpired access token is refused as soon as its session has ended', async () => {
  const { client } = await house.member()
  const token = (await client.auth.getSession()).data.session?.access_token
  await client.auth.signOut()
  const { error } = await house.client().auth.getUser(token)
  expect(error).toMatchObject({ name: 'AuthSessionMissingError' })
  expect((await logOut('', token)).status).toBe(403)
})

test('signing out with an unknown scope is refused and ends nothing', async () => {
  const { sessions, alive } = await threePlaces()
  for (const scope of ['everyone', '__proto__', 'GLOBAL']) {
    const answer = await logOut(`?scope=${scope}`, sessions[0]?.access_token)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error_code: 'validation_failed', msg: `Unsupported logout scope "${scope}"` })
  }
  expect(await alive()).toEqual([true, true, true])
})

test('signing out without a valid token is refused', async () => {
  expect((await fetch(`${house.url}/auth/v1/logout`, { method: 'POST' })).status).toBe(401)
  expect((await logOut('', 'x.y.z')).status).toBe(403)
})

test('a token without a session ends all sessions of its account, whatever the scope', async () => {
  const { member, alive } = await threePlaces()
  const { keys, now } = house.world.accounts.auth
  const seconds = Math.floor(now().getTime() / 1000)
  const token = await keys.sign({ sub: member.id, aud: 'authenticated', role: 'authenticated', iat: seconds, exp: seconds + 60 })
  expect((await logOut('?scope=local', token)).status).toBe(204)
  expect(await alive()).toEqual([false, false, false])
})

test("a token that names another account's session is refused and ends nothing", async () => {
  const [one, other] = [await threePlaces(), await threePlaces()]
  const { keys, now, db } = house.world.accounts.auth
  const session = await db.selectFrom('auth.sessions').select('id').where('user_id', '=', other.member.id).executeTakeFirstOrThrow()
  const seconds = Math.floor(now().getTime() / 1000)
  for (const sessionId of [session.id, randomUUID()]) {
    const claims = { sub: one.member.id, aud: 'authenticated', role: 'authenticated', session_id: sessionId, exp: seconds + 60 }
    const answer = await logOut('?scope=local', await keys.sign(claims))
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ error_code: 'session_not_found' })
  }
  expect(await other.alive()).toEqual([true, true, true])
})
