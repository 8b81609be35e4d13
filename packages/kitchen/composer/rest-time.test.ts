import { expect, test } from 'vitest'
import { checkRecipe } from '#kitchen/checker/check.ts'
import { parseDuration } from '#kitchen/checker/text/durations.ts'
import { cook } from '#kitchen/cook.ts'
import { languageCodes } from '#kitchen/options.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'

/** Steps about resting, in a language's words. */
function rested(language: (typeof languageCodes)[number]) {
  const request = { ...typedRequest(['beef steak', 'potatoes'], { searchMode: 'ideas' }), language }
  for (let turn = 0; turn < 12; turn += 1) {
    const cooked = cook(request, String(turn))
    if (cooked.state === 'cooked' && (cooked.recipe.structure?.times.rest ?? 0) > 0) return { request, recipe: cooked.recipe }
  }
  throw new Error('nothing rests')
}

test.each(languageCodes)('the resting time is written like the other times: "%s"', (language) => {
  const { request, recipe } = rested(language)
  const { rest = 0, prep = 0 } = recipe.structure?.times ?? {}
  expect(parseDuration(recipe.restTime ?? '', language)).toBe(rest)
  const words = (time = '') => time.replace(/[\d٠-٩]+/gu, '').trim()
  if (rest < 60 && prep < 60 && rest > 1 && language !== 'ar' && language !== 'ru')
    expect(words(recipe.restTime)).toBe(words(recipe.prepTime))
  expect(checkRecipe(request, { ...recipe, restTime: recipe.totalTime })).toContainEqual(expect.objectContaining({ where: 'restTime' }))
})
