import { soundOf } from '#kitchen/reader/chinese-sounds.ts'
import { editDistance } from '#kitchen/reader/distance.ts'
import { claimsBeyond, type FoodSense } from '#kitchen/reader/food.ts'
import type { Vocabulary } from '#kitchen/reader/place.ts'
import { singular } from '#kitchen/reader/plurals.ts'

/**
 * The fewest letters or characters of a comparable name; each Chinese or Japanese character carries more information.
 */
const shortest = { letters: 4, characters: 2 } as const

/** One slip leaves the first letters of a name as they are, or the last ones: so many of them find it. */
const indexed = { letters: 2, characters: 1 } as const

/** A listed name that claims an allergen or is not for every diet. */
export interface WholeName {
  /** Its words, parted by spaces. */
  words: string
  sense: FoodSense
}

/** A name without its spaces, ready to be compared. */
interface Shelved extends WholeName {
  joined: string
}

type Shelf = ReadonlyMap<string, readonly Shelved[]>

interface Shelves {
  /** By its length and its first letters. */
  byStart: Shelf
  /** By its length and its last letters. */
  byEnd: Shelf
  /** Names so short that a swap within them changes both ends. */
  shortByLetters: Shelf
  /** Japanese names with the sound marks of their kana, by the kana without them: ゴマアイゴ by コマアイコ. */
  byPlainKana: Shelf
  /** Names with an "and" in them, by the rest: "mac and cheese" by "maccheese". */
  byRestOfPair: Shelf
}

const shelves = new WeakMap<Vocabulary, Shelves>()

const isClaiming = (sense: FoodSense) => {
  const { allergens, diets } = claimsBeyond(nothing, sense)
  return allergens.length + diets.length > 0
}

const none = { dairy: 'no', gluten: 'no', eggs: 'no', peanut: 'no', shellfish: 'no', soybean: 'no', mushroom: 'no' } as const
const nothing: FoodSense = { ingredient: null, class: 'vegetable', contains: none, vegan: 'yes', vegetarian: 'yes', pescatarian: 'yes' }

function shelvesOf(vocabulary: Vocabulary): Shelves {
  const ready = shelves.get(vocabulary)
  if (ready !== undefined) return ready
  const claiming = [...vocabulary.surfaces]
    .filter(([, sense]) => isClaiming(sense))
    .map(([words, sense]): Shelved => ({ words, sense, joined: joined(words) }))
    .filter((name) => name.joined.length >= lengthIn(vocabulary, shortest))
  const ends = lengthIn(vocabulary, indexed)
  const marked = vocabulary.language === 'ja' ? claiming.filter((name) => plainKana(name.joined) !== name.joined) : []
  const restOf = ({ words }: WholeName) => joined(withoutAnd(words, vocabulary))
  const made = {
    byStart: Map.groupBy(claiming, ({ joined: name }) => `${name.length} ${name.slice(0, ends)}`),
    byEnd: Map.groupBy(claiming, ({ joined: name }) => `${name.length} ${name.slice(-ends)}`),
    shortByLetters: Map.groupBy(
      claiming.filter((name) => name.joined.length === 2 * ends),
      (name) => sorted(name.joined),
    ),
    byPlainKana: Map.groupBy(marked, (name) => plainKana(name.joined)),
    byRestOfPair: Map.groupBy(
      claiming.filter((name) => restOf(name) !== name.joined),
      restOf,
    ),
  }
  shelves.set(vocabulary, made)
  return made
}

/** Words without the spaces between them, each rare character as one code unit, so that two can be swapped: 大鰤根. */
function joined(words: string): string {
  return words
    .replaceAll(' ', '')
    .replace(/[\u{10000}-\u{10ffff}]/gu, (rare) => String.fromCharCode(privateUse + ((rare.codePointAt(0) ?? 0) % 0x1900)))
}

const privateUse = 0xe000

function withoutAnd(words: string, { words: { and } }: Vocabulary): string {
  return words
    .split(' ')
    .filter((word) => !and.includes(word))
    .join(' ')
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
  const { byPlainKana, byRestOfPair } = shelvesOf(vocabulary)
  const found = [...new Set([written, one])]
    .map(joined)
    .flatMap((word) => [...oneLetterFrom(word, vocabulary), ...(byPlainKana.get(word) ?? []), ...(byRestOfPair.get(word) ?? [])])
  return [...new Set(found)]
}

function oneLetterFrom(word: string, vocabulary: Vocabulary): Shelved[] {
  const { byStart, byEnd, shortByLetters } = shelvesOf(vocabulary)
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
