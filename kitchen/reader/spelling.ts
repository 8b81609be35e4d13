import type { Language } from '#domain/options.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'
import { difference, distance, lettersOf, mayBeWithin } from '#kitchen/reader/distance.ts'
import { type FoodSense, isAsSafe } from '#kitchen/reader/food.ts'
import { heardAs } from '#kitchen/reader/heard.ts'
import { isSlipOfFinger } from '#kitchen/reader/keyboards.ts'
import type { Vocabulary } from '#kitchen/reader/place.ts'
import { singular } from '#kitchen/reader/plurals.ts'
import { isOrdinary } from '#kitchen/reader/words/ordinary-words.ts'

interface Candidate {
  word: string
  away: number
  senses: readonly FoodSense[]
}

type Words = ReadonlyMap<string, readonly FoodSense[]>

/** Words of one length, and the letters of each: most are told apart by their letters alone. */
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
      if (!mayBeWithin(most, letters, shelf.letters[at] ?? 0)) continue
      const known = shelf.words[at] ?? ''
      const away = distance(word, known, most)
      if (away <= most) near.push({ word: known, away, senses: words.get(known) ?? [] })
    }
  }
  return near.sort((a, b) => a.away - b.away)
}

/** Of these languages there are lists of ordinary words that are no misspelt foods: elsewhere short words are asked about. */
const shortestByLanguage: Partial<Record<Language, number>> = { en: 4, ar: 4, de: 4 }

const shortestElsewhere = 5

/** How far a misspelt word of this length may be from what was meant; 0 when it is too short to guess. */
function reachOf(word: string, { language }: Vocabulary): number {
  if (word.length >= 8) return 2
  return word.length >= (shortestByLanguage[language] ?? shortestElsewhere) ? 1 : 0
}

/** Names of kinds, dialect words among them, are so many that a short word is near one by chance: Keil, Pool. */
function shortestOfKind({ language }: Vocabulary): number {
  return language === 'de' ? shortestElsewhere : 0
}

const sounds = [
  'ckqx',
  'szc',
  'fvp',
  'gj',
  'dt',
  'bp',
  'mn',
  'aeiouy',
  'оа',
  'еиэя',
  'бп',
  'вф',
  'гк',
  'дт',
  'зсц',
  'жшщ',
  'جحخ',
  'بتثني',
  'دذ',
  'رز',
  'سش',
  'صض',
  'طظ',
  'عغ',
  'فق',
] as const

const vowels = 'aeiouyаеиоуыэюя'

function soundsAlike(one: string, other: string): boolean {
  return sounds.some((letters) => letters.includes(one) && letters.includes(other))
}

/** The consonants as they are heard, each once in a row: "brocolli" and "broccoli" are both brkl. */
export function skeleton(word: string): string {
  return word
    .replaceAll('ph', 'f')
    .replace(/[cqx]/g, 'k')
    .replace(/z/g, 's')
    .replace(/[aeiouyh]/g, '')
    .replace(/(.)\1+/g, '$1')
}

/** "hcicken", "elmon": the fingers of two hands, out of step. */
function isSwappedAtStart(typed: string, meant: string): boolean {
  return typed.length > 4 && typed[0] === meant[1] && typed[1] === meant[0] && typed.slice(2) === meant.slice(2)
}

/** "tomatoe", of the plural "tomatoes"; "zucchin", a letter short of the end, where no shorter word ends so. */
function isSlipAtEnd(typed: string, meant: string): boolean {
  if (typed === `${meant}e`) return meant.length > 4 && meant.endsWith('o')
  return typed.length > 5 && meant.length === typed.length + 1 && meant.startsWith(typed) && !/[sx]$/.test(meant)
}

/**
 * Whether one word is plainly the other, written in a hurry: the same first letter, and what differs is a letter doubled, dropped, added, swapped
 * with its neighbour or changed for one of the same sound. Anything else, "savon" and "savoy", is another word. `isEnglish`: English has few
 * endings, so that a short word with another vowel, or a long one without its last letter, is no form of a third.
 */
export function isSlip(typed: string, meant: string, isEnglish = false): boolean {
  if (isEnglish && (isSwappedAtStart(typed, meant) || isSlipAtEnd(typed, meant))) return true
  if (typed[0] !== meant[0]) return false
  const { head, tail, wrong, right } = difference(typed, meant)
  const away = distance(typed, meant, 2)
  if (away === 2) return head + Math.max(wrong.length, right.length) > 3 && typed[1] === meant[1] && skeleton(typed) === skeleton(meant)
  if (away !== 1) return false
  const isShort = typed.length < 6
  if (wrong.length === 2 && right.length === 2) return true
  if (wrong.length === 1 && right.length === 1) {
    const isVowel = vowels.includes(wrong) && vowels.includes(right)
    // "Panur" is no Panir: of short words only English ones, which are many, are put right by another vowel.
    if (isShort) return typed.length > 4 && tail > 0 && (isEnglish ? isVowel : head > 1 && !isVowel && soundsAlike(wrong, right))
    return soundsAlike(wrong, right)
  }
  const letter = wrong === '' ? right : wrong
  const isDoubled = typed[head - 1] === letter || meant[head - 1] === letter
  // What is too much or too little at the end makes another word: "Limonade" is no lime, "uva" no uvas.
  return isDoubled || (tail > 0 && (!isShort || wrong === ''))
}

interface Correction {
  word: string
  /** In letters. */
  away: number
  /** The two sound alike. */
  isHeard: boolean
}

/**
 * The word that was meant by a misspelt one, or null. A guess must be the only one at its distance, or name the same food as the others
 * there; no other word in reach may differ from it in an allergen or a diet; and it is never made for a word that has a meaning of its own:
 * "flower" must be asked about.
 */
export function correct(word: string, vocabulary: Vocabulary, words: Words = vocabulary.spellings): Correction | null {
  const most = reachOf(word, vocabulary)
  // A word that only stands in longer names, the buter of "apple buter", may be another one that was misspelt.
  if (most === 0 || !/^\p{L}+$/u.test(word) || isOrdinary(word, vocabulary.language) || (words.get(word)?.length ?? 0) > 0) return null
  const near = candidates(word, words, most).filter(({ away }) => away > 0)
  const isEnglish = vocabulary.language === 'en'
  const spelt = near.filter((one) => (isIngredient(one) || word.length >= shortestOfKind(vocabulary)) && isSlip(word, one.word, isEnglish))
  const isByHand = spelt.every(({ senses }) => senses.length === 0)
  const slips = isByHand ? near.filter((one) => spelt.includes(one) || (isIngredient(one) && isSlipOfFinger(word, one.word))) : spelt
  const hasFood = slips.some(isIngredient)
  const plain = slips.filter((one) => (one.senses.length > 0 ? isPlainSlip(word, one.word) : !hasFood && isDoubled(word, one.word)))
  const heard = plain.length > 0 ? plain : soundingLike(word, vocabulary, words)
  // "Aricots" are haricots, and as few letters from abricots.
  const nearest = heard.length > 0 ? heard : slips.filter(({ away }) => away === slips[0]?.away)
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

/** The same letters, one of them twice or once, or two neighbours of them swapped: "Buter", "Mlich". */
function isPlainSlip(typed: string, meant: string): boolean {
  const isSwapped = typed.length === meant.length && distance(typed, meant, 1) === 1 && difference(typed, meant).wrong.length === 2
  return isSwapped || isDoubled(typed, meant)
}

const isDoubled = (typed: string, meant: string) => withoutDoubles(typed) === withoutDoubles(meant)

const withoutDoubles = (word: string) => word.replace(/(.)\1+/gu, '$1')

/** More letters apart is another word, however it sounds. */
const farthestHeard = 3

const bySound = new WeakMap<Words, Map<string, readonly string[]>>()

/** The known words that sound as a word does, nearest first. */
function soundingLike(word: string, { language }: Vocabulary, words: Words): Candidate[] {
  const sound = heardAs(word, language)
  if (sound === null) return []
  const index = bySound.get(words) ?? Map.groupBy(words.keys(), (known) => heardAs(known, language) ?? '')
  bySound.set(words, index)
  const alike = (index.get(sound) ?? []).map((known) => ({
    word: known,
    away: distance(word, known, farthestHeard),
    senses: words.get(known) ?? [],
  }))
  return alike.filter(({ away, senses }) => away > 0 && away <= farthestHeard && senses.length > 0).sort((a, b) => a.away - b.away)
}

/** What stands beside a word makes up for its few letters: "pommes de tere", "noix de coko". */
const shortestBeside = 3

/** The words that a misspelt one may be, nearest first: what stands beside it says which. */
export function mayBe(word: string, vocabulary: Vocabulary): string[] {
  const most = word.length < shortestBeside ? 0 : Math.max(1, reachOf(word, vocabulary))
  if (most === 0 || !/^\p{L}+$/u.test(word) || isOrdinary(word, vocabulary.language)) return []
  return candidates(word, vocabulary.spellings, most).map((candidate) => candidate.word)
}

function isIngredient({ senses }: Candidate): boolean {
  return senses.some(({ ingredient }) => ingredient !== null)
}

function isSameMeaning(one: Candidate, other: Candidate): boolean {
  return one.senses.length > 0 && one.senses.every((sense) => other.senses.includes(sense))
}

/** Whether who may eat the one may eat the other, whatever either means. */
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

/** Up to three ingredients whose names are near a word, nearest first, for the question "did you mean". Chinese and Japanese are asked of whole words. */
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
