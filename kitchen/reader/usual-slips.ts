import type { Language } from '#domain/options.ts'
import { difference } from '#kitchen/reader/distance.ts'
import { areNeighbours } from '#kitchen/reader/keyboards.ts'
import { phoneticKey } from '#kitchen/reader/phonetic-key.ts'
import { isDoubled } from '#kitchen/reader/slips.ts'

/**
 * A known word near a typed one: how many letters lie between, and whether it names an ingredient that every kitchen
 * has.
 */
interface Near {
  word: string
  away: number
  isUsual: boolean
}

/**
 * Languages whose everyday words have been checked for those that a wider guess would turn into food. In others a
 * word is corrected only where nothing else is near it.
 */
export const widelyGuessedLanguages: ReadonlySet<Language> = new Set<Language>(['es'])

/** How long a word must be to be put right: shorter ones by their order or sound alone, longer ones by two slips. */
const longEnough = { order: 4, letter: 5, end: 6, key: 5, twice: 8 } as const

/** Whether letters of a word were plainly doubled, left single or swapped with their neighbour. */
function isOrderOrNumber(typed: string, meant: string): boolean {
  const { wrong, right } = difference(typed, meant)
  if (wrong.length === 2 && right.length === 2) return wrong[0] === right[1] && wrong[1] === right[0]
  return isDoubled(typed, meant)
}

/** A letter left out or too much within the word, its last one left out, or the key beside the right one. */
function isMissedKey(typed: string, meant: string): boolean {
  if (typed[0] !== meant[0]) return false
  if (typed.length < longEnough.letter) return false
  const { tail, wrong, right } = difference(typed, meant)
  if (wrong.length === 1 && right.length === 1) return typed.length >= longEnough.key && areNeighbours(wrong, right)
  if (wrong.length + right.length > 1) return false
  return tail > 0 || (wrong === '' && typed.length >= longEnough.end)
}

/**
 * Two slips in one long word, within it: letters left out, too many or out of order, and hardly one that is another.
 */
function areTwoSlips(typed: string, meant: string): boolean {
  if (typed.length < longEnough.twice || typed.slice(0, 2) !== meant.slice(0, 2) || typed.at(-1) !== meant.at(-1)) return false
  const { wrong, right } = difference(typed, meant)
  // "Tocinero" is no tocino: an ending is no slip.
  return wrong !== '' && right !== '' && lettersLeft(typed, meant) + lettersLeft(meant, typed) <= 2
}

/** How many letters of a word are left when those of another are taken away. */
function lettersLeft(word: string, other: string): number {
  const rest = [...other]
  return [...word].filter((letter) => {
    const at = rest.indexOf(letter)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  }).length
}

/**
 * The words of usual foods that a typed one most likely is, by how likely the slip is; none where the next best is
 * of another kind. Words that sound alike are as likely as letters out of order.
 */
export function likeliestUsualFoods<T extends Near>(typed: string, near: readonly T[], language: Language): readonly T[] {
  if (typed.length < longEnough.order) return []
  const usual = near.filter(({ isUsual }) => isUsual)
  const sound = phoneticKey(typed, language)
  const slips = [
    usual.filter(({ word, away }) => away === 1 && isOrderOrNumber(typed, word)),
    near.filter(({ word }) => sound !== null && sound === phoneticKey(word, language)),
    usual.filter(({ word, away }) => away === 1 && isMissedKey(typed, word)),
    usual.filter(({ word, away }) => away === 2 && areTwoSlips(typed, word)),
  ]
  return slips.find((kind) => kind.length > 0) ?? []
}
