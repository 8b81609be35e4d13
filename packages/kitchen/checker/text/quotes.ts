import { tokensOf } from '#kitchen/checker/text/tokens-of.ts'
import { cacheSize, memoized } from '#kitchen/memoize.ts'
import type { Language } from '#kitchen/options.ts'
import { type FoundFood, findFoods } from '#kitchen/reader/find-foods.ts'
import type { Food } from '#kitchen/reader/food/reading.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import type { Token } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'

/** Typed words that the recipe's language would misread; the recipe repeats them as the cook typed them. */
export interface Quote {
  /** The folded tokens of the words. */
  keys: readonly string[]
  /** The typed reading of these words; null for unknown words. */
  food: Food | null
}

/**
 * The quotes of a request: typed words that the recipe's language does not read as one whole food, such as "tempeh
 * bacon" in French.
 */
export function quotesOf(given: readonly { words: string; food: Food | null }[], language: Language): Quote[] {
  return given
    .filter(({ words }) => !isOwnName(words, language))
    .map(({ words, food }) => ({ keys: keysOf(tokensOf(words)), food }))
    .filter(({ keys, food }) => keys.length > 0 && !isPartOfNames(keys, food, language))
    .sort((one, other) => other.keys.length - one.keys.length)
}

/**
 * Does the recipe's language know these words as one food? Then they may be part of a longer name, and the reader
 * reads them in context.
 */
const isOwnName = memoized(cacheSize, (words, language) => {
  const [only, ...more] = findFoods(words, language)
  return only !== undefined && more.length === 0 && only.start === 0 && only.end === words.length
})

/**
 * May these words be part of a longer food name? One word may ("salsa" in "salsa de soja"), and so may several unknown
 * words.
 */
function isPartOfNames(keys: readonly string[], food: Food | null, language: Language): boolean {
  const { spellings } = vocabularyOf(language)
  return (food === null || keys.length === 1) && keys.some((key) => spellings.has(singular(key, language)))
}

function keysOf(tokens: readonly Token[]): string[] {
  return tokens.filter(({ kind }) => kind !== 'mark').map(({ text }) => text)
}

/**
 * Removes quoted words from a text, or replaces each with a stand-in name, and returns the text and the quotes found.
 */
export function extractQuotes(
  text: string,
  quotes: readonly Quote[],
  standIn: string | null = null,
): { rest: string; foods: FoundFood[]; unknown: string[] } {
  const taken: { rest: string; foods: FoundFood[]; unknown: string[] } = { rest: text, foods: [], unknown: [] }
  for (const { keys, food } of quotes) {
    for (const { start, end } of placesOf(keys, taken.rest).toReversed()) {
      const words = taken.rest.slice(start, end)
      if (food === null) taken.unknown.push(words)
      else taken.foods.push({ ...food, words, start, end })
      taken.rest = `${taken.rest.slice(0, start)}${standIn ?? ' '.repeat(end - start)}${taken.rest.slice(end)}`
    }
  }
  return taken
}

/** The positions of a run of tokens in a text; punctuation between them is ignored. */
function placesOf(keys: readonly string[], text: string): { start: number; end: number }[] {
  const tokens = tokensOf(text).filter(({ kind }) => kind !== 'mark')
  return tokens.flatMap((first, at) => {
    const last = tokens[at + keys.length - 1]
    const isHere = last !== undefined && keys.every((key, next) => tokens[at + next]?.text === key)
    return isHere ? [{ start: first.start, end: last.end }] : []
  })
}
