import type { RecipeCase } from '#kitchen/checker/reading/case.ts'
import { containsPhrase, matchesOf, patternSourceOf } from '#kitchen/checker/text/phrases.ts'
import { foldText } from '#kitchen/checker/text/plain-text.ts'
import { sentencesOf } from '#kitchen/checker/text/sentences.ts'
import { servingWordsByLanguage } from '#kitchen/checker/words/serving.ts'
import { checkerWordsIn } from '#kitchen/checker/words/words-in.ts'
import type { Finding } from '#kitchen/judgement.ts'
import { memoizedByKey } from '#kitchen/memoize.ts'
import type { Language } from '#kitchen/options.ts'

interface Numbered {
  pattern: RegExp
  numbers: ReadonlyMap<string, number>
}

/**
 * A pattern for a number and the plates, bowls or glasses it counts, with at most one word between: "four warm
 * plates", 4枚の皿, 4个盘子.
 */
const numberedIn = memoizedByKey((language: Language): Numbered => {
  const { vessels, numbers: further = {} } = servingWordsByLanguage[language]
  const all = { ...checkerWordsIn[language].quantities.numbers, ...further }
  const numbers = new Map(Object.entries(all).map(([word, value]) => [foldText(word), value]))
  const isUnspaced = language === 'ja' || language === 'zh'
  const counted = patternSourceOf([...numbers.keys()], language)
  const between = isUnspaced ? '[個个枚つ只的の杯]{0,2}' : '(?:\\s+\\p{L}+)?\\s+'
  const [before, after] = isUnspaced ? ['', ''] : ['(?<!\\p{L})', '(?!\\p{L})(?!\\s+(?:of\\s|de\\s|d\\W|mit\\s))']
  const pattern = new RegExp(
    `${before}(?<![\\d.,])(?<number>\\d{1,2}|${counted})${between}(?:${patternSourceOf(vessels, language)})${after}`,
    'gu',
  )
  return { pattern, numbers }
})

/**
 * Finds steps that serve on another number of plates than the recipe has servings: "arrange the egg on four plates"
 * for one.
 */
export function findWrongPlateCounts({ steps, recipe: { language, servings } }: Pick<RecipeCase, 'steps' | 'recipe'>): Finding[] {
  const { pattern, numbers } = numberedIn(language)
  const { verbs } = servingWordsByLanguage[language]
  return steps.flatMap(({ text, where }) =>
    sentencesOf(text).flatMap((sentence) => {
      const plain = foldText(sentence.text)
      if (!containsPhrase(plain, verbs, language)) return []
      return matchesOf(pattern, plain).flatMap(({ 0: words, groups }): Finding[] => {
        const number = groups?.number ?? ''
        const plates = numbers.get(number) ?? Number(number)
        // Fractions do not count, and one bowl may be the mixing bowl.
        if (plates === servings || !Number.isInteger(plates) || plates < 2) return []
        return [{ rule: 'amounts', where, detail: { kind: 'plates', words, servings } }]
      })
    }),
  )
}
