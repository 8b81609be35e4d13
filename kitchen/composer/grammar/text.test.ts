import { describe, expect, it } from 'vitest'
import { capitalised, inARow, tidied, uncapitalised } from '#kitchen/composer/grammar/text.ts'

describe('words put together', () => {
  it('stand in a row with their last joint', () => {
    expect([[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((words) => inARow(words, ' and '))).toEqual(['', 'a', 'a and b', 'a, b and c'])
  })

  it('lose the seams of pieces that were empty', () => {
    expect(tidied(' Add the onion  , , and fry, ')).toBe('Add the onion, and fry')
    expect(tidied('Add the onion,')).toBe('Add the onion')
  })

  it('change the size of their first letter alone', () => {
    expect([capitalised('élan Vital'), uncapitalised('Add Salt')]).toEqual(['Élan Vital', 'add Salt'])
  })
})
