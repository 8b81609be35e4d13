import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../api/world.ts'
import { startServer, withQuickKitchen } from '../start-server.ts'

// Servers that start, lose their database and stop, on a real PostgreSQL.

const urlOf = ({ place }: Awaited<ReturnType<typeof emptyDatabase>>) => (place.kind === 'postgres' ? place.url : '')

test('four servers that start together on an empty database all come up, with one key', async () => {
  const empty = await emptyDatabase({ isMigrated: false })
  const four = await Promise.all([1, 2, 3, 4].map(() => startServer({ env: { DATABASE_URL: urlOf(empty) }, program: withQuickKitchen })))
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
  await empty.remove()
}, 120_000)

test('a server whose log nobody reads any more still stops', async () => {
  const own = await emptyDatabase()
  const server = await startServer({ env: { DATABASE_URL: urlOf(own) }, program: withQuickKitchen })
  server.hangUp()
  expect(await server.stop()).toBe(0)
  await own.remove()
})

test('a database that goes away is 503 and not 500, and the server comes back with it', async () => {
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
