import { expect, test } from 'vitest'
import { checkRecipe } from '#kitchen/checker/check.ts'
import { aFrittata } from '#kitchen/testing/a-recipe.ts'
import { rulesBroken } from '#kitchen/testing/rules-broken.ts'

test('the coverage rule requires a recipe from ideas to use most of the typed ingredients', () => {
  const { request, recipe } = aFrittata()
  expect(checkRecipe({ ...request, ingredients: [...request.ingredients, 'zucchini'] }, recipe)).toEqual([])
  const many = { ...request, ingredients: [...request.ingredients, 'zucchini', 'leek', 'carrot', 'peas'] }
  expect(rulesBroken(many, recipe)).toEqual(['coverage'])
})
