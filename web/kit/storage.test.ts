import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { readStored, writeStored } from '#web/kit/storage.ts'

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

afterEach(() => vi.unstubAllGlobals())

/** A browser whose local storage is this one. */
function withStore(localStorage: Storage) {
  vi.stubGlobal('window', { localStorage })
}

const Shelf = z.object({ jars: z.array(z.string()) })

test('a stored value is read back', () => {
  withStore(aStore())
  writeStored('localStorage', 'shelf', { jars: ['honey'] })
  expect(readStored('localStorage', 'shelf', Shelf)).toEqual({ jars: ['honey'] })
})

test.each([{ shelf: '{"jars":[1]}' }, { shelf: '{jars' }, { shelf: '' }, {}])(
  'a stored value that does not parse counts as absent: %j',
  (entries) => {
    withStore(aStore(entries))
    expect(readStored('localStorage', 'shelf', Shelf)).toBeUndefined()
  },
)

test('a store that is full is no failure', () => {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  withStore({ ...aStore({ shelf: '{"jars":[]}' }), setItem })
  expect(() => writeStored('localStorage', 'shelf', {})).not.toThrow()
  expect(readStored('localStorage', 'shelf', Shelf)).toEqual({ jars: [] })
})

test('a store that may not even be looked at is no failure', () => {
  vi.stubGlobal('window', {
    get localStorage(): Storage {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  expect(() => writeStored('localStorage', 'shelf', {})).not.toThrow()
  expect(readStored('localStorage', 'shelf', Shelf)).toBeUndefined()
})
