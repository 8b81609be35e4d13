import { memoizedByObject } from '#kitchen/memoize.ts'
import type { Language } from '#kitchen/options.ts'
import type { FoodSense } from '#kitchen/reader/food/food.ts'
import { placeAt } from '#kitchen/reader/match/phrase-tree.ts'
import type { Place, Vocabulary } from '#kitchen/reader/match/place.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import { isSlip } from '#kitchen/reader/spelling/slips.ts'
import { difference, editDistance } from '#kitchen/reader/text/distance.ts'
import { areNeighbouringKeys } from '#kitchen/reader/text/keyboards.ts'
import { phoneticKey } from '#kitchen/reader/text/phonetic-key.ts'
import type { Token } from '#kitchen/reader/text/tokens.ts'
import { usualMisspellings } from '#kitchen/reader/words/everyday/en.ts'
import { isOrdinary } from '#kitchen/reader/words/ordinary-words.ts'

/** A name of several words, with the lookup key of each word. */
interface LongName {
  words: readonly string[]
  keys: readonly string[]
  food: FoodSense
}

/** The most words of a name that is compared. */
const mostWords = 4
/** The fewest letters of a name that is typed with a gap: "hoi sin". */
const shortestJoined = 6

const initialsOf = (words: readonly string[]) => words.map((word) => word[0]).join('')

/** The names of two to four words, by the first letters of their words. */
const longNamesOf = memoizedByObject((vocabulary: Vocabulary): ReadonlyMap<string, readonly LongName[]> => {
  const names = [...vocabulary.surfaces].flatMap(([name, food]): LongName[] => {
    const words = name.split(' ')
    if (words.length < 2 || words.length > mostWords) return []
    return [{ words, keys: words.map((word) => singular(word, vocabulary.language)), food }]
  })
  return Map.groupBy(names, ({ words }) => initialsOf(words))
})

/** The names without their spaces, for a name that is typed with other gaps. */
const joinedNamesOf = memoizedByObject(
  ({ surfaces }: Vocabulary): ReadonlyMap<string, string> => new Map([...surfaces.keys()].map((name) => [name.replaceAll(' ', ''), name])),
)

/**
 * The letters of a word that are spoken first: without the vowels behind the first letter and without repeats, "btr"
 * for butter.
 */
const consonantsOf = (word: string) => (word.slice(0, 1) + word.slice(1).replace(/[aeiou]/g, '')).replace(/(.)\1+/g, '$1')

/** Are the letters of one word those of the other in their order, with some left out? */
function isLeftOutOf(typed: string, meant: string): boolean {
  let at = 0
  for (const letter of meant) if (letter === typed[at]) at += 1
  return at === typed.length
}

/**
 * Is the typed word the other without some of its vowels and few of its consonants ("btr", "choped", "flr"), or its
 * beginning ("choc")?
 */
export function isShortened(typed: string, meant: string): boolean {
  if (typed.length < 2 || typed.length >= meant.length || typed[0] !== meant[0]) return false
  if (typed.length >= 3 && meant.length > typed.length + 1 && meant.startsWith(typed)) return true
  const spoken = consonantsOf(meant)
  if (!isLeftOutOf(typed.replace(/(.)\1+/g, '$1'), meant)) return false
  // A word with its vowels left in is another word: "beer" is no butter.
  const missing = typed.length < 3 || /[aeiou]/.test(typed.slice(1)) ? 0 : spoken.length > 5 ? 2 : 1
  return consonantsOf(typed).length >= Math.max(2, spoken.length - missing)
}

/** How far a typed word is from a word of a name: 0 for the same; null if it is another word. */
function farFrom(typed: string, meant: string, language: Language): number | null {
  if (typed === meant) return 0
  if (isUsually(typed, meant, language)) return 0.5
  const isHeard = phoneticKey(typed, language) === phoneticKey(meant, language) && phoneticKey(typed, language) !== null
  if (isHeard || isSlip(typed, meant, language)) return 1
  if (typed[0] !== meant[0]) return null
  if (typed.length > 3 && editDistance(typed, meant, 1) === 1) return isEndOnly(typed, meant) ? null : 1.5
  if (typed.length > 5 && editDistance(typed, meant, 2) === 2) return 2
  return isShortened(typed, meant) ? 1.5 : null
}

/** Is the typed word a usual misspelling of the other? */
function isUsually(typed: string, meant: string, language: Language): boolean {
  const usual = language === 'en' ? usualMisspellings.get(typed) : undefined
  return usual !== undefined && singular(usual, language) === singular(meant, language)
}

/** Is only the last letter another one, which makes another word: "beef" and "beet"? A neighbouring key is a slip. */
function isEndOnly(typed: string, meant: string): boolean {
  const { tail, wrong, right } = difference(typed, meant)
  return tail === 0 && wrong.length === 1 && right.length === 1 && !(typed.length > 4 && areNeighbouringKeys(wrong, right))
}

/** May a cook have meant another word than this one? */
function mayBeASlip(typed: string, meant: string, own: Language, { root, language }: Vocabulary): boolean {
  if (isUsually(typed, meant, language)) return true
  const here = root.next.get(singular(typed, language))
  // "Chedder" is listed as cheddar, and is no other food beside "cheese".
  if (here?.food != null) return here.food === root.next.get(singular(meant, language))?.food
  if (here !== undefined && saysWhatIsLeftOut(here)) return false
  if (!isOrdinary(typed, own) && here?.role == null) return true
  // An everyday word of the same sound: "plane flour".
  return typed !== meant && phoneticKey(typed, language) !== null && phoneticKey(typed, language) === phoneticKey(meant, language)
}

const joining: readonly Place['role'][] = ['and', 'with', 'from', 'without', 'free', 'vegan', 'meatless', 'number', 'poison', 'thing']

function saysWhatIsLeftOut({ role, saysWithout, freeFrom }: Place): boolean {
  return joining.includes(role) || saysWithout !== null || freeFrom !== null
}

/** The only name of several words that these words are near, or null. */
function nameNear(run: readonly Token[], own: Language, vocabulary: Vocabulary): readonly string[] | null {
  const typed = run.map(({ text }) => text)
  let least = Number.POSITIVE_INFINITY
  let nearest: LongName[] = []
  for (const name of longNamesOf(vocabulary).get(initialsOf(typed)) ?? []) {
    const far = farFromName(typed, name, least, own, vocabulary)
    if (far === null || far === 0) continue
    if (far < least) nearest = []
    least = far
    nearest.push(name)
  }
  const [first, ...others] = nearest
  return first !== undefined && others.every(({ food }) => food === first.food || isSameFood(food, first.food)) ? first.words : null
}

/** How far typed words are from a name, or null if they are other words or further than `most`. */
function farFromName(
  typed: readonly string[],
  { words, keys }: LongName,
  most: number,
  own: Language,
  vocabulary: Vocabulary,
): number | null {
  const { language } = vocabulary
  let far = 0
  for (const [at, word] of typed.entries()) {
    const [meant = '', key = ''] = [words[at], keys[at]]
    const stem = singular(word, language)
    if (word === meant || stem === key) continue
    const one = farFrom(word, meant, language) ?? farFrom(stem, key, language)
    if (one === null || far + one > most || !mayBeASlip(word, meant, own, vocabulary)) return null
    far += one
  }
  return far
}

function isSameFood(one: FoodSense, other: FoodSense): boolean {
  return one.ingredient !== null && one.ingredient === other.ingredient
}

/** The name that is typed with another gap ("hoi sin", "coco nut milk"), as its words. */
function nameWithOtherGaps(run: readonly Token[], vocabulary: Vocabulary): readonly string[] | null {
  const joined = run.map(({ text }) => text).join('')
  if (joined.length < shortestJoined) return null
  const name = joinedNamesOf(vocabulary).get(joined)
  return name === undefined ? null : name.split(' ')
}

/**
 * The tokens with the words of each name of several words that was misspelt in some of them: "self rasing flour",
 * "chedder chese", "p'nut btr". Null if there is none. The longest run of words decides.
 */
export function withNearPhrases(tokens: readonly Token[], own: Language, vocabulary: Vocabulary): Token[] | null {
  const replaced: Token[] = []
  let isChanged = false
  for (let from = 0; from < tokens.length; ) {
    const found = longestFrom(tokens, from, own, vocabulary)
    const first = tokens[from]
    if (first === undefined) break
    if (found === null) replaced.push(first)
    else {
      isChanged ||= found.isNear
      const last = tokens[found.to - 1] ?? first
      for (const [at, text] of found.words.entries()) {
        const token = tokens[Math.min(from + at, found.to - 1)] ?? first
        replaced.push({ ...token, text, end: at === found.words.length - 1 ? last.end : token.end })
      }
    }
    from = found?.to ?? from + 1
  }
  return isChanged ? replaced : null
}

interface Found {
  words: readonly string[]
  to: number
  isNear: boolean
}

function longestFrom(tokens: readonly Token[], from: number, own: Language, vocabulary: Vocabulary): Found | null {
  for (let to = Math.min(tokens.length, from + mostWords); to > from + 1; to -= 1) {
    const run = tokens.slice(from, to)
    if (run.some(({ kind }) => kind !== 'word')) continue
    const words = run.map(({ text }) => text)
    const known = placeAt(
      vocabulary.root,
      words.map((word) => singular(word, vocabulary.language)),
    )
    if (known?.food != null || known?.role === 'thing' || known?.role === 'poison') return { words, to, isNear: false }
    const near = nameWithOtherGaps(run, vocabulary) ?? nameNear(run, own, vocabulary)
    if (near !== null) return { words: near, to, isNear: true }
  }
  return null
}
