import { durationMatchesIn, minutesPerDay } from '#kitchen/checker/text/durations.ts'
import { matcherOf, matchesOf } from '#kitchen/checker/text/phrases.ts'
import { oilStorageWordsIn } from '#kitchen/checker/words/kept-in-oil.ts'
import { memoizedByKey } from '#kitchen/memoize.ts'
import type { Language } from '#kitchen/options.ts'

/**
 * The longest distance in characters between a cold place and its duration: "in the refrigerator for about 20
 * minutes".
 */
const longestDistance = 24

/** The words before the cold place, back to the nearest punctuation: "leave to cool in" the refrigerator. */
const wordsBefore = /[^.,;:!?。、，；！？،؛]{0,24}$/u

/** Verbs of chilling that stand after the duration: "20 Minuten auskühlen". */
const chillingVerbs: Partial<Record<Language, RegExp>> = {
  de: /^\s*\p{L}+/u,
  ja: /^[^.,;:!?。、，；！？\s]{0,4}/u,
  zh: /^[^.,;:!?。、，；！？\s]{0,4}/u,
}

/** The expression that finds words for cold places, such as "refrigerator". */
const coldPlacePatternOf = memoizedByKey(
  (language: Language) => new RegExp(matcherOf(oilStorageWordsIn[language].cold, language).source, 'gu'),
)

/**
 * A folded text without its mentions of chilling for minutes or hours: such food is chilled to be served, not stored.
 */
export function withoutChillingMentions(plain: string, language: Language): string {
  const cold = matchesOf(coldPlacePatternOf(language), plain).map(({ 0: place, index }) => ({ start: index, end: index + place.length }))
  return durationMatchesIn(plain, language).reduceRight((left, { span, start, end }) => {
    const place = cold.findLast((one) => one.end <= start && start - one.end <= longestDistance)
    if (span[1] >= minutesPerDay || place === undefined || /[.!?。！？]/u.test(plain.slice(place.end, start))) return left
    const from = place.start - (wordsBefore.exec(plain.slice(0, place.start))?.[0].length ?? 0)
    const to = end + (chillingVerbs[language]?.exec(plain.slice(end))?.[0].length ?? 0)
    return `${left.slice(0, from)} ${left.slice(to)}`
  }, plain)
}
