import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#platform/database/open.ts'
import type { Tables } from '#server/tables.ts'
import { aRequest, emptyDatabase } from '../api/world.ts'
import { type RunningServer, startServer } from '../start-server.ts'

// The embedded engine hides races: it has one connection. Here two processes share a real PostgreSQL.

const { place, remove } = await emptyDatabase()
const url = place.kind === 'postgres' ? place.url : ''
const db = await openDatabase<Tables>(place, () => {})
let servers: RunningServer[] = []

beforeAll(async () => {
  servers = await Promise.all([1, 2].map(() => startServer({ env: { DATABASE_URL: url, LOG_LEVEL: 'info' } })))
})
afterAll(async () => {
  expect(await Promise.all(servers.map((server) => server.stop()))).toEqual([0, 0])
  await db.destroy()
  await remove()
})

async function search(server: RunningServer | undefined, stamp: number, session: string, token?: string) {
  const response = await fetch(`${server?.url}/functions/v1/generate-recipe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-session-id': session, ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(aRequest({ requestTimestamp: stamp })),
  })
  expect(response.status).toBe(200)
  return response.json()
}

const storedFor = async (session: string) => {
  const { rows } = await sql<{
    stored: number
  }>`select count(*)::int as stored from public.generated_recipes where session_id = ${session}`.execute(db)
  return rows[0]?.stored
}

test('fifty at once on two servers at one left store exactly one recipe, round after round', async () => {
  for (let round = 0; round < 5; round += 1) {
    await sql`truncate private.visitor_usage`.execute(db)
    const session = `session_${round}`
    for (let done = 0; done < 5; done += 1) expect(await search(servers[done % 2], done, session)).toHaveProperty('recipe')
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => search(servers[index % 2], 100 + index, session)))
    expect(answers.filter((answer) => 'recipe' in answer)).toHaveLength(1)
    expect(answers.filter((answer) => answer.type === 'QUOTA_EXCEEDED')).toHaveLength(49)
    expect(await storedFor(session)).toBe(6)
    const { rows } = await sql`select distinct used, lifetime from private.visitor_usage`.execute(db)
    expect(rows).toEqual([{ used: 6, lifetime: '6' }])
  }
}, 120_000)

test('a first visit of fifty at once stores exactly six', async () => {
  await sql`truncate private.visitor_usage`.execute(db)
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => search(servers[index % 2], index, 'session_first')))
  expect(answers.filter((answer) => 'recipe' in answer)).toHaveLength(6)
  expect(await storedFor('session_first')).toBe(6)
})

test('sessions that cross at one address never wait for each other crosswise, and stop at six together', async () => {
  await sql`truncate private.visitor_usage`.execute(db)
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => search(servers[index % 2], index, `session_cross_${index % 7}`)),
  )
  expect(answers.filter((answer) => 'recipe' in answer)).toHaveLength(6)
})

test('forty at once on two servers at a member’s 180th search of the month store exactly one recipe', async () => {
  const response = await fetch(`${servers[0]?.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.org', password: 'correct-horse-1' }),
  })
  const { access_token: token, user } = await response.json()
  expect(await search(servers[0], 0, 'session_member', token)).toHaveProperty('recipe')
  await sql`update private.visitor_usage set used = 179 where key = ${`member:${user.id}`}`.execute(db)
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) => search(servers[index % 2], index + 1, 'session_member', token)),
  )
  expect(answers.filter((answer) => 'recipe' in answer)).toHaveLength(1)
  expect(await storedFor('session_member')).toBe(2)
})

test('this setting finds the race that reading, comparing and then writing has', async () => {
  await sql`create table private.naive (used int)`.execute(db)
  await sql`insert into private.naive values (5)`.execute(db)
  const naive = () =>
    db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ used: number }>`select used from private.naive`.execute(trx)
      if ((rows[0]?.used ?? 6) >= 6) return false
      await sql`select pg_sleep(0.01)`.execute(trx)
      await sql`
        insert into public.generated_recipes (id, recipe_name, cuisine_type, language, session_id, created_at, recipe_content)
        values (${randomUUID()}, 'Soup', 'Thai', 'en', 'naive', now(), '{}')
      `.execute(trx)
      await sql`update private.naive set used = used + 1`.execute(trx)
      return true
    })
  await Promise.all(Array.from({ length: 50 }, naive))
  expect(await storedFor('naive')).toBeGreaterThan(1)
})

test('four servers that start together on an empty database all come up, with one key', async () => {
  const { place: empty, remove: removeEmpty } = await emptyDatabase({ isMigrated: false })
  const emptyUrl = empty.kind === 'postgres' ? empty.url : ''
  const four = await Promise.all([1, 2, 3, 4].map(() => startServer({ env: { DATABASE_URL: emptyUrl } })))
  const keys = await Promise.all(four.map(async (server) => (await (await fetch(`${server.url}/config.json`)).json()).anonKey))
  for (const key of keys) {
    for (const server of four) {
      const answer = await fetch(`${server.url}/functions/v1/check-usage-status`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}` },
      })
      expect(answer.status).toBe(200)
    }
  }
  expect(await Promise.all(four.map((server) => server.stop()))).toEqual([0, 0, 0, 0])
  await removeEmpty()
}, 120_000)

test('a server whose log nobody reads any more still stops', async () => {
  const server = await startServer({ env: { DATABASE_URL: url } })
  server.hangUp()
  expect(await server.stop()).toBe(0)
})

test('a database that goes away is 503 and not 500, and the server comes back with it', async () => {
  const { place: own, remove: removeOwn } = await emptyDatabase()
  const ownUrl = new URL(own.kind === 'postgres' ? own.url : '')
  const wire = await openWire(Number(ownUrl.port))
  ownUrl.port = String(wire.port)
  const server = await startServer({ env: { DATABASE_URL: ownUrl.href } })
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
  await removeOwn()
})

/** A wire to a port of this machine that can be cut and mended. */
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
