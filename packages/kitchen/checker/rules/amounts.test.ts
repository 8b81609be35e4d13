import { describe, expect, test } from 'vitest'
import { checkRecipe } from '#kitchen/checker/check.ts'
import { aFrittata } from '#kitchen/testing/a-recipe.ts'
import { rulesBroken, withText } from '#kitchen/testing/rules-broken.ts'

describe('the amounts rule', () => {
  test.each([
    ['6 eggs', '300 eggs'],
    ['6 eggs', '1 g eggs'],
    ['6 eggs', '0 eggs'],
    ['100 g (4 oz) spinach', '90 kg spinach'],
    ['2 tbsp parsley', '2 l parsley'],
    ['1 tbsp olive oil', '5 cups olive oil'],
  ])('the amounts rule rejects a change from "%s" to "%s"', (before, after) => {
    const { request, recipe } = aFrittata()
    expect(rulesBroken(request, withText(recipe, before, after))).toContain('amounts')
  })

  test('the amounts rule accepts every kitchen measure', () => {
    const { request, recipe } = aFrittata()
    for (const line of [
      '1/2 lb mushrooms, sliced',
      '2 cups mushrooms, sliced',
      '8 mushrooms, sliced',
      '½ cup sliced mushrooms',
      'mushrooms, to taste',
      '200-250 g mushrooms',
    ])
      expect(checkRecipe(request, withText(recipe, '200 g (7 oz) mushrooms, sliced', line))).toEqual([])
  })

  test('the amounts rule requires the amount in brackets to equal the one before it', () => {
    const { request, recipe } = aFrittata()
    const spoiled = { ...recipe, ingredients: recipe.ingredients.map((text) => text.replace('(7 oz)', '(2 lb)')) }
    expect(rulesBroken(request, spoiled)).toEqual(['amounts'])
  })
})
