import { isSamePreferences, noPreferences, normalisePreferences, type RecipePreferences } from '#domain/settings/preferences.ts'

/** The three parts of the recipe preferences, in the order of the screen. */
export const sections = ['dietary', 'cooking', 'cuisine'] as const
export type Section = (typeof sections)[number]

/**
 * Replaces one section by the same section of other preferences: empty ones (`noPreferences`) or earlier ones (undo).
 */
export function withSection(preferences: RecipePreferences, section: Section, others: RecipePreferences): RecipePreferences {
  return normalisePreferences({ ...preferences, ...sectionOf(others, section) })
}

/** Whether a section has its default values, so that clearing it changes nothing. */
export function isSectionEmpty(preferences: RecipePreferences, section: Section): boolean {
  return isSamePreferences(preferences, withSection(preferences, section, noPreferences))
}

function sectionOf(preferences: RecipePreferences, section: Section): Partial<RecipePreferences> {
  const { allergens, dietTypes, proteins, staples, mealTypes, searchMode, complexityMode, cuisines, defaultCuisine } = preferences
  switch (section) {
    case 'dietary':
      return { allergens, dietTypes, proteins }
    case 'cooking':
      return { staples, mealTypes, searchMode, complexityMode }
    case 'cuisine':
      return { cuisines, defaultCuisine }
  }
}
