import { cuisines } from '@potluck/kitchen/options'
import { expect, test } from 'vitest'
import { cuisineTabId } from '#domain/recipes/tabs.ts'

test('a cuisine tab id is the name in lower case with hyphens for the rest', () => {
  expect(cuisineTabId('Italian')).toBe('italian')
  expect(cuisineTabId('Potluck-me')).toBe('potluck-me')
  expect(cuisineTabId('Middle Eastern & more')).toBe('middle-eastern---more')
})

test('every cuisine has a tab of its own', () => {
  expect(new Set(cuisines.map(cuisineTabId)).size).toBe(cuisines.length)
})
