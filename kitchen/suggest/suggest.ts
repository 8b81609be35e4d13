import { type Language, languageCodes } from '#domain/options.ts'
import { foldName, isSameStem, isUnspaced } from '#kitchen/suggest/fold-name.ts'
import { mayStartAs, mostSlips, slipsFrom } from '#kitchen/suggest/slips.ts'

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
  /** What is added: the name that was being typed. */
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

/** An amount before the name, "2", "500 g", "1/2 kg", is no part of it. */
const amount = /^[\p{N}.,/\s]*\p{N}[\p{N}.,/\s]*(?:\p{L}{1,2}\s+)?/u

/** What was typed, taken apart: the amount, to be kept as it is, and the name that is being typed. */
export function splitAmount(typed: string): { amount: string; name: string } {
  const found = amount.exec(typed)?.[0] ?? ''
  return { amount: found, name: typed.slice(found.length) }
}

export const mostSuggestions = 6
const fewestLetters = 2
/** Alone it is the start of any noun. */
const arabicArticle = 'ال'

/**
 * Ingredients for what is being typed, in whatever language, at most six, the best first: names that start with it before names of which a word does,
 * list names before others, the preferred language before English and that before the rest, common food before rare. What is `taken` is left out.
 */
export function suggest(sheets: Sheets, typed: string, preferred: Language, taken: readonly string[] = []): Suggestion[] {
  const { name: words } = splitAmount(typed)
  const sought = foldName(words).join(' ')
  if (sought.length < (isUnspaced(sought) ? 1 : fewestLetters) || sought === arabicArticle) return []
  const isTaken = new Set(taken.map((name) => foldName(name).join(' ')))
  const find = (languages: readonly Language[], rankIt: (entry: Entry) => number | null) =>
    languages.flatMap((language) =>
      (sheets[language]?.entries ?? []).flatMap((entry) => {
        const rank = rankIt(entry)
        return rank === null || isTaken.has(entry.folded) ? [] : [{ entry, language, rank: rank + distanceOf(language, preferred) }]
      }),
    )
  const named = find(languageCodes, (entry) => rankOf(entry, sought, words))
  // Only what no name starts with is looked at as a misspelling, and only of the cook's own language or English.
  const isNamed = isUnspaced(sought) || named.some(({ rank }) => rank < sameStem)
  const found = isNamed ? named : [...named, ...find([...new Set<Language>([preferred, 'en'])], (entry) => rankOfSlip(entry, sought))]
  found.sort((a, b) => a.rank - b.rank || a.entry.ingredient - b.entry.ingredient || a.entry.folded.length - b.entry.folded.length)

  const suggestions: Suggestion[] = []
  const seen = new Set<string | number>()
  for (const { entry, language } of found) {
    if (seen.has(entry.ingredient) || seen.has(entry.folded)) continue
    seen.add(entry.ingredient).add(entry.folded)
    suggestions.push(toSuggestion(entry, language, sheets, preferred))
    if (suggestions.length === mostSuggestions) break
  }
  return suggestions
}

function toSuggestion({ ingredient, name, isListName }: Entry, language: Language, sheets: Sheets, preferred: Language): Suggestion {
  return {
    ingredient,
    name,
    language,
    listName: isListName ? null : sheets[language]?.listNames[ingredient] || null,
    translation: language === preferred ? null : sheets[preferred]?.listNames[ingredient] || null,
  }
}

/** The rank of a name that is only another form of what was typed, or so it seems: "carrots", "carrob". */
const sameStem = 4

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
    if (mayStartAs(folded, sought, start)) least = Math.min(least, slipsFrom(folded, sought, start, most))
    const space = folded.indexOf(' ', start)
    start = space < 0 ? -1 : space + 1
  }
  return least > most ? null : 4 * least + (isListName ? 0 : 1)
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

const distanceOf = (language: Language, preferred: Language) => (language === preferred ? 0 : language === 'en' ? 2 : 2.5)
