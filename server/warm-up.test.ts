import { setImmediate } from 'node:timers/promises'
import { cook } from '@potluck/kitchen/cook'
import { languages } from '@potluck/kitchen/options'
import { expect, test } from 'vitest'
import type { RecipeRequest } from '#domain/recipes/request.ts'
import { loadKitchen } from '#server/load-kitchen.ts'
import { startWarmUp } from '#server/warm-up.ts'

/** A kitchen that records its requests. */
function aListeningKitchen() {
  const asked: RecipeRequest[] = []
  const kitchen = {
    load: async () => {},
    cook(request: RecipeRequest, seed: string) {
      asked.push(request)
      return cook(request, seed)
    },
  }
  return { kitchen, asked }
}

/** A loaded kitchen that has nothing to warm up. */
const aColdKitchen = async () => ({ ...(await loadKitchen()), readerSteps: function* () {}, rehearse: function* () {} })

const aSilentLog = { debug: () => {}, error: () => {} }

test('the warm-up cooks once in every language, with food that each language knows', { timeout: 120_000 }, async () => {
  const { kitchen, asked } = aListeningKitchen()
  await new Promise<void>((resolve, reject) => startWarmUp(kitchen, { debug: () => resolve(), error: reject }))
  expect(asked.map(({ language }) => language)).toEqual(languages.map(({ code }) => code))
  for (const request of asked) expect(cook(request, 'warm-up'), request.language).toMatchObject({ state: 'cooked', leftOut: [] })
})

test('the warm-up ends with the server', async () => {
  const { kitchen, asked } = aListeningKitchen()
  const said: unknown[] = []
  const log = { debug: (words: unknown) => said.push(words), error: (entry: object) => said.push(entry) }
  await startWarmUp(kitchen, log, { onLoaded: () => said.push('loaded') }).stop()
  expect(asked).toEqual([])
  expect(said).toEqual([])
})

test('the warm-up rehearses each language in parts, between which other calls run', { timeout: 120_000 }, async () => {
  const { kitchen, asked } = aListeningKitchen()
  const parts = new Map<string, number>()
  const loaded = await loadKitchen()
  function* rehearse(request: RecipeRequest, seed: string) {
    for (const part of loaded.rehearse(request, seed)) {
      parts.set(request.language, (parts.get(request.language) ?? 0) + 1)
      yield part
    }
    // The rehearsal comes before the first request in a language.
    expect(asked.map(({ language }) => language)).not.toContain(request.language)
  }
  await new Promise<void>((resolve, reject) =>
    startWarmUp(kitchen, { debug: () => resolve(), error: reject }, { load: async () => ({ ...loaded, rehearse }) }),
  )
  expect([...parts.keys()]).toEqual(languages.map(({ code }) => code))
  for (const [language, count] of parts) expect(count, language).toBeGreaterThan(20)
})

test('the warm-up builds a vocabulary in short steps, between which other calls run', async () => {
  let steps = 0
  function* readerSteps() {
    for (; steps < 30; steps += 1) {
      for (const began = performance.now(); performance.now() - began < 2; );
      yield
    }
  }
  const { kitchen } = aListeningKitchen()
  const warming = startWarmUp(kitchen, aSilentLog, { load: async () => ({ ...(await loadKitchen()), readerSteps }) })
  const seen = new Set<number>()
  while (steps < 30) {
    await setImmediate()
    seen.add(steps)
  }
  await warming.stop()
  expect(seen.size).toBeGreaterThan(3)
})

test('a kitchen that cannot be loaded at first is loaded by a later attempt of the warm-up', async () => {
  const { kitchen, asked } = aListeningKitchen()
  const failures: unknown[] = []
  const loadedAfter: number[] = []
  let attempts = 0
  const load = async () => {
    attempts += 1
    if (attempts <= 2) throw new Error('too many open files')
  }
  await new Promise<void>((resolve) => {
    const log = { debug: () => resolve(), error: (entry: object) => failures.push(entry) }
    startWarmUp({ ...kitchen, load }, log, { load: aColdKitchen, onLoaded: () => loadedAfter.push(attempts), retryPause: 1 })
  })
  expect(loadedAfter).toEqual([3])
  expect(failures).toMatchObject([{ err: { message: 'too many open files' } }, { err: { message: 'too many open files' } }])
  expect(asked).toHaveLength(languages.length)
})

test('a warm-up that waits for its next attempt to load the kitchen stops at once', async () => {
  const { kitchen, asked } = aListeningKitchen()
  const { promise: failed, resolve: fail } = Promise.withResolvers<void>()
  const load = async () => {
    throw new Error('too many open files')
  }
  const warming = startWarmUp({ ...kitchen, load }, { debug: () => {}, error: () => fail() }, { load: aColdKitchen, retryPause: 3_600_000 })
  await failed
  await warming.stop()
  expect(asked).toEqual([])
})
