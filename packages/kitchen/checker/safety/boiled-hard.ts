import { durationMatchesIn } from '#kitchen/checker/text/durations.ts'
import { containsPhrase, matcherOf, matchesOf } from '#kitchen/checker/text/phrases.ts'
import { beanWordsIn } from '#kitchen/checker/words/bean-words.ts'
import type { Phrases } from '#kitchen/checker/words/words.ts'
import type { Language } from '#kitchen/options.ts'

/** Minutes at the boil that make raw beans safe (FDA, Bad Bug Book: phytohaemagglutinin). */
const minutesAtTheBoil = 10

interface Mention {
  at: number
  isBoiling: boolean
}

function mentionsOf(phrases: Phrases, isBoiling: boolean, plain: string, language: Language): Mention[] {
  return matchesOf(new RegExp(matcherOf(phrases, language).source, 'gu'), plain).map(({ index }) => ({ at: index, isBoiling }))
}

/** Where one action of a folded text ends and the next begins: at stops, at commas, and before "then". */
function bordersIn(plain: string, language: Language): number[] {
  const marks = matchesOf(/[.!?;,。！？；，、،؛…](?!\d)/gu, plain).map(({ index }) => index)
  return [...marks, ...mentionsOf(beanWordsIn[language].next, true, plain, language).map(({ at }) => at)].toSorted(
    (one, other) => one - other,
  )
}

/**
 * Does a step boil for at least ten minutes? A duration belongs to the heat verb in its own part of the sentence, or
 * to the last heat verb before it: "bring to a boil, then simmer for an hour" gives the boil no minutes.
 */
export function isBoiledHard(plain: string, language: Language): boolean {
  const { boiling, below } = beanWordsIn[language]
  if (!containsPhrase(plain, boiling, language)) return false
  const mentions = [...mentionsOf(boiling, true, plain, language), ...mentionsOf(below, false, plain, language)].toSorted(
    (one, other) => one.at - other.at,
  )
  const borders = bordersIn(plain, language)
  return durationMatchesIn(plain, language).some(({ span, start }) => {
    if (span[0] < minutesAtTheBoil) return false
    const from = borders.findLast((border) => border <= start) ?? 0
    const to = borders.find((border) => border > start) ?? plain.length
    const here = mentions.filter(({ at }) => at >= from && at < to)
    if (here.length > 0) return here.every(({ isBoiling }) => isBoiling)
    return mentions.findLast(({ at }) => at < from)?.isBoiling ?? false
  })
}
