import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ledgerLimits } from '#domain/usage/ledger-limits.ts'
import { aDish, aKitchen } from './a-kitchen.ts'
import { type Searcher, search } from './searching.ts'
import { openWorld, type TestWorld } from './world.ts'

// With anonymous sign-ins, as Supabase projects may allow them, an account costs one call and needs no address or
// number.

let world: TestWorld
beforeAll(async () => {
  world = await openWorld({ kitchen: aKitchen({ cook: aDish }), env: { AUTH_EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true' } })
})
afterEach(async () => {
  await world.empty()
  expect(world.failures).toEqual([])
})
afterAll(() => world.close())

const json = { 'content-type': 'application/json' }

async function anAnonymousAccount(address: string) {
  const response = await world.send('/auth/v1/signup', { method: 'POST', headers: json, body: '{}' }, address)
  const { access_token: token, user } = await response.json()
  expect(user).toMatchObject({ is_anonymous: true })
  return { id: user.id, headers: { authorization: `Bearer ${token}` } }
}

const ask = async (name: string, { session, headers, address }: Searcher) =>
  (await world.call(name, {}, { ...headers, ...(session && { 'x-session-id': session }) }, address)).json()
const tell = async (who: Searcher) => (await ask('check-usage-status', who)).usage

test("anonymous accounts have the visitors' limit, and share the six daily searches of their network address", async () => {
  const address = '198.51.100.7'
  for (const session of ['one', 'two', 'three']) {
    const who = { ...(await anAnonymousAccount(address)), session, address }
    expect(await tell(who)).toMatchObject({ limit: 6 })
    for (let count = 0; count < 2; count += 1) expect(await search(world, who)).toMatchObject({ isGiven: true })
  }
  const fourth = { ...(await anAnonymousAccount(address)), session: 'four', address }
  expect(await tell(fourth)).toMatchObject({ limit: 6, remaining: 0 })
  expect(await search(world, fourth)).toMatchObject({ isGiven: false, usage: { remaining: 0 } })
  expect(await search(world, { session: 'nobody', address })).toMatchObject({ isGiven: false })
  expect(await world.storedRecipes()).toBe(6)
})

test("an anonymous account's searches belong to its browser session, and its recipes are stored without an owner", async () => {
  const who = { ...(await anAnonymousAccount('198.51.100.8')), session: 'alone', address: '198.51.100.8' }
  await search(world, { session: 'somebody', address: '198.51.100.8' })
  await search(world, who)
  expect(await ask('list-searches', who)).toMatchObject({ others: 1, lines: [{ counted: 1 }], usage: { used: 2, limit: 6 } })
  const { rows } = await sql`select from public.generated_recipes where user_id = ${who.id}`.execute(world.db)
  expect(rows).toEqual([])
})

test("an anonymous account counts towards the visitors' limit of its whole network", async () => {
  const strict = await openWorld({ beside: world, kitchen: aKitchen({ cook: aDish }), env: { ANONYMOUS_DAILY_SEARCHES: '1' } })
  for (let count = 0; count < ledgerLimits.householdsOfNetwork; count += 1) {
    const address = `2001:db8:7:${count.toString(16)}::1`
    expect(await search(strict, { ...(await anAnonymousAccount(address)), address })).toMatchObject({ isGiven: true })
  }
  const address = '2001:db8:7:ff::1'
  expect(await search(strict, { ...(await anAnonymousAccount(address)), address })).toMatchObject({ status: 429, isGiven: false })
  await strict.close()
})

test("an anonymous account that adds an address is a member at once, and one with a role has that role's limit", async () => {
  const who = { ...(await anAnonymousAccount('198.51.100.9')), session: 'kept', address: '198.51.100.9' }
  const named = await world.send('/auth/v1/user', {
    method: 'PUT',
    headers: { ...json, ...who.headers },
    body: JSON.stringify({ email: `${crypto.randomUUID()}@example.org`, password: 'correct-horse-1' }),
  })
  expect(named.status).toBe(200)
  expect(await tell(who)).toMatchObject({ limit: 180 })

  const tester = { ...(await anAnonymousAccount('198.51.100.9')), address: '198.51.100.9' }
  await world.db.insertInto('public.user_roles').values({ user_id: tester.id, role: 'tester' }).execute()
  expect(await tell(tester)).toMatchObject({ limit: null })
})
