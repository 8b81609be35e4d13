import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'
import { claimsBeyond, perAllergen } from '#kitchen/reader/food/food.ts'
import type { TypedFood } from '#kitchen/reader/food/reading.ts'

/** Emoji that stand for many foods, with the classes of these foods. */
const classesOfEmoji: ReadonlyMap<string, readonly IngredientClass[]> = new Map(
  Object.entries<readonly IngredientClass[]>({
    '🍄': ['mushroom'],
    '🧀': ['soft-cheese', 'hard-cheese'],
    '🧈': ['butter'],
    '🐟': ['fish', 'cured-fish'],
    '🐠': ['fish', 'cured-fish'],
    '🍣': ['fish'],
    '🍗': ['poultry'],
    '🐔': ['poultry'],
    '🐖': ['meat', 'mince', 'cured-meat'],
    '🐷': ['meat', 'mince', 'cured-meat'],
    '🐄': ['meat', 'mince'],
    '🐮': ['meat', 'mince'],
    '🥓': ['cured-meat'],
    '🌭': ['cured-meat'],
    '🥩': ['meat', 'mince'],
    '🍖': ['meat', 'mince'],
    '🦐': ['shellfish'],
    '🍤': ['shellfish'],
    '🦞': ['shellfish'],
    '🦀': ['shellfish'],
    '🦑': ['shellfish'],
    '🐙': ['shellfish'],
    '🦪': ['shellfish'],
    '🥛': ['milk', 'cream', 'yogurt', 'coconut', 'drink'],
    '🍞': ['bread'],
    '🥖': ['bread'],
    '🥐': ['bread'],
    '🥯': ['bread'],
    '🍚': ['rice'],
    '🍝': ['pasta'],
    '🍜': ['noodle'],
    '🌶': ['chilli', 'pepper', 'hot-sauce'],
    '🥬': ['leaf'],
    '🍫': ['chocolate'],
    '🍅': ['tomato'],
    '🫑': ['pepper'],
    '🫘': ['legume'],
    '🫛': ['legume'],
    '🥜': ['nut', 'nut-butter'],
    '🥥': ['coconut'],
    '🌿': ['herb', 'hardy-herb', 'leaf'],
    '🍷': ['wine'],
    '🍺': ['wine'],
    '🍵': ['drink'],
    '🧂': ['salt'],
    '🍓': ['berry'],
    '🫐': ['berry'],
    '🍒': ['berry'],
    '🥚': ['egg'],
    '🍳': ['egg'],
    '🌾': ['flour', 'grain', 'rice'],
  }),
)

/** Emoji that say how the food beside them is stored. */
const saysHowKept: ReadonlySet<string> = new Set(['🧊'])

/** Emoji that stand for a meal as well: 🍚 beside fried rice is that dish. */
const depictsDish: ReadonlySet<string> = new Set([...'🍚🍝🍜🍳🥚🍞🍗🥩🍤'])

/**
 * Drops emoji that only depict a food beside them: 🍄しめじ is one mushroom. The food is then not known to be free
 * from
 * what the emoji's food has: 🥛 beside soya milk.
 */
export function withoutRedundantEmoji(foods: readonly TypedFood[]): TypedFood[] {
  const depicted = new Map<TypedFood, TypedFood[]>()
  const left = foods.filter((food) => {
    if (saysHowKept.has(food.words)) return foods.length === 1
    const named = foods.find((other) => other !== food && isDepicted(other, food))
    if (named !== undefined) depicted.set(named, [...(depicted.get(named) ?? []), food])
    return named === undefined
  })
  return left.map((food) => (depicted.get(food) ?? []).reduce(withDoubtsOfEmoji, food))
}

/**
 * Is the food of the sort that the emoji stands for? A dish is only where it already has what the emoji's food has.
 */
function isDepicted(food: TypedFood, emoji: TypedFood): boolean {
  if (!isEmoji(emoji) || isEmoji(food)) return false
  const drawn = emoji.words.replace('\uFE0F', '')
  if (classesOfEmoji.get(drawn)?.includes(food.class) === true) return true
  if (food.ingredient !== null) return lexicon[food.ingredient].depictedBy?.includes(drawn) === true
  const beyond = claimsBeyond(food, emoji)
  return depictsDish.has(drawn) && beyond.allergens.length + beyond.diets.length === 0
}

const isEmoji = ({ words }: TypedFood) => /^\p{Extended_Pictographic}\uFE0F?$/u.test(words)

function withDoubtsOfEmoji(food: TypedFood, emoji: TypedFood): TypedFood {
  const { allergens, diets } = claimsBeyond(food, emoji)
  const unknown = Object.fromEntries(diets.map((diet) => [diet, 'unknown']))
  const contains = perAllergen((one) => (allergens.includes(one) && food.contains[one] === 'no' ? 'unknown' : food.contains[one]))
  return { ...food, contains, ...unknown }
}
