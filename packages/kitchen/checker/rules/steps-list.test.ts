import { describe, expect, test } from 'vitest'
import { checkRecipe } from '#kitchen/checker/check.ts'
import { aFrittata, aStirFry } from '#kitchen/testing/a-recipe.ts'
import { withoutStructure } from '#kitchen/testing/answered.ts'
import { withText } from '#kitchen/testing/rules-broken.ts'

describe('the rule on steps and list', () => {
  test('the checker finds a listed food that no step uses, and a food in a step that the list lacks', () => {
    const { request, recipe } = aFrittata()
    const plain = withoutStructure(recipe)
    expect(checkRecipe(request, { ...plain, ingredients: [...plain.ingredients, '1 zucchini, sliced'] })).toContainEqual(
      expect.objectContaining({ rule: 'steps-list', where: 'ingredients[6]' }),
    )
    expect(checkRecipe(request, { ...plain, instructions: [...plain.instructions, 'Scatter the basil over the top.'] })).toContainEqual(
      expect.objectContaining({ rule: 'steps-list', where: 'instructions[4]', detail: { kind: 'not-listed', words: 'basil' } }),
    )
  })

  test('a step may name a listed food by a more general word: chicken for chicken breasts', () => {
    const { request, recipe } = aStirFry()
    expect(checkRecipe(request, withText(recipe, 'Add the chicken breasts and', 'Add the chicken and'))).toEqual([])
  })

  test('the checker knows an unknown word that the cook typed, but the composer cooks nothing with it before its kind is known', () => {
    const { request, recipe } = aFrittata({ ingredients: ['eggs', 'mushrooms', 'spinach', 'zblorp'], dietTypes: ['non-vegetarian'] })
    const spoken = withoutStructure(recipe)
    const swap = (text: string) =>
      text.replace('80 g (3 oz) feta, crumbled', 'zblorp, a handful').replace('crumble over the feta', 'add the zblorp')
    const withIt = { ...spoken, ingredients: spoken.ingredients.map(swap), instructions: spoken.instructions.map(swap) }
    expect(checkRecipe({ ...request, kinds: { zblorp: 'cheese' } }, withIt)).toEqual([])
    expect(checkRecipe(request, withIt)).toEqual([
      { rule: 'safety', where: expect.stringMatching(/^ingredients/), detail: { kind: 'unknown-food', words: 'zblorp' } },
    ])
  })

  test('the checker does not count washing as the use of a food', () => {
    const { request, recipe } = aFrittata()
    const plain = withoutStructure(recipe)
    const withZucchini = [...plain.ingredients, '1 zucchini, sliced']
    const unused = expect.objectContaining({ rule: 'steps-list', where: 'ingredients[6]' })
    const startingWith = (first: string) =>
      checkRecipe(request, { ...plain, ingredients: withZucchini, instructions: [first, ...plain.instructions] })
    expect(startingWith('Wash the vegetables and cut them.')).toContainEqual(unused)
    expect(startingWith('Wash the vegetables and cut them. Fry the vegetables for 2 minutes.')).not.toContainEqual(unused)
    expect(startingWith('Wash the zucchini and cut it.')).not.toContainEqual(unused)
    const steps = [
      'Wash the vegetables and cut them.',
      'Put everything into the pan with the oil, salt and pepper.',
      'Add the eggs and the feta.',
    ]
    const unnamed = checkRecipe(request, { ...plain, ingredients: withZucchini, instructions: steps })
    expect(unnamed).not.toContainEqual(unused)
  })
})
