import { describe, expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

describe('everyday English words', () => {
  test.each(['pan', 'mats', 'Thames', 'marching', 'attached', 'names', 'tailor', 'jet'])(
    'the reader finds no food in an everyday English word that resembles one: %s',
    (word) => {
      expect(readPhrase(word, 'en').foods).toEqual([])
    },
  )

  test.each(['the pan', 'large mats', 'small jet'])(
    'the reader finds no food in an everyday English word with a plain adjective: %s',
    (text) => {
      expect(readPhrase(text, 'en').foods).toEqual([])
    },
  )

  test.each([
    ['pan', 'es', 'bread'],
    ['pan bread', 'en', 'bread'],
    ['opera cake', 'en', 'bread'],
  ] as const)('the reader still reads the food of the same letters: "%s" in %s', (text, language, made) => {
    expect(readPhrase(text, language).foods.map((food) => food.class)).toEqual([made])
  })
})

test.each(['eggs from neighbors', 'fish from dad', 'cheese from the office'])('the reader ignores where a food is from: %s', (text) => {
  const { foods, unknown, notFood } = readPhrase(text, 'en')
  expect(foods).toHaveLength(1)
  expect([...unknown, ...notFood]).toEqual([])
})
