import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { languages } from '#domain/options.ts'
import type { RecipeRequest } from '#domain/recipes/request.ts'
import { typedRequest } from '#kitchen/a-request.ts'
import { cook } from '#kitchen/cook.ts'
import { NoTurn } from '#platform/work/turns.ts'
import { openKitchen, startWarmUp } from '#server/kitchen.ts'
import type { Kitchen } from '#server/world.ts'

const aSupper = typedRequest(['chicken', 'carrots', 'rice'])

test('between any two requests that are cooked, everything else that waits gets its turn', async () => {
  const kitchen = openKitchen()
  let turns = 0
  let isDone = false
  const others = (async () => {
    for (; !isDone; turns += 1) await setImmediate()
  })()
  const cookedAt = await Promise.all(
    Array.from({ length: 10 }, async (_, at) => {
      expect(await kitchen.cook(aSupper, String(at))).toEqual(cook(aSupper, String(at)))
      return turns
    }),
  )
  isDone = true
  await others
  expect(new Set(cookedAt).size).toBe(10)
})

test('one household that asks for many recipes keeps another waiting for one', async () => {
  const kitchen = openKitchen()
  const order: string[] = []
  const ask = async (asker: string) => {
    await kitchen.cook(aSupper, 'seed', { asker })
    order.push(asker)
  }
  await Promise.all(['many', 'many', 'many', 'many', 'one'].map(ask))
  expect(order).toEqual(['many', 'many', 'one', 'many', 'many'])
})

test('nothing is cooked for a caller who has left', async () => {
  const kitchen = openKitchen()
  const leaving = new AbortController()
  const first = kitchen.cook(aSupper, 'seed')
  const left = kitchen.cook(aSupper, 'seed', { signal: leaving.signal })
  leaving.abort()
  await expect(left).rejects.toThrow(NoTurn)
  expect(await first).toMatchObject({ state: 'cooked' })
})

/** A kitchen that remembers what it was asked for, and does not cook on its own. */
function aListeningKitchen() {
  const asked: RecipeRequest[] = []
  const kitchen: Kitchen = {
    spends: null,
    canRead: () => true,
    cook(request, seed) {
      asked.push(request)
      return cook(request, seed)
    },
  }
  return { kitchen, asked }
}

test('warming up cooks once in every language, of food that each of them knows', async () => {
  const { kitchen, asked } = aListeningKitchen()
  const failures: object[] = []
  const warming = startWarmUp(kitchen, { debug: () => {}, error: (entry: object) => void failures.push(entry) })
  await expect.poll(() => asked.map(({ language }) => language)).toEqual(languages.map(({ code }) => code))
  await warming.stop()
  for (const request of asked) expect(cook(request, 'warm-up'), request.language).toMatchObject({ state: 'cooked', leftOut: [] })
  expect(failures).toEqual([])
})

test('warming up ends when the server does', async () => {
  const { kitchen, asked } = aListeningKitchen()
  await startWarmUp(kitchen, { debug: () => {}, error: () => {} }).stop()
  expect(asked).toEqual([])
})
