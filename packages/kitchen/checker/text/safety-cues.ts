import { matcherOf, wholeWordPatternOf } from '#kitchen/checker/text/phrases.ts'
import type { Phrases } from '#kitchen/checker/words/words.ts'
import { checkerWordsIn } from '#kitchen/checker/words/words-in.ts'
import type { Hazard } from '#kitchen/lexicon/ingredient.ts'
import { memoizedByObject } from '#kitchen/memoize.ts'
import type { Language } from '#kitchen/options.ts'

/**
 * What the steps must contain for a food with a hazard. A sign of doneness or an inside temperature of at least
 * `celsius` is enough.
 */
interface Cue {
  /** Safe minimum inside temperature in °C (foodsafety.gov, safe minimum cooking temperatures). */
  celsius?: number
  /** Slow cooking until tender for at least this many minutes is also enough. */
  slowMinutes?: number
}

/**
 * The signs and temperatures that prove each hazard safe, in every language. The words for signs of doneness are in
 * each language's tables.
 */
export const safetyCues: Readonly<Record<Hazard, Cue>> = {
  poultry: { celsius: 74 },
  mince: { celsius: 71 },
  'whole-cut': { celsius: 63, slowMinutes: 45 },
  pork: { celsius: 63, slowMinutes: 45 },
  fish: { celsius: 63 },
  bivalve: {},
  crustacean: { celsius: 63 },
  egg: { celsius: 71 },
  'dried-bean': {},
  cassava: {},
  'wild-mushroom': {},
  'cooked-rice': { celsius: 74 },
}

/** The longest distance in characters between a dangerous phrase and its denial. */
const longestDistance = { before: 28, after: 16 }

const denialOf = memoizedByObject((phrases: Phrases, language: Language) => {
  const isUnspaced = language === 'ja' || language === 'zh'
  return new RegExp(`(?:${wholeWordPatternOf(phrases, language)})${isUnspaced ? '.{0,4}' : '(?:\\s+\\S+){0,2}\\s*'}$`, 'u')
})

/** The words of a folded text that make a cook stop too early, such as "pink inside", or null. */
export function undercookedWordsIn(plain: string, language: Language): string | null {
  const { dangers, notBefore, notAfter } = checkerWordsIn[language].safety
  if (dangers.length === 0 || !matcherOf(dangers, language).test(plain)) return null
  for (const match of plain.matchAll(new RegExp(matcherOf(dangers, language).source, 'gu'))) {
    const before = plain.slice(Math.max(0, match.index - longestDistance.before), match.index).replace(/^.*[.!?;。]/s, '')
    const after = plain
      .slice(match.index + match[0].length, match.index + match[0].length + longestDistance.after)
      .replace(/[.!?;。].*$/s, '')
    const isDenied =
      (notBefore.length > 0 && denialOf(notBefore, language).test(before)) ||
      (notAfter.length > 0 && matcherOf(notAfter, language).test(after))
    if (!isDenied) return match[0]
  }
  return null
}
