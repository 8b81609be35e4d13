import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, type Member, openHouse } from '../auth/house.ts'

// Every statement is a trip to the database, which costs most of a small call. Begin and commit are not counted: the
// driver sends them.

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

/** The statements of a call, once the keys have been read. */
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

test('a usage check of a visitor is one statement, whatever network they come from', async () => {
  expect(await statementsOf(check('192.0.2.9'))).toBe(1)
  expect(await statementsOf(check('2001:db8:1:2::3'))).toBe(1)
})

test('usage checks that come at once are two statements, however many they are', async () => {
  const addresses = Array.from({ length: 30 }, (_, at) => `198.51.100.${at}`)
  expect(await statementsOf(() => Promise.all(addresses.map((address) => check(address)())))).toBe(2)
})

test('a member’s read of rows is one statement: who reads, and what', async () => {
  const read = async () => {
    const { error } = await member.client.from('saved_recipes').select('*')
    expect(error).toBeNull()
  }
  expect(await statementsOf(read)).toBe(1)
})

test('a refresh of a session is two statements, its limit with its look and its answer, and no transaction beside them', async () => {
  const refresh = async () => {
    const { error } = await member.client.auth.refreshSession()
    expect(error).toBeNull()
  }
  expect(await statementsOf(refresh)).toBe(2)
})
