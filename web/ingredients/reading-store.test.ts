import { expect, test } from 'vitest'
import type { IngredientReading } from '#domain/ingredients/reading.ts'
import { makeReadingStore, readingKey } from './reading-store.ts'

const aReading = (corrected: string | null = null): IngredientReading => ({
  state: corrected === null ? 'known' : 'read-as',
  foods: [],
  corrected,
  unknown: [],
  notFood: [],
})

/** A store with a clock and a server of the test's own. */
function aStore() {
  const timers: { run: () => void; at: number }[] = []
  const calls: { ingredients: readonly string[]; signal: AbortSignal; answer: (isGood: boolean) => Promise<void> }[] = []
  const store = makeReadingStore({
    later(run, at) {
      const timer = { run, at }
      timers.push(timer)
      return () => void (timers.includes(timer) && timers.splice(timers.indexOf(timer), 1))
    },
    read: (ingredients, _language, signal) =>
      new Promise((resolve, reject) => {
        const answer = async (isGood: boolean) => {
          if (isGood) resolve(ingredients.map(() => aReading()))
          else reject(new Error('away'))
          await Promise.resolve().then(() => {})
        }
        calls.push({ ingredients, signal, answer })
      }),
  })
  const tick = () => {
    for (const { run } of timers.splice(0)) run()
  }
  return { store, calls, timers, tick }
}

test('chips that come one after the other are asked about in one call', async () => {
  const { store, calls, tick } = aStore()
  store.want(['leek'], 'en')
  store.want(['leek', 'rice'], 'en')
  expect(calls).toHaveLength(0)
  tick()
  expect(calls.map(({ ingredients }) => ingredients)).toEqual([['leek', 'rice']])
  await calls[0]?.answer(true)
  expect([...store.read().keys()]).toEqual([readingKey('leek', 'en'), readingKey('rice', 'en')])
})

test('what is known is not asked for again, but in another language it is', async () => {
  const { store, calls, tick } = aStore()
  store.want(['leek'], 'en')
  tick()
  await calls[0]?.answer(true)
  store.want(['leek'], 'en')
  tick()
  expect(calls).toHaveLength(1)
  store.want(['leek'], 'de')
  tick()
  expect(calls).toHaveLength(2)
})

test('a change of the list leaves the call that is under way, and its answer counts no more', async () => {
  const { store, calls, tick } = aStore()
  store.want(['leek'], 'en')
  tick()
  store.want(['rice'], 'en')
  expect(calls[0]?.signal.aborted).toBe(true)
  await calls[0]?.answer(true)
  expect(store.read().size).toBe(0)
  tick()
  expect(calls[1]?.ingredients).toEqual(['rice'])
})

test('a failure is quiet, and is tried once more only', async () => {
  const { store, calls, timers, tick } = aStore()
  store.want(['leek'], 'en')
  tick()
  await calls[0]?.answer(false)
  await calls[0]?.answer(false)
  expect(timers.map(({ at }) => at)).toEqual([5_000])
  tick()
  await calls[1]?.answer(false)
  await calls[1]?.answer(false)
  expect(timers).toEqual([])
  expect(store.read().size).toBe(0)
})
