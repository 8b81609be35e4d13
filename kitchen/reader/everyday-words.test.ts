import { describe, expect, it } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

describe('an everyday English word', () => {
  it.each(['pan', 'mats', 'Thames', 'marching', 'attached', 'names', 'tailor', 'jet'])(
    'is not read as a food that is written like it: %s',
    (word) => {
      expect(readPhrase(word, 'en').foods).toEqual([])
    },
  )

  it.each(['the pan', 'large mats', 'small jet'])('is none either beside a word that only says how something is: %s', (text) => {
    expect(readPhrase(text, 'en').foods).toEqual([])
  })

  it.each([
    ['pan', 'es', 'bread'],
    ['pan bread', 'en', 'bread'],
    ['opera cake', 'en', 'bread'],
  ] as const)('does not take a food away that is named so: "%s" in %s', (text, language, made) => {
    expect(readPhrase(text, language).foods.map((food) => food.class)).toEqual([made])
  })
})

describe('where a food is from', () => {
  it.each(['eggs from neighbors', 'fish from dad', 'cheese from the office'])(
    'says nothing of the food, and is no food of its own: %s',
    (text) => {
      const { foods, unknown, notFood } = readPhrase(text, 'en')
      expect(foods).toHaveLength(1)
      expect([...unknown, ...notFood]).toEqual([])
    },
  )
})
