import { describe, expect, it } from 'vitest'
import { memoized, memoizedText } from '#kitchen/checker/memoize.ts'

describe('a function that remembers', () => {
  it('makes a thing once for each text and language', () => {
    const made: string[] = []
    const shout = memoized(10, (text, language) => {
      made.push(`${language} ${text}`)
      return text.toUpperCase()
    })
    expect([shout('salt', 'en'), shout('salt', 'en'), shout('salt', 'de')]).toEqual(['SALT', 'SALT', 'SALT'])
    expect(made).toEqual(['en salt', 'de salt'])
  })

  it('forgets what was not asked for among twice as many texts', () => {
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

  it('remembers that there was nothing', () => {
    let count = 0
    const nothing = memoized(2, () => {
      count += 1
      return null
    })
    expect([nothing('a', 'en'), nothing('a', 'en')]).toEqual([null, null])
    expect(count).toBe(1)
  })
})

describe('a function of a text alone that remembers', () => {
  it('makes a thing once, and forgets all when it has too many', () => {
    const made: string[] = []
    const shout = memoizedText(2, (text) => {
      made.push(text)
      return text.toUpperCase()
    })
    expect(['salt', 'salt', 'oil', 'salt', 'rice', 'salt'].map(shout)).toEqual(['SALT', 'SALT', 'OIL', 'SALT', 'RICE', 'SALT'])
    expect(made).toEqual(['salt', 'oil', 'rice', 'salt'])
  })
})
