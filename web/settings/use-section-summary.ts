import { useTranslation } from 'react-i18next'
import type { RecipePreferences } from '#domain/settings/preferences.ts'
import type { Section } from '#domain/settings/sections.ts'
import { useWording } from '#web/core/wording.ts'

/** What is chosen in a section as one line: "no dairy or eggs, vegetarian". */
export function useSectionSummary(preferences: RecipePreferences, section: Section): string {
  const { t } = useTranslation()
  const { joinAnd, joinOr } = useWording()
  const { allergens, dietTypes, proteins, staples, mealTypes, searchMode, complexityMode, cuisines, defaultCuisine } = preferences

  function words(): string[] {
    switch (section) {
      case 'dietary':
        return [
          ...(allergens.length > 0
            ? [t('filters.summary.without', { list: joinOr(allergens.map((one) => t(`options.allergen.${one}`))) })]
            : []),
          ...dietTypes.map((one) => t(`options.dietType.${one}`)),
          ...(proteins.length > 0
            ? [t('filters.summary.proteins', { list: joinAnd(proteins.map((one) => t(`options.protein.${one}`))) })]
            : []),
        ]
      case 'cooking':
        return [
          ...mealTypes.map((one) => t(`options.mealType.${one}`)),
          ...(staples.length > 0
            ? [t('filters.summary.staples', { list: joinAnd(staples.map((one) => t(`options.staple.${one}`))) })]
            : []),
          ...(searchMode ? [t(`filters.searchMode.${searchMode}`)] : []),
          ...(complexityMode ? [t(`filters.complexityMode.${complexityMode}`)] : []),
        ]
      case 'cuisine':
        return [
          ...cuisines.map((one) => t(`options.cuisine.${one}`)),
          ...(defaultCuisine === '' ? [] : [t('settings.cuisineFirst', { cuisine: t(`options.cuisine.${defaultCuisine}`) })]),
        ]
    }
  }

  return words().join(', ') || t('settings.nothingChosen')
}
