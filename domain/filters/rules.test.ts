import { dietTypes, mealTypes } from '@potluck/kitchen/options'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyFilters, type Filters } from '#domain/filters/filters.ts'
import { chooseMealType, ingredientsToCook, isDietSettled, toggle, toggleDietType } from '#domain/filters/rules.ts'

const someFilters = (over: Partial<Filters>): Filters => ({ ...emptyFilters, ...over })

test('choosing a second meal type replaces the first', () => {
  expect(chooseMealType(someFilters({ mealTypes: ['soup'] }), 'entrée').mealTypes).toEqual(['entrée'])
})

test('choosing the same meal type again clears it', () => {
  expect(chooseMealType(someFilters({ mealTypes: ['soup'] }), 'soup').mealTypes).toEqual([])
})

test('choosing dessert forces vegetarian and removes non-vegetarian and pescatarian', () => {
  const meat = someFilters({ dietTypes: ['pescatarian', 'non-vegetarian'], proteins: ['beef'] })
  expect(chooseMealType(meat, 'dessert')).toMatchObject({ mealTypes: ['dessert'], dietTypes: ['vegetarian'], proteins: [] })
})

test('a chosen dessert keeps vegan beside vegetarian', () => {
  expect(chooseMealType(someFilters({ dietTypes: ['vegan'] }), 'dessert').dietTypes).toEqual(['vegan', 'vegetarian'])
})

test('other meal types leave the diet alone', () => {
  expect(chooseMealType(someFilters({ dietTypes: ['pescatarian'] }), 'soup').dietTypes).toEqual(['pescatarian'])
})

test('non-vegetarian with no protein picks chicken', () => {
  expect(toggleDietType(someFilters({}), 'non-vegetarian')).toMatchObject({ dietTypes: ['non-vegetarian'], proteins: ['chicken'] })
})

test('non-vegetarian keeps proteins that are already chosen', () => {
  expect(toggleDietType(someFilters({ proteins: ['lamb'] }), 'non-vegetarian').proteins).toEqual(['lamb'])
})

test('deselecting non-vegetarian clears the proteins', () => {
  const meat = someFilters({ dietTypes: ['vegan', 'non-vegetarian'], proteins: ['beef', 'lamb'] })
  expect(toggleDietType(meat, 'non-vegetarian')).toMatchObject({ dietTypes: ['vegan'], proteins: [] })
})

test('a chosen dessert allows only vegan to be added or removed', () => {
  const dessert = chooseMealType(someFilters({}), 'dessert')
  expect(toggleDietType(dessert, 'non-vegetarian')).toEqual(dessert)
  expect(toggleDietType(dessert, 'pescatarian')).toEqual(dessert)
  expect(toggleDietType(dessert, 'vegetarian')).toEqual(dessert)
  expect(toggleDietType(dessert, 'vegan').dietTypes).toEqual(['vegetarian', 'vegan'])
  expect(isDietSettled(someFilters({ mealTypes: ['soup'] }), 'pescatarian')).toBe(false)
})

test('toggling twice gives back the same choices', () => {
  expect(toggle(toggle(['rice'], 'garlic'), 'garlic')).toEqual(['rice'])
})

test('staples-only ignores typed ingredients only when a staple is selected', () => {
  expect(ingredientsToCook(['leek'], true, ['rice'])).toEqual([])
  expect(ingredientsToCook(['leek'], true, [])).toEqual(['leek'])
  expect(ingredientsToCook(['leek'], false, ['rice'])).toEqual(['leek'])
})

const clicks = fc.array(fc.oneof(fc.constantFrom(...mealTypes), fc.constantFrom(...dietTypes)), { maxLength: 30 })
const isMealType = (click: string) => mealTypes.find((mealType) => mealType === click)
const isDietType = (click: string) => dietTypes.find((diet) => diet === click)

test('any clicks leave at most one meal type, vegetarian desserts, and proteins only beside non-vegetarian', () => {
  fc.assert(
    fc.property(clicks, (list) => {
      let filters = emptyFilters
      for (const click of list) {
        const mealType = isMealType(click)
        const diet = isDietType(click)
        if (mealType) filters = chooseMealType(filters, mealType)
        if (diet) filters = toggleDietType(filters, diet)
        expect(filters.mealTypes.length).toBeLessThanOrEqual(1)
        expect(new Set(filters.dietTypes).size).toBe(filters.dietTypes.length)
        expect(filters.proteins.length > 0).toBe(filters.dietTypes.includes('non-vegetarian'))
        if (!filters.mealTypes.includes('dessert')) continue
        expect(filters.dietTypes).toContain('vegetarian')
        expect(filters.dietTypes).not.toContain('non-vegetarian')
        expect(filters.dietTypes).not.toContain('pescatarian')
      }
    }),
  )
})
