import type { Language } from '#domain/options.ts'
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

/** How the plural of what a food may be made of ends, by languages in which that alone tells two foods from one. */
const plural: Partial<Record<Language, RegExp>> = { en: /s$/iu, de: /(?:n|nüsse|nuesse)$/iu }

/** Whether a food that a noun may be made of instead stands beside it as a word of its own. */
function replacesBeside(head: Piece, { key, food, start, end }: Piece, text: string): boolean {
  const made = head.place?.head ?? null
  if (made === null || food === null || food === head.food) return false
  const isApart = /^\s+$/u.test(text.slice(Math.min(end, head.end), Math.max(start, head.start)))
  return isApart && isReplacing({ words: key, food }, made)
}

/**
 * "Beans tortillas", "Walnüsse Käse" are two foods: what an English food is made of stands in the singular, "bean
 * tortillas", and what a German one is made of stands in one word with it.
 */
export function arePlantsBeside(head: Piece, nouns: readonly Piece[], text: string, { language }: Vocabulary): boolean {
  const ending = plural[language]
  if (ending === undefined || head.food === null) return false
  return nouns.some((noun) => ending.test(noun.words) && replacesBeside(head, noun, text))
}

/** "Reis Milch" may be rice milk or two foods: German writes the one in one word, and not every cook does. */
export function isCompoundApart(head: Piece, nouns: readonly Piece[], text: string, { words }: Vocabulary): boolean {
  return words.joints !== undefined && nouns.some((noun) => replacesBeside(head, noun, text))
}
