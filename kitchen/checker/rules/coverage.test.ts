import { describe, expect, it } from 'vitest'
import { aFrittata } from '#kitchen/checker/a-recipe.ts'
import { checkRecipe } from '#kitchen/checker/check.ts'
import { rulesBroken } from '#kitchen/checker/rules-broken.ts'

describe('ideas', () => {
  it('use most of what was typed', () => {
    const { request, recipe } = aFrittata()
    expect(checkRecipe({ ...request, ingredients: [...request.ingredients, 'zucchini'] }, recipe)).toEqual([])
    const many = { ...request, ingredients: [...request.ingredients, 'zucchini', 'leek', 'carrot', 'peas'] }
    expect(rulesBroken(many, recipe)).toEqual(['coverage'])
  })
})
