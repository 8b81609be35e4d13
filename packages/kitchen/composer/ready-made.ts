import { type DishKind, type Item, ingredientForClass, itemHasTrait } from '#kitchen/composer/item.ts'
import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import type { FoodTrait } from '#kitchen/reader/food/food-traits.ts'
import type { RequestedFood } from '#kitchen/reader/food/reading.ts'

const doughs: readonly IngredientClass[] = ['bread', 'wrap', 'noodle', 'pasta', 'pastry']
const flesh: readonly IngredientClass[] = ['poultry', 'meat', 'mince', 'cured-meat', 'fish', 'cured-fish', 'shellfish', 'grain']

/** The dish kind by trait. The first that a food has decides: a meatball burger is a ball. */
const kindsByTrait: readonly (readonly [FoodTrait, DishKind | null])[] = [
  ['wrapper', null],
  ['balls', 'balls'],
  ['shaped', 'shaped'],
  ['pie', 'sliced'],
  ['steamed-bun', 'steamed'],
  ['boiled-dumpling', 'boiled'],
]

const isBaked = (kind: IngredientClass) => kind === 'bread' || kind === 'pastry'

/** The dish kind of a ready-made food; null for a food cooked like its own ingredient. */
function dishKindOf({ class: kind, kin, ingredient }: Item, { form, traits, vegetarian, pescatarian }: RequestedFood): DishKind | null {
  if (kin === 'lasagna-sheets') return form?.is === 'frozen' && !traits.includes('wrapper') ? 'sliced' : null
  if (form?.is === 'cooked' && traits.includes('fried-grain')) return 'spooned'
  if (ingredient !== null || form?.is === 'cooked' || form?.is === 'dish' || kin === 'crackers' || kin === 'graham-crackers') return null
  const byTrait = kindsByTrait.find(([trait]) => traits.includes(trait))?.[1] ?? null
  // Without a trait of a pie, only meat makes a doubtful food a pie: cakes and biscuits have nothing raw in them.
  const hasFlesh = vegetarian === 'no'
  if (doughs.includes(kind) && pescatarian !== 'yes') return byTrait ?? (hasFlesh && isBaked(kind) ? 'sliced' : null)
  return flesh.includes(kind) ? byTrait : null
}

/** How much of a dish kind makes a meal, relative to a portion of meat: a pie is the whole meal. */
const mealScales: Record<DishKind, number> = { spooned: 2, sliced: 2, boiled: 1.4, steamed: 1.4, shaped: 1, balls: 1 }

/**
 * Turns dumplings, pies, pizza, nuggets, meatballs and fried rice into ready-made dishes. They may be raw inside, so
 * the recipe heats them whole until steaming hot, and never toasts them like bread or breaks them up like mince.
 */
export function applyDishKind(item: Item, food: RequestedFood): Item {
  const kind = dishKindOf(item, food)
  if (kind === null) return item
  const words = food.form?.words ?? food.words
  const { isFrozen: _, hazard: __, ...thawed } = item
  return {
    ...thawed,
    ingredient: null,
    words,
    kin: ingredientForClass.dish,
    class: 'dish',
    form: 'cooked',
    dish: kind,
    scale: mealScales[kind],
    cut: 'whole',
  }
}

/** The dish kind of an item of the class dish: its own, or in a pot or the oven. */
export function dishKindIn(item: Item): DishKind {
  return item.dish ?? (itemHasTrait(item, 'spooned') ? 'spooned' : 'sliced')
}
