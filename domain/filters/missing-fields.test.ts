import { expect, test } from 'vitest'
import { lacksStaples, missingFields } from '#domain/filters/missing-fields.ts'

const nothing = { ingredients: [], useOnlyStaples: false, selectedStaples: [], cuisines: [], mealTypes: [], dietTypes: [] }
const everything = { ...nothing, ingredients: ['chicken'], cuisines: ['Thai'], mealTypes: ['soup'], dietTypes: ['vegan'] }

test('missing fields are named in the order of the specification', () => {
  expect(missingFields(nothing)).toEqual(['ingredients', 'cuisine-type', 'meal-type', 'diet-type'])
  expect(missingFields({ ...nothing, cuisines: ['Thai'] })).toEqual(['ingredients', 'meal-type', 'diet-type'])
})

test('a complete request misses nothing', () => {
  expect(missingFields(everything)).toEqual([])
})

test('staples-only stands in for ingredients only with at least one staple', () => {
  expect(missingFields({ ...everything, ingredients: [], useOnlyStaples: true })).toEqual(['ingredients'])
  expect(missingFields({ ...everything, ingredients: [], useOnlyStaples: true, selectedStaples: ['rice'] })).toEqual([])
})

test('staples alone are not ingredients unless staples-only was asked for', () => {
  expect(missingFields({ ...everything, ingredients: [], selectedStaples: ['rice'] })).toEqual(['ingredients'])
})

test('staples-only without a staple or an ingredient lacks staples', () => {
  expect(lacksStaples({ ...nothing, useOnlyStaples: true })).toBe(true)
  expect(lacksStaples({ ...nothing, useOnlyStaples: true, selectedStaples: ['rice'] })).toBe(false)
  expect(lacksStaples({ ...nothing, useOnlyStaples: true, ingredients: ['leek'] })).toBe(false)
  expect(lacksStaples(nothing)).toBe(false)
})
