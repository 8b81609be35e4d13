import { describe, expect, it } from 'vitest'
import { aFrittata, aStirFry } from '#kitchen/checker/a-recipe.ts'
import { inStringsOnly } from '#kitchen/checker/answered.ts'
import { checkRecipe } from '#kitchen/checker/check.ts'
import { withText } from '#kitchen/checker/rules-broken.ts'

describe('the steps and the list', () => {
  it('agree both ways', () => {
    const { request, recipe } = aFrittata()
    const plain = inStringsOnly(recipe)
    expect(checkRecipe(request, { ...plain, ingredients: [...plain.ingredients, '1 zucchini, sliced'] })).toContainEqual(
      expect.objectContaining({ rule: 'steps-list', where: 'ingredients[6]' }),
    )
    expect(checkRecipe(request, { ...plain, instructions: [...plain.instructions, 'Scatter the basil over the top.'] })).toContainEqual(
      expect.objectContaining({ rule: 'steps-list', where: 'instructions[4]', detail: { kind: 'not-listed', words: 'basil' } }),
    )
  })

  it('may speak of a listed food by a more general word', () => {
    const { request, recipe } = aStirFry()
    expect(checkRecipe(request, withText(recipe, 'Add the chicken breasts and', 'Add the chicken and'))).toEqual([])
  })

  it('know what the cook typed and the lexicon does not', () => {
    const { request, recipe } = aFrittata({ ingredients: ['eggs', 'mushrooms', 'spinach', 'zblorp'], dietTypes: ['non-vegetarian'] })
    const spoken = inStringsOnly(recipe)
    const swap = (text: string) =>
      text.replace('80 g (3 oz) feta, crumbled', 'zblorp, a handful').replace('crumble over the feta', 'add the zblorp')
    expect(
      checkRecipe(request, { ...spoken, ingredients: spoken.ingredients.map(swap), instructions: spoken.instructions.map(swap) }),
    ).toEqual([])
  })
})
