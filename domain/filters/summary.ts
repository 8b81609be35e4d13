import type { Filters } from '#domain/filters/filters.ts'

/** The parts of the one sentence the chosen filters fold into, as data: the words are the locale's. */
export type SummaryPart =
  | { part: 'meal-type'; choices: Filters['mealTypes'] }
  | { part: 'diet-types'; choices: Filters['dietTypes'] }
  | { part: 'proteins'; choices: Filters['proteins'] }
  | { part: 'without'; choices: Filters['allergens'] }
  | { part: 'staples'; choices: Filters['staples'] }
  | { part: 'cuisines'; choices: Filters['cuisines'] }

/** What was chosen, in reading order, without the parts that were left empty. */
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
