import { type Staple, spiceRack } from '#domain/options.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'

const oils: readonly IngredientId[] = ['olive-oil', 'vegetable-oil', 'sesame-oil', 'coconut-oil', 'peanut-oil']

/**
 * What each staple of the request lets a recipe use untyped. The one table of it. A staple is broad: "sugar" is also
 * brown and powdered sugar, "rice" any rice, "garlic" also its powder, "salt and pepper" also white pepper, and
 * "spices and herbs" the dried things of an ordinary rack. The plain one comes first, and a recipe takes it unless
 * it needs another.
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

/** The ingredients that the selected staples cover, the plainest of each staple first. */
export function idsOfStaples(selected: readonly Staple[]): IngredientId[] {
  return [...new Set(selected.flatMap((staple) => idsOfStaple[staple]))]
}
