import { useTranslation } from 'react-i18next'
import type { RecipePreferences } from '#domain/settings/preferences.ts'
import type { Section } from '#domain/settings/sections.ts'
import { useWording } from '#web/language/wording.ts'

/** The choices of a section as one line: "no dairy or eggs, vegetarian". */
export function useSectionSummary(preferences: RecipePreferences, section: Section): string {
  const { t } = useTranslation()
  const { joinAnd, joinOr } = useWording()
  const { allergens, dietTypes, proteins, staples, mealTypes, searchMode, complexityMode, cuisines, defaultCuisine } = preferences

  const given = (list: string, sentence: (list: string) => string) => (list === '' ? [] : [sentence(list)])

  function dietary(): string[] {
    return [
      ...given(joinOr(allergens.map((one) => t(`options.allergen.${one}`))), (list) => t('filters.summary.without', { list })),
      ...dietTypes.map((one) => t(`options.dietType.${one}`)),
      ...given(joinAnd(proteins.map((one) => t(`options.protein.${one}`))), (list) => t('filters.summary.proteins', { list })),
    ]
  }

  function cooking(): string[] {
    return [
      ...mealTypes.map((one) => t(`options.mealType.${one}`)),
      ...given(joinAnd(staples.map((one) => t(`options.staple.${one}`))), (list) => t('filters.summary.staples', { list })),
      ...(searchMode ? [t(`filters.searchMode.${searchMode}`)] : []),
      ...(complexityMode ? [t(`filters.complexityMode.${complexityMode}`)] : []),
    ]
  }

  function cuisine(): string[] {
    const first = defaultCuisine === '' ? [] : [t('settings.cuisineFirst', { cuisine: t(`options.cuisine.${defaultCuisine}`) })]
    return [...cuisines.map((one) => t(`options.cuisine.${one}`)), ...first]
  }

  const words = { dietary, cooking, cuisine }[section]
  return words().join(', ') || t('settings.nothingChosen')
}
