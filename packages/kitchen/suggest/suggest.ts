import { type Language, languageCodes } from '#kitchen/options.ts'
import { splitName } from '#kitchen/suggest/before-names.ts'
import { commonCount } from '#kitchen/suggest/common-count.baked.ts'
import { foldName, isSameStem, isUnspaced } from '#kitchen/suggest/fold-name.ts'
import { mayStartWord, mostSlipsIn, slipDistance, startsWithOneSlip } from '#kitchen/suggest/slips.ts'

/** One name of one ingredient, folded for comparison. */
interface Entry {
  /** The ingredient's line number, the same in every language; the most common is 0. */
  ingredient: number
  name: string
  folded: string
  isListName: boolean
}

/** The parsed names of one language. */
export interface Sheet {
  listNames: readonly string[]
  entries: readonly Entry[]
}
export type Sheets = Partial<Record<Language, Sheet>>

export interface Suggestion {
  ingredient: number
  /** The typed text before the name, such as "500 g " or "leftover ", which stays. */
  before: string
  /** The suggested name. */
  name: string
  language: Language
  /** The list name in the same language, if it differs from `name`. */
  listName: string | null
  /** The list name in the preferred language, if `name` is in another. */
  translation: string | null
}

/** Parses the text that `sheetOf` writes. */
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
/** The fewest typed letters for which a slip is searched: shorter texts with a slip would match too many names. */
const fewestLettersForSlip = 4
/** The Arabic article, which alone begins any noun. */
const arabicArticle = 'ال'

/**
 * Suggests at most six ingredients for the typed text, best first. Names that start with the text come before names in
 * which another word starts with it; list names before other names; the preferred language before English, and English
 * before the other languages; common foods before rare ones. One wrong letter is allowed. The suggestions leave out
 * ingredients in `taken`, and an amount or "leftover" before the name is ignored unless a name starts that way ("half
 * and half").
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
  // Searches for misspellings only if no name starts with the typed text, and only in the preferred language and
  // English. A word of the preferred language with one wrong letter ranks above a word of another language.
  const isNamed = isUnspaced(sought) || named.some(({ rank }) => rank < sameStemRank)
  const isOwn = named.some(({ language, rank }) => language === preferred && rank < sameStemRank)
  const slipped =
    isNamed && isOwn
      ? []
      : find(isNamed ? [preferred] : ownLanguages(preferred), (entry) => (isNamed ? rankOfNear(entry, sought) : rankOfSlip(entry, sought)))
  // A common name with one slip may outrank a rare exact one: "chik" starts chikuwa, but most people mean chicken.
  const isRareOnly = isOwn && !isUnspaced(sought) && named.every(({ entry }) => isRare(entry, sought))
  const common = isRareOnly ? find(ownLanguages(preferred), (entry) => rankOfCommon(entry, sought)) : []
  const found = [...named, ...slipped, ...common]
  found.sort((a, b) => a.rank - b.rank || a.entry.ingredient - b.entry.ingredient || a.entry.folded.length - b.entry.folded.length)

  const suggestions: Suggestion[] = []
  const seen = new Set<string | number>()
  for (const next of found) {
    // The plain name comes first ("flour" before "flour tortilla"), even when it is the less common.
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

/** The rank of a name that looks like another form of the typed word: "carrots", but also "carrob". */
const sameStemRank = 4.5

/** The rank of a name for the typed text, 0 best; null if it does not match. */
function rankOf({ name, folded, isListName }: Entry, sought: string, typed: string): number | null {
  const other = (isListName ? 0 : 1) - (isAccented(typed) && startsAsTyped(name, typed) ? 1.5 : 0)
  if (folded === sought) return -1 + other / 2
  if (folded.startsWith(sought)) return other
  if (folded.includes(` ${sought}`)) return 2 + other
  if (isUnspaced(sought) && startsInside(folded, sought)) return 2 + other
  return sought.length > 4 && isSameStem(folded, sought) ? sameStemRank + other : null
}

/** The rank of a misspelt name, nearest first; null with more than one wrong letter (two in a long word). */
function rankOfSlip({ folded, isListName }: Entry, sought: string): number | null {
  const most = mostSlipsIn(sought)
  let least = most + 1
  for (let start = 0; start >= 0; ) {
    const space = folded.indexOf(' ', start)
    // A word that continues past the typed letters ranks lower: "chestnut" for "chese".
    const isPart = (space < 0 ? folded.length : space) - start > sought.length + 1 ? 0.5 : 0
    if (mayStartWord(folded, sought, start)) {
      const slips = slipDistance(folded, sought, start, most)
      if (slips <= most) least = Math.min(least, slips + isPart)
    }
    start = space < 0 ? -1 : space + 1
  }
  return least > most + 0.5 ? null : 4 * least + (isListName ? 0 : 1)
}

const isCommon = ({ ingredient }: Entry) => ingredient < commonCount

/** Is it unlikely that the cook means this name? It is not common, and the typed text completes none of its words. */
const isRare = (entry: Entry, sought: string) => !isCommon(entry) && !` ${entry.folded} `.includes(` ${sought} `)

/** The rank of a common name that starts with the typed text apart from one slip; it outranks rare exact names. */
function rankOfCommon(entry: Entry, sought: string): number | null {
  if (sought.length < fewestLettersForSlip || !isCommon(entry) || !startsWithOneSlip(entry.folded, sought)) return null
  return entry.isListName ? -0.5 : -0.25
}

/**
 * The rank of a name whose whole first word is the typed text apart from one slip; it outranks names of other
 * languages.
 */
function rankOfNear({ folded, isListName }: Entry, sought: string): number | null {
  const isNear = sought.length > 4 && mayStartWord(folded, sought, 0) && slipDistance(`${folded} `, `${sought} `, 0, 1) <= 1
  return isNear ? 1 + (isListName ? 0 : 0.25) : null
}

const plain = (text: string) => text.trim().normalize('NFC').toLowerCase()
const startsAsTyped = (name: string, typed: string) => plain(name).startsWith(plain(typed))
const isAccented = (typed: string) => /\p{Script=Latin}\p{M}/u.test(typed.normalize('NFD'))

/**
 * Does the typed text start a word inside a name without spaces? Any Chinese character may start a word; kana only if
 * no kana stands before it.
 */
function startsInside(folded: string, sought: string): boolean {
  const at = folded.indexOf(sought)
  return at > 0 && !(isKana(sought[0]) && isKana(folded[at - 1]))
}

const isKana = (letter = '') => /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(letter)

const distanceOf = (language: Language, preferred: Language) => (language === preferred ? 0 : language === 'en' ? 2 : 3.05)
