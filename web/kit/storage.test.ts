import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { forgetSession, onForgotten, readStored, sessionValue, writeStored } from '#web/kit/storage.ts'

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

test('all users of a key share its value, which survives a reload and starts anew once it is forgotten', () => {
  const sessionStorage = aStore({ 'pantry.shelf': '{"jars":["honey"]}', other: '1' })
  vi.stubGlobal('window', { sessionStorage })
  const shelf = sessionValue('pantry.shelf', Shelf, { jars: [] })
  let seen = 0
  shelf.subscribe(() => {
    seen += 1
  })
  // A second page changes it, twice between two looks.
  const { change } = sessionValue('pantry.shelf', Shelf, { jars: [] })
  change(({ jars }) => ({ jars: [...jars, 'plums'] }))
  change(({ jars }) => ({ jars: [...jars, 'salt'] }))
  expect(shelf.read()).toEqual({ jars: ['honey', 'plums', 'salt'] })
  expect(seen).toBe(2)
  expect(readStored('sessionStorage', 'pantry.shelf', Shelf)).toEqual(shelf.read())

  const forget = vi.fn()
  onForgotten('pantry.recipes', forget)
  forgetSession((key) => key.startsWith('pantry.'))
  expect(shelf.read()).toEqual({ jars: [] })
  expect(seen).toBe(3)
  expect(forget).toHaveBeenCalledOnce()
})

test('a value outlives a store that is forbidden as long as its page', () => {
  vi.stubGlobal('window', {
    get sessionStorage(): Storage {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  sessionValue('forbidden.shelf', Shelf, { jars: [] }).change({ jars: ['rice'] })
  expect(sessionValue('forbidden.shelf', Shelf, { jars: [] }).read()).toEqual({ jars: ['rice'] })
})
