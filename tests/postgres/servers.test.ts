import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { openDatabase } from '@potluck/platform/database/open'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { savedRecipeLimits } from '#domain/saved-recipes/limits.ts'
import type { Tables } from '#server/tables.ts'
import { emptyDatabase } from '../api/world.ts'
import { execute } from '../postgres.ts'
import { type RunningServer, startServer, withQuickKitchen } from '../start-server.ts'

// Servers that start, lose their database and stop, on a real PostgreSQL.

const urlOf = ({ place }: Awaited<ReturnType<typeof emptyDatabase>>) => (place.kind === 'postgres' ? place.url : '')

/** On a busy machine the database may be too slow for the first call, which answers 503 without a key. */
function anonKeyOf({ url }: RunningServer): Promise<string> {
  return vi.waitFor(
    async () => {
      const config = await fetch(`${url}/config.json`)
      expect(config.status).toBe(200)
      return (await config.json()).anonKey
    },
    { timeout: 20_000, interval: 200 },
  )
}

test('four servers started together on an empty database share one key', async () => {
  const empty = await emptyDatabase({ isMigrated: false })
  const four = await Promise.all([1, 2, 3, 4].map(() => startServer({ env: { DATABASE_URL: urlOf(empty) }, program: withQuickKitchen })))
  const keys = await Promise.all(four.map(anonKeyOf))
  for (const key of keys) {
    for (const server of four) {
      const answer = await fetch(`${server.url}/functions/v1/check-usage-status`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}` },
      })
      expect({ status: answer.status, body: await answer.text() }).toMatchObject({ status: 200 })
    }
  }
  expect(await Promise.all(four.map((server) => server.stop()))).toEqual([0, 0, 0, 0])
  await empty.remove()
}, 120_000)

test('a start writes the caps on saved recipes of its version over those of an earlier one', async () => {
  const own = await emptyDatabase()
  await execute(urlOf(own), `update private.saved_recipe_caps set most = 2, days = 9 where plan = 'free'`)
  const server = await startServer({ env: { DATABASE_URL: urlOf(own) }, program: withQuickKitchen })
  const db = await openDatabase<Tables>(own.place, () => {})
  const { rows } = await sql`select most, days from private.saved_recipe_caps where plan = 'free'`.execute(db)
  expect(rows).toEqual([{ most: savedRecipeLimits.most.free, days: savedRecipeLimits.days.free }])
  await db.destroy()
  await server.stop()
  await own.remove()
})

test('a server without a reader of its log still stops', async () => {
  const own = await emptyDatabase()
  const server = await startServer({ env: { DATABASE_URL: urlOf(own) }, program: withQuickKitchen })
  server.hangUp()
  expect(await server.stop()).toBe(0)
  await own.remove()
})

test('a lost database answers 503, and the server recovers with it', async () => {
  const own = await emptyDatabase()
  const ownUrl = new URL(urlOf(own))
  const wire = await openWire(Number(ownUrl.port))
  ownUrl.port = String(wire.port)
  const server = await startServer({ env: { DATABASE_URL: ownUrl.href }, program: withQuickKitchen })
  const ask = (path: string, method: string) => fetch(server.url + path, { method })
  expect((await ask('/functions/v1/check-usage-status', 'POST')).status).toBe(200)

  await wire.cut()
  for (const [path, method] of [
    ['/functions/v1/check-usage-status', 'POST'],
    ['/ready', 'GET'],
  ] as const) {
    const away = await ask(path, method)
    expect(away.status, path).toBe(503)
    expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await away.json()).toMatchObject({ code: 'unavailable' })
  }
  expect((await ask('/healthz', 'GET')).status).toBe(200)

  await wire.mend()
  expect((await ask('/functions/v1/check-usage-status', 'POST')).status).toBe(200)
  expect(await server.stop()).toBe(0)
  await wire.cut()
  await own.remove()
})

/** A connection to a local port that can be cut and restored. */
async function openWire(to: number) {
  const ends = new Set<Socket>()
  const make = () =>
    createServer((near) => {
      const far = connect(to, '127.0.0.1')
      for (const end of [near, far]) {
        ends.add(end)
        end.on('error', () => {})
        end.on('close', () => ends.delete(end))
      }
      near.pipe(far)
      far.pipe(near)
    })
  let wire = make().listen(0, '127.0.0.1')
  await once(wire, 'listening')
  const address = wire.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    port,
    async cut() {
      const closed = once(wire, 'close')
      wire.close()
      for (const end of ends) end.destroy()
      await closed
    },
    async mend() {
      wire = make().listen(port, '127.0.0.1')
      await once(wire, 'listening')
    },
  }
}
