import { describe, expect, test } from 'vitest'
import { memoized, memoizedText } from '#kitchen/memoize.ts'

describe('memoized functions', () => {
  test('a memoized function computes once for each text and language', () => {
    const made: string[] = []
    const shout = memoized(10, (text, language) => {
      made.push(`${language} ${text}`)
      return text.toUpperCase()
    })
    expect([shout('salt', 'en'), shout('salt', 'en'), shout('salt', 'de')]).toEqual(['SALT', 'SALT', 'SALT'])
    expect(made).toEqual(['en salt', 'de salt'])
  })

  test('a memoized function forgets a text that was not asked for among twice its limit of other texts', () => {
    let count = 0
    const number = memoized(2, () => {
      count += 1
      return count
    })
    const first = number('a', 'en')
    for (const text of ['b', 'c', 'd', 'e']) number(text, 'en')
    expect(number('e', 'en')).toBe(5)
    expect(number('a', 'en')).not.toBe(first)
  })

  test('a memoized function remembers a null result', () => {
    let count = 0
    const nothing = memoized(2, () => {
      count += 1
      return null
    })
    expect([nothing('a', 'en'), nothing('a', 'en')]).toEqual([null, null])
    expect(count).toBe(1)
  })
})

test('a function memoized by text alone computes once and forgets everything above its limit', () => {
  const made: string[] = []
  const shout = memoizedText(2, (text) => {
    made.push(text)
    return text.toUpperCase()
  })
  expect(['salt', 'salt', 'oil', 'salt', 'rice', 'salt'].map(shout)).toEqual(['SALT', 'SALT', 'OIL', 'SALT', 'RICE', 'SALT'])
  expect(made).toEqual(['salt', 'oil', 'rice', 'salt'])
})
