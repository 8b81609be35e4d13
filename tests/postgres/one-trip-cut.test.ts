import { isDatabaseAway } from '@potluck/platform/database/away'
import { runTogether } from '@potluck/platform/testing/together'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openWorld } from '../api/world.ts'

test('a read whose connection is cut fails as an absent database, and no later read inherits its role', async () => {
  const world = await openWorld()
  try {
    const anon = sql`select set_config('role', 'anon', true)`
    const cut = runTogether(world.db, anon, sql`select pg_sleep(30), 'to be cut' as words`).catch((error: unknown) => error)
    const ours = sql<{
      pid: number
    }>`select pid from pg_stat_activity where datname = current_database() and query like '%to be cut%' and pid <> pg_backend_pid()`
    await expect.poll(async () => (await ours.execute(world.db)).rows.length).toBe(1)
    const [{ pid } = { pid: 0 }] = (await ours.execute(world.db)).rows
    await sql`select pg_terminate_backend(${pid})`.execute(world.db)
    expect(isDatabaseAway(await cut)).toBe(true)
    const look = () => sql<{ isOwn: boolean }>`select current_user = session_user as "isOwn", pg_sleep(0.01)`.execute(world.db)
    const looks = await Promise.all(Array.from({ length: 20 }, look))
    expect(looks.flatMap(({ rows }) => rows.map(({ isOwn }) => isOwn))).toEqual(Array(20).fill(true))
  } finally {
    await world.close()
  }
})
