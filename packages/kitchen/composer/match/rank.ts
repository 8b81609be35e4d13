import type { Brief } from '#kitchen/composer/brief.ts'
import type { Item } from '#kitchen/composer/item.ts'
import { type Filled, fill } from '#kitchen/composer/match/fill.ts'
import type { Dish, DishKitchen } from '#kitchen/composer/repertoire/dish.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'

/** A dish that the foods call for, and how clearly. */
export interface Call extends Filled {
  merit: number
}

/** The place in the order of what most kitchens have that a food without one is given. */
const rarest = 400

/** How much a food says about the dish: doubanjiang more than onion. About 1 to 3. */
function tellingOf(item: Item): number {
  const common = item.ingredient === null ? rarest : (lexicon[item.ingredient].common ?? rarest)
  return 1 + Math.log10(1 + common) * 0.75
}

const weights = { share: 6, musts: 2, home: 0.6, bought: 0.8 }

/** The least share of the typed foods, by what they say, that a dish must use. */
const leastShare = 0.45

/** The dishes of a kitchen that the typed foods call for, the clearest first. */
export function callsFor(brief: Brief, repertoire: readonly Dish[]): Call[] {
  const kitchen: DishKitchen = brief.cuisine === 'Potluck-me' ? 'Potluck' : brief.cuisine
  const all = sum(brief.given)
  return repertoire
    .filter(({ meals, kitchens }) => meals.includes(brief.mealType) && kitchens[kitchen] !== undefined)
    .flatMap((dish): Call[] => {
      const filled = fill(dish, brief)
      if (filled === null) return []
      const share = all === 0 ? 0 : sum(filled.used) / all
      if (share < leastShare) return []
      const home = dish.kitchens[kitchen] ?? 0
      const musts = filled.typedMusts / (filled.typedMusts + filled.boughtMusts)
      const merit = weights.share * share + weights.musts * musts + weights.home * home - weights.bought * filled.boughtMusts
      return [{ ...filled, merit }]
    })
    .sort((one, other) => other.merit - one.merit || (one.dish.id < other.dish.id ? -1 : 1))
}

function sum(items: readonly Item[]): number {
  return items.reduce((all, item) => all + tellingOf(item), 0)
}
