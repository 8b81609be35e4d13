import { describe, expect, it } from 'vitest'
import type { DietType } from '#kitchen/options.ts'
import { aStirFry } from '#kitchen/testing/a-recipe.ts'
import { aRequest } from '#kitchen/testing/a-request.ts'
import { plainWordsAgainst } from '#kitchen/testing/plain-words.ts'
import { aTruth } from './a-truth.ts'
import { screenRecipe } from './screen.ts'
import { indexRows } from './truth-index.ts'

const nothing = indexRows([])

describe('the screen of recipes', () => {
  const { request, recipe } = aStirFry()

  it('the screen passes a recipe that keeps to its request', () => {
    expect(screenRecipe(request, recipe, indexRows([aTruth('rice'), aTruth('chicken', {}, { meat: 'Y', vegan: 'N' })]))).toEqual([])
  })

  it('the screen finds an excluded allergen in a line by the truth table, whatever the lexicon says', () => {
    const truth = indexRows([aTruth('Rices', { peanut: 'L' })])
    const kinds = screenRecipe({ ...request, allergens: ['peanut', 'dairy'] }, recipe, truth).map(({ kind }) => kind)
    expect(new Set(kinds)).toEqual(new Set(['truth table: peanut was excluded']))
  })

  it("the screen looks a line up in the recipe's language too", () => {
    const rows = [{ ...aTruth('Knoblauch', { soybean: 'Y' }), language: 'de' }]
    const kinds = screenRecipe({ ...request, allergens: ['soybean'] }, { ...recipe, language: 'de' }, indexRows(rows)).map(
      ({ kind }) => kind,
    )
    expect(kinds).toEqual(['truth table: soybean was excluded'])
  })

  it('the screen finds an excluded allergen by plain words', () => {
    const buttered = { ...recipe, instructions: [...recipe.instructions, 'Stir in the butter.'] }
    expect(screenRecipe({ ...request, allergens: ['dairy'] }, buttered, nothing)).toEqual([
      { kind: 'plain words: dairy was excluded', detail: '"butter" in: Stir in the butter.' },
    ])
  })

  it('the screen finds what the governing diet excludes', () => {
    const kinds = screenRecipe({ ...request, dietTypes: ['vegan'] }, recipe, nothing).map(({ kind }) => kind)
    expect(kinds).toContain('plain words: is not vegan')
    const byTruth = screenRecipe(
      aRequest({ dietTypes: ['vegetarian'] }),
      recipe,
      indexRows([aTruth('chicken breasts', {}, { vegetarian: 'N' })]),
    )
    expect(byTruth.map(({ kind }) => kind)).toContain('truth table: is not vegetarian')
  })
})

describe('plain words against a diet', () => {
  it.each<[DietType, string]>([
    ['pescatarian', 'Brown the ground beef.'],
    ['pescatarian', 'Melt the lard.'],
    ['vegetarian', '1 tbsp fish sauce'],
    ['vegetarian', '200 g prawns'],
    ['vegetarian', '10 g gelatin'],
    ['vegan', '1 tbsp honey'],
    ['vegan', '2 eggs, beaten'],
    ['vegan', '50 g butter'],
  ])('the plain words for a %s diet find: %s', (diet, text) => expect(plainWordsAgainst(diet, text)).not.toEqual([]))

  it.each<[DietType, string]>([
    ['vegan', '200 g vegan sausages'],
    ['vegan', 'Brown the plant-based ground meat.'],
    ['vegan', '1 butternut squash and 1 honeydew melon'],
    ['vegan', '400 ml coconut milk, 200 g chickpeas and peanut butter'],
    ['vegan', '200 g oyster mushrooms, eggplants and beefsteak tomatoes'],
    ['pescatarian', '200 g crab meat'],
    ['pescatarian', '4 salmon fillets'],
    ['non-vegetarian', '4 pork chops'],
  ])('the plain words for a %s diet do not find: %s', (diet, text) => expect(plainWordsAgainst(diet, text)).toEqual([]))
})
