import { describe, expect, it } from 'vitest'
import { languageCodes } from '#domain/options.ts'
import { stirFryIn } from '#kitchen/checker/by-hand/in-every-language.ts'
import { answerOf, byStrangersIn } from '#kitchen/checker/by-strangers/in-every-language.ts'
import { checkRecipe } from '#kitchen/checker/check.ts'

describe.each(languageCodes)('strangers who write in %s', (language) => {
  const { recipes, undercooked, cooked } = byStrangersIn[language]

  it.each(recipes.map((stranger) => [stranger.text.title, stranger] as const))(
    'are not sent away with a good recipe: %s',
    (_, stranger) => {
      const { request, recipe } = answerOf(stranger, language)
      expect(checkRecipe(request, recipe, [])).toEqual([])
    },
  )

  /** Chicken with rice, and a sentence more. */
  function findingsWith(sentence: string) {
    const { request, recipe } = stirFryIn(language)
    return checkRecipe(request, { ...recipe, instructions: [...recipe.instructions, sentence] }, [])
  }

  it.each(undercooked)('may not serve it underdone: %s', (sentence) => {
    expect(findingsWith(sentence)).toContainEqual(
      expect.objectContaining({ rule: 'safety', detail: expect.objectContaining({ kind: 'undercooked' }) }),
    )
  })

  it.each(cooked)('may warn of the underdone: %s', (sentence) => {
    expect(findingsWith(sentence)).toEqual([])
  })
})
