import { describe, expect, it } from 'vitest'
import { aRequest } from '#kitchen/a-request.ts'
import { aStirFry } from '#kitchen/checker/a-recipe.ts'
import { checkLine, checkRecipe } from '#kitchen/checker/check.ts'
import { rulesBroken, withText } from '#kitchen/checker/rules-broken.ts'

describe('a Full Match', () => {
  const { request, recipe } = aStirFry()

  it('lets nothing in that was not typed, selected or drawn from the tap', () => {
    const extra = withText(recipe, '3 tbsp soy sauce', '3 tbsp oyster sauce')
    expect(checkRecipe(request, extra)).toContainEqual({ rule: 'full-match', where: 'ingredients[6]', detail: { words: 'oyster sauce' } })
  })

  it('uses the very ingredient that was typed, not a cousin', () => {
    expect(
      rulesBroken({ ...request, ingredients: request.ingredients.map((one) => (one === 'rice' ? 'basmati rice' : one)) }, recipe),
    ).toContain('full-match')
  })

  it('counts a staple only when it is selected', () => {
    expect(rulesBroken({ ...request, selectedStaples: [] }, recipe)).toContain('full-match')
  })

  it('is also what staples-only asks for', () => {
    const ideas = aRequest({ ingredients: ['carrot'], searchMode: 'ideas', useOnlyStaples: true })
    expect(checkLine(ideas, '1 onion', 'ingredient')).toContainEqual(expect.objectContaining({ rule: 'full-match' }))
  })

  it('uses all that was typed, unless it was left out with a reason', () => {
    const more = { ...request, ingredients: [...request.ingredients, 'strawberries'] }
    expect(checkRecipe(more, recipe)).toEqual([{ rule: 'coverage', where: 'ingredients', detail: { words: 'strawberries' } }])
    expect(checkRecipe(more, recipe, [{ words: 'strawberries', reason: 'does-not-fit', subjects: [] }])).toEqual([])
  })
})
