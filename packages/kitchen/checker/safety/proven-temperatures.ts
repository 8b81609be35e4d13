import { mentionsFood, type RecipeCase } from '#kitchen/checker/reading/case.ts'
import type { CaseLine } from '#kitchen/checker/reading/read-line.ts'
import { type CaseText, readText } from '#kitchen/checker/reading/read-text.ts'
import { containsPhrase } from '#kitchen/checker/text/phrases.ts'
import { foldText } from '#kitchen/checker/text/plain-text.ts'
import { sentencesOf } from '#kitchen/checker/text/sentences.ts'
import { inCelsius, mayBeFoodTemperature, type Temperature, temperaturesIn } from '#kitchen/checker/text/temperatures.ts'
import { heatPlacesIn } from '#kitchen/checker/words/heat-places.ts'
import type { Phrases } from '#kitchen/checker/words/words.ts'
import { checkerWordsIn } from '#kitchen/checker/words/words-in.ts'
import { memoizedByKey } from '#kitchen/memoize.ts'
import type { Language } from '#kitchen/options.ts'

/** The longest distance in characters between a heat source and its temperature: "oven reaches 74°C". */
const longestDistance = 14

/** The phrases that only fit the inside of a food; "reaches" also fits an oven. */
const insideOnly = memoizedByKey((language: Language): Phrases => {
  const { reaching } = heatPlacesIn[language]
  return checkerWordsIn[language].safety.inside.filter((phrase) => !reaching.includes(phrase))
})

/**
 * Temperatures in °C that a step gives for the inside of a line's food. Those of an oven, a pan, oil or water do not
 * count.
 */
export function insideTemperaturesOf(step: CaseText, line: CaseLine, it: RecipeCase): number[] {
  const { language } = it.recipe
  if (!/\p{Nd}/u.test(step.text)) return []
  return sentencesOf(step.text).flatMap(({ text }) => {
    const plain = foldText(text)
    return temperaturesIn(plain, language)
      .filter((one) => mayBeFoodTemperature(one) && isProof(one, plain, line, it))
      .map(inCelsius)
  })
}

function isProof({ start, end }: Temperature, plain: string, line: CaseLine, it: RecipeCase): boolean {
  const { language } = it.recipe
  const { inside, until } = checkerWordsIn[language].safety
  const { places } = heatPlacesIn[language]
  const before = plain.slice(0, start)
  const part = `${before.replace(/^.*[,;،、，；](?!\d)/su, '')}${plain.slice(start, end)}${plain.slice(end).replace(/[,;،、，；](?!\d).*$/su, '')}`
  if (containsPhrase(part, insideOnly(language), language)) return true
  if (!containsPhrase(plain, inside, language) && !containsPhrase(plain, until, language)) return false
  if (!containsPhrase(plain, places, language)) return true
  const around = `${before.slice(-longestDistance)}|${plain.slice(end, end + longestDistance)}`
  if (containsPhrase(around, places, language)) return false
  const told = readText(before, '', 'instruction', it.recipe, it.quotes)
  return line.foods.some((food) => mentionsFood(told, food, language))
}
