import { expect, test } from 'vitest'
import { dietIn, dietRuleOf, governingDiet, proteinsBeside, settleDiets } from '#kitchen/diets.ts'
import { dietTypes, mealTypes } from '#kitchen/options.ts'

test('no diet governs when none was chosen', () => {
  expect(governingDiet([], 'entrée')).toBeNull()
  expect(governingDiet([], 'dessert')).toBeNull()
})

test('the strictest of several diets governs', () => {
  expect(governingDiet(['pescatarian', 'vegetarian'], 'soup')).toBe('vegetarian')
  expect(governingDiet(['pescatarian', 'vegan', 'vegetarian'], 'soup')).toBe('vegan')
})

test('non-vegetarian governs as soon as it was chosen', () => {
  expect(governingDiet(['vegan', 'non-vegetarian'], 'entrée')).toBe('non-vegetarian')
})

test('a dessert requested with meat or fish must be vegetarian', () => {
  expect(governingDiet(['non-vegetarian'], 'dessert')).toBe('vegetarian')
  expect(governingDiet(['pescatarian'], 'dessert')).toBe('vegetarian')
  expect(governingDiet(['vegan', 'non-vegetarian'], 'dessert')).toBe('vegetarian')
  expect(governingDiet(['vegan'], 'dessert')).toBe('vegan')
})

test('dessert is the only meal type that decides the diet', () => {
  expect(mealTypes.filter((mealType) => dietRuleOf(mealType) !== null)).toEqual(['dessert'])
  expect(dietRuleOf(undefined)).toBeNull()
})

test('a dessert keeps vegan and vegetarian and turns other diets into vegetarian', () => {
  expect(dietTypes.map((diet) => dietIn('dessert', diet))).toEqual(['vegan', 'vegetarian', 'vegetarian', 'vegetarian'])
  expect(dietTypes.map((diet) => dietIn('soup', diet))).toEqual([...dietTypes])
})

test('a chosen dessert adds vegetarian and removes fish, meat and its proteins', () => {
  const chosen = { dietTypes: ['vegan', 'non-vegetarian'], proteins: ['beef'] } as const
  expect(settleDiets('dessert', chosen)).toEqual({ dietTypes: ['vegan', 'vegetarian'], proteins: [] })
  expect(settleDiets('soup', chosen)).toEqual({ dietTypes: ['vegan', 'non-vegetarian'], proteins: ['beef'] })
})

test('proteins count only beside non-vegetarian', () => {
  expect(proteinsBeside(['vegan', 'non-vegetarian'], ['lamb'])).toEqual(['lamb'])
  expect(proteinsBeside(['pescatarian'], ['seafood'])).toEqual([])
})
