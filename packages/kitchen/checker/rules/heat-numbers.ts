import type { Rule } from '#kitchen/checker/rules/rule.ts'
import { containsPhrase, matchesOf, patternSourceOf, wholeWordPatternOf } from '#kitchen/checker/text/phrases.ts'
import { foldText } from '#kitchen/checker/text/plain-text.ts'
import { sentencesOf } from '#kitchen/checker/text/sentences.ts'
import { inCelsius, temperaturesIn } from '#kitchen/checker/text/temperatures.ts'
import { checkerWordsIn } from '#kitchen/checker/words/words-in.ts'
import type { Finding } from '#kitchen/judgement.ts'
import { cacheSize, memoized, memoizedByKey } from '#kitchen/memoize.ts'
import type { Language } from '#kitchen/options.ts'

/** Every temperature is one that a kitchen reaches, and its °C and °F agree. Findings are reported as 'safety'. */
export const temperatureRule: Rule = {
  id: 'safety',
  isLineByLine: true,
  subjects: () => null,
  check: ({ texts, recipe }) =>
    texts.flatMap(({ text, where }) =>
      wrongTemperaturesIn(text, recipe.language).map(({ kind, words }): Finding => ({ rule: 'safety', where, detail: { kind, words } })),
    ),
}

/** The range of a household oven, in °C and °F. Only a flame is hotter. */
const ovenRange = { C: [50, 260], F: [120, 500] } as const

/** The largest difference between the two scales of one temperature, in °C. */
const largestScaleDifference = 12

/** A pattern for an oven temperature without a scale: "heat the oven to 900". */
const bareOf = memoizedByKey((language: Language) => {
  const words = checkerWordsIn[language]
  const { seconds, minutes, hours, days } = words.durations
  const units = patternSourceOf([...seconds, ...minutes, ...hours, ...days, ...words.safety.degrees, ...words.durations.to], language)
  return new RegExp(
    `(?:${wholeWordPatternOf(words.safety.oven, language)})[^.,。、,\\d]{0,30}?(\\d{2,5})(?!\\d|[.,]\\d|\\s*(?:°|º|%|-|x|×|[cf](?![a-z])|[cm]m|deg|(?:${units})))`,
    'gu',
  )
})

interface WrongHeat {
  kind: 'temperature' | 'scales-differ'
  words: string
}

const wrongTemperaturesIn = memoized(cacheSize, (text, language): readonly WrongHeat[] => {
  const plain = foldText(text)
  if (!/\d/.test(plain)) return []
  const found = sentencesOf(text).flatMap((sentence) => findingsInSentence(foldText(sentence.text), language))
  return [
    ...found.map((words) => ({ kind: 'temperature', words }) as const),
    ...disagreeingScales(plain, language).map((words) => ({ kind: 'scales-differ', words }) as const),
  ]
})

/** Temperatures whose °C and °F disagree: "200°C (400°F)" agrees. */
function disagreeingScales(plain: string, language: Language): string[] {
  const all = temperaturesIn(plain, language)
  return all.flatMap((first, at) => {
    const second = all[at + 1]
    if (second === undefined || first.scale === second.scale || !/^\s*[(/]\s*$/.test(plain.slice(first.end, second.start))) return []
    return Math.abs(inCelsius(first) - inCelsius(second)) > largestScaleDifference ? [plain.slice(first.start, second.end)] : []
  })
}

function findingsInSentence(plain: string, language: Language): string[] {
  if (!/\d/.test(plain)) return []
  const { safety } = checkerWordsIn[language]
  const isOfOven = containsPhrase(plain, safety.oven, language) && !containsPhrase(plain, safety.inside, language)
  const impossible = temperaturesIn(plain, language).filter(
    ({ value, scale }) => value > ovenRange[scale][1] || (isOfOven && value < ovenRange[scale][0]),
  )
  const lone = isOfOven
    ? matchesOf(bareOf(language), plain).filter(([, value]) => Number(value) < ovenRange.C[0] || Number(value) > ovenRange.F[1])
    : []
  return [...impossible.map(({ words }) => words), ...lone.map(([words]) => words)]
}
