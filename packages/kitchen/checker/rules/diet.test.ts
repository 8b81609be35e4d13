import { describe, expect, test } from 'vitest'
import { checkLine, checkRecipe } from '#kitchen/checker/check.ts'
import { aCompote, aFrittata, aLentilSoup } from '#kitchen/testing/a-recipe.ts'
import { aRequest } from '#kitchen/testing/a-request.ts'
import { rulesBroken, withText } from '#kitchen/testing/rules-broken.ts'

describe('the diet rule', () => {
  test('the diet rule finds a food that breaks the diet, and a food that may break it', () => {
    const vegetarian = aRequest({ dietTypes: ['vegetarian'], searchMode: 'ideas' })
    expect(checkLine(vegetarian, '2 tbsp fish sauce', 'ingredient')).toContainEqual(
      expect.objectContaining({ rule: 'diet', detail: expect.objectContaining({ verdict: 'no' }) }),
    )
    expect(checkLine(vegetarian, '50 g parmesan, grated', 'ingredient')).toContainEqual(
      expect.objectContaining({ rule: 'diet', detail: expect.objectContaining({ verdict: 'unknown' }) }),
    )
    expect(checkLine(vegetarian, '3 sheets gelatin', 'ingredient')).toContainEqual(expect.objectContaining({ rule: 'diet' }))
  })

  test('the diet rule holds the strictest of several diets', () => {
    const { request, recipe } = aFrittata()
    expect(rulesBroken({ ...request, dietTypes: ['vegetarian', 'vegan'] }, recipe)).toContain('diet')
  })

  test('the diet rule makes a dessert vegetarian although meat was asked for', () => {
    const { request, recipe } = aCompote({ dietTypes: ['non-vegetarian'], searchMode: 'ideas' })
    expect(checkRecipe(request, recipe)).toEqual([])
    const set = withText(recipe, '60 g (2 oz) raisins', '3 sheets gelatin')
    expect(rulesBroken(request, set)).toContain('diet')
  })

  test('the diet rule finds chicken in the steps of a vegan recipe', () => {
    const { request, recipe } = aLentilSoup()
    const spoiled = { ...recipe, instructions: recipe.instructions.map((text, at) => (at === 1 ? `${text} Add the chicken.` : text)) }
    expect(rulesBroken(request, spoiled)).toContain('diet')
  })
})
