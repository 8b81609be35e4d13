import { expect, test } from 'vitest'
import { noPreferences, type RecipePreferences } from '#domain/settings/preferences.ts'
import { isSectionEmpty, sections, withSection } from '#domain/settings/sections.ts'

const everything: RecipePreferences = {
  allergens: ['dairy'],
  staples: ['rice'],
  mealTypes: ['soup'],
  dietTypes: ['non-vegetarian'],
  proteins: ['beef'],
  cuisines: ['Thai'],
  defaultCuisine: 'Thai',
  searchMode: 'ideas',
  complexityMode: 'elaborate',
}

test('the three sections cover all preferences, and each restores only its own', () => {
  let left = everything
  for (const section of sections) {
    expect(isSectionEmpty(left, section)).toBe(false)
    const reset = withSection(left, section, noPreferences)
    expect(isSectionEmpty(reset, section)).toBe(true)
    expect(withSection(reset, section, left)).toEqual(left)
    left = reset
  }
  expect(left).toEqual(noPreferences)
})

test('the diet of a dessert does not count as a choice that a section can restore', () => {
  const dessert: RecipePreferences = { ...noPreferences, mealTypes: ['dessert'], dietTypes: ['vegetarian'] }
  expect(isSectionEmpty(dessert, 'dietary')).toBe(true)
})
