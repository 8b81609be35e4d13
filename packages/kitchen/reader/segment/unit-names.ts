import { claimsBeyond } from '#kitchen/reader/food/food.ts'
import type { Vocabulary } from '#kitchen/reader/match/place.ts'
import type { Piece } from '#kitchen/reader/segment/pieces.ts'

/** Does a measure after a food and a number count that food: "нори 5 листов", "лаваш 2 листа"? */
export function countsFoodBefore({ place, food, start }: Piece, before: Piece | undefined, text: string): boolean {
  if (before?.food == null || before.end > start || food?.ingredient != null || place?.role !== 'unit') return false
  return /^[\s(,]*\p{N}+\s*$/u.test(text.slice(before.end, start))
}

/** Does an Arabic word say "with" (شوكولاتة بالسوداني)? Its food is then an ingredient and replaces nothing. */
export function isArabicWith({ words, key }: Piece): boolean {
  return words.startsWith('بال') && !key.startsWith('بال')
}

/** Is the piece a listed food with an allergen that the others lack? */
function hasBeyond({ food }: Piece, others: readonly Piece[]): boolean {
  return food?.ingredient != null && others.every((other) => other.food === null || claimsBeyond(other.food, food).allergens.length > 0)
}

/**
 * Drops units and cuts that are foods elsewhere, if another food stands beside them: "3 cloves garlic", "turkey
 * drumsticks".
 */
export function withoutUnitNames(pieces: readonly Piece[], vocabulary: Vocabulary): readonly Piece[] {
  const saysNoMore = (piece: Piece, at: number) => {
    const { place } = piece
    if ((place?.role !== 'unit' && place?.role !== 'preparation') || place.cookingStyle !== null) return false
    // In Arabic the first noun is the food and later ones describe it: خبز زبدة is bread, سوداني عسل peanuts.
    if (isArabicWith(piece) && hasBeyond(piece, pieces.toSpliced(at, 1))) return false
    if (at === 0 && vocabulary.language === 'ar' && hasBeyond(piece, pieces.slice(1))) return false
    // A piece word belongs to the food before it: "Salami 5 Scheiben".
    if (place.head?.needsFood === 'anywhere') return true
    return place.head?.isDish !== true && (at < pieces.length - 1 || place.head === null)
  }
  const others = pieces.filter((piece, at) => !saysNoMore(piece, at))
  return others.some((piece) => piece.food !== null) ? others : pieces
}

/** May the Arabic word after a food name its content or its origin: شوكولاتة سوداني, "Sudanese" or "with peanuts"? */
export function mayNameContent(pieces: readonly Piece[], kept: readonly Piece[], { language }: Vocabulary): boolean {
  return language === 'ar' && pieces.some((piece) => !kept.includes(piece) && hasBeyond(piece, kept))
}
