import { type Allergen, allergens } from '#domain/options.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import { type IngredientId, lexicon } from '#kitchen/lexicon/lexicon.ts'
import type { Food, Marker } from '#kitchen/reader/reading.ts'

/**
 * What the cook's own words imply must stay out of a dish, though the request excludes nothing: who buys "nut-free
 * pesto" avoids nuts.
 */
export interface ImpliedExclusions {
  allergens: readonly Allergen[]
  isExcluded(id: IngredientId): boolean
}

const nutClasses: readonly IngredientClass[] = ['nut', 'nut-butter']
const noNuts: readonly IngredientId[] = ['desiccated-coconut', 'tahini']
/** Foods with nuts in them that are of another class. */
const ofNuts: readonly IngredientId[] = [
  'pesto',
  'marzipan',
  'chocolate-hazelnut-spread',
  'almond-extract',
  'almond-milk',
  'almond-flour',
  'peanut-oil',
]

/** Is it a nut, or has it one in it? */
export function hasNuts(id: IngredientId): boolean {
  return ofNuts.includes(id) || (nutClasses.includes(lexicon[id].class) && !noNuts.includes(id))
}

/** The allergens of a claim: a cook who buys lactose-free milk avoids dairy, as far as others choose it. */
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
      // The diet was chosen, and says it better.
      return []
    default:
      return [marker]
  }
}

/**
 * What the names of typed foods forbid the kitchen to add. Beside a food without something, the kitchen adds no food
 * of that kind that has it.
 */
export function impliedExclusionsOf(foods: readonly Food[], given: readonly Item[]): ImpliedExclusions {
  const markers = new Set(foods.flatMap(({ madeWithout = [] }) => madeWithout))
  const said = new Set([...markers].flatMap(allergensOf))
  const alike = new Set(given.filter(({ ingredient, isNamedByClaim }) => ingredient === null && isNamedByClaim).map(({ kin }) => kin))
  return {
    allergens: allergens.filter((allergen) => said.has(allergen)),
    isExcluded: (id) => alike.has(id) || (markers.has('nuts') && hasNuts(id)),
  }
}
