import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type TestWorld } from '../api/world.ts'

// One network must not take all connections to the database.

let world: TestWorld
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** How many requests hold a connection and wait for a lock. */
async function heldUp(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(world.db)
  return rows[0]?.count ?? 0
}

test.each([
  ['one address', () => '192.0.2.66'],
  ['one IPv6 network', (at: number) => `2001:db8:0:1::${at + 1}`],
])('requests of %s that wait for the database hold at most three connections, and other callers are answered', async (_, addressOf) => {
  const crowd: Promise<Response>[] = []
  await world.db.transaction().execute(async (trx) => {
    await sql`lock table public.profiles in access exclusive mode`.execute(trx)
    crowd.push(...Array.from({ length: 30 }, (_, at) => world.send('/rest/v1/profiles?select=user_id', {}, addressOf(at))))
    await expect.poll(heldUp).toBe(3)
    const others = ['192.0.2.1', '192.0.2.2', '2001:db8:0:2::1'].map((address) => world.send('/ready', {}, address))
    expect((await Promise.all(others)).map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await heldUp()).toBe(3)
  })
  await Promise.all(crowd)
})
