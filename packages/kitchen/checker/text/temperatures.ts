import { matchesOf, patternSourceOf } from '#kitchen/checker/text/phrases.ts'
import type { Phrases } from '#kitchen/checker/words/words.ts'
import { checkerWordsIn } from '#kitchen/checker/words/words-in.ts'
import { cacheSize, memoized, memoizedByKey } from '#kitchen/memoize.ts'
import type { Language } from '#kitchen/options.ts'

/** A temperature that a text names. */
export interface Temperature {
  value: number
  scale: 'C' | 'F'
  words: string
  start: number
  end: number
}

const patternOf = memoizedByKey((language: Language) => {
  const { degrees, celsius, fahrenheit } = checkerWordsIn[language].safety
  const either = (phrases: Phrases) => (phrases.length === 0 ? '(?!)' : patternSourceOf(phrases, language))
  // The pattern of a scale; the "c." of "15 c. à s." (spoons) is not Celsius.
  const scale = `(?<c>c(?!\\.?\\s?a\\s|[a-z])|celsius|(?:${either(celsius)})(?!\\p{L}))|(?<f>f(?![a-z])|fahrenheit|(?:${either(fahrenheit)})(?!\\p{L}))`
  const unspaced = language === 'ja' || language === 'zh'
  const before = unspaced ? `(?:(?:${either(celsius)})|(?<fBefore>${either(fahrenheit)}))?` : ''
  const word = unspaced ? either(degrees) : `(?:${either(degrees)})(?!\\p{L})`
  return new RegExp(
    `${before}(?<![\\d.,/])(?<value>-?\\d{1,5})\\s*(?:(?<degree>°|deg\\.?(?![a-z])|${word})\\s*(?:${scale})?|(?:${scale.replaceAll('?<c>', '?<c2>').replaceAll('?<f>', '?<f2>')}))`,
    'gu',
  )
})

/**
 * Every temperature in folded text. Degrees without a scale are °C, except in English, where the scale stays unknown.
 */
export function temperaturesIn(plain: string, language: Language): readonly Temperature[] {
  return /\d/.test(plain) ? readTemperatures(plain, language) : []
}

const readTemperatures = memoized(cacheSize, (plain, language): readonly Temperature[] =>
  matchesOf(patternOf(language), plain).flatMap((match): Temperature[] => {
    const groups = match.groups ?? {}
    const value = Number(groups.value)
    const isCelsius = groups.c !== undefined || groups.c2 !== undefined
    const isFahrenheit = groups.f !== undefined || groups.f2 !== undefined || groups.fBefore !== undefined
    if (!isCelsius && !isFahrenheit && language === 'en') return []
    // A lone letter after a single digit is no scale: "2 c flour" means cups.
    if (groups.degree === undefined && Math.abs(value) < 10) return []
    const start = match.index
    return [{ value, scale: isFahrenheit ? 'F' : 'C', words: match[0], start, end: start + match[0].length }]
  }),
)

/** Converts a temperature to °C. */
export function inCelsius({ value, scale }: Temperature): number {
  return scale === 'F' ? Math.round(((value - 32) * 5) / 9) : value
}

/** May the temperature be that of food? Most oven temperatures are higher than any food's inside. */
export function mayBeFoodTemperature(temperature: Temperature): boolean {
  return temperature.value >= 10 && temperature.value < 1000 && inCelsius(temperature) < 105
}

/** The temperatures in °C of a folded text that may be inside temperatures of food. */
export function insideTemperatures(plain: string, language: Language): number[] {
  return temperaturesIn(plain, language).filter(mayBeFoodTemperature).map(inCelsius)
}
