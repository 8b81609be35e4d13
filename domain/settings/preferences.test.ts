import { allergens, complexityModes, cuisines, dietTypes, mealTypes, proteins, searchModes, staples } from '@potluck/kitchen/options'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyFilters, Filters } from '#domain/filters/filters.ts'
import {
  filtersFrom,
  isEmptyPreferences,
  isInUse,
  isSamePreferences,
  isWorthSaving,
  noPreferences,
  preferencesFrom,
  type RecipePreferences,
  readPreferences,
  storePreferences,
  togglePreferredCuisine,
  togglePreferredDiet,
  togglePreferredMealType,
} from '#domain/settings/preferences.ts'

const somePreferences = (over: Partial<RecipePreferences>): RecipePreferences => ({ ...noPreferences, ...over })

test('unknown stored values are dropped, and a value that is not a list counts as empty', () => {
  expect(
    readPreferences({
      allergens: ['dairy', 'unicorn', 'dairy', 7],
      staples: 'rice',
      cuisines: ['Thai', null, 'Italian'],
      defaultCuisine: 'French',
      searchMode: 'psychic',
      complexityMode: 'elaborate',
    }),
  ).toEqual(somePreferences({ allergens: ['dairy'], cuisines: ['Thai', 'Italian'], complexityMode: 'elaborate' }))
})

test.each([[null], [undefined], ['dairy'], [7], [['dairy']], [true]])('the value %j is read as no preferences', (stored) => {
  expect(readPreferences(stored)).toBeNull()
})

test('other stored keys stay beside the preferences, and a cleared mode is removed', () => {
  const stored = { theme: 'cream', searchMode: 'ideas', allergens: ['eggs'] }
  const kept = storePreferences(stored, somePreferences({ allergens: ['dairy'] }))
  expect(kept).toEqual({
    theme: 'cream',
    allergens: ['dairy'],
    staples: [],
    mealTypes: [],
    dietTypes: [],
    proteins: [],
    cuisines: [],
    defaultCuisine: '',
  })
  expect(storePreferences(['odd'], noPreferences)).not.toHaveProperty('0')
})

test('a search starts with the default cuisine and the first meal type', () => {
  const preferences = somePreferences({ cuisines: ['Thai', 'Italian', 'Korean'], defaultCuisine: 'Italian', mealTypes: ['soup', 'entrée'] })
  expect(filtersFrom(preferences, emptyFilters)).toMatchObject({ cuisines: ['Italian', 'Thai', 'Korean'], mealTypes: ['soup'] })
})

test('saving the filters keeps the other meal types behind the chosen one, and the remaining cuisines', () => {
  const saved = somePreferences({ mealTypes: ['soup', 'entrée'], cuisines: ['Thai', 'Italian'] })
  const chosen = filtersFrom(saved, emptyFilters)
  expect(preferencesFrom(chosen, saved)).toEqual({ ...saved, searchMode: 'full', complexityMode: 'simple' })
  expect(preferencesFrom({ ...chosen, mealTypes: ['entrée'] }, saved).mealTypes).toEqual(['entrée', 'soup'])
  expect(preferencesFrom({ ...chosen, mealTypes: ['condiment'] }, saved).mealTypes).toEqual(['condiment', 'soup', 'entrée'])
  expect(preferencesFrom({ ...chosen, mealTypes: [] }, saved).mealTypes).toEqual([])
  expect(preferencesFrom({ ...chosen, cuisines: ['Italian'] }, saved)).toMatchObject({ cuisines: ['Italian'], defaultCuisine: 'Italian' })
})

test('unchanged or empty filters are not worth saving', () => {
  const saved = somePreferences({ mealTypes: ['soup', 'entrée'], searchMode: 'full', complexityMode: 'simple' })
  const chosen = filtersFrom(saved, emptyFilters)
  expect([isInUse(saved, chosen), isWorthSaving(chosen, saved)]).toEqual([true, false])
  const later: Filters = { ...chosen, mealTypes: ['entrée'] }
  expect([isInUse(saved, later), isWorthSaving(later, saved)]).toEqual([false, true])
  expect(isWorthSaving(emptyFilters, saved)).toBe(false)
})

test('modes that were not saved stay as they are', () => {
  const now = { ...emptyFilters, searchMode: 'ideas', complexityMode: 'elaborate' } as const
  expect(filtersFrom(noPreferences, now)).toEqual(now)
  expect(filtersFrom(somePreferences({ searchMode: 'full' }), now)).toMatchObject({ searchMode: 'full', complexityMode: 'elaborate' })
})

test('a dessert as the first meal type forces vegetarian, and a later one does not', () => {
  const meat = somePreferences({ dietTypes: ['non-vegetarian'], proteins: ['beef'] })
  expect(togglePreferredMealType(meat, 'dessert')).toMatchObject({ mealTypes: ['dessert'], dietTypes: ['vegetarian'], proteins: [] })
  const later = togglePreferredMealType(togglePreferredMealType(meat, 'soup'), 'dessert')
  expect(later).toMatchObject({ mealTypes: ['soup', 'dessert'], dietTypes: ['non-vegetarian'], proteins: ['beef'] })
  expect(togglePreferredMealType(later, 'soup')).toMatchObject({ mealTypes: ['dessert'], dietTypes: ['vegetarian'], proteins: [] })
})

test('non-vegetarian without a protein adds chicken, and removing it clears the proteins', () => {
  const meat = togglePreferredDiet(noPreferences, 'non-vegetarian')
  expect(meat).toMatchObject({ dietTypes: ['non-vegetarian'], proteins: ['chicken'] })
  expect(togglePreferredDiet(meat, 'non-vegetarian')).toEqual(noPreferences)
  const dessert = togglePreferredMealType(noPreferences, 'dessert')
  expect(togglePreferredDiet(dessert, 'non-vegetarian')).toEqual(dessert)
})

test('removing the default cuisine leaves no default', () => {
  const thai = somePreferences({ cuisines: ['Thai', 'Italian'], defaultCuisine: 'Thai' })
  expect(togglePreferredCuisine(thai, 'Thai')).toEqual(somePreferences({ cuisines: ['Italian'] }))
  expect(togglePreferredCuisine(thai, 'Italian')).toEqual(somePreferences({ cuisines: ['Thai'], defaultCuisine: 'Thai' }))
})

test('the order of choices counts only for meal types and cuisines', () => {
  const one = somePreferences({ allergens: ['dairy', 'eggs'], cuisines: ['Thai', 'Italian'] })
  expect(isSamePreferences(one, { ...one, allergens: ['eggs', 'dairy'] })).toBe(true)
  expect(isSamePreferences(one, { ...one, cuisines: ['Italian', 'Thai'] })).toBe(false)
  expect(isSamePreferences(one, { ...one, complexityMode: 'simple' })).toBe(false)
})

test('preferences with only modes are worth keeping, and empty ones are not', () => {
  expect(isEmptyPreferences(noPreferences)).toBe(true)
  expect(isEmptyPreferences(somePreferences({ complexityMode: 'simple' }))).toBe(false)
})

const words = [
  ...allergens,
  ...staples,
  ...mealTypes,
  ...dietTypes,
  ...proteins,
  ...cuisines,
  ...searchModes,
  ...complexityModes,
  'unicorn',
]
const aList = fc.oneof(fc.array(fc.constantFrom(...words), { maxLength: 12 }), fc.jsonValue({ maxDepth: 1 }))
const aWord = fc.oneof(fc.constantFrom(...words), fc.jsonValue({ maxDepth: 1 }))
const stored = fc.oneof(
  fc.jsonValue(),
  fc.record(
    {
      allergens: aList,
      staples: aList,
      mealTypes: aList,
      dietTypes: aList,
      proteins: aList,
      cuisines: aList,
      defaultCuisine: aWord,
      searchMode: aWord,
      complexityMode: aWord,
      other: fc.jsonValue({ maxDepth: 1 }),
    },
    { requiredKeys: [] },
  ),
)

test('any stored value is read as preferences that keep the rules and survive being stored again', () => {
  fc.assert(
    fc.property(stored, (json) => {
      const preferences = readPreferences(json)
      if (preferences === null) return
      const filters = filtersFrom(preferences, emptyFilters)
      expect(Filters.parse(filters)).toEqual(filters)
      expect(Object.keys(filters).sort()).toEqual(Object.keys(emptyFilters).sort())
      for (const list of [filters.allergens, filters.dietTypes, filters.cuisines]) expect(new Set(list).size).toBe(list.length)
      expect(filters.mealTypes.length).toBeLessThanOrEqual(1)
      if (filters.proteins.length > 0) expect(filters.dietTypes).toContain('non-vegetarian')
      if (filters.mealTypes.includes('dessert')) {
        expect(filters.dietTypes).toContain('vegetarian')
        expect(filters.dietTypes).not.toContain('non-vegetarian')
      }
      // The settings show the filters that a search starts with, so no diet may get lost.
      expect(filters.dietTypes).toEqual(preferences.dietTypes)
      if (preferences.defaultCuisine !== '') expect(filters.cuisines[0]).toBe(preferences.defaultCuisine)
      expect(readPreferences(storePreferences(json, preferences))).toEqual(preferences)
    }),
    { numRuns: 300 },
  )
})

test('filters saved as default come back as they were', () => {
  fc.assert(
    fc.property(
      stored,
      stored,
      fc.constantFrom(...searchModes),
      fc.constantFrom(...complexityModes),
      (json, before, searchMode, complexityMode) => {
        const filters = filtersFrom(readPreferences(json) ?? noPreferences, { searchMode, complexityMode })
        const kept = preferencesFrom(filters, readPreferences(before) ?? noPreferences)
        const back = readPreferences(storePreferences({ searchMode: 'full' }, kept))
        expect(back && filtersFrom(back, emptyFilters)).toEqual(filters)
      },
    ),
    { numRuns: 300 },
  )
})
