import { allergens, complexityModes, cuisines, dietTypes, mealTypes, proteins, searchModes, staples } from '@potluck/kitchen/options'
import * as z from 'zod/mini'

/** A cook's choices on the search screen. `mealTypes`: at most one. `cuisines`: in the order of choosing. */
export const Filters = z.object({
  allergens: z.array(z.enum(allergens)),
  staples: z.array(z.enum(staples)),
  mealTypes: z.array(z.enum(mealTypes)),
  dietTypes: z.array(z.enum(dietTypes)),
  proteins: z.array(z.enum(proteins)),
  cuisines: z.array(z.enum(cuisines)),
  searchMode: z.enum(searchModes),
  complexityMode: z.enum(complexityModes),
})
export type Filters = z.infer<typeof Filters>

export const emptyFilters: Filters = {
  allergens: [],
  staples: [],
  mealTypes: [],
  dietTypes: [],
  proteins: [],
  cuisines: [],
  searchMode: 'full',
  complexityMode: 'simple',
}
