import { describe, expect, test } from 'vitest'
import { checkRecipe } from '#kitchen/checker/check.ts'
import { answeredRequests } from '#kitchen/testing/a-recipe.ts'
import type { AnsweredRequest } from '#kitchen/testing/answered.ts'
import { mutations } from '#kitchen/testing/mutations.ts'

function titleOf(answered: () => AnsweredRequest): string {
  return answered().recipe.title
}

describe('mutated recipes', () => {
  test.each(answeredRequests.map((answered) => [titleOf(answered), answered] as const))(
    'the checker has no finding on the unspoilt %s',
    (_, answered) => {
      const { request, recipe } = answered()
      expect(checkRecipe(request, recipe)).toEqual([])
    },
  )

  test.each(mutations.map((mutation) => [mutation.name, mutation] as const))('the checker notices when somebody %s', (_, mutation) => {
    const unnoticed: string[] = []
    let spoiledRecipes = 0
    for (const answered of answeredRequests) {
      const { request, recipe } = answered()
      if (mutation.onlyWithHazard && !['Chicken', 'Salmon', 'Frittata'].some((word) => recipe.title.includes(word))) continue
      for (const spoiled of mutation.spoil(recipe)) {
        spoiledRecipes += 1
        if (checkRecipe(request, spoiled).length === 0) unnoticed.push(`${recipe.title}: ${difference(recipe, spoiled)}`)
      }
    }
    expect(spoiledRecipes).toBeGreaterThan(2)
    expect(unnoticed).toEqual([])
  })
})

function difference(before: AnsweredRequest['recipe'], after: AnsweredRequest['recipe']): string {
  const changed = (one: readonly string[], other: readonly string[]) => other.filter((text, at) => text !== one[at])
  return [
    ...changed(before.ingredients, after.ingredients),
    ...changed(before.instructions, after.instructions),
    JSON.stringify(after.structure?.times),
  ].join(' | ')
}
