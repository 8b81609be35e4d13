import { describe, expect, it } from 'vitest'
import { capitalised, joinSeries, tidyPunctuation, uncapitalised } from '#kitchen/composer/grammar/text.ts'

describe('words put together', () => {
  it('stand in a row with their last joint', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((words) => joinSeries(words, ' and '))).toEqual(['', 'a', 'a and b', 'a, b and c'])
  })

  it('lose the seams of pieces that were empty', () => {
    expect(tidyPunctuation(' Add the onion  , , and fry, ')).toBe('Add the onion, and fry')
    expect(tidyPunctuation('Add the onion,')).toBe('Add the onion')
  })

  it('change the size of their first letter alone', () => {
    expect([capitalised('élan Vital'), uncapitalised('Add Salt')]).toEqual(['Élan Vital', 'add Salt'])
  })
})
