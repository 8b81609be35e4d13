import { isTypedByCook, type RecipeCase } from '#kitchen/checker/reading/case.ts'
import { foreignSentences } from '#kitchen/checker/reading/foreign.ts'
import type { Rule } from '#kitchen/checker/rules/rule.ts'
import { lowerCaseWordsOf } from '#kitchen/checker/text/lower-words.ts'
import { extractQuotes } from '#kitchen/checker/text/quotes.ts'
import { isLatinUnit, neighbourLetters, scriptPatterns } from '#kitchen/checker/text/scripts.ts'
import { checkerWordsIn } from '#kitchen/checker/words/words-in.ts'
import type { Finding } from '#kitchen/judgement.ts'
import { cacheSize, memoized, memoizedByKey } from '#kitchen/memoize.ts'
import type { Language } from '#kitchen/options.ts'

/** Every field is in the requested language. Words in another script are allowed when the cook typed them. */
export const languageRule: Rule = {
  id: 'language',
  isLineByLine: true,
  subjects: (request) => [request.language],
  check: (it) => [
    ...findWrongLanguageField(it),
    ...fields(it).flatMap(({ where, text }) => findForeignLetters(text, where, it)),
    ...findForeignSentences(it),
    ...findMissingStopWords(it),
  ],
}

/** A text of at least this many words must contain stop words of its language. */
const enoughWords = 12
const leastShare = 0.1

function findWrongLanguageField({ request, recipe }: RecipeCase): Finding[] {
  if (recipe.language === request.language) return []
  return [{ rule: 'language', where: 'language', detail: { language: recipe.language, asked: request.language } }]
}

function fields({ lines, texts }: RecipeCase): { where: string; text: string }[] {
  return [...lines, ...texts]
}

const words = /[\p{L}\p{M}]+/gu

/** A pattern for letters and marks foreign to a language, as a quick test: most texts contain no such letter. */
const otherLettersOf = memoizedByKey((language: Language) => new RegExp(`(?!${scriptPatterns[language].source})[\\p{L}\\p{M}]`, 'u'))

/** The words of a text written in letters of another language, units excepted. */
const foreignWordsIn = memoized(cacheSize, (text, language): readonly string[] => {
  const own = scriptPatterns[language]
  const neighbour = neighbourLetters[language]
  if (!otherLettersOf(language).test(text) && neighbour?.test(text) !== true) return []
  return (text.match(words) ?? []).filter((word) => (!own.test(word) || neighbour?.test(word) === true) && !isLatinUnit(word))
})

function findForeignLetters(text: string, where: string, it: RecipeCase): Finding[] {
  const { language } = it.recipe
  const foreignIn = (some: string) => foreignWordsIn(some, language).filter((word) => !isTypedByCook(word, it))
  // Languages without spaces: the cook's quoted words may be inside a longer run of letters, so they are removed and
  // the rest is tested again.
  const foreign = foreignIn(text).length === 0 ? [] : foreignIn(extractQuotes(text, it.quotes).rest)
  return foreign.length === 0 ? [] : [{ rule: 'language', where, detail: { kind: 'letters', words: foreign } }]
}

/**
 * Findings for sentences in another language. A title may keep the name of a dish ("Arroz con Pollo"), and the cook's
 * typed words are kept.
 */
function findForeignSentences({ texts, request, recipe }: RecipeCase): Finding[] {
  return texts
    .filter(({ kind }) => kind !== 'title')
    .flatMap(({ foreign, where }) =>
      foreign
        .filter(({ text }) => foreignSentences(withoutTyped(text, request.ingredients), recipe.language).length > 0)
        .map(
          (sentence): Finding => ({
            rule: 'language',
            where,
            detail: { kind: 'sentence', words: sentence.text.trim(), looksLike: sentence.tongue },
          }),
        ),
    )
}

function withoutTyped(text: string, typed: readonly string[]): string {
  return typed.reduce((left, one) => {
    const at = left.toLowerCase().indexOf(one.toLowerCase())
    return at < 0 || one === '' ? left : `${left.slice(0, at)} ${left.slice(at + one.length)}`
  }, text)
}

const latin = ['en', 'es', 'fr', 'de'] as const
type Latin = (typeof latin)[number]
const stopWords: Record<Latin, ReadonlySet<string>> = {
  en: new Set(checkerWordsIn.en.language.stopWords),
  es: new Set(checkerWordsIn.es.language.stopWords),
  fr: new Set(checkerWordsIn.fr.language.stopWords),
  de: new Set(checkerWordsIn.de.language.stopWords),
}

function isLatin(language: Language): language is Latin {
  return Object.hasOwn(stopWords, language)
}

/** The languages in which a word is a stop word. */
const languagesOfStopWord: ReadonlyMap<string, readonly Latin[]> = new Map(
  latin.flatMap((one) => [...stopWords[one]].map((word) => [word, latin.filter((tongue) => stopWords[tongue].has(word))] as const)),
)

/** The number of words in a text, and how many of them are stop words of each language. */
const countStopWords = memoized(cacheSize, (text): { all: number; of: Record<Latin, number> } => {
  const { words: all } = lowerCaseWordsOf(text)
  const of = { en: 0, es: 0, fr: 0, de: 0 }
  for (const word of all) for (const one of languagesOfStopWord.get(word) ?? []) of[one] += 1
  return { all: all.length, of }
})

function findMissingStopWords({ steps, recipe }: RecipeCase): Finding[] {
  const { language: home } = recipe
  if (!isLatin(home)) return []
  const counts = steps.map(({ text }) => countStopWords(text, home))
  const all = counts.reduce((sum, one) => sum + one.all, 0)
  if (all < enoughWords) return []
  const shareOf = (one: Latin) => counts.reduce((sum, { of }) => sum + of[one], 0) / all
  const own = shareOf(home)
  const rival = latin.find((other) => other !== home && shareOf(other) > own)
  if (own >= leastShare && rival === undefined) return []
  return [
    {
      rule: 'language',
      where: 'instructions',
      detail: { kind: 'small-words', share: own, ...(rival === undefined ? {} : { looksLike: rival }) },
    },
  ]
}
