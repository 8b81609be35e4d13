import type { Item } from '#kitchen/composer/item.ts'
import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import { type IngredientId, lexicon } from '#kitchen/lexicon/lexicon.ts'
import { type Allergen, allergens } from '#kitchen/options.ts'
import type { Food, Marker } from '#kitchen/reader/food/reading.ts'

/** Exclusions that the cook's words imply although the request has none: a cook with "nut-free pesto" avoids nuts. */
export interface ImpliedExclusions {
  allergens: readonly Allergen[]
  isExcluded(id: IngredientId): boolean
}

const nutClasses: readonly IngredientClass[] = ['nut', 'nut-butter']
const noNuts: readonly IngredientId[] = ['desiccated-coconut', 'tahini']
/** Foods that contain nuts but belong to another class. */
const foodsWithNuts: readonly IngredientId[] = [
  'pesto',
  'marzipan',
  'chocolate-hazelnut-spread',
  'almond-extract',
  'almond-milk',
  'almond-flour',
  'peanut-oil',
]

/** Is the ingredient a nut, or does it contain nuts? */
export function containsNuts(id: IngredientId): boolean {
  return foodsWithNuts.includes(id) || (nutClasses.includes(lexicon[id].class) && !noNuts.includes(id))
}

/** The allergens that a claim suggests the cook avoids: dairy for "lactose-free milk". */
function allergensOf(marker: Marker): readonly Allergen[] {
  switch (marker) {
    case 'nuts':
      return ['peanut']
    case 'lactose':
      return ['dairy']
    case 'wheat':
      return ['gluten']
    case 'vegan':
    case 'meatless':
      // A diet claim adds nothing: the request's diet states it better.
      return []
    default:
      return [marker]
  }
}

/**
 * The exclusions implied by the names of typed foods. Beside a food made without an allergen, the composer adds no
 * food of that kind that contains it.
 */
export function impliedExclusionsOf(foods: readonly Food[], given: readonly Item[]): ImpliedExclusions {
  const markers = new Set(foods.flatMap(({ madeWithout = [] }) => madeWithout))
  const said = new Set([...markers].flatMap(allergensOf))
  const alike = new Set(given.filter(({ ingredient, isNamedByClaim }) => ingredient === null && isNamedByClaim).map(({ kin }) => kin))
  return {
    allergens: allergens.filter((allergen) => said.has(allergen)),
    isExcluded: (id) => alike.has(id) || (markers.has('nuts') && containsNuts(id)),
  }
}
