import { makeOnceInSteps, memoizedByObject } from '#kitchen/memoize.ts'
import { claimsBeyond, type FoodSense } from '#kitchen/reader/food/food.ts'
import type { Vocabulary } from '#kitchen/reader/match/place.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import { soundOf } from '#kitchen/reader/text/chinese-sounds.ts'
import { editDistance } from '#kitchen/reader/text/distance.ts'
import { runToEnd, type Steps } from '#kitchen/steps.ts'

/**
 * The fewest letters or characters of a comparable name; each Chinese or Japanese character carries more information.
 */
const shortest = { letters: 4, characters: 2 } as const

/**
 * The letters at either end by which a name is indexed. One slip leaves the first or the last of them unchanged, so
 * one of the two indexes finds the name.
 */
const indexed = { letters: 2, characters: 1 } as const

/** A listed name that claims an allergen or is not for every diet. */
export interface WholeName {
  /** The words of the name, separated by spaces. */
  words: string
  sense: FoodSense
}

/** A name without its spaces, ready to be compared. */
interface Shelved extends WholeName {
  joined: string
}

type Shelf = Map<string, Shelved[]>

interface Shelves {
  /** Names by length and first letters. */
  byStart: Shelf
  /** Names by length and last letters. */
  byEnd: Shelf
  /** Names so short that a swap within them changes both ends. */
  shortByLetters: Shelf
  /** Japanese names with the sound marks of their kana, by the kana without them: ゴマアイゴ by コマアイコ. */
  byPlainKana: Shelf
  /** Names that contain an "and", by the other letters: "mac and cheese" by "maccheese". */
  byRestOfPair: Shelf
}

const isClaiming = (sense: FoodSense) => {
  const { allergens, diets } = claimsBeyond(nothing, sense)
  return allergens.length + diets.length > 0
}

const none = { dairy: 'no', gluten: 'no', eggs: 'no', peanut: 'no', shellfish: 'no', soybean: 'no', mushroom: 'no' } as const
const nothing: FoodSense = { ingredient: null, class: 'vegetable', contains: none, vegan: 'yes', vegetarian: 'yes', pescatarian: 'yes' }

const shelvesOf = memoizedByObject((vocabulary: Vocabulary) => makeOnceInSteps(() => buildShelves(vocabulary)))

/** Prepares the comparison with all names of a language, which takes 20 to 70 ms, in short steps. */
export function* nearWholeNameSteps(vocabulary: Vocabulary): Generator<void> {
  yield* shelvesOf(vocabulary)()
}

/** Names between two steps: some milliseconds of work. */
const namesInAStep = 2_000

function* buildShelves(vocabulary: Vocabulary): Steps<Shelves> {
  const made = emptyShelves()
  let count = 0
  for (const [words, sense] of vocabulary.surfaces) {
    count += 1
    if (count % namesInAStep === 0) yield
    if (isClaiming(sense)) addToShelves(made, { words, sense, joined: joined(words) }, vocabulary)
  }
  return made
}

function emptyShelves(): Shelves {
  return { byStart: new Map(), byEnd: new Map(), shortByLetters: new Map(), byPlainKana: new Map(), byRestOfPair: new Map() }
}

function addToShelves(all: Shelves, name: Shelved, vocabulary: Vocabulary): void {
  const { length } = name.joined
  if (length < lengthIn(vocabulary, shortest)) return
  const ends = lengthIn(vocabulary, indexed)
  addTo(all.byStart, `${length} ${name.joined.slice(0, ends)}`, name)
  addTo(all.byEnd, `${length} ${name.joined.slice(-ends)}`, name)
  if (length === 2 * ends) addTo(all.shortByLetters, sorted(name.joined), name)
  const plain = vocabulary.language === 'ja' ? plainKana(name.joined) : name.joined
  if (plain !== name.joined) addTo(all.byPlainKana, plain, name)
  const rest = withoutAnd(name.words, vocabulary)
  if (rest !== null) addTo(all.byRestOfPair, joined(rest), name)
}

function addTo(shelf: Shelf, key: string, name: Shelved): void {
  const others = shelf.get(key)
  if (others === undefined) shelf.set(key, [name])
  else others.push(name)
}

/** Words without the spaces between them, each rare character as one code unit, so that two can be swapped: 大鰤根. */
function joined(words: string): string {
  return words
    .replaceAll(' ', '')
    .replace(rareCharacters, (rare) => String.fromCharCode(privateUse + ((rare.codePointAt(0) ?? 0) % 0x1900)))
}

const rareCharacters = /[\u{10000}-\u{10ffff}]/gu

const privateUse = 0xe000

/** A name without its "and", or null for a name that has none. */
function withoutAnd(name: string, { words: { and } }: Vocabulary): string | null {
  if (!and.some((word) => name.includes(word))) return null
  const words = name.split(' ')
  const others = words.filter((word) => !and.includes(word))
  return others.length === words.length ? null : others.join(' ')
}

/** Kana without their sound marks: こ for ご, は for ば and ぱ. */
const plainKana = (word: string) =>
  word
    .normalize('NFD')
    .replace(/[\u3099\u309a]/gu, '')
    .normalize('NFC')

/** The letters of a name in one order, however they were typed. */
const sorted = (word: string) => [...word].sort().join('')

function lengthIn({ language }: Vocabulary, { letters, characters }: { letters: number; characters: number }): number {
  return language === 'ja' || language === 'zh' ? characters : letters
}

/**
 * Listed names with claims that are one letter from a whole run of words, spaces aside: a letter left out, doubled,
 * changed or swapped with its neighbour, an "and" left out, or all sound marks of the kana. An English name may be
 * listed in the singular only.
 */
export function nearWholeNames(written: string, vocabulary: Vocabulary): WholeName[] {
  const one = vocabulary.language === 'en' ? written.replace(/\p{L}+$/u, (word) => singular(word, 'en')) : written
  const shelves = runToEnd(shelvesOf(vocabulary)())
  const { byPlainKana, byRestOfPair } = shelves
  const found = [...new Set([written, one])]
    .map(joined)
    .flatMap((word) => [...oneLetterFrom(word, shelves, vocabulary), ...(byPlainKana.get(word) ?? []), ...(byRestOfPair.get(word) ?? [])])
  return [...new Set(found)]
}

function oneLetterFrom(word: string, { byStart, byEnd, shortByLetters }: Shelves, vocabulary: Vocabulary): Shelved[] {
  const ends = lengthIn(vocabulary, indexed)
  const [start, end] = [word.slice(0, ends), word.slice(-ends)]
  const lengths = [word.length - 1, word.length, word.length + 1]
  const candidates = lengths.flatMap((length) => [byStart.get(`${length} ${start}`), byEnd.get(`${length} ${end}`)])
  return [...candidates, shortByLetters.get(sorted(word))]
    .flatMap((shelf) => shelf?.filter((name) => editDistance(word, name.joined, 1) <= 1) ?? [])
    .filter((name) => isSlipOfCharacters(word, name.joined, vocabulary))
}

const isHan = (character: string | undefined) => character !== undefined && /^[\p{Script=Han}\ue000-\uf8ff]$/u.test(character)

/**
 * Can the characters be a slip of a name? A slip omits, doubles or swaps a Chinese character, or takes one with the
 * same sound, never another: 煮鸡肉 is not 煮鸡蛋, and 驯鹿奶 not 驯鹿.
 */
function isSlipOfCharacters(typed: string, name: string, { language }: Vocabulary): boolean {
  const [written, meant] = [[...typed], [...name]]
  const at = written.findIndex((character, index) => character !== meant[index])
  const [character, wanted] = [written[at], meant[at]]
  if (written.length < meant.length || (!isHan(character) && !isHan(wanted))) return true
  if (written.length > meant.length) return character === written[at - 1] || !isHan(character)
  if (character === undefined || wanted === undefined) return true
  if (character === meant[at + 1] && wanted === written[at + 1]) return true
  const sound = language === 'zh' ? soundOf([character]) : null
  return sound !== null && sound === soundOf([wanted])
}
