import { type Language, languageCodes } from '#domain/options.ts'
import { splitName } from '#kitchen/suggest/before-names.ts'
import { commonFirst } from '#kitchen/suggest/common-first.ts'
import { foldName, isSameStem, isUnspaced } from '#kitchen/suggest/fold-name.ts'
import { mayStartAs, mostSlips, slipsFrom, startsButForOne } from '#kitchen/suggest/slips.ts'

/** One name of one ingredient, ready to be compared. */
interface Entry {
  /** The same ingredient has the same number in every language; the commonest is 0. */
  ingredient: number
  name: string
  folded: string
  isListName: boolean
}

/** The names of one language, opened. */
export interface Sheet {
  listNames: readonly string[]
  entries: readonly Entry[]
}
export type Sheets = Partial<Record<Language, Sheet>>

export interface Suggestion {
  ingredient: number
  /** The typed text before the name, "500 g " or "leftover ", which stays. */
  before: string
  /** The suggested name that completes it. */
  name: string
  language: Language
  /** The list name in that language, where `name` is another one. */
  listName: string | null
  /** The list name in the preferred language, where that is another language. */
  translation: string | null
}

/** Opens a sheet as `sheetOf` writes it. */
export function openSheet(sheet: string): Sheet {
  const lines = sheet.split('\n').map((line) => line.split('|'))
  const entries = lines.flatMap((names, ingredient) =>
    names.flatMap((name, at): Entry[] =>
      name === '' ? [] : [{ ingredient, name, folded: foldName(name).join(' '), isListName: at === 0 }],
    ),
  )
  return { listNames: lines.map(([name = '']) => name), entries }
}

export const mostSuggestions = 6
const fewestLetters = 2
/** Fewer letters with one of them wrong are the start of too many names. */
const fewestForgiven = 4
/** Alone it is the start of any noun. */
const arabicArticle = 'ال'

/**
 * Suggests ingredients while a cook types, in any language, at most six, the best first: names that start with the
 * typed text before names with a word that does, list names before others, the preferred language before English and
 * English before the rest, common food before rare, even with a letter wrong. It leaves out what is `taken`, and
 * ignores an amount or "leftover" before the name, unless a name starts so ("half and half").
 */
export function suggest(sheets: Sheets, typed: string, preferred: Language, taken: readonly string[] = []): Suggestion[] {
  const { before, name: words } = splitName(typed)
  const whole = foldName(typed).join(' ')
  const isName = ({ folded }: Entry) => folded.startsWith(whole)
  const isWhole = before !== '' && isLongEnough(whole) && ownLanguages(preferred).some((language) => sheets[language]?.entries.some(isName))
  const behind = suggestFor(sheets, words, before, preferred, taken)
  if (!isWhole) return behind
  const named = suggestFor(sheets, typed, '', preferred, taken)
  const isNew = ({ ingredient }: Suggestion) => named.every((other) => other.ingredient !== ingredient)
  return [...named, ...behind.filter(isNew)].slice(0, mostSuggestions)
}

const ownLanguages = (preferred: Language) => [...new Set<Language>([preferred, 'en'])]
const isLongEnough = (sought: string) => sought.length >= (isUnspaced(sought) ? 1 : fewestLetters)

function suggestFor(sheets: Sheets, words: string, before: string, preferred: Language, taken: readonly string[]): Suggestion[] {
  const sought = foldName(words).join(' ')
  if (!isLongEnough(sought) || sought === arabicArticle) return []
  const isTaken = new Set(taken.map((name) => foldName(name).join(' ')))
  const find = (languages: readonly Language[], rankIt: (entry: Entry) => number | null) =>
    languages.flatMap((language) =>
      (sheets[language]?.entries ?? []).flatMap((entry) => {
        const rank = rankIt(entry)
        return rank === null || isTaken.has(entry.folded) ? [] : [{ entry, language, rank: rank + distanceOf(language, preferred) }]
      }),
    )
  const named = find(languageCodes, (entry) => rankOf(entry, sought, words))
  // Looks for a misspelling only where no name starts with the typed text, and only in the cook's own language or
  // English; a word of the cook's own language with one letter wrong wins over a word of another.
  const isNamed = isUnspaced(sought) || named.some(({ rank }) => rank < sameStem)
  const isOwn = named.some(({ language, rank }) => language === preferred && rank < sameStem)
  const slipped =
    isNamed && isOwn
      ? []
      : find(isNamed ? [preferred] : ownLanguages(preferred), (entry) => (isNamed ? rankOfNear(entry, sought) : rankOfSlip(entry, sought)))
  // "chik" is the start of chikuwa, and chicken is what most people mean by it.
  const isRareOnly = isOwn && !isUnspaced(sought) && named.every(({ entry }) => isRare(entry, sought))
  const common = isRareOnly ? find(ownLanguages(preferred), (entry) => rankOfCommon(entry, sought)) : []
  const found = [...named, ...slipped, ...common]
  found.sort((a, b) => a.rank - b.rank || a.entry.ingredient - b.entry.ingredient || a.entry.folded.length - b.entry.folded.length)

  const suggestions: Suggestion[] = []
  const seen = new Set<string | number>()
  for (const next of found) {
    // "Flour" before "flour tortilla", whichever is the commoner.
    const isBase = ({ entry, language }: typeof next) => language === next.language && next.entry.folded.startsWith(`${entry.folded} `)
    for (const { entry, language } of [...found.filter(isBase), next]) {
      if (seen.has(entry.ingredient) || seen.has(entry.folded)) continue
      seen.add(entry.ingredient).add(entry.folded)
      suggestions.push({ before, ...toSuggestion(entry, language, sheets, preferred) })
    }
    if (suggestions.length >= mostSuggestions) break
  }
  return suggestions.slice(0, mostSuggestions)
}

function toSuggestion({ ingredient, name, isListName }: Entry, language: Language, sheets: Sheets, preferred: Language) {
  return {
    ingredient,
    name,
    language,
    listName: isListName ? null : sheets[language]?.listNames[ingredient] || null,
    translation: language === preferred ? null : sheets[preferred]?.listNames[ingredient] || null,
  }
}

/** The rank of a name that is, or seems, only another form of the typed one: "carrots", "carrob". */
const sameStem = 4.5

/** How well a name fits, 0 best; null for not at all. */
function rankOf({ name, folded, isListName }: Entry, sought: string, typed: string): number | null {
  const other = (isListName ? 0 : 1) - (isAccented(typed) && startsAsTyped(name, typed) ? 1.5 : 0)
  if (folded === sought) return -1 + other / 2
  if (folded.startsWith(sought)) return other
  if (folded.includes(` ${sought}`)) return 2 + other
  if (isUnspaced(sought) && startsInside(folded, sought)) return 2 + other
  return sought.length > 4 && isSameStem(folded, sought) ? sameStem + other : null
}

/** How near a misspelt name is, nearest first; null where more than a letter is wrong, or two of a long word. */
function rankOfSlip({ folded, isListName }: Entry, sought: string): number | null {
  const most = mostSlips(sought)
  let least = most + 1
  for (let start = 0; start >= 0; ) {
    const space = folded.indexOf(' ', start)
    // A word that goes on beyond the typed letters is less near: "chestnut" for "chese".
    const isPart = (space < 0 ? folded.length : space) - start > sought.length + 1 ? 0.5 : 0
    if (mayStartAs(folded, sought, start)) {
      const slips = slipsFrom(folded, sought, start, most)
      if (slips <= most) least = Math.min(least, slips + isPart)
    }
    start = space < 0 ? -1 : space + 1
  }
  return least > most + 0.5 ? null : 4 * least + (isListName ? 0 : 1)
}

const isCommon = ({ ingredient }: Entry) => ingredient < commonFirst.length

/**
 * Do few people mean a name by what they typed? It is not among the commonest, and no word of it is typed to its
 * end.
 */
const isRare = (entry: Entry, sought: string) => !isCommon(entry) && !` ${entry.folded} `.includes(` ${sought} `)

/** The rank of a common name that starts with the typed text but for one letter: it wins over rare names. */
function rankOfCommon(entry: Entry, sought: string): number | null {
  if (sought.length < fewestForgiven || !isCommon(entry) || !startsButForOne(entry.folded, sought)) return null
  return entry.isListName ? -0.5 : -0.25
}

/**
 * The rank of a name that wins over those of other languages: the typed text is its first word, whole, but for one
 * letter.
 */
function rankOfNear({ folded, isListName }: Entry, sought: string): number | null {
  const isNear = sought.length > 4 && mayStartAs(folded, sought, 0) && slipsFrom(`${folded} `, `${sought} `, 0, 1) <= 1
  return isNear ? 1 + (isListName ? 0 : 0.25) : null
}

const plain = (text: string) => text.trim().normalize('NFC').toLowerCase()
const startsAsTyped = (name: string, typed: string) => plain(name).startsWith(plain(typed))
const isAccented = (typed: string) => /\p{Script=Latin}\p{M}/u.test(typed.normalize('NFD'))

/** In writing without spaces: any Chinese character may start a word, kana only where none stands before. */
function startsInside(folded: string, sought: string): boolean {
  const at = folded.indexOf(sought)
  return at > 0 && !(isKana(sought[0]) && isKana(folded[at - 1]))
}

const isKana = (letter = '') => /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(letter)

const distanceOf = (language: Language, preferred: Language) => (language === preferred ? 0 : language === 'en' ? 2 : 3.05)
