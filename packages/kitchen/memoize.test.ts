import { describe, expect, test } from 'vitest'
import { makeOnce, makeOnceInSteps, memoized, memoizedByKey, memoizedByObject, memoizedFirstTexts, memoizedText } from '#kitchen/memoize.ts'
import { runToEnd } from '#kitchen/steps.ts'

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

describe('functions memoized for the first texts', () => {
  test('a result is kept until the limit is reached, and later texts push none out', () => {
    const made: string[] = []
    const shout = memoizedFirstTexts(2, (text) => {
      made.push(text)
      return text.toUpperCase()
    })
    expect(['salt', 'oil', 'rice', 'rice', 'salt', 'oil'].map((text) => shout(text))).toEqual([
      'SALT',
      'OIL',
      'RICE',
      'RICE',
      'SALT',
      'OIL',
    ])
    expect(made).toEqual(['salt', 'oil', 'rice', 'rice'])
  })

  test('a null or false result is kept, and a second argument is no part of the key', () => {
    let count = 0
    const nothing = memoizedFirstTexts(2, (_text: string, answer: false | null) => {
      count += 1
      return answer
    })
    expect([nothing('a', null), nothing('a', false), nothing('b', false), nothing('b', null)]).toEqual([null, null, false, false])
    expect(count).toBe(2)
  })
})

describe('functions memoized by a key', () => {
  test('a value is made once for each key, and all are kept', () => {
    const made: number[] = []
    const half = memoizedByKey((number: number) => {
      made.push(number)
      return number / 2
    })
    const numbers = Array.from({ length: 5_000 }, (_, at) => at)
    expect([...numbers, ...numbers].map((number) => half(number))).toEqual([...numbers, ...numbers].map((number) => number / 2))
    expect(made).toEqual(numbers)
  })

  test('a second argument helps to make the value and is no part of the key', () => {
    const joined = memoizedByKey((name: string, parts: readonly string[]) => `${name}: ${parts.join()}`)
    expect(joined('soup', ['water'])).toBe('soup: water')
    expect(joined('soup', ['wine'])).toBe('soup: water')
    expect(joined('stew', ['wine'])).toBe('stew: wine')
  })

  test('a failure is not kept', () => {
    let count = 0
    const late = memoizedByKey((_key: string) => {
      count += 1
      if (count === 1) throw new Error('not yet')
      return count
    })
    expect(() => late('a')).toThrow('not yet')
    expect([late('a'), late('a')]).toEqual([2, 2])
  })
})

describe('functions memoized by an object', () => {
  test('a value is made once for each object, not for each equal one', () => {
    let count = 0
    const lengthOf = memoizedByObject((words: readonly string[]) => {
      count += 1
      return { length: words.length }
    })
    const [one, other] = [['salt'], ['salt']]
    expect(lengthOf(one)).toBe(lengthOf(one))
    expect(lengthOf(other)).not.toBe(lengthOf(one))
    expect(count).toBe(2)
  })

  test('a second argument helps to make the value and is no part of the key', () => {
    const joined = memoizedByObject((words: readonly string[], between: string) => words.join(between))
    const words = ['salt', 'oil']
    expect([joined(words, ' and '), joined(words, ' or ')]).toEqual(['salt and oil', 'salt and oil'])
  })
})

describe('values made once', () => {
  test('a value is made when it is first asked for, and only then', () => {
    let count = 0
    const value = makeOnce(() => {
      count += 1
      return null
    })
    expect(count).toBe(0)
    expect([value(), value(), count]).toEqual([null, null, 1])
  })

  test('a value is made in steps when it is first asked for, and later answered in none', () => {
    let count = 0
    const value = makeOnceInSteps(function* () {
      yield
      count += 1
      return count
    })
    expect(value().next()).toEqual({ done: false, value: undefined })
    expect(count).toBe(0)
    expect([runToEnd(value()), count]).toEqual([1, 1])
    expect(value().next()).toEqual({ done: true, value: 1 })
  })
})
