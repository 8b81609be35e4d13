import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ledgerLimits } from '#domain/usage/ledger-limits.ts'
import type { Kitchen } from '#server/world.ts'
import { aDish, aKitchen } from './a-kitchen.ts'
import { aRequest, openWorld, type TestWorld } from './world.ts'

const refusing: Kitchen = {
  ...aKitchen(),
  cook: (request, seed) =>
    request.ingredients.includes('stone') ? { state: 'refused', code: 'not_food', reasons: [] } : aDish(request, seed),
}
let world: TestWorld
const most = ledgerLimits.householdsOfNetwork * 2

beforeAll(async () => {
  world = await openWorld({ kitchen: refusing, env: { ANONYMOUS_DAILY_SEARCHES: '2' } })
})
afterEach(async () => {
  await world.empty()
  await sql`truncate platform.rate_limits`.execute(world.db)
  expect(world.failures).toEqual([])
})
afterAll(() => world.close())

let stamp = 0
const household = (count: number) => `2001:db8:1:${count.toString(16)}::1`
const search = async (address: string, parts: Parameters<typeof aRequest>[0] = {}, headers: Record<string, string> = {}) => {
  stamp += 1
  const answer = await world.call('generate-recipe', aRequest({ requestTimestamp: stamp, ...parts }), headers, address)
  return { status: answer.status, body: await answer.json() }
}
const usageAt = async (address: string) => (await world.call('check-usage-status', {}, {}, address)).json()
const accounts = async () => (await sql<{ key: string }>`select key from private.usage_accounts order by key`.execute(world.db)).rows

test("a refused search takes nothing from its network's share", async () => {
  for (let count = 0; count < most + 1; count += 1)
    expect((await search(household(1), { ingredients: ['stone'] })).body).toMatchObject({ type: 'REFUSED', usage: { remaining: 2 } })
  expect(await usageAt(household(2))).toMatchObject({ usage: { used: 0, remaining: 2 }, canGenerate: true })
  expect((await search(household(2))).body).toMatchObject({ recipe: {}, usage: { remaining: 1 } })
})

test('the usage of a visitor shows what their network has left', async () => {
  for (let count = 0; count < most - 1; count += 1) expect((await search(household(count))).body).toMatchObject({ recipe: {} })
  expect(await usageAt(household(99))).toMatchObject({ usage: { used: 0, remaining: 1 }, canGenerate: true })
  expect((await search(household(98))).body).toMatchObject({ recipe: {}, usage: { used: 1, remaining: 0 } })
  expect(await usageAt(household(99))).toMatchObject({ usage: { used: 0, remaining: 0 }, canGenerate: false, can_generate: false })
  expect(await search(household(99))).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
  expect(await usageAt('2001:db8:2::1')).toMatchObject({ usage: { remaining: 2 }, canGenerate: true })
  expect(await usageAt('192.0.2.1')).toMatchObject({ usage: { remaining: 2 }, canGenerate: true })
})

test('a made-up session at a used-up address creates no usage account', async () => {
  for (let count = 0; count < 2; count += 1) await search('192.0.2.1', {}, { 'x-session-id': 'a-session-that-searches' })
  const before = await accounts()
  expect(before).toHaveLength(2)
  for (let count = 0; count < 5; count += 1)
    expect((await search('192.0.2.1', {}, { 'x-session-id': `made-up-${count}` })).body).toMatchObject({
      type: 'QUOTA_EXCEEDED',
      usage: { remaining: 0 },
    })
  expect(await accounts()).toEqual(before)
})
