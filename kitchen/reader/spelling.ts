import type { Language } from '#domain/options.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'
import { arabicSlip } from '#kitchen/reader/arabic-slips.ts'
import { distance, lettersOf, mayBeWithin } from '#kitchen/reader/distance.ts'
import { type FoodSense, isAsSafe } from '#kitchen/reader/food.ts'
import { isSlipOfFinger } from '#kitchen/reader/keyboards.ts'
import { phoneticKey } from '#kitchen/reader/phonetic-key.ts'
import type { Vocabulary } from '#kitchen/reader/place.ts'
import { singular } from '#kitchen/reader/plurals.ts'
import { isFormOfOrdinary } from '#kitchen/reader/russian.ts'
import { isDoubled, isOwnSlip, isPlainSlip, isSlip, shortestLong } from '#kitchen/reader/slips.ts'
import { likeliestUsualFoods, widelyGuessedLanguages } from '#kitchen/reader/usual-slips.ts'
import { isOrdinary } from '#kitchen/reader/words/ordinary-words.ts'

interface Candidate {
  word: string
  away: number
  senses: readonly FoodSense[]
}

type Words = ReadonlyMap<string, readonly FoodSense[]>

/** Words of one length, and the letters of each: the letters alone tell most apart. */
interface Shelf {
  words: readonly string[]
  letters: Int32Array
}

const shelves = new WeakMap<Words, ReadonlyMap<number, Shelf>>()

function shelvesOf(words: Words): ReadonlyMap<number, Shelf> {
  const ready = shelves.get(words)
  if (ready !== undefined) return ready
  const byLength = Map.groupBy(words.keys(), (word) => word.length)
  const made = new Map([...byLength].map(([length, all]) => [length, { words: all, letters: Int32Array.from(all, lettersOf) }]))
  shelves.set(words, made)
  return made
}

const found = new WeakMap<Words, Map<string, readonly Candidate[]>>()

/** Strange words whose neighbours are remembered; one word is looked at from several sides. */
const mostRemembered = 1_000

/** The known words that are at most so many letters (1 or 2) from a word, nearest first. */
function candidates(word: string, words: Words, most: number): readonly Candidate[] {
  const remembered = found.get(words) ?? new Map<string, readonly Candidate[]>()
  found.set(words, remembered)
  const key = `${most}${word}`
  const before = remembered.get(key)
  if (before !== undefined) return before
  const near = nearWords(word, words, most)
  if (remembered.size >= mostRemembered) remembered.clear()
  remembered.set(key, near)
  return near
}

function nearWords(word: string, words: Words, most: number): Candidate[] {
  const byLength = shelvesOf(words)
  const letters = lettersOf(word)
  const near: Candidate[] = []
  for (let length = Math.max(3, word.length - most); length <= word.length + most; length += 1) {
    const shelf = byLength.get(length)
    if (shelf === undefined) continue
    for (let at = 0; at < shelf.letters.length; at += 1) {
      if (!mayBeWithin(most, letters, shelf.letters[at] ?? 0, Math.abs(length - word.length))) continue
      const known = shelf.words[at] ?? ''
      const away = distance(word, known, most)
      if (away <= most) near.push({ word: known, away, senses: words.get(known) ?? [] })
    }
  }
  return near.sort((a, b) => a.away - b.away)
}

/**
 * Languages with a list of ordinary words that are no misspelt foods: in others the cook is asked about short words.
 */
const shortestByLanguage: Partial<Record<Language, number>> = { ar: 3, en: 4, de: 4 }
const shortestElsewhere = 5
const longByLanguage: Partial<Record<Language, number>> = { ar: 6 }
const longElsewhere = 8

/** How many letters a misspelt word of this length may be from the right one; 0 when it is too short to guess. */
function reachOf(word: string, { language }: Vocabulary, isOwn = false): number {
  if (word.length >= (isOwn ? shortestLong : (longByLanguage[language] ?? longElsewhere))) return 2
  return word.length >= (shortestByLanguage[language] ?? shortestElsewhere) ? 1 : 0
}

/** Names of kinds, dialect words among them, are so many that a short word is near one by accident: Keil, Pool. */
function shortestOfKind({ language }: Vocabulary): number {
  return language === 'de' ? shortestElsewhere : 0
}

export interface Correction {
  word: string
  /** In letters. */
  away: number
  /** The two sound alike. */
  isHeard: boolean
}

/**
 * The right word for a misspelt one, or null. A guess must be the only one at its distance, or name the same food as
 * the others there; no other near word may differ from it in an allergen or a diet; and a word with a meaning of its
 * own is never guessed: the cook is asked about "flower". `isOwn`: it stands on an English page, where the kitchen
 * knows the everyday words that are no food and guesses the likeliest food.
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

/** What a usual food is rather called than any other that is as near. */
function usuallyMeant(word: string, vocabulary: Vocabulary, words: Words): Correction | null {
  if (!widelyGuessedLanguages.has(vocabulary.language) || !isUnheardOf(word, vocabulary, words)) return null
  const close = candidates(word, words, Math.max(1, reachOf(word, vocabulary))).filter(({ away }) => away > 0)
  // "Keso" is two letters from queso.
  const near = [...new Map([...close, ...soundingLike(word, vocabulary, words)].map((one) => [one.word, one])).values()]
  const asked = near.map((one) => ({ ...one, isUsual: isIngredient(one) }))
  const [first, ...others] = likeliestUsualFoods(word, asked, vocabulary.language)
  if (first === undefined || !others.every((other) => isSameMeaning(other, first))) return null
  return { word: first.word, away: first.away, isHeard: false }
}

/** A word that only stands in longer names, the buter of "apple buter", may be another one that was misspelt. */
function isUnheardOf(word: string, { language }: Vocabulary, words: Words): boolean {
  // "Карточкой", of a card, is no картошкой.
  if (language === 'ru' && isFormOfOrdinary(word)) return false
  return /^\p{L}+$/u.test(word) && (words.get(word)?.length ?? 0) === 0 && !isOrdinary(word, language)
}

/** The one word that a misspelt one may be; none where two that mean different foods are as near. */
function onlyOne(word: string, near: readonly Candidate[], vocabulary: Vocabulary, words: Words): Correction | null {
  const spelt = near.filter(
    (one) => (isIngredient(one) || word.length >= shortestOfKind(vocabulary)) && isSlip(word, one.word, vocabulary.language),
  )
  const isByHand = spelt.every(({ senses }) => senses.length === 0)
  const slips = isByHand ? near.filter((one) => spelt.includes(one) || (isIngredient(one) && isSlipOfFinger(word, one.word))) : spelt
  const hasFood = slips.some(isIngredient)
  const plain = slips.filter((one) => (one.senses.length > 0 ? isPlainSlip(word, one.word) : !hasFood && isDoubled(word, one.word)))
  const heard = plain.length > 0 ? plain : soundingLike(word, vocabulary, words)
  // "Aricots" are haricots, and as few letters from abricots.
  const nearest = heard.length > 0 ? heard : nearestOf(slips)
  // A word that only stands in longer names, the clary of "clary sage", is no rival of celery.
  // The dialect's Milich, which is known as a kind of food only, is no rival of Milch.
  const winner = nearest.find(isIngredient) ?? nearest.find(({ senses }) => senses.length > 0) ?? nearest[0]
  if (winner === undefined) return null
  const isKind = winner.senses.every(({ ingredient }) => ingredient === null)
  const rivals = nearest.filter(
    (other) => other !== winner && (isKind ? winner.senses.length === 0 || other.senses.length > 0 : isIngredient(other)),
  )
  if (!rivals.every((rival) => isSameMeaning(rival, winner))) return null
  // "Carot" lacks a letter that is written twice: "cabot", where another letter stands, is no rival of it.
  const rivalsOf = plain.length === 0 ? near : isKind ? slips : slips.filter(isIngredient)
  const isSafe = rivalsOf.every((rival) => rival.away > winner.away || rival.word === winner.word || areAsSafe(rival, winner))
  return isSafe ? { word: winner.word, away: winner.away, isHeard: heard.length > 0 } : null
}

/**
 * The likeliest word on an English page: an ingredient before a dish or a brand, chicken before "chickn", and words
 * that sound alike before others. Only an equally near slip is a rival: "patat" is none of "patato".
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

/**
 * The known word that an Arabic one is the likeliest slip of, if it is the only one or all that are as likely
 * are one food.
 */
function correctArabic(word: string, near: readonly Candidate[]): Correction | null {
  const slips = near.flatMap((candidate) => {
    const slip = candidate.senses.length === 0 ? null : arabicSlip(word, candidate.word)
    if (slip === null) return []
    // A food known by kind only is rarely meant: a few letters are nearer to many a word.
    return isIngredient(candidate) || (slip === 1 && candidate.away === 1 && word.length >= shortestOfAKind) ? [{ ...candidate, slip }] : []
  })
  const least = Math.min(...slips.map(({ away, slip }) => away * 2 + slip))
  const [winner, ...rivals] = slips.filter(({ away, slip }) => away * 2 + slip === least)
  if (winner === undefined || !rivals.every((rival) => isSameMeaning(rival, winner))) return null
  return { word: winner.word, away: winner.away, isHeard: false }
}

const shortestOfAKind = 6

/** More letters apart is another word, however it sounds. */
const farthestHeard = 3

const bySound = new WeakMap<Words, Map<string, readonly string[]>>()

/** The known words that sound as a word does, nearest first. */
function soundingLike(word: string, { language }: Vocabulary, words: Words): Candidate[] {
  const sound = phoneticKey(word, language)
  if (sound === null) return []
  const index = bySound.get(words) ?? Map.groupBy(words.keys(), (known) => phoneticKey(known, language) ?? '')
  bySound.set(words, index)
  const alike = (index.get(sound) ?? []).map((known) => ({
    word: known,
    away: distance(word, known, farthestHeard),
    senses: words.get(known) ?? [],
  }))
  return alike.filter(({ away, senses }) => away > 0 && away <= farthestHeard && senses.length > 0).sort((a, b) => a.away - b.away)
}

/** The words beside it make up for a word's few letters: "pommes de tere", "noix de coko". */
const shortestBeside = 3

/**
 * The words that a misspelt one may be, nearest first: the words beside it decide. "Beens" is no everyday word,
 * though "been" is.
 */
export function candidatesFor(word: string, vocabulary: Vocabulary, typed = word): string[] {
  const most = word.length < shortestBeside ? 0 : Math.max(1, reachOf(word, vocabulary))
  if (most === 0 || !/^\p{L}+$/u.test(word) || isOrdinary(typed, vocabulary.language)) return []
  return candidates(word, vocabulary.spellings, most).map((candidate) => candidate.word)
}

function isSameMeaning(one: Candidate, other: Candidate): boolean {
  return one.senses.length > 0 && one.senses.every((sense) => other.senses.includes(sense))
}

/** May everybody who may eat the one meaning eat the other, whatever either means? */
function areAsSafe(one: Candidate, other: Candidate): boolean {
  return one.senses.every((sense) => other.senses.every((meant) => isAsSafe(sense, meant)))
}

const written = new WeakMap<Vocabulary, Words>()

/** Is it written without spaces, character by character? */
function hasCharacters({ language }: Vocabulary): boolean {
  return language === 'ja' || language === 'zh'
}

/** Names of one word as they are written, with their endings, and what they name. */
export function writtenWords(vocabulary: Vocabulary): Words {
  const ready = written.get(vocabulary)
  if (ready !== undefined) return ready
  const isOneWord = ([name]: readonly [string, FoodSense]) => hasCharacters(vocabulary) || !name.includes(' ')
  const made = new Map([...vocabulary.surfaces].filter(isOneWord).map(([name, sense]) => [name.replaceAll(' ', ''), [sense]]))
  written.set(vocabulary, made)
  return made
}

/**
 * Up to three ingredients with names near a word, nearest first, for the question "did you mean". Chinese and
 * Japanese use whole words.
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
