import { describe, expect, test } from 'vitest'
import { checkRecipe } from '#kitchen/checker/check.ts'
import { aFrittata } from '#kitchen/testing/a-recipe.ts'
import { rulesBroken } from '#kitchen/testing/rules-broken.ts'

describe('the structure rule', () => {
  const { request, recipe } = aFrittata()

  test.each([
    ['no title', { ...recipe, title: ' ' }],
    ['no ingredients', { ...recipe, ingredients: [] }],
    ['no steps', { ...recipe, instructions: [] }],
    ['an empty step', { ...recipe, instructions: [...recipe.instructions, ''] }],
    ['markup', { ...recipe, description: '<b>Lovely</b>' }],
    ['a link', { ...recipe, description: 'See https://example.org' }],
    ['markdown', { ...recipe, description: '**Lovely**' }],
    ['a control character', { ...recipe, description: 'Lovely\u0007' }],
    ['a lone surrogate', { ...recipe, description: 'Lovely\ud800' }],
    ['a hundred servings', { ...recipe, servings: 100 }],
    ['another meal', { ...recipe, mealType: 'soup' as const }],
    ['another cuisine', { ...recipe, cuisine: 'Thai' as const }],
    ['a line that never ends', { ...recipe, description: 'so good '.repeat(65) }],
    ['forty-one steps', { ...recipe, instructions: Array.from({ length: 41 }, (_, at) => `Stir ${at} times.`) }],
  ])('the structure rule rejects a recipe with %s', (_, spoiled) => {
    expect(rulesBroken(request, spoiled)).toContain('structure')
  })

  test('the structure rule rejects a title that claims a food the recipe lacks', () => {
    expect(checkRecipe(request, { ...recipe, title: 'Salmon and Spinach Frittata' })).toContainEqual(
      expect.objectContaining({ rule: 'structure', where: 'title', detail: { kind: 'title-claim', words: 'Salmon' } }),
    )
  })

  test('the structure rule rejects a line with the wrong source', () => {
    const lie = {
      ...recipe,
      ...(recipe.structure && {
        structure: { ...recipe.structure, lines: recipe.structure.lines.map((line) => ({ ...line, use: 'yours' as const })) },
      }),
    }
    expect(rulesBroken(request, lie)).toEqual(['structure'])
  })
})
