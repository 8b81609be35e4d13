import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readStored, writeStored } from '#web/core/storage.ts'

function aStore(entries: Record<string, string> = {}): Storage {
  const map = new Map(Object.entries(entries))
  return {
    get length() {
      return map.size
    },
    clear: () => map.clear(),
    getItem: (key) => map.get(key) ?? null,
    key: (index) => [...map.keys()][index] ?? null,
    removeItem: (key) => void map.delete(key),
    setItem: (key, value) => void map.set(key, value),
  }
}

const Shelf = z.object({ jars: z.array(z.string()) })

test('what was written is read back', () => {
  const store = aStore()
  writeStored(store, 'shelf', { jars: ['honey'] })
  expect(readStored(store, 'shelf', Shelf)).toEqual({ jars: ['honey'] })
})

test('what does not parse is as good as absent', () => {
  expect(readStored(aStore({ shelf: '{"jars":[1]}' }), 'shelf', Shelf)).toBeUndefined()
  expect(readStored(aStore({ shelf: '{jars' }), 'shelf', Shelf)).toBeUndefined()
  expect(readStored(aStore(), 'shelf', Shelf)).toBeUndefined()
})

test('a store that refuses is no failure', () => {
  const forbidden = {
    ...aStore(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  expect(() => writeStored(forbidden, 'shelf', {})).not.toThrow()
})
