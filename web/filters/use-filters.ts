import type { Allergen, ComplexityMode, Cuisine, DietType, MealType, Protein, SearchMode, Staple } from '@potluck/kitchen/options'
import type { Dispatch, SetStateAction } from 'react'
import { emptyFilters, Filters } from '#domain/filters/filters.ts'
import { chooseMealType, toggle, toggleDietType } from '#domain/filters/rules.ts'
import { sessionValue, useSessionState } from '#web/kit/storage.ts'

const key = 'potluck.filters'

/** The filters as they are now, for what goes on while the cook changes them. */
export const readFilters = () => sessionValue(key, Filters, emptyFilters).read()

/** The chosen filters, kept in session storage, and the ways to change them. */
export function useFilters() {
  const [filters, setFilters] = useSessionState(key, Filters, emptyFilters)
  return { filters, ...changesOf(setFilters) }
}
export type FiltersState = ReturnType<typeof useFilters>

function changesOf(setFilters: Dispatch<SetStateAction<Filters>>) {
  return {
    toggleAllergen: (choice: Allergen) => setFilters((now) => ({ ...now, allergens: toggle(now.allergens, choice) })),
    toggleStaple: (choice: Staple) => setFilters((now) => ({ ...now, staples: toggle(now.staples, choice) })),
    toggleProtein: (choice: Protein) => setFilters((now) => ({ ...now, proteins: toggle(now.proteins, choice) })),
    toggleCuisine: (choice: Cuisine) => setFilters((now) => ({ ...now, cuisines: toggle(now.cuisines, choice) })),
    chooseMealType: (choice: MealType) => setFilters((now) => chooseMealType(now, choice)),
    toggleDietType: (choice: DietType) => setFilters((now) => toggleDietType(now, choice)),
    setSearchMode: (searchMode: SearchMode) => setFilters((now) => ({ ...now, searchMode })),
    setComplexityMode: (complexityMode: ComplexityMode) => setFilters((now) => ({ ...now, complexityMode })),
    /** Replaces all filters, such as by empty ones or by earlier ones (undo). */
    restore: (filters: Filters) => setFilters(filters),
  }
}
