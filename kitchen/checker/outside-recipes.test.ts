import { describe, expect, it } from 'vitest'
import { languageCodes } from '#domain/options.ts'
import { stirFryIn } from '#kitchen/checker/by-hand/in-every-language.ts'
import { checkRecipe } from '#kitchen/checker/check.ts'
import { answerOf, outsideRecipesIn } from '#kitchen/checker/outside-recipes/in-every-language.ts'

describe.each(languageCodes)('recipes that cooks wrote in %s', (language) => {
  const { recipes, undercooked, cooked } = outsideRecipesIn[language]

  it.each(recipes.map((written) => [written.text.title, written] as const))('a good recipe has no finding: %s', (_, written) => {
    const { request, recipe } = answerOf(written, language)
    expect(checkRecipe(request, recipe, [])).toEqual([])
  })

  /** The findings for chicken with rice plus one more sentence. */
  function findingsWith(sentence: string) {
    const { request, recipe } = stirFryIn(language)
    return checkRecipe(request, { ...recipe, instructions: [...recipe.instructions, sentence] }, [])
  }

  it.each(undercooked)('a sentence that serves chicken underdone is a finding: %s', (sentence) => {
    expect(findingsWith(sentence)).toContainEqual(
      expect.objectContaining({ rule: 'safety', detail: expect.objectContaining({ kind: 'undercooked' }) }),
    )
  })

  it.each(cooked)('a sentence that warns of underdone chicken is no finding: %s', (sentence) => {
    expect(findingsWith(sentence)).toEqual([])
  })
})
