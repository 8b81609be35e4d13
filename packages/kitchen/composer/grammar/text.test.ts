import { describe, expect, test } from 'vitest'
import { capitalised, joinSeries, tidyPunctuation, uncapitalised } from '#kitchen/composer/grammar/text.ts'

describe('joined words', () => {
  test('a series joins its last word with "and"', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((words) => joinSeries(words, ' and '))).toEqual(['', 'a', 'a and b', 'a, b and c'])
  })

  test('tidied punctuation leaves no trace of an empty piece', () => {
    expect(tidyPunctuation(' Add the onion  , , and fry, ')).toBe('Add the onion, and fry')
    expect(tidyPunctuation('Add the onion,')).toBe('Add the onion')
  })

  test('capitalising changes only the first letter', () => {
    expect([capitalised('élan Vital'), uncapitalised('Add Salt')]).toEqual(['Élan Vital', 'add Salt'])
  })
})
