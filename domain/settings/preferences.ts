import { settleDiets } from '@potluck/kitchen/diets'
import {
  type Allergen,
  allergens,
  type ComplexityMode,
  type Cuisine,
  complexityModes,
  cuisines,
  type DietType,
  dietTypes,
  type MealType,
  mealTypes,
  type Protein,
  proteins,
  type SearchMode,
  type Staple,
  searchModes,
  staples,
} from '@potluck/kitchen/options'
import * as z from 'zod/mini'
import { emptyFilters, type Filters } from '#domain/filters/filters.ts'
import { toggle, toggleDietType } from '#domain/filters/rules.ts'

/**
 * A member's preferences for every search. `mealTypes` and `cuisines` keep the order of choosing. A search starts
 * with the first meal type and with `defaultCuisine` ('' or one of `cuisines`). The modes are null until the search
 * screen saves them.
 */
export interface RecipePreferences {
  allergens: Allergen[]
  staples: Staple[]
  mealTypes: MealType[]
  dietTypes: DietType[]
  proteins: Protein[]
  cuisines: Cuisine[]
  defaultCuisine: Cuisine | ''
  searchMode: SearchMode | null
  complexityMode: ComplexityMode | null
}

export const noPreferences: RecipePreferences = {
  allergens: [],
  staples: [],
  mealTypes: [],
  dietTypes: [],
  proteins: [],
  cuisines: [],
  defaultCuisine: '',
  searchMode: null,
  complexityMode: null,
}

const StoredRecord = z.record(z.string(), z.unknown())

/**
 * Reads the preferences stored in `profiles.recipe_preferences`; null for anything but an object. Unknown values are
 * dropped.
 */
export function readPreferences(stored: unknown): RecipePreferences | null {
  const { success, data } = z.safeParse(StoredRecord, stored)
  if (!success || Array.isArray(stored)) return null
  const chosenCuisines = readList(data.cuisines, cuisines)
  return normalisePreferences({
    allergens: readList(data.allergens, allergens),
    staples: readList(data.staples, staples),
    mealTypes: readList(data.mealTypes, mealTypes),
    dietTypes: readList(data.dietTypes, dietTypes),
    proteins: readList(data.proteins, proteins),
    cuisines: chosenCuisines,
    defaultCuisine: readOne(data.defaultCuisine, chosenCuisines) ?? '',
    searchMode: readOne(data.searchMode, searchModes),
    complexityMode: readOne(data.complexityMode, complexityModes),
  })
}

/** The value to store: the preferences, and other stored keys unchanged. A mode that is not set is not stored. */
export function storePreferences(stored: unknown, preferences: RecipePreferences): Record<string, unknown> {
  const {
    searchMode: _style,
    complexityMode: _work,
    ...others
  } = Array.isArray(stored) ? {} : (z.safeParse(StoredRecord, stored).data ?? {})
  const { searchMode, complexityMode, ...lists } = preferences
  return { ...others, ...lists, ...(searchMode && { searchMode }), ...(complexityMode && { complexityMode }) }
}

/**
 * The filters with which these preferences start a search, the default cuisine first. A mode that is not set stays as
 * in `now`.
 */
export function filtersFrom(preferences: RecipePreferences, now: Pick<Filters, 'searchMode' | 'complexityMode'>): Filters {
  const { defaultCuisine, ...chosen } = normalisePreferences(preferences)
  const others = chosen.cuisines.filter((cuisine) => cuisine !== defaultCuisine)
  return {
    ...chosen,
    mealTypes: chosen.mealTypes.slice(0, 1),
    cuisines: defaultCuisine === '' ? others : [defaultCuisine, ...others],
    searchMode: chosen.searchMode ?? now.searchMode,
    complexityMode: chosen.complexityMode ?? now.complexityMode,
  }
}

/**
 * The preferences that would start a search with these filters. Other saved meal types stay behind the chosen one,
 * and unchanged cuisines keep their saved order and default.
 */
export function preferencesFrom(filters: Filters, saved = noPreferences): RecipePreferences {
  const [mealType] = filters.mealTypes
  const before = filtersFrom(saved, filters)
  const areCuisinesLeft = saved.cuisines.length > 0 && before.cuisines.join() === filters.cuisines.join()
  return {
    ...filters,
    mealTypes: mealType ? [mealType, ...saved.mealTypes.filter((other) => other !== mealType)] : [],
    cuisines: areCuisinesLeft ? saved.cuisines : filters.cuisines,
    defaultCuisine: areCuisinesLeft ? saved.defaultCuisine : (filters.cuisines[0] ?? ''),
  }
}

/** Adds or removes a meal type. The diets follow the first one. */
export function togglePreferredMealType(preferences: RecipePreferences, mealType: MealType): RecipePreferences {
  return normalisePreferences({ ...preferences, mealTypes: toggle(preferences.mealTypes, mealType) })
}

/**
 * Adds or removes a diet as the search does: non-vegetarian without a protein picks chicken, dessert stays
 * vegetarian.
 */
export function togglePreferredDiet(preferences: RecipePreferences, diet: DietType): RecipePreferences {
  const { dietTypes, proteins } = toggleDietType(searchOf(preferences), diet)
  return normalisePreferences({ ...preferences, dietTypes, proteins })
}

/** Adds or removes a cuisine. A removed default cuisine is no longer the default. */
export function togglePreferredCuisine(preferences: RecipePreferences, cuisine: Cuisine): RecipePreferences {
  return normalisePreferences({ ...preferences, cuisines: toggle(preferences.cuisines, cuisine) })
}

/** Whether two preferences are equal. The order counts only for meal types and cuisines. */
export function isSamePreferences(one: RecipePreferences, other: RecipePreferences): boolean {
  return JSON.stringify(comparable(one)) === JSON.stringify(comparable(other))
}

export function isEmptyPreferences(preferences: RecipePreferences): boolean {
  return isSamePreferences(preferences, noPreferences)
}

/** Whether the filters equal those with which these preferences start a search. */
export function isInUse(preferences: RecipePreferences, filters: Filters): boolean {
  return isSamePreferences(preferencesFrom(filtersFrom(preferences, filters)), preferencesFrom(filters))
}

/** Whether saving would change anything and at least one filter is chosen. */
export function isWorthSaving(filters: Filters, saved: RecipePreferences): boolean {
  const isChosen = !isSamePreferences(preferencesFrom(filters), preferencesFrom(emptyFilters))
  return isChosen && !isSamePreferences(preferencesFrom(filters, saved), saved)
}

/** Makes preferences consistent: the diets follow the first meal type, and the default is one of the cuisines. */
export function normalisePreferences(preferences: RecipePreferences): RecipePreferences {
  const { mealTypes, cuisines, defaultCuisine } = preferences
  return {
    ...preferences,
    ...settleDiets(mealTypes[0], preferences),
    defaultCuisine: defaultCuisine !== '' && cuisines.includes(defaultCuisine) ? defaultCuisine : '',
  }
}

/** The filters that the diet rules need. */
function searchOf({ mealTypes, dietTypes, proteins }: RecipePreferences): Filters {
  return { ...emptyFilters, mealTypes: mealTypes.slice(0, 1), dietTypes, proteins }
}

function comparable(preferences: RecipePreferences) {
  const { allergens, staples, mealTypes, dietTypes, proteins, cuisines, defaultCuisine, searchMode, complexityMode } = preferences
  const unordered = [allergens, staples, dietTypes, proteins].map((choices) => choices.toSorted())
  return [...unordered, mealTypes, cuisines, defaultCuisine, searchMode, complexityMode]
}

function readList<Choice extends string>(stored: unknown, choices: readonly Choice[]): Choice[] {
  if (!Array.isArray(stored)) return []
  const known = stored.map((one: unknown) => readOne(one, choices)).filter((one) => one !== null)
  return [...new Set(known)]
}

function readOne<Choice extends string>(stored: unknown, choices: readonly Choice[]): Choice | null {
  return choices.find((choice) => choice === stored) ?? null
}
