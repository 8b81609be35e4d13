import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { limits } from '#domain/limits.ts'
import { runJobs } from '#server/jobs/schedule.ts'
import type { SearchStep } from '#server/recipes/search-steps.ts'
import { usageJobs } from '#server/usage/jobs.ts'
import type { Kitchen } from '#server/world.ts'
import { aDish, aKitchen } from './a-kitchen.ts'
import { openBook } from './book.ts'
import { bookSums, recipesCharged, standings } from './ledger.ts'
import { aRequest, openWorld, type TestWorld } from './world.ts'

// Random sequences of all outcomes of a search, compared with a model in memory (book.ts).

const second = 1_000
/** Just before a day ends, so that a search reserved in it is released in the next. */
const start = new Date('2026-07-01T23:59:50Z')

/** The outcome of the next search, decided by the kitchen, the caller or a crash. */
type Fate = 'cooked' | 'refused' | 'failed' | 'left' | 'hung'

let fate: Fate = 'cooked'
let leave = new AbortController()
/** Searches held during cooking, as in a stuck or dead process; calling one lets it continue. */
const hung: (() => void)[] = []

const cook: Kitchen['cook'] = (request, seed) => {
  if (fate === 'failed') throw new Error('The pot fell.')
  if (fate === 'refused') return { state: 'refused', code: 'not_food', reasons: [] }
  return aDish(request, seed)
}
const reached = (point: SearchStep) => {
  if (point === 'cooked' && fate === 'left') leave.abort()
  if (point !== 'cooking' || fate !== 'hung') return
  return new Promise<void>((resolve) => void hung.push(resolve))
}

let world: TestWorld
let stamp = 0
beforeAll(async () => {
  world = await openWorld({ kitchen: aKitchen({ cook }), reached })
})
afterAll(() => world.close())

const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      what: fc.constant('search' as const),
      fate: fc.constantFrom<Fate>('cooked', 'cooked', 'cooked', 'refused', 'failed', 'left', 'hung'),
      session: fc.constantFrom('a', 'b', null),
      address: fc.constantFrom('192.0.2.1', '192.0.2.2'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ what: fc.constant('wait' as const), seconds: fc.constantFrom(20, 20, 60, 1_800, 12_000, 42_000, 90_000) }),
  },
  { weight: 1, arbitrary: fc.constant({ what: 'sweep' as const }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('go on' as const), fate: fc.constantFrom<Fate>('cooked', 'failed') }) },
)

test('the ledger lines add up to the usage meters, and every stored recipe is charged, for random outcomes of searches', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
      await world.empty()
      let now = start
      world.setNow(now)
      hung.length = 0
      const book = openBook({ daily: limits.anonymousDailySearches, ceiling: limits.anonymousSearchesIn24Hours, lease: limits.searchLease })
      const stuck: { id: number; answer: Promise<Response> }[] = []
      const goOn = async (its: Fate) => {
        const first = stuck.shift()
        if (!first) return
        fate = its
        hung.shift()?.()
        const { status } = await first.answer
        if (its === 'failed') book.release(first.id)
        expect(status).toBe(its === 'failed' ? 500 : book.settle(first.id) ? 200 : 503)
        expect(world.failures.splice(0)).toHaveLength(its === 'failed' ? 1 : 0)
      }
      for (const each of steps) {
        if (each.what === 'wait') {
          now = new Date(now.getTime() + each.seconds * second)
          world.setNow(now)
        } else if (each.what === 'sweep') {
          await runJobs(world, usageJobs(world).slice(0, 1))
          book.sweep(now)
        } else if (each.what === 'go on') {
          await goOn(each.fate)
        } else {
          const accounts = [...(each.session === null ? [] : [`session:${each.session}`]), `ip:${each.address}`]
          const id = book.reserve(accounts, now)
          fate = each.fate
          const answer = search(each.session, each.address)
          if (id === null) {
            expect(await (await answer).json()).toMatchObject({ type: 'QUOTA_EXCEEDED', usage: { remaining: 0 } })
          } else if (each.fate === 'hung') {
            stuck.push({ id, answer })
            await expect.poll(() => hung.length, { interval: 1 }).toBe(stuck.length)
          } else {
            const { status } = await answer
            expect(status).toBe({ cooked: 200, refused: 200, failed: 500, left: 503 }[each.fate])
            if (each.fate === 'cooked') book.settle(id)
            else book.release(id)
          }
          expect(world.failures.splice(0)).toHaveLength(id !== null && each.fate === 'failed' ? 1 : 0)
        }
        const told = await standings(world.db)
        expect(told.map(({ key, used, made }) => ({ key, used, made }))).toEqual(book.standings())
        expect(told.map(({ key, lifetime }) => ({ key, made: lifetime }))).toEqual(told.map(({ key, made }) => ({ key, made })))
        expect(await bookSums(world.db)).toEqual(told.map(({ key, used }) => ({ key, used })))
      }
      while (stuck.length > 0) await goOn('cooked')
      expect(await world.storedRecipes()).toBe(book.settled())
      expect(await recipesCharged(world.db)).toBe(book.settled())
    }),
    { numRuns: inject('isLong') ? 200 : 12 },
  )
}, 300_000)

async function search(session: string | null, address: string): Promise<Response> {
  stamp += 1
  leave = new AbortController()
  return world.send(
    '/functions/v1/generate-recipe',
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(session !== null && { 'x-session-id': session }) },
      body: JSON.stringify(aRequest({ requestTimestamp: stamp })),
      signal: leave.signal,
    },
    address,
  )
}
