import { claimsBeyond } from '#kitchen/reader/food.ts'
import type { Piece } from '#kitchen/reader/pieces.ts'
import type { Vocabulary } from '#kitchen/reader/place.ts'

/** "нори 5 листов", "лаваш 2 листа": a measure behind a food and a number counts that food. */
export function isCounted({ place, food, start }: Piece, before: Piece | undefined, text: string): boolean {
  if (before?.food == null || before.end > start || food?.ingredient != null || place?.role !== 'unit') return false
  return /^[\s(,]*\p{N}+\s*$/u.test(text.slice(before.end, start))
}

/**
 * Does an Arabic word say that something is with the food, شوكولاتة بالسوداني? Then it is in it, and nothing
 * replaces it.
 */
export function saysWith({ words, key }: Piece): boolean {
  return words.startsWith('بال') && !key.startsWith('بال')
}

/** Whether a piece is a listed food with an allergen that the others are without. */
function hasBeyond({ food }: Piece, others: readonly Piece[]): boolean {
  return food?.ingredient != null && others.every((other) => other.food === null || claimsBeyond(other.food, food).allergens.length > 0)
}

/**
 * "3 cloves garlic", "turkey drumsticks": where another food stands beside it, a word that is also a unit or a
 * cut is one.
 */
export function withoutUnitNames(pieces: readonly Piece[], vocabulary: Vocabulary): readonly Piece[] {
  const saysNoMore = (piece: Piece, at: number) => {
    const { place } = piece
    if ((place?.role !== 'unit' && place?.role !== 'preparation') || place.cookingStyle !== null) return false
    // Arabic says behind a food how it is: what begins is the food, in خبز زبدة bread and in سوداني عسل peanuts.
    if (saysWith(piece) && hasBeyond(piece, pieces.toSpliced(at, 1))) return false
    if (at === 0 && vocabulary.language === 'ar' && hasBeyond(piece, pieces.slice(1))) return false
    // "Salami 5 Scheiben": a mere piece is the food that it is cut of.
    if (place.head?.needsFood === 'anywhere') return true
    return place.head?.isDish !== true && (at < pieces.length - 1 || place.head === null)
  }
  const others = pieces.filter((piece, at) => !saysNoMore(piece, at))
  return others.some((piece) => piece.food !== null) ? others : pieces
}

/**
 * May an Arabic word behind a food name its contents as well as its origin: شوكولاتة سوداني, of the Sudan or with
 * peanuts?
 */
export function mayBeInIt(pieces: readonly Piece[], kept: readonly Piece[], { language }: Vocabulary): boolean {
  return language === 'ar' && pieces.some((piece) => !kept.includes(piece) && hasBeyond(piece, kept))
}
