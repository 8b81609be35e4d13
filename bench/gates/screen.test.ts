import { describe, expect, it } from 'vitest'
import type { DietType } from '#domain/options.ts'
import { aRequest } from '#kitchen/a-request.ts'
import { aStirFry } from '#kitchen/checker/a-recipe.ts'
import { plainWordsAgainst } from '#kitchen/plain-words.ts'
import { aTruth } from './a-truth.ts'
import { screenRecipe } from './screen.ts'
import { indexRows } from './truth-index.ts'

const nothing = indexRows([])

describe('the screen', () => {
  const { request, recipe } = aStirFry()

  it('passes a recipe that holds to its request', () => {
    expect(screenRecipe(request, recipe, indexRows([aTruth('rice'), aTruth('chicken', {}, { meat: 'Y', vegan: 'N' })]))).toEqual([])
  })

  it('finds what a truth table says is in a line, whatever the lexicon says', () => {
    const truth = indexRows([aTruth('Rices', { peanut: 'L' })])
    const kinds = screenRecipe({ ...request, allergens: ['peanut', 'dairy'] }, recipe, truth).map(({ kind }) => kind)
    expect(new Set(kinds)).toEqual(new Set(['truth table: peanut was excluded']))
  })

  it('looks a line up in the language of the recipe too', () => {
    const rows = [{ ...aTruth('Knoblauch', { soybean: 'Y' }), language: 'de' }]
    const kinds = screenRecipe({ ...request, allergens: ['soybean'] }, { ...recipe, language: 'de' }, indexRows(rows)).map(
      ({ kind }) => kind,
    )
    expect(kinds).toEqual(['truth table: soybean was excluded'])
  })

  it('finds by plain words what no table knows', () => {
    const buttered = { ...recipe, instructions: [...recipe.instructions, 'Stir in the butter.'] }
    expect(screenRecipe({ ...request, allergens: ['dairy'] }, buttered, nothing)).toEqual([
      { kind: 'plain words: dairy was excluded', detail: '"butter" in: Stir in the butter.' },
    ])
  })

  it('finds what the governing diet does not eat', () => {
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
  ])('for %s names: %s', (diet, text) => expect(plainWordsAgainst(diet, text)).not.toEqual([]))

  it.each<[DietType, string]>([
    ['vegan', '200 g vegan sausages'],
    ['vegan', 'Brown the plant-based ground meat.'],
    ['vegan', '1 butternut squash and 1 honeydew melon'],
    ['vegan', '400 ml coconut milk, 200 g chickpeas and peanut butter'],
    ['vegan', '200 g oyster mushrooms, eggplants and beefsteak tomatoes'],
    ['pescatarian', '200 g crab meat'],
    ['pescatarian', '4 salmon fillets'],
    ['non-vegetarian', '4 pork chops'],
  ])('for %s is silent at: %s', (diet, text) => expect(plainWordsAgainst(diet, text)).toEqual([]))
})
