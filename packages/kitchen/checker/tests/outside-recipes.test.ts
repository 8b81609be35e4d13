import { describe, expect, test } from 'vitest'
import { checkRecipe } from '#kitchen/checker/check.ts'
import { languageCodes } from '#kitchen/options.ts'
import { stirFryIn } from '#kitchen/testing/by-hand/in-every-language.ts'
import { answerOf, outsideRecipesIn } from '#kitchen/testing/outside-recipes/in-every-language.ts'

describe.each(languageCodes)('recipes by human cooks in %s', (language) => {
  const { recipes, undercooked, cooked } = outsideRecipesIn[language]

  test.each(recipes.map((written) => [written.text.title, written] as const))(
    'the checker has no finding on a good recipe by a human cook: %s',
    (_, written) => {
      const { request, recipe } = answerOf(written, language)
      expect(checkRecipe(request, recipe, [])).toEqual([])
    },
  )

  /** The findings for chicken with rice plus one more sentence. */
  function findingsWith(sentence: string) {
    const { request, recipe } = stirFryIn(language)
    return checkRecipe(request, { ...recipe, instructions: [...recipe.instructions, sentence] }, [])
  }

  test.each(undercooked)('the checker finds a sentence that serves chicken underdone: %s', (sentence) => {
    expect(findingsWith(sentence)).toContainEqual(
      expect.objectContaining({ rule: 'safety', detail: expect.objectContaining({ kind: 'undercooked' }) }),
    )
  })

  test.each(cooked)('the checker accepts a sentence that warns of underdone chicken: %s', (sentence) => {
    expect(findingsWith(sentence)).toEqual([])
  })
})
