import type { Filters } from '#domain/filters/filters.ts'

/** The parts of the sentence that summarises the filters, as data; the locale has the words. */
export type SummaryPart =
  | { part: 'meal-type'; choices: Filters['mealTypes'] }
  | { part: 'diet-types'; choices: Filters['dietTypes'] }
  | { part: 'proteins'; choices: Filters['proteins'] }
  | { part: 'without'; choices: Filters['allergens'] }
  | { part: 'staples'; choices: Filters['staples'] }
  | { part: 'cuisines'; choices: Filters['cuisines'] }

/** The chosen filters in reading order, without empty parts. */
export function summariseFilters(filters: Filters): SummaryPart[] {
  const parts: SummaryPart[] = [
    { part: 'meal-type', choices: filters.mealTypes },
    { part: 'diet-types', choices: filters.dietTypes },
    { part: 'proteins', choices: filters.proteins },
    { part: 'without', choices: filters.allergens },
    { part: 'staples', choices: filters.staples },
    { part: 'cuisines', choices: filters.cuisines },
  ]
  return parts.filter(({ choices }) => choices.length > 0)
}
