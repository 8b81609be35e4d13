import { describe, expect, test } from 'vitest'
import { allergens } from '#kitchen/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const idsIn = (text: string) => readPhrase(text, 'es').foods.map(({ ingredient }) => ingredient)

describe('misspelt Spanish words', () => {
  test.each([
    ['huevso', 'egg'],
    ['ajjo', 'garlic'],
    ['nuueces', 'walnut'],
    ['otmates', 'tomato'],
    ['leceh', 'milk'],
  ])('the reader corrects doubled or swapped letters to the common food: %s is %s', (text, id) => {
    expect(idsIn(text)).toEqual([id])
  })

  test.each([
    ['vacon', 'bacon'],
    ['keso', 'cheese'],
    ['atum', 'tuna'],
    ['iogur', 'yogurt'],
    ['awacate', 'avocado'],
    ['wevos', 'egg'],
    ['aseite de oliba', 'olive-oil'],
  ])('the reader corrects a Spanish word to the food it sounds like: %s is %s', (text, id) => {
    expect(idsIn(text)).toEqual([id])
  })

  test.each([
    ['tomstes', 'tomato'],
    ['pereji', 'parsley'],
    ['ceboll', 'onion'],
    ['zanahrias', 'carrot'],
    ['mantqeuila', 'butter'],
  ])('the reader corrects a neighbouring key or a missing letter: %s is %s', (text, id) => {
    expect(idsIn(text)).toEqual([id])
  })

  test('a corrected Spanish word rules out no allergen', () => {
    const { foods } = readPhrase('tomstes', 'es')
    expect(allergens.map((allergen) => foods[0]?.contains[allergen])).not.toContain('no')
    expect(foods).toMatchObject([{ known: 'misspelt', vegan: 'unknown' }])
  })

  test.each(['mismo', 'secta', 'tapadera', 'comienzo', 'oportuno', 'qwrtlp', 'martillo', 'zapato'])(
    'the reader does not correct another Spanish word to a food: %s',
    (text) => {
      expect(idsIn(text)).toEqual([])
    },
  )

  test('the reader corrects a Spanish word beside words that are known only as a phrase', () => {
    expect(idsIn('almenrdas algo mustias')).toEqual(['almond'])
    expect(idsIn('azucra un poco pasadito')).toEqual(['sugar'])
  })
})
