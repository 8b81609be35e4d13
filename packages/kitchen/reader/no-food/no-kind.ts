import { memoizedByKey } from '#kitchen/memoize.ts'
import type { Language } from '#kitchen/options.ts'
import { ar } from '#kitchen/reader/kinds/no-kind/ar.ts'
import { de } from '#kitchen/reader/kinds/no-kind/de.ts'
import { en } from '#kitchen/reader/kinds/no-kind/en.ts'
import { es } from '#kitchen/reader/kinds/no-kind/es.ts'
import { fr } from '#kitchen/reader/kinds/no-kind/fr.ts'
import { ja } from '#kitchen/reader/kinds/no-kind/ja.ts'
import type { NoKindRows } from '#kitchen/reader/kinds/no-kind/rows.ts'
import { ru } from '#kitchen/reader/kinds/no-kind/ru.ts'
import { zh } from '#kitchen/reader/kinds/no-kind/zh.ts'
import { foldWord } from '#kitchen/reader/text/fold.ts'
import { tokenise } from '#kitchen/reader/text/tokens.ts'

const rowsIn: Record<Language, NoKindRows> = { en, es, fr, de, ru, ar, ja, zh }
const languages = ['en', 'es', 'fr', 'de', 'ru', 'ar', 'ja', 'zh'] as const satisfies readonly Language[]

/** The folded rows of a language. */
type Rows = Record<keyof NoKindRows, ReadonlySet<string>>

/** A phrase: its folded words, the words joined, and whether it has a number or a degree sign. */
interface Said {
  words: readonly string[]
  text: string
  hasNumber: boolean
  hasDegrees: boolean
}

const mostWordsOfName = 3
const fewestLettersBeforeEnding = 2

/**
 * Is a phrase evidently no food in any language: a person, a place, an instruction, a medicine, a cosmetic, a thing?
 * Only for words that the reader does not know as a food.
 */
export function isEvidentlyNoFood(phrase: string): boolean {
  const said = saidIn(phrase)
  if (said.words.length === 0) return false
  return languages.some((language) => {
    const rows = foldedRows(language)
    const spaced = language !== 'ja' && language !== 'zh'
    return (spaced ? isNoFoodInWords(said, rows) : isNoFoodInCharacters(said, rows)) || isThing(said, rows)
  })
}

function isNoFoodInWords({ words, text, hasNumber, hasDegrees }: Said, rows: Rows): boolean {
  const isVerb = words.some((word) => rows.verbs.has(word))
  if (isVerb && (hasDegrees || words.some((word) => rows.timesAndHeats.has(word)))) return true
  if (hasNumber) return false
  return isPerson(words, rows) || isPlace(text, words, rows)
}

function isPerson(words: readonly string[], rows: Rows): boolean {
  const names = words.filter((word) => !rows.titles.has(word))
  const hasTitle = names.length < words.length
  const [first, last] = [names[0], names.at(-1)]
  if (first === undefined || last === undefined || names.length > mostWordsOfName) return false
  if (hasTitle && names.length < mostWordsOfName) return true
  if (rows.firstNames.has(first) || (names.length === 1 && rows.familyNames.has(first))) return true
  const isFamily = rows.familyNames.has(first) || [...rows.familyEndings].some((ending) => first.endsWith(ending))
  return isFamily && names.slice(1).some((name) => rows.firstNames.has(name))
}

/** Is the phrase a city, alone or with the one or two words of a district behind it? */
function isPlace(text: string, words: readonly string[], { cities }: Rows): boolean {
  if (cities.has(text)) return true
  return words.length <= mostWordsOfName && words.some((_, at) => cities.has(words.slice(0, at).join(' ')))
}

/** The same for Japanese and Chinese, which have no spaces. */
function isNoFoodInCharacters({ text, hasNumber, hasDegrees }: Said, rows: Rows): boolean {
  const has = (parts: ReadonlySet<string>) => [...parts].some((part) => text.includes(part))
  const timesAndHeats = [...rows.timesAndHeats].filter((part) => text.includes(part))
  if (has(rows.verbs) && (hasDegrees || timesAndHeats.length > 0)) return true
  if (hasNumber && timesAndHeats.length > 1) return true
  if ([rows.firstNames, rows.familyNames, rows.cities].some((names) => names.has(text))) return true
  const isName = (name: string) => name === '' || rows.firstNames.has(name) || rows.familyNames.has(name)
  const title = [...rows.titles].find((one) => text.endsWith(one))
  const name = title === undefined ? text : text.slice(0, -title.length)
  if (title !== undefined && isName(name)) return true
  return [...rows.familyNames].some((family) => name.startsWith(family) && isName(name.slice(family.length)))
}

function isThing({ words, text }: Said, { things, thingEndings }: Rows): boolean {
  const ends = (word: string) =>
    [...thingEndings].some((ending) => word.endsWith(ending) && word.length >= ending.length + fewestLettersBeforeEnding)
  const phrases = words.flatMap((_, from) => words.slice(from).map((_word, more) => words.slice(from, from + more + 1).join(' ')))
  return things.has(text) || phrases.some((phrase) => things.has(phrase)) || words.some(ends) || ends(text)
}

function saidIn(phrase: string): Said {
  const tokens = tokenise(phrase)
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text)
  const isSpaceless = tokens.some(({ kind }) => kind === 'character')
  const text = isSpaceless ? tokens.map((token) => (token.kind === 'mark' ? '' : token.text)).join('') : words.join(' ')
  return {
    words: isSpaceless ? [text] : words,
    text,
    hasNumber: tokens.some(({ kind }) => kind === 'number'),
    hasDegrees: /[°℃℉]/u.test(phrase),
  }
}

/** The rows of a language, folded on first use. */
const foldedRows = memoizedByKey((language: Language): Rows => {
  const fold = (names: readonly string[]) => new Set(names.map((name) => saidIn(name).text || foldWord(name)).filter((name) => name !== ''))
  const { firstNames, familyNames, familyEndings, titles, cities, verbs, timesAndHeats, things, thingEndings } = rowsIn[language]
  return {
    firstNames: fold(firstNames),
    familyNames: fold(familyNames),
    familyEndings: fold(familyEndings),
    titles: fold(titles),
    cities: fold(cities),
    verbs: fold(verbs),
    timesAndHeats: fold(timesAndHeats),
    things: fold(things),
    thingEndings: fold(thingEndings),
  }
})
