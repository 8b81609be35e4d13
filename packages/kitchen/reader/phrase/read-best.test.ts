import { describe, expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

describe('words of other languages', () => {
  test("the reader leaves a foreign word unknown that is one letter from a food with an allergen in the cook's language: bred", () => {
    expect(readPhrase('bred', 'en')).toMatchObject({ foods: [], unknown: [{ words: 'bred', didYouMean: ['bread'] }] })
    expect(readPhrase('bred', 'fr').foods).toHaveLength(1)
  })

  test('the reader reads a word in the language that spells it so: Brot is bread and brotes are sprouts', () => {
    expect(readPhrase('Brot', 'en').foods).toMatchObject([{ ingredient: 'bread', contains: { gluten: 'yes' } }])
    expect(readPhrase('brotes', 'en').foods[0]?.ingredient).not.toBe('bread')
  })

  test.each([
    ['leche', 'milk'],
    ['farine', 'flour'],
    ['setas', 'mushroom'],
    ['Garnelen', 'shrimp'],
    ['coco', 'desiccated-coconut'],
  ] as const)('the reader reads a foreign food as its language does: %s', (text, id) => {
    expect(readPhrase(text, 'en').foods).toMatchObject([{ ingredient: id }])
  })

  test.each(['snack bars', 'protein bar', 'moro bar'])(
    'a name that only English lists is no French fish free from all allergens: %s',
    (text) => {
      const [food] = readPhrase(text, 'fr').foods
      expect(food?.contains).toMatchObject({ gluten: 'unknown', peanut: 'unknown', dairy: 'unknown' })
      expect(readPhrase('bar', 'fr').foods).toMatchObject([{ ingredient: 'sea-bass', contains: { gluten: 'no' } }])
    },
  )
})
