import { expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

test.each([
  ['en', 'gluten-free nouilles', 'gluten'],
  ['en', 'peanut-free Geflügelwiener', 'peanut'],
  ['de', 'gluten-free pasta', 'gluten'],
  ['de', '200 g gluten-free pasta', 'gluten'],
  ['fr', 'egg-free mayonnaise', 'eggs'],
  ['en', 'nouilles sans gluten', 'gluten'],
] as const)('under %s, the claim of "%s" holds for its food, and names none', (language, text, allergen) => {
  const { foods, unknown, notFood } = readPhrase(text, language)
  expect([foods.length, unknown.length, notFood.length]).toEqual([1, 0, 0])
  expect(foods[0]?.contains[allergen]).toBe('no')
  expect(foods[0]?.ingredient).not.toBe('seitan')
})

test.each([
  ['de', 'egg-free egg noodles', 'eggs'],
  ['en', 'not gluten-free nouilles', 'gluten'],
  ['de', 'gluten-free seitan', 'gluten'],
  ['de', 'gluten-free oats', 'gluten'],
] as const)('under %s, "%s" is not free of what it still has', (language, text, allergen) => {
  expect(readPhrase(text, language).foods[0]?.contains[allergen]).not.toBe('no')
})

test('an amount and the words of the claim stay with the food', () => {
  expect(readPhrase('200 g gluten-free nouilles', 'en').foods[0]).toMatchObject({
    words: 'gluten-free nouilles',
    amount: { amount: 200, unit: 'g' },
    madeWithout: ['gluten'],
  })
})
