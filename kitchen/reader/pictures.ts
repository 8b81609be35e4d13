import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'
import { claimsBeyond } from '#kitchen/reader/food.ts'
import type { TypedFood } from '#kitchen/reader/reading.ts'

/** Emoji that stand for many foods, with the classes of these foods. */
const classesOfEmoji: ReadonlyMap<string, readonly IngredientClass[]> = new Map(
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
    '🥛': ['milk', 'cream', 'yogurt', 'drink'],
    '🍞': ['bread'],
    '🥖': ['bread'],
    '🍚': ['rice'],
    '🍝': ['pasta'],
    '🍜': ['noodle'],
    '🌶': ['chilli', 'pepper'],
    '🥬': ['leaf'],
    '🍫': ['chocolate'],
    '🍅': ['tomato'],
    '🫑': ['pepper'],
    '🫘': ['legume'],
    '🥚': ['egg'],
    '🍳': ['egg'],
    '🌾': ['flour', 'grain', 'rice'],
  }),
)

/** Emoji named after one food that also depict related foods, with these ingredients. */
const ingredientsOfEmoji: ReadonlyMap<string, readonly IngredientId[]> = new Map(
  Object.entries<readonly IngredientId[]>({
    '🍊': ['mandarin', 'grapefruit'],
    '🥜': ['peanut-butter', 'peanut-oil'],
    '🌿': ['scallion', 'cilantro', 'parsley', 'mint', 'basil', 'dill', 'garlic-chives'],
    '🥒': ['zucchini', 'pickle'],
    '🍋': ['lime', 'lemon-juice'],
    '🥬': ['cabbage', 'napa-cabbage', 'bok-choy', 'kale', 'lettuce', 'spinach'],
    '🫓': ['bread', 'pita', 'naan', 'flour-tortilla'],
    '🌶': ['chili-pepper', 'chili-powder', 'bell-pepper'],
    '🥩': ['beef', 'beef-steak', 'pork', 'lamb'],
    '🍠': ['sweet-potato', 'yam'],
    '🍑': ['apricot', 'nectarine'],
    '🧅': ['shallot', 'red-onion', 'scallion'],
    '🌰': ['hazelnut', 'walnut', 'almond'],
  }),
)

/** Emoji that say how the food beside them is stored. */
const saysHowKept: ReadonlySet<string> = new Set(['🧊'])

/** Drops emoji that only depict a food beside them: 🍄しめじ is one mushroom. The food keeps the emoji's claims. */
export function withoutRedundantEmoji(foods: readonly TypedFood[]): TypedFood[] {
  return foods.filter((food) => {
    const classes = classesOfEmoji.get(food.words) ?? []
    const kin = ingredientsOfEmoji.get(food.words) ?? []
    if (saysHowKept.has(food.words)) return foods.length === 1
    if (classes.length + kin.length === 0) return true
    return !foods.some((other) => {
      if (other === food || classesOfEmoji.has(other.words)) return false
      if (!classes.includes(other.class) && (other.ingredient === null || !kin.includes(other.ingredient))) return false
      const beyond = claimsBeyond(other, food)
      return beyond.allergens.length + beyond.diets.length === 0
    })
  })
}
