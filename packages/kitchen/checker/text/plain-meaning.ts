import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import { hasTrait } from '#kitchen/lexicon/lexicon.ts'
import type { Food } from '#kitchen/reader/food/reading.ts'

const classes: readonly IngredientClass[] = ['milk', 'cream', 'yogurt', 'soft-cheese', 'hard-cheese', 'butter', 'egg', 'chocolate']

/**
 * Foods whose word in a step is literal: "butter" means butter even when the list has vegan butter. Other general
 * words ("noodles", "flour", "stock") refer to the listed food.
 */
export function hasLiteralName({ ingredient, class: foodClass }: Food): boolean {
  return classes.includes(foodClass) || hasTrait(ingredient, 'named-literally')
}
