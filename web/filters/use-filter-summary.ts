import { useTranslation } from 'react-i18next'
import type { Filters } from '#domain/filters/filters.ts'
import { type SummaryPart, summariseFilters } from '#domain/filters/summary.ts'
import { useWording } from '#web/language/wording.ts'

/**
 * The chosen filters in one line, such as "entrée, vegetarian, no dairy, Italian and Thai". Empty if none are chosen.
 */
export function useFilterSummary(filters: Filters): string {
  const { t } = useTranslation()
  const { joinAnd, joinOr } = useWording()

  function word(part: SummaryPart): string {
    switch (part.part) {
      case 'meal-type':
        return part.choices.map((choice) => t(`options.mealType.${choice}`)).join(' ')
      case 'diet-types':
        return joinAnd(part.choices.map((choice) => t(`options.dietType.${choice}`)))
      case 'proteins':
        return t('filters.summary.proteins', { list: joinAnd(part.choices.map((choice) => t(`options.protein.${choice}`))) })
      case 'without':
        return t('filters.summary.without', { list: joinOr(part.choices.map((choice) => t(`options.allergen.${choice}`))) })
      case 'staples':
        return t('filters.summary.staples', { list: joinAnd(part.choices.map((choice) => t(`options.staple.${choice}`))) })
      case 'cuisines':
        return joinAnd(part.choices.map((choice) => t(`options.cuisine.${choice}`)))
    }
  }

  return summariseFilters(filters).map(word).join(', ')
}
