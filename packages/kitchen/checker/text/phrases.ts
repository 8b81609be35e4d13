import { foldText } from '#kitchen/checker/text/plain-text.ts'
import type { Phrases } from '#kitchen/checker/words/words.ts'
import { memoizedByObject } from '#kitchen/memoize.ts'
import type { Language } from '#kitchen/options.ts'

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u

/** A character class of the letters of a language's folded words. */
function lettersOf(language: Language): string {
  if (language === 'ru') return 'а-яa-z'
  return language === 'ar' ? '\\u0621-\\u064aa-z' : 'a-z'
}

/** Particles that Arabic writes onto the next word: and, so, with, for, the. */
const arabicParticles = '(?:[وف]?(?:ال|بال|كال|لل|[بلك])?)'

function escaped(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\/]/g, '\\$&')
}

function isExpression(phrase: string): boolean {
  return phrase.length > 2 && phrase.startsWith('/') && phrase.endsWith('/')
}

/** The source of a regular expression for phrases without word borders: longest phrase first, `/…/` entries last. */
export function patternSourceOf(phrases: Phrases, language: Language): string {
  const words = phrases
    .filter((phrase) => !isExpression(phrase))
    .map((phrase) =>
      escaped(foldText(phrase))
        .replaceAll('*', `[${lettersOf(language)}]*`)
        .replace(/\s+/g, '\\s+')
        .replaceAll('…', '[^]{0,120}?'),
    )
  const expressions = phrases.filter(isExpression).map((phrase) => phrase.slice(1, -1))
  const all = [...words.toSorted((one, other) => other.length - one.length), ...expressions]
  return all.length === 0 ? '(?!)' : all.join('|')
}

function isUnspaced(phrase: string): boolean {
  return isExpression(phrase) || unspaced.test(phrase.slice(0, 1)) || unspaced.test(phrase.slice(-1))
}

/** The source for phrases as whole words; characters of Japanese and Chinese have no borders. */
export function wholeWordPatternOf(phrases: Phrases, language: Language): string {
  const letters = lettersOf(language)
  const free = phrases.filter(isUnspaced)
  const bordered = phrases.filter((phrase) => !isUnspaced(phrase))
  const joined = language === 'ar' ? `${arabicParticles}?` : ''
  const parts = [
    ...(bordered.length === 0 ? [] : [`(?<![${letters}])${joined}(?:${patternSourceOf(bordered, language)})(?![${letters}])`]),
    ...(free.length === 0 ? [] : [`(?:${patternSourceOf(free, language)})`]),
  ]
  return parts.length === 0 ? '(?!)' : parts.join('|')
}

/** The expression that finds any of these phrases in plain text. Each list of phrases belongs to one language. */
export const matcherOf: (phrases: Phrases, language: Language) => RegExp = memoizedByObject(
  (phrases: Phrases, language: Language) => new RegExp(wholeWordPatternOf(phrases, language), 'u'),
)

const startPatternOf = memoizedByObject(
  (phrases: Phrases, language: Language) => new RegExp(`^\\s*(?:${wholeWordPatternOf(phrases, language)})`, 'u'),
)

const wholePatternOf = memoizedByObject(
  (phrases: Phrases, language: Language) => new RegExp(`^(?:${patternSourceOf(phrases, language)})$`, 'u'),
)

/**
 * Every match of a global expression in a text, in order. Unlike `matchAll` it does not copy the expression each time.
 */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  pattern.lastIndex = 0
  const found: RegExpExecArray[] = []
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match)
    if (match[0] === '') pattern.lastIndex += 1
  }
  return found
}

/** Does a folded text contain one of these phrases? */
export function containsPhrase(plain: string, phrases: Phrases, language: Language): boolean {
  return phrases.length > 0 && matcherOf(phrases, language).test(plain)
}

/** Does a folded text begin with one of these phrases? */
export function startsWithPhrase(plain: string, phrases: Phrases, language: Language): boolean {
  return phrases.length > 0 && startPatternOf(phrases, language).test(plain)
}

/** Is a whole folded text one of these phrases? */
export function isWholePhrase(plain: string, phrases: Phrases, language: Language): boolean {
  return phrases.length > 0 && wholePatternOf(phrases, language).test(plain)
}
