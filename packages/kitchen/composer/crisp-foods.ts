import { type Item, itemHasTrait } from '#kitchen/composer/item.ts'
import type { Cuisine, MealType } from '#kitchen/options.ts'

/** Cuisines in which "rice cakes" means soft ones, to boil or fry. */
const softRiceCakes: readonly Cuisine[] = ['Korean', 'Chinese', 'Japanese', 'Thai']

/**
 * Keeps crackers, crispbread, chips, popcorn, puffed grain and cereals crisp: they go beside or on a savoury dish,
 * because rinsing or boiling would make them pulp. `typed` is the cook's whole phrase if it names one food.
 */
export function keepCrisp(item: Item, typed: string, cuisine: Cuisine, mealType: MealType): Item {
  if (mealType === 'condiment' || item.class === 'dish' || item.kin === 'crackers' || item.kin === 'tortilla-chips') return item
  const isCrisp = itemHasTrait(item, 'crisp')
  if (!isCrisp && !(itemHasTrait(item, 'rice-cake') && !softRiceCakes.includes(cuisine))) return item
  const isPuffed = item.class === 'rice' || item.class === 'grain'
  const words = item.ingredient !== null && isPuffed && isCrisp ? typed.trim() : item.words
  // On a sweet bowl, flakes and puffed grain serve as nuts do.
  if (mealType === 'dessert' && isPuffed) return { ...item, ingredient: null, words, kin: 'pumpkin-seed', class: 'seed', cut: 'whole' }
  const kin = mealType === 'dessert' ? 'graham-crackers' : 'crackers'
  return { ...item, ingredient: null, words, kin, class: 'bread', cut: 'whole' }
}
