import { describe, expect, test } from 'vitest'
import { verbs, vessels } from '#kitchen/composer/draft.ts'
import { ingredientIds } from '#kitchen/lexicon/lexicon.ts'
import { type Language, languageCodes } from '#kitchen/options.ts'
import type { Recipe } from '#kitchen/recipe.ts'
import { arabic } from '#kitchen/testing/grammar/ar.ts'
import { german } from '#kitchen/testing/grammar/de.ts'
import { judgeFirstDraftsIn } from '#kitchen/testing/grammar/drafts.ts'
import { english } from '#kitchen/testing/grammar/en.ts'
import { spanish } from '#kitchen/testing/grammar/es.ts'
import { everyLine, everyVerbAndIngredient, everyVerbAndVessel, ingredientsApart } from '#kitchen/testing/grammar/every-sentence.ts'
import { french } from '#kitchen/testing/grammar/fr.ts'
import { japanese } from '#kitchen/testing/grammar/ja.ts'
import { russian } from '#kitchen/testing/grammar/ru.ts'
import { hasFlaw, isWholeLine, type Line, type TestLanguage } from '#kitchen/testing/grammar/test-language.ts'
import { chinese } from '#kitchen/testing/grammar/zh.ts'
import { howMany, isLong } from '../../../../tests/how-many.ts'

const languages: Record<Language, TestLanguage> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  ru: russian,
  ja: japanese,
  ar: arabic,
  zh: chinese,
}

/**
 * The time limit in milliseconds for a test of every verb with every ingredient on a busy machine: hundreds of
 * thousands of sentences.
 */
const everyVerbTimeout = 180_000

/** The lines of a recipe with their measures. */
function linesOf({ ingredients, structure }: Recipe): Line[] {
  return ingredients.map((text, at) => ({ text, measure: structure?.lines[at]?.measure ?? null }))
}

describe.each(languageCodes)('the grammar of %s', (code) => {
  const language = languages[code]
  const { name, writeSentence, writeLine, flawedSentences, flawedLines } = language
  const flawsIn = (texts: readonly string[]) => texts.filter((text) => hasFlaw(language, text)).slice(0, 20)
  const brokenIn = (lines: readonly Line[]) => lines.filter((line) => !isWholeLine(language, line)).slice(0, 20)

  test(
    `the ${name} grammar writes a correct sentence for every verb with every ingredient`,
    () => {
      const sentences = everyVerbAndIngredient(writeSentence, isLong())
      expect(sentences.length).toBeGreaterThan((verbs.length * ingredientIds.length) / ingredientsApart)
      expect(flawsIn(sentences)).toEqual([])
    },
    everyVerbTimeout,
  )

  test(`the ${name} grammar writes a correct sentence for every verb in every vessel, with a second group, without a time, and of cooked food`, () => {
    const sentences = everyVerbAndVessel(writeSentence, isLong())
    expect(sentences.length).toBeGreaterThan(verbs.length * vessels.length)
    expect(flawsIn(sentences)).toEqual([])
  })

  test(`the ${name} grammar writes every ingredient as a line with its amount and unit, in the singular and the plural`, () => {
    const lines = everyLine(writeLine)
    expect(lines).toHaveLength(3 * ingredientIds.length)
    expect(brokenIn(lines)).toEqual([])
  })

  test(`the checker has no finding on ${name} first drafts for random requests, and their texts are correct`, () => {
    const requests = howMany(12, 100)
    const { recipes, findings } = judgeFirstDraftsIn(code, requests)
    expect(recipes.length).toBeGreaterThan(requests * 0.8)
    expect(findings).toEqual([])
    expect(flawsIn(recipes.flatMap(({ title, description, instructions }) => [title, description, ...instructions]))).toEqual([])
    expect(brokenIn(recipes.flatMap(linesOf))).toEqual([])
  })

  test(`the error patterns for ${name} find the error in each flawed sentence and line`, () => {
    expect(flawedSentences.filter((sentence) => !hasFlaw(language, sentence))).toEqual([])
    expect(flawedLines.filter((text) => isWholeLine(language, { text, measure: 'g' }))).toEqual([])
  })
})
