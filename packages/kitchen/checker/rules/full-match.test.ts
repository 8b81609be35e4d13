import { describe, expect, test } from 'vitest'
import { checkLine, checkRecipe } from '#kitchen/checker/check.ts'
import { aStirFry } from '#kitchen/testing/a-recipe.ts'
import { aRequest } from '#kitchen/testing/a-request.ts'
import { rulesBroken, withText } from '#kitchen/testing/rules-broken.ts'

describe('the Full Match rule', () => {
  const { request, recipe } = aStirFry()

  test('the Full Match rule accepts only typed ingredients, selected staples and water', () => {
    const extra = withText(recipe, '3 tbsp soy sauce', '3 tbsp oyster sauce')
    expect(checkRecipe(request, extra)).toContainEqual({ rule: 'full-match', where: 'ingredients[6]', detail: { words: 'oyster sauce' } })
  })

  test('the Full Match rule rejects a relative of the typed ingredient: rice for basmati rice', () => {
    expect(
      rulesBroken({ ...request, ingredients: request.ingredients.map((one) => (one === 'rice' ? 'basmati rice' : one)) }, recipe),
    ).toContain('full-match')
  })

  test('the Full Match rule accepts a staple only when it is selected', () => {
    expect(rulesBroken({ ...request, selectedStaples: [] }, recipe)).toContain('full-match')
  })

  test('the Full Match rule applies in staples-only mode as well', () => {
    const ideas = aRequest({ ingredients: ['carrot'], searchMode: 'ideas', useOnlyStaples: true })
    expect(checkLine(ideas, '1 onion', 'ingredient')).toContainEqual(expect.objectContaining({ rule: 'full-match' }))
  })

  test('the Full Match rule requires every typed ingredient that was not left out with a reason', () => {
    const more = { ...request, ingredients: [...request.ingredients, 'strawberries'] }
    expect(checkRecipe(more, recipe)).toEqual([{ rule: 'coverage', where: 'ingredients', detail: { words: 'strawberries' } }])
    expect(checkRecipe(more, recipe, [{ words: 'strawberries', reason: 'does-not-fit', subjects: [] }])).toEqual([])
  })
})
