import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeFrom } from '#platform/limits/limiter.ts'
import { type House, openHouse, someone } from './house.ts'

let house: House
beforeAll(async () => {
  house = await openHouse({ env: { AUTH_RATE_LIMIT_FAILURES_PER_ACCOUNT: '10' } })
})
afterAll(async () => {
  expect(house.world.failures).toEqual([])
  await house.close()
})

const hour = 3_600_000

test('a limit with a burst lets so many through at once, and as many as it says in the long run', async () => {
  const { db } = house.world.accounts.auth
  const limit = { most: 150, within: 300_000, burst: 30 }
  const started = Date.now()
  const takeAll = async (times: number, after: number) => {
    const waits = await Promise.all(Array.from({ length: times }, () => takeFrom(db, 'test:burst', limit, new Date(started + after))))
    return waits.filter((wait) => wait === 0).length
  }
  expect(await takeAll(60, 0)).toBe(30)
  expect(await takeAll(10, 10_000)).toBe(5)
  expect(await takeAll(200, hour)).toBe(30)
})

test('limits that nobody needs any more go as new ones come', async () => {
  const { db } = house.world.accounts.auth
  const counted = async () =>
    (await sql<{ rows: number }>`select count(*)::int as rows from platform.rate_limits`.execute(db)).rows[0]?.rows ?? 0
  const before = await counted()
  for (let count = 0; count < 40; count += 1) await house.client().auth.signInWithPassword({ email: someone(), password: 'wrong-horse-1' })
  expect(await counted()).toBeGreaterThanOrEqual(before + 40)
  const later = Date.now() + hour
  for (let count = 0; count < 8; count += 1) await takeFrom(db, `test:new:${count}`, { most: 1, within: hour }, new Date(later + count))
  expect(await counted()).toBeLessThanOrEqual(before + 9)
})
