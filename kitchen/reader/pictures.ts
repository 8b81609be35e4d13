import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import { claimsBeyond } from '#kitchen/reader/food.ts'
import type { TypedFood } from '#kitchen/reader/reading.ts'

/** Emoji that stand for foods of many names, by the classes of these. */
const pictured: ReadonlyMap<string, readonly IngredientClass[]> = new Map(
  Object.entries<readonly IngredientClass[]>({
    '🍄': ['mushroom'],
    '🧀': ['soft-cheese', 'hard-cheese'],
    '🐟': ['fish', 'cured-fish'],
    '🍣': ['fish'],
    '🍗': ['poultry'],
    '🐔': ['poultry'],
    '🐖': ['meat', 'mince', 'cured-meat'],
    '🐷': ['meat', 'mince', 'cured-meat'],
    '🐄': ['meat', 'mince'],
    '🐮': ['meat', 'mince'],
    '🥓': ['cured-meat'],
    '🥩': ['meat', 'mince'],
    '🍖': ['meat', 'mince'],
    '🦐': ['shellfish'],
    '🥛': ['milk', 'cream'],
    '🍞': ['bread'],
    '🥖': ['bread'],
    '🍚': ['rice'],
    '🍝': ['pasta'],
    '🍜': ['noodle'],
    '🌶': ['chilli', 'pepper'],
    '🥬': ['leaf'],
    '🍫': ['chocolate'],
  }),
)

/**
 * The foods of a phrase without the emoji that only picture one beside them: 🍄しめじ is one mushroom. What the emoji
 * claims, that food claims too.
 */
export function withoutPictures(foods: readonly TypedFood[]): TypedFood[] {
  return foods.filter((food) => {
    const classes = pictured.get(food.words)
    if (classes === undefined) return true
    return !foods.some((other) => {
      if (pictured.has(other.words) || !classes.includes(other.class)) return false
      const beyond = claimsBeyond(other, food)
      return beyond.allergens.length + beyond.diets.length === 0
    })
  })
}
