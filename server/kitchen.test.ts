import { setImmediate } from 'node:timers/promises'
import { cook } from '@potluck/kitchen/cook'
import { typedRequest } from '@potluck/kitchen/testing/a-request'
import { NoTurn } from '@potluck/platform/work/turns'
import { whenFirstWanted } from '@potluck/platform/work/when-first-wanted'
import { expect, test } from 'vitest'
import { openKitchen } from '#server/kitchen.ts'
import { loadKitchen } from '#server/load-kitchen.ts'

const aSupper = typedRequest(['chicken', 'carrots', 'rice'])

test('other waiting work gets a turn between two cooked requests', async () => {
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

test('one network that asks for many recipes delays another by one recipe', async () => {
  const kitchen = openKitchen()
  const order: string[] = []
  const ask = async (asker: string) => {
    await kitchen.cook(aSupper, 'seed', { asker })
    order.push(asker)
  }
  await Promise.all(['many', 'many', 'many', 'many', 'one'].map(ask))
  expect(order).toEqual(['many', 'many', 'one', 'many', 'many'])
})

test('nothing is cooked for a caller who has disconnected', async () => {
  const kitchen = openKitchen()
  const leaving = new AbortController()
  const first = kitchen.cook(aSupper, 'seed')
  const left = kitchen.cook(aSupper, 'seed', { signal: leaving.signal })
  leaving.abort()
  await expect(left).rejects.toThrow(NoTurn)
  expect(await first).toMatchObject({ state: 'cooked' })
})

test('calls before the kitchen is loaded wait for it, and one load serves them all', async () => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
  let loads = 0
  const kitchen = openKitchen(
    whenFirstWanted(async () => {
      loads += 1
      await arrived
      return loadKitchen()
    }),
  )
  const waiting = Promise.all([kitchen.cook(aSupper, 'seed'), kitchen.cook(aSupper, 'seed'), kitchen.load()])
  await setImmediate()
  expect(kitchen.isLoaded()).toBe(false)
  expect(() => kitchen.understand('egg', 'en')).toThrow('not loaded')
  arrive()
  const [cooked] = await waiting
  expect(cooked).toEqual(cook(aSupper, 'seed'))
  expect(kitchen.isLoaded()).toBe(true)
  expect([kitchen.canRead('🍅', 'en'), kitchen.canRead('🪑', 'en')]).toEqual([true, false])
  expect(kitchen.understand('chikcen', 'en')).toMatchObject({ state: 'read-as', corrected: 'chicken' })
  expect(loads).toBe(1)
})

test('a kitchen that failed to load fails that call, and the next call loads it', async () => {
  let loads = 0
  const kitchen = openKitchen(
    whenFirstWanted(async () => {
      loads += 1
      if (loads === 1) throw new Error('no such file')
      return loadKitchen()
    }),
  )
  await expect(kitchen.cook(aSupper, 'seed')).rejects.toThrow('no such file')
  expect(kitchen.isLoaded()).toBe(false)
  expect(await kitchen.cook(aSupper, 'seed')).toMatchObject({ state: 'cooked' })
  expect(kitchen.isLoaded()).toBe(true)
})
