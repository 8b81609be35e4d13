import { once } from 'node:events'
import type { HttpEnv } from '@potluck/platform/http/env'
import { Hono } from 'hono'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp } from '#server/app.ts'
import { type Listening, listen } from '#server/listen.ts'
import { standings } from './ledger.ts'
import { aRequest, openWorld, type TestWorld } from './world.ts'

// Uses a real connection, because the socket reports that the caller has disconnected.

let hangUp = () => {}
let world: TestWorld
let listening: Listening
beforeAll(async () => {
  world = await openWorld()
  let heard: AbortSignal | undefined
  const reached = async (point: string) => {
    if (point !== 'cooked' || heard === undefined) return
    // The disconnection has to arrive first.
    const farewell = once(heard, 'abort')
    hangUp()
    await farewell
  }
  const app = makeApp({ ...world, reached })
  const listener = new Hono<HttpEnv>().use((context, next) => {
    heard = context.req.raw.signal
    return next()
  })
  listening = await listen(listener.route('/', app), { host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await listening.stop()
  await world.close()
})

test('a search costs nothing and stores nothing when its caller disconnects during cooking', async () => {
  const leaving = new AbortController()
  hangUp = () => leaving.abort()
  const call = fetch(`http://127.0.0.1:${listening.port}/functions/v1/generate-recipe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-session-id': 's' },
    body: JSON.stringify(aRequest()),
    signal: leaving.signal,
  })
  await expect(call).rejects.toThrow('aborted')
  const reasons = async () => (await sql`select distinct reason from private.search_ledger where made < 0`.execute(world.db)).rows
  await expect.poll(reasons).toEqual([{ reason: 'left' }])
  expect((await standings(world.db)).map(({ used }) => used)).toEqual([0, 0])
  expect(await world.storedRecipes()).toBe(0)
  expect(world.failures).toEqual([])
})
