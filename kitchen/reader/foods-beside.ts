import { isReplacing } from '#kitchen/reader/compose.ts'
import { isSkipped, type Piece } from '#kitchen/reader/pieces.ts'
import type { Vocabulary } from '#kitchen/reader/place.ts'

/** Cuts of meat whose names plants have as well: "cœur artichaut", "blanc poireau". */
const partsOfPlants: ReadonlySet<string> = new Set(['cœur', 'coeur', 'blanc', 'corazon'])

/** "Foie oignons", "joue carottes": a cut of meat before plants, with no "of" between them, may be meat beside them. */
export function isCutBesidePlants(pieces: readonly Piece[]): boolean {
  const [cut, ...others] = pieces.filter((piece) => !isSkipped(piece))
  if (cut === undefined || cut.food?.vegetarian === 'yes' || partsOfPlants.has(cut.key) || others.length === 0) return false
  const isCut = cut.place?.head?.class === 'meat' && cut.place.head.diet === 'meat' && cut.place.role !== 'unit'
  return isCut && others.every(({ food }) => food?.vegan === 'yes' && food.class !== 'plant-protein')
}

/** "Beans tortillas" are two foods: what an English food is made of stands in the singular, "bean tortillas". */
export function arePulsesBeside(head: Piece, nouns: readonly Piece[], { language }: Vocabulary): boolean {
  const made = head.place?.head ?? null
  if (language !== 'en' || head.food === null || made === null) return false
  return nouns.some(
    ({ key, food, words }) => food !== null && food !== head.food && /s$/iu.test(words) && isReplacing({ words: key, food }, made),
  )
}
