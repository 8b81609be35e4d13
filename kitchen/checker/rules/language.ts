import type { Language } from '#domain/options.ts'
import type { Finding } from '#domain/recipes/judgement.ts'
import { type Case, isTyped } from '#kitchen/checker/case.ts'
import { foreignSentences } from '#kitchen/checker/foreign.ts'
import type { Rule } from '#kitchen/checker/rule.ts'
import { isUnit, neighbourLetters, scripts } from '#kitchen/checker/scripts.ts'
import { checkerWordsIn } from '#kitchen/checker/words/words-in.ts'

/** Every field is in the language that was asked for; words in other letters are the cook's own. */
export const language: Rule = {
  id: 'language',
  isLineByLine: true,
  subjects: (request) => [request.language],
  check: (it) => [
    ...ofRequest(it),
    ...fields(it).flatMap(({ where, text }) => ofLetters(text, where, it)),
    ...ofSentences(it),
    ...ofSmallWords(it),
  ],
}

/** Of so many words some must be the small words of the language. */
const enoughWords = 12
const leastShare = 0.1

function ofRequest({ request, recipe }: Case): Finding[] {
  if (recipe.language === request.language) return []
  return [{ rule: 'language', where: 'language', detail: { language: recipe.language, asked: request.language } }]
}

function fields({ lines, texts }: Case): { where: string; text: string }[] {
  return [...lines, ...texts]
}

const words = /[\p{L}\p{M}]+/gu

function ofLetters(text: string, where: string, it: Case): Finding[] {
  const { language } = it.recipe
  const own = scripts[language]
  const neighbour = neighbourLetters[language]
  const foreign = (text.match(words) ?? []).filter(
    (word) => (!own.test(word) || neighbour?.test(word) === true) && !isUnit(word) && !isTyped(word, it),
  )
  return foreign.length === 0 ? [] : [{ rule: 'language', where, detail: { kind: 'letters', words: foreign } }]
}

/** A title may keep the name of a dish ("Arroz con Pollo"); what the cook typed keeps its own words. */
function ofSentences({ texts, request, recipe }: Case): Finding[] {
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
const stopWords = new Map<Language, ReadonlySet<string>>(latin.map((code) => [code, new Set(checkerWordsIn[code].language.stopWords)]))

function shareOf(all: readonly string[], of: Language): number {
  const known = stopWords.get(of)
  return known === undefined || all.length === 0 ? 0 : all.filter((word) => known.has(word)).length / all.length
}

function ofSmallWords({ steps, recipe }: Case): Finding[] {
  if (!stopWords.has(recipe.language)) return []
  const all = steps.flatMap(({ text }) => text.toLowerCase().match(words) ?? [])
  if (all.length < enoughWords) return []
  const own = shareOf(all, recipe.language)
  const others = latin.filter((other) => other !== recipe.language)
  const rival = others.find((other) => shareOf(all, other) > own)
  if (own >= leastShare && rival === undefined) return []
  return [
    {
      rule: 'language',
      where: 'instructions',
      detail: { kind: 'small-words', share: own, ...(rival === undefined ? {} : { looksLike: rival }) },
    },
  ]
}
