import { describe, expect, test } from 'vitest'
import { checkRecipe } from '#kitchen/checker/check.ts'
import type { Recipe } from '#kitchen/recipe.ts'
import { aBakedSalmon, aCompote } from '#kitchen/testing/a-recipe.ts'
import { withoutStructure } from '#kitchen/testing/answered.ts'
import { rulesBroken, withText } from '#kitchen/testing/rules-broken.ts'

describe('the times rule', () => {
  test('the times rule requires the times of a recipe without structured data to add up', () => {
    const { request, recipe } = aBakedSalmon()
    const plain = withoutStructure(recipe)
    expect(rulesBroken(request, { ...plain, totalTime: '20 mins' })).toContain('times')
    // The recipe takes 14 minutes to prepare and 45 to cook.
    expect(rulesBroken(request, { ...plain, totalTime: '58 mins' })).toContain('times')
    expect(rulesBroken(request, { ...plain, totalTime: '59 mins' })).toEqual([])
    expect(rulesBroken(request, { ...plain, prepTime: 'a while' })).toContain('times')
    expect(rulesBroken(request, { ...plain, cookTime: '5 mins', totalTime: '19 mins' })).toContain('times')
    expect(rulesBroken(request, withText(recipe, '25-30 minutes', '40 hours'))).toContain('times')
  })

  test('the times rule rejects cooking times that are far too short or far too long', () => {
    const { request, recipe } = aCompote()
    const heat = (minutes: [number, number], text: string): Recipe => {
      const { structure } = recipe
      if (structure === undefined) throw new Error('the compote has a structure')
      const times = { ...structure.times, cook: minutes[1], total: structure.times.prep + minutes[1] + structure.times.rest }
      return {
        ...recipe,
        cookTime: `${times.cook} mins`,
        totalTime: `${times.total} mins`,
        instructions: recipe.instructions.map((step) => step.replace('12-15 minutes', text)),
        structure: {
          ...structure,
          times,
          steps: structure.steps.map((step, at) => (at === 1 ? { ...step, minutes, takes: minutes[1] } : step)),
        },
      }
    }
    expect(checkRecipe(request, heat([10, 14], '10-14 minutes'))).toEqual([])
    expect(checkRecipe(request, heat([90, 90], '90 minutes'))).toEqual([
      expect.objectContaining({ rule: 'times', detail: expect.objectContaining({ kind: 'too-long' }) }),
    ])
  })
})
