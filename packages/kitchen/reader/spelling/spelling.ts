import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'
import { memoizedByObject, memoizedText } from '#kitchen/memoize.ts'
import type { Language } from '#kitchen/options.ts'
import { type FoodSense, isAsSafe } from '#kitchen/reader/food/food.ts'
import type { Vocabulary } from '#kitchen/reader/match/place.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import { isFormOfOrdinary } from '#kitchen/reader/match/russian.ts'
import { arabicSlip } from '#kitchen/reader/spelling/arabic-slips.ts'
import { isDoubled, isOwnSlip, isPlainSlip, isSlip, shortestLong } from '#kitchen/reader/spelling/slips.ts'
import { likeliestUsualFoods, widelyGuessedLanguages } from '#kitchen/reader/spelling/usual-slips.ts'
import { editDistance, letterMaskOf, mayBeWithinDistance } from '#kitchen/reader/text/distance.ts'
import { isKeyboardSlip } from '#kitchen/reader/text/keyboards.ts'
import { phoneticKey } from '#kitchen/reader/text/phonetic-key.ts'
import { isOrdinary } from '#kitchen/reader/words/ordinary-words.ts'

interface Candidate {
  word: string
  away: number
  senses: readonly FoodSense[]
}

type Words = ReadonlyMap<string, readonly FoodSense[]>

/** Words of one length with their letter masks, which rule out most comparisons. */
interface Shelf {
  words: readonly string[]
  letters: Int32Array
}

const shelvesOf = memoizedByObject((words: Words): ReadonlyMap<number, Shelf> => {
  const byLength = Map.groupBy(words.keys(), (word) => word.length)
  return new Map([...byLength].map(([length, all]) => [length, { words: all, letters: Int32Array.from(all, letterMaskOf) }]))
})

/** The cache size for unknown words, because one word is compared several times. */
const mostRemembered = 1_000

/** The candidates among known words for a text of the distance, one digit, and the word behind it. */
const candidatesAmong = memoizedByObject((words: Words) =>
  memoizedText(mostRemembered, (asked): readonly Candidate[] => nearWords(asked.slice(1), words, Number(asked.slice(0, 1)))),
)

/** The known words within an edit distance of 1 or 2, nearest first. */
function candidates(word: string, words: Words, most: number): readonly Candidate[] {
  return candidatesAmong(words)(`${most}${word}`)
}

function nearWords(word: string, words: Words, most: number): Candidate[] {
  const byLength = shelvesOf(words)
  const letters = letterMaskOf(word)
  const near: Candidate[] = []
  for (let length = Math.max(3, word.length - most); length <= word.length + most; length += 1) {
    const shelf = byLength.get(length)
    if (shelf === undefined) continue
    for (let at = 0; at < shelf.letters.length; at += 1) {
      if (!mayBeWithinDistance(most, letters, shelf.letters[at] ?? 0, Math.abs(length - word.length))) continue
      const known = shelf.words[at] ?? ''
      const away = editDistance(word, known, most)
      if (away <= most) near.push({ word: known, away, senses: words.get(known) ?? [] })
    }
  }
  return near.sort((a, b) => a.away - b.away)
}

/**
 * The fewest letters of a correctable word in languages with a list of ordinary words; in others the cook is asked
 * about short words.
 */
const shortestByLanguage: Partial<Record<Language, number>> = { ar: 3, en: 4, de: 4 }
const shortestElsewhere = 5
const longByLanguage: Partial<Record<Language, number>> = { ar: 6 }
const longElsewhere = 8

/** The most letters that may be wrong in a word of this length; 0 for a word too short to guess. */
function reachOf(word: string, { language }: Vocabulary, isOwn = false): number {
  if (word.length >= (isOwn ? shortestLong : (longByLanguage[language] ?? longElsewhere))) return 2
  return word.length >= (shortestByLanguage[language] ?? shortestElsewhere) ? 1 : 0
}

/**
 * The fewest letters for a name of a kind: there are so many, dialect words included, that short words match by
 * accident (Keil, Pool).
 */
function shortestOfKind({ language }: Vocabulary): number {
  return language === 'de' ? shortestElsewhere : 0
}

export interface Correction {
  word: string
  /** The edit distance. */
  away: number
  /** The two words sound alike. */
  isHeard: boolean
}

/**
 * The correct word for a misspelt one, or null. The guess must be the only one at its distance or name the same food;
 * no other near word may differ from it in an allergen or diet; and a word with a meaning is never corrected
 * ("flower": the cook is asked). With `isOwn` the word stands on an English page, where everyday words are known, and
 * the likeliest food is chosen.
 */
export function correct(word: string, vocabulary: Vocabulary, words: Words = vocabulary.spellings, isOwn = false): Correction | null {
  return plainlyMeant(word, vocabulary, words, isOwn) ?? usuallyMeant(word, vocabulary, words)
}

function plainlyMeant(word: string, vocabulary: Vocabulary, words: Words, isOwn: boolean): Correction | null {
  const most = reachOf(word, vocabulary, isOwn)
  if (most === 0 || !isUnheardOf(word, vocabulary, words)) return null
  const near = candidates(word, words, most).filter(({ away }) => away > 0)
  if (vocabulary.language === 'ar') return correctArabic(word, near)
  return isOwn ? likeliest(word, near, vocabulary, words) : onlyOne(word, near, vocabulary, words)
}

/** The common food that the word most likely means. */
function usuallyMeant(word: string, vocabulary: Vocabulary, words: Words): Correction | null {
  if (!widelyGuessedLanguages.has(vocabulary.language) || !isUnheardOf(word, vocabulary, words)) return null
  const close = candidates(word, words, Math.max(1, reachOf(word, vocabulary))).filter(({ away }) => away > 0)
  // Sound counts as well: "keso" is two letters from queso.
  const near = [...new Map([...close, ...soundingLike(word, vocabulary, words)].map((one) => [one.word, one])).values()]
  const asked = near.map((one) => ({ ...one, isUsual: isIngredient(one) }))
  const [first, ...others] = likeliestUsualFoods(word, asked, vocabulary.language)
  if (first === undefined || !others.every((other) => isSameMeaning(other, first))) return null
  return { word: first.word, away: first.away, isHeard: false }
}

/** May the word be a misspelling although it occurs in longer names, as the "buter" of "apple buter"? */
function isUnheardOf(word: string, { language }: Vocabulary, words: Words): boolean {
  // "Карточкой" is a form of card, not картошкой (potato).
  if (language === 'ru' && isFormOfOrdinary(word)) return false
  return /^\p{L}+$/u.test(word) && (words.get(word)?.length ?? 0) === 0 && !isOrdinary(word, language)
}

/** The only candidate for a misspelt word; null if two with different foods are equally near. */
function onlyOne(word: string, near: readonly Candidate[], vocabulary: Vocabulary, words: Words): Correction | null {
  const spelt = near.filter(
    (one) => (isIngredient(one) || word.length >= shortestOfKind(vocabulary)) && isSlip(word, one.word, vocabulary.language),
  )
  const isByHand = spelt.every(({ senses }) => senses.length === 0)
  const slips = isByHand ? near.filter((one) => spelt.includes(one) || (isIngredient(one) && isKeyboardSlip(word, one.word))) : spelt
  const hasFood = slips.some(isIngredient)
  const plain = slips.filter((one) => (one.senses.length > 0 ? isPlainSlip(word, one.word) : !hasFood && isDoubled(word, one.word)))
  const heard = plain.length > 0 ? plain : soundingLike(word, vocabulary, words)
  // Sound decides: "aricots" are haricots, although abricots are as near.
  const nearest = heard.length > 0 ? heard : nearestOf(slips)
  // A word that only occurs in longer names (the "clary" of "clary sage") does not compete with celery; nor does
  // dialect "Milich", known only by kind, with Milch.
  const winner = nearest.find(isIngredient) ?? nearest.find(({ senses }) => senses.length > 0) ?? nearest[0]
  if (winner === undefined) return null
  const isKind = winner.senses.every(({ ingredient }) => ingredient === null)
  const rivals = nearest.filter(
    (other) => other !== winner && (isKind ? winner.senses.length === 0 || other.senses.length > 0 : isIngredient(other)),
  )
  if (!rivals.every((rival) => isSameMeaning(rival, winner))) return null
  // A missing double letter is the smaller slip: "cabot" does not compete for "carot".
  const rivalsOf = plain.length === 0 ? near : isKind ? slips : slips.filter(isIngredient)
  const isSafe = rivalsOf.every((rival) => rival.away > winner.away || rival.word === winner.word || areAsSafe(rival, winner))
  return isSafe ? { word: winner.word, away: winner.away, isHeard: heard.length > 0 } : null
}

/**
 * The likeliest word on an English page: ingredients before dishes and brands ("chickn" is chicken), words of equal
 * sound first. Only equally near slips compete: "patat" is not "patato".
 */
function likeliest(word: string, near: readonly Candidate[], vocabulary: Vocabulary, words: Words): Correction | null {
  const slips = near.filter(({ word: known }) => isSlip(word, known, vocabulary.language) || isOwnSlip(word, known))
  const doubles = slips.filter(({ word: known }) => isDoubled(word, known))
  const heard = doubles.length > 0 ? doubles : soundingLike(word, vocabulary, words)
  const nearest = nearestOf([...heard, ...slips].toSorted((one, other) => one.away - other.away))
  const groups = [
    nearest.filter((one) => isIngredient(one) && heard.includes(one)),
    nearest.filter(isIngredient),
    nearest.filter((one) => heard.includes(one)),
  ]
  const alike = groups.find((group) => group.length > 0) ?? nearest
  const winner = alike.find(({ senses }) => senses.length > 0) ?? alike[0]
  if (winner === undefined) return null
  const rivals = alike.filter((other) => other !== winner && (winner.senses.length === 0 || other.senses.length > 0))
  if (!rivals.every((rival) => isSameMeaning(rival, winner))) return null
  const isSafe = alike.every((rival) => rival.away > winner.away || rival.word === winner.word || areAsSafe(rival, winner))
  return isSafe ? { word: winner.word, away: winner.away, isHeard: heard.length > 0 } : null
}

const nearestOf = (ordered: readonly Candidate[]) => ordered.filter(({ away }) => away === ordered[0]?.away)

function isIngredient({ senses }: Candidate): boolean {
  return senses.some(({ ingredient }) => ingredient !== null)
}

/** The likeliest correction of an Arabic word, if it is the only one or all equally likely ones name one food. */
function correctArabic(word: string, near: readonly Candidate[]): Correction | null {
  const slips = near.flatMap((candidate) => {
    const slip = candidate.senses.length === 0 ? null : arabicSlip(word, candidate.word)
    if (slip === null) return []
    // A food known only by kind is rarely meant, so it must be nearer.
    return isIngredient(candidate) || (slip === 1 && candidate.away === 1 && word.length >= shortestOfAKind) ? [{ ...candidate, slip }] : []
  })
  const least = Math.min(...slips.map(({ away, slip }) => away * 2 + slip))
  const [winner, ...rivals] = slips.filter(({ away, slip }) => away * 2 + slip === least)
  if (winner === undefined || !rivals.every((rival) => isSameMeaning(rival, winner))) return null
  return { word: winner.word, away: winner.away, isHeard: false }
}

const shortestOfAKind = 6

/** The most edits between words that sound alike. */
const farthestHeard = 3

const bySound = memoizedByObject((words: Words, language: Language) =>
  Map.groupBy(words.keys(), (known) => phoneticKey(known, language) ?? ''),
)

/** The known words with the same phonetic key, nearest first. */
function soundingLike(word: string, { language }: Vocabulary, words: Words): Candidate[] {
  const sound = phoneticKey(word, language)
  if (sound === null) return []
  const alike = (bySound(words, language).get(sound) ?? []).map((known) => ({
    word: known,
    away: editDistance(word, known, farthestHeard),
    senses: words.get(known) ?? [],
  }))
  return alike.filter(({ away, senses }) => away > 0 && away <= farthestHeard && senses.length > 0).sort((a, b) => a.away - b.away)
}

/** The fewest letters if other words of the name stand beside it: "pommes de tere", "noix de coko". */
const shortestBeside = 3

/**
 * The words that a misspelt word may mean, nearest first; the words beside it decide. "Beens" is no everyday word,
 * although "been" is.
 */
export function candidatesFor(word: string, vocabulary: Vocabulary, typed = word): string[] {
  const most = word.length < shortestBeside ? 0 : Math.max(1, reachOf(word, vocabulary))
  if (most === 0 || !/^\p{L}+$/u.test(word) || isOrdinary(typed, vocabulary.language)) return []
  return candidates(word, vocabulary.spellings, most).map((candidate) => candidate.word)
}

function isSameMeaning(one: Candidate, other: Candidate): boolean {
  return one.senses.length > 0 && one.senses.every((sense) => other.senses.includes(sense))
}

/** Are two candidates equally safe: may each person who may eat one also eat the other? */
function areAsSafe(one: Candidate, other: Candidate): boolean {
  return one.senses.every((sense) => other.senses.every((meant) => isAsSafe(sense, meant)))
}

/** Is the language written without spaces? */
function hasCharacters({ language }: Vocabulary): boolean {
  return language === 'ja' || language === 'zh'
}

/** The single-word names as written, with endings, and their foods. */
export const writtenWords: (vocabulary: Vocabulary) => Words = memoizedByObject((vocabulary: Vocabulary) => {
  const isOneWord = ([name]: readonly [string, FoodSense]) => hasCharacters(vocabulary) || !name.includes(' ')
  return new Map([...vocabulary.surfaces].filter(isOneWord).map(([name, sense]) => [name.replaceAll(' ', ''), [sense]]))
})

/**
 * Up to three ingredients with names near a word, nearest first, for "did you mean". Chinese and Japanese compare
 * whole words.
 */
export function suggestions(word: string, vocabulary: Vocabulary): IngredientId[] {
  const isCharacters = hasCharacters(vocabulary)
  const ids: IngredientId[] = []
  if (word.length < (isCharacters ? 3 : 4)) return ids
  const most = isCharacters || word.length < 6 ? 1 : 2
  const key = singular(word, vocabulary.language)
  const near = isCharacters
    ? candidates(word, writtenWords(vocabulary), most)
    : [...candidates(word, vocabulary.spellings, most), ...(key === word ? [] : candidates(key, vocabulary.spellings, most))]
  for (const { senses } of near.toSorted((a, b) => a.away - b.away)) {
    for (const { ingredient } of senses) if (ingredient !== null && !ids.includes(ingredient)) ids.push(ingredient)
    if (ids.length >= 3) break
  }
  return ids.slice(0, 3)
}
