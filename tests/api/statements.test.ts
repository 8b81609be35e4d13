import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, type Member, openHouse } from '../auth/house.ts'

// Every statement is a round trip to the database, which costs most of a small call. Begin and commit are not counted,
// because the driver sends them.

let [first, house]: House[] = []
let member: Member
let statements = 0

const counter: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    statements += 1
    return result
  },
}

beforeAll(async () => {
  first = await openHouse()
  house = await openHouse({ beside: { ...first, world: { ...first.world, db: first.world.db.withPlugin(counter) } } })
  member = await house.member()
})
afterAll(async () => {
  expect(house?.world.failures).toEqual([])
  await house?.close()
  await first?.close()
})

/** The number of statements of a call, after a first call has read the keys. */
async function statementsOf(call: () => Promise<unknown>): Promise<number> {
  await call()
  statements = 0
  await call()
  return statements
}

const check = (address: string) => async () => {
  const answer = await house?.world.call('check-usage-status', {}, { 'x-session-id': 'a-browser' }, address)
  expect(answer?.status).toBe(200)
}

test("a visitor's usage check is one statement, from an IPv4 and an IPv6 network", async () => {
  expect(await statementsOf(check('192.0.2.9'))).toBe(1)
  expect(await statementsOf(check('2001:db8:1:2::3'))).toBe(1)
})

test('thirty concurrent usage checks are two statements', async () => {
  const addresses = Array.from({ length: 30 }, (_, at) => `198.51.100.${at}`)
  expect(await statementsOf(() => Promise.all(addresses.map((address) => check(address)())))).toBe(2)
})

test("a member's row read is one statement, which sets the role and reads", async () => {
  const read = async () => {
    const { error } = await member.client.from('saved_recipes').select('*')
    expect(error).toBeNull()
  }
  expect(await statementsOf(read)).toBe(1)
})

test('a session refresh is two statements without a transaction', async () => {
  const refresh = async () => {
    const { error } = await member.client.auth.refreshSession()
    expect(error).toBeNull()
  }
  expect(await statementsOf(refresh)).toBe(2)
})

test('a sign-in with a password is three round trips, from an IPv6 network four', async () => {
  // At a multiple of eight milliseconds a call also deletes old rows of the limits.
  if (house) house.world.accounts.auth.now = () => new Date(8 * Math.ceil(Date.now() / 8) + 1)
  const signIn = (address: string) => async () => {
    const body = JSON.stringify({ email: member.email, password: member.password })
    const answer = await house?.world.send('/auth/v1/token?grant_type=password', { method: 'POST', body }, address)
    expect(answer?.status).toBe(200)
  }
  expect(await statementsOf(signIn('192.0.2.9'))).toBe(3)
  expect(await statementsOf(signIn('2001:db8:1:2::3'))).toBe(4)
})
