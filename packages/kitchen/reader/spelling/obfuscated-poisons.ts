import { type Language, languageCodes } from '#kitchen/options.ts'
import { poisonsIn } from '#kitchen/reader/kinds/not-food/poisons-in.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import { editDistance } from '#kitchen/reader/text/distance.ts'
import { foldWord } from '#kitchen/reader/text/fold.ts'

/** Digits and signs that stand for the letter they resemble. */
const signs: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '€': 'e',
  '£': 'l',
  '+': 't',
  '(': 'c',
}

/** Cyrillic and Greek letters that look like Latin letters. */
const lookAlikes: Record<string, string> = Object.fromEntries(
  'аa вb сc еe ѕs іi јj оo рp хx уy кk мm нh тt ԁd ɡg ԛq ԝw ӏl αa βb εe ηn ιi κk νv οo ρp τt υu χx ωw'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
)

/** A text reduced to letters and digits, so that spaces, dots and accents hide nothing. */
function lettersAndDigitsOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '')
}

/** The fewest letters of a misspelt poison; shorter words resemble too many others. */
const shortestMisspelt = 5

const squashed = new Set<string>()
/** Poison words of five and more letters, by first letter. */
const longKeysIn = new Map<Language, Map<string, string[]>>()
for (const language of languageCodes) {
  for (const name of poisonsIn[language]) {
    const words = name.split(/[^\p{L}\p{M}\p{N}]+/u).map((word) => singular(foldWord(word), language))
    const key = words.join('')
    squashed.add(key)
    if (key.length >= shortestMisspelt) shelve(key, language)
  }
}

function shelve(key: string, language: Language): void {
  const shelves = longKeysIn.get(language) ?? new Map<string, string[]>()
  longKeysIn.set(language, shelves)
  const shelf = shelves.get(key.charAt(0)) ?? []
  shelf.push(key)
  shelves.set(key.charAt(0), shelf)
}

function isPoisonous(key: string): boolean {
  return squashed.has(key) || squashed.has(singular(key, 'en'))
}

function plainLettersOf(word: string): string {
  return [...word].map((letter) => signs[letter] ?? lookAlikes[letter] ?? letter).join('')
}

/** Does a word contain letters of another kind: "bl3ach", or "blеach" with a Cyrillic letter? */
function isMasked(word: string): boolean {
  const bare = word.replace(/^[^\p{L}\p{N}@$|]+|[^\p{L}\p{N}@$|!]+$/gu, '')
  const plain = foldWord(bare)
  const letters = plainLettersOf(plain)
  if (letters === plain || !/\p{L}/u.test(plain)) return false
  const key = lettersAndDigitsOf(letters)
  return key.length > 3 && (isPoisonous(key) || isPoisonous(key.replaceAll('l', 'i')))
}

/** Are letters set apart ("b l e a c h", "b.l.e.a.c.h") or a name split ("gaso line")? */
function isSpread(part: string): boolean {
  const plain = foldWord(part.trim())
  if (!/[^\p{L}\p{M}]/u.test(plain)) return false
  const runs = plain.match(/(?<!\p{L})\p{L}(?:[^\p{L}\p{N}]{1,3}\p{L}(?!\p{L})){2,}/gu) ?? []
  const keys = [plain, ...runs].map((run) => lettersAndDigitsOf(plainLettersOf(lettersAndDigitsOf(run))))
  return keys.some((key) => key.length > 3 && isPoisonous(key))
}

/** Does a part of a phrase hide a poison behind signs, look-alike letters or gaps? */
export function hidesPoison(part: string): boolean {
  return part.split(/\s+/).some(isMasked) || isSpread(part)
}

/**
 * The edit distance (1 or 2) of a folded unknown word to a poison name in these languages, or null: "bleech",
 * "gasolin".
 */
export function distanceToPoison(word: string, languages: readonly Language[]): number | null {
  if (word.length < shortestMisspelt) return null
  const most = word.length >= 8 ? 2 : 1
  let least = most + 1
  for (const language of languages)
    for (const name of longKeysIn.get(language)?.get(word.charAt(0)) ?? []) least = Math.min(least, editDistance(word, name, most))
  return least <= most ? least : null
}
