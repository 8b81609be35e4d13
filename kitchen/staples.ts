import { type Staple, spiceRack } from '#domain/options.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'

const oils: readonly IngredientId[] = ['olive-oil', 'vegetable-oil', 'sesame-oil', 'coconut-oil', 'peanut-oil']

/**
 * The ingredients that each staple covers; this is the only table of them. A staple is broad: "sugar" covers brown and
 * powdered sugar, "rice" any rice, "garlic" garlic powder too, "salt and pepper" white pepper too, and "spices and
 * herbs" the dried goods of an ordinary rack. The plainest comes first, and a recipe takes it unless it needs another.
 */
const idsOfStaple: Record<Staple, readonly IngredientId[]> = {
  'cooking oil': oils,
  'salt and pepper': ['salt', 'black-pepper', 'white-pepper'],
  sugar: ['sugar', 'brown-sugar', 'powdered-sugar'],
  rice: ['rice', 'basmati-rice', 'jasmine-rice', 'arborio-rice', 'brown-rice', 'sushi-rice'],
  butter: ['butter'],
  'spices and herbs': spiceRack,
  garlic: ['garlic', 'garlic-powder'],
}

/** The ingredients of the selected staples, the plainest of each staple first. */
export function ingredientsOfStaples(selected: readonly Staple[]): IngredientId[] {
  return [...new Set(selected.flatMap((staple) => idsOfStaple[staple]))]
}
