import type { Language } from '#kitchen/options.ts'
import { isDoubled, soundsAlike } from '#kitchen/reader/spelling/slips.ts'
import { difference } from '#kitchen/reader/text/distance.ts'
import { areNeighbouringKeys } from '#kitchen/reader/text/keyboards.ts'
import { phoneticKey } from '#kitchen/reader/text/phonetic-key.ts'

/** A known word near a typed one: its edit distance, and whether it names an ingredient of every kitchen. */
interface Near {
  word: string
  away: number
  isUsual: boolean
}

/**
 * Languages whose everyday words were checked against a wider guess. In others a word is corrected only without a
 * near
 * rival.
 */
export const widelyGuessedLanguages: ReadonlySet<Language> = new Set<Language>(['es'])

/**
 * The fewest letters for each slip: swapped or doubled letters and equal sound, a wrong letter, a missing end, a
 * neighbouring key, two slips.
 */
const longEnough = { order: 4, letter: 5, end: 6, key: 5, twice: 8 } as const

/** Does only the doubling or the order of neighbouring letters differ? */
function isOrderOrNumber(typed: string, meant: string): boolean {
  const { wrong, right } = difference(typed, meant)
  if (wrong.length === 2 && right.length === 2) return wrong[0] === right[1] && wrong[1] === right[0]
  return isDoubled(typed, meant)
}

/** Is a letter missing or extra inside the word, the last one missing, or a neighbouring key hit? */
function isMissedKey(typed: string, meant: string): boolean {
  if (typed[0] !== meant[0]) return false
  if (typed.length < longEnough.letter) return false
  const { tail, wrong, right } = difference(typed, meant)
  if (wrong.length === 1 && right.length === 1) return typed.length >= longEnough.key && areNeighbouringKeys(wrong, right)
  if (wrong.length + right.length > 1) return false
  return tail > 0 || (wrong === '' && typed.length >= longEnough.end)
}

/** Are there two slips inside a long word: letters missing, extra or swapped, and hardly any replaced? */
function areTwoSlips(typed: string, meant: string): boolean {
  if (typed.length < longEnough.twice || typed.slice(0, 2) !== meant.slice(0, 2) || typed.at(-1) !== meant.at(-1)) return false
  const { wrong, right } = difference(typed, meant)
  // An ending is no slip: "tocinero" is not tocino.
  const [extra, missing] = [lettersLeft(typed, meant), lettersLeft(meant, typed)]
  if (wrong === '' || right === '' || extra.length + missing.length > 2) return false
  // A letter in place of another is heard or hit for it: the invented "zarbulina" is no zamburiña.
  const isNear = (one = '', other = '') => soundsAlike(one, other) || areNeighbouringKeys(one, other)
  const replaced = [...typed].flatMap((letter, at) => (letter === meant[at] ? [] : [{ at, isNear: isNear(letter, meant[at]) }]))
  const isReplaced = typed.length === meant.length && replaced.length === 2 && (replaced[1]?.at ?? 0) - (replaced[0]?.at ?? 0) > 1
  if (isReplaced) return replaced.every((one) => one.isNear)
  return extra.length === 0 || missing.length === 0 || isNear(extra[0], missing[0])
}

/** The letters of a word that remain after removing those of another. */
function lettersLeft(word: string, other: string): string[] {
  const rest = [...other]
  return [...word].filter((letter) => {
    const at = rest.indexOf(letter)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
}

/**
 * The common foods that a typed word most likely means, by the likelihood of the slip; none if the runner-up is
 * another kind of food. Equal sound counts like swapped letters.
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
