import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cuisines, dietTypes, mealTypes, searchModes } from '#domain/options.ts'
import type { RecipeRequest } from '#domain/recipes/request.ts'
import { randomRequest } from '#kitchen/a-request.ts'
import { checkRecipe } from '#kitchen/checker/check.ts'
import { compose } from '#kitchen/composer/compose.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'
import { cook } from '#kitchen/cook.ts'

const anEntrée: RecipeRequest = {
  ingredients: ['chicken', 'rice', 'tomatoes', 'garlic'],
  allergens: [],
  mealTypes: ['entrée'],
  targetMealType: 'entrée',
  dietTypes: ['non-vegetarian'],
  proteins: ['chicken'],
  cuisine: 'Italian',
  searchMode: 'full',
  complexityMode: 'simple',
  language: 'en',
  useOnlyStaples: false,
  selectedStaples: ['cooking oil', 'salt and pepper', 'spices and herbs'],
}

function recipeOf(request: RecipeRequest, seed = '0') {
  const cooked = cook(request, seed)
  if (cooked.state === 'refused') throw new Error(`refused: ${cooked.code} ${JSON.stringify(cooked.reasons)}`)
  return cooked
}

describe('cook', () => {
  it('uses everything that was typed in a Full Match, and nothing else but staples and water', () => {
    const { recipe, uses, leftOut } = recipeOf(anEntrée)
    expect(leftOut).toEqual([])
    expect(
      recipe.structure?.lines
        .filter((line) => line.use === 'yours')
        .map((line) => line.ingredient)
        .sort(),
    ).toEqual(['chicken', 'garlic', 'rice', 'tomato'])
    expect(uses).not.toContain('extra')
  })

  it('gives each cuisine its own dish', () => {
    const italian = recipeOf(anEntrée).recipe
    const thai = recipeOf({ ...anEntrée, cuisine: 'Thai' }).recipe
    expect(thai.title).not.toBe(italian.title)
    expect(thai.instructions).not.toEqual(italian.instructions)
  })

  it('gives the same recipe for the same seed and another one for the next', () => {
    expect(cook(anEntrée, '7')).toEqual(cook(anEntrée, '7'))
    for (let seed = 0; seed < 5; seed += 1)
      expect(recipeOf(anEntrée, String(seed + 1)).recipe).not.toEqual(recipeOf(anEntrée, String(seed)).recipe)
  })

  it('cooks the same whatever the order of what was typed', () => {
    expect(recipeOf({ ...anEntrée, ingredients: [...anEntrée.ingredients].reverse() })).toEqual(recipeOf(anEntrée))
  })

  it('refuses what is not food by its name', () => {
    const cooked = cook({ ...anEntrée, ingredients: ['chicken', 'bleach'] }, '1')
    expect(cooked).toMatchObject({ state: 'refused', code: 'not_food', reasons: [{ words: 'bleach' }] })
  })

  it('leaves out an excluded food, says why, and never lists it', () => {
    const { recipe, leftOut } = recipeOf({
      ...anEntrée,
      ingredients: [...anEntrée.ingredients, 'butter'],
      allergens: ['dairy'],
      selectedStaples: [...anEntrée.selectedStaples, 'butter'],
    })
    expect(leftOut).toContainEqual({ words: 'butter', reason: 'allergen', subjects: ['dairy'] })
    expect(recipe.ingredients.join(' ')).not.toMatch(/butter/)
  })

  it('leaves out an unknown word when something is excluded, and cooks with it when nothing is', () => {
    const request: RecipeRequest = { ...anEntrée, ingredients: ['chicken', 'xyzzyberries'] }
    expect(recipeOf({ ...request, allergens: ['peanut'] }).leftOut).toContainEqual({
      words: 'xyzzyberries',
      reason: 'unknown',
      subjects: [],
    })
    expect(recipeOf(request).recipe.ingredients.join(' ')).toContain('xyzzyberries')
  })

  it('cooks from staples alone', () => {
    const { recipe, uses } = recipeOf({
      ...anEntrée,
      ingredients: [],
      dietTypes: ['vegan'],
      proteins: [],
      useOnlyStaples: true,
      selectedStaples: ['cooking oil', 'salt and pepper', 'rice', 'garlic', 'spices and herbs'],
    })
    expect(uses.every((use) => use === 'staple' || use === 'water')).toBe(true)
    expect(recipe.instructions.length).toBeGreaterThan(1)
  })

  it('makes something of one carrot', () => {
    const { recipe } = recipeOf({ ...anEntrée, ingredients: ['carrot'], dietTypes: ['vegan'], proteins: [], selectedStaples: [] })
    expect(recipe.title).toMatch(/carrot/i)
  })

  it('cooks every cuisine, meal, diet and mode, with staples and without', () => {
    const silent: string[] = []
    for (const cuisine of cuisines)
      for (const mealType of mealTypes)
        for (const diet of dietTypes)
          for (const searchMode of searchModes)
            for (const selectedStaples of [[], anEntrée.selectedStaples]) {
              const ingredients = mealType === 'dessert' ? ['apple', 'sugar'] : ['carrot', 'onion', 'chickpeas']
              const request: RecipeRequest = {
                ...anEntrée,
                ingredients,
                cuisine,
                mealTypes: [mealType],
                targetMealType: mealType,
                dietTypes: [diet],
                proteins: [],
                searchMode,
                selectedStaples: [...selectedStaples],
              }
              const cooked = cook(request, '3')
              if (cooked.state === 'refused')
                silent.push(`${cuisine} ${mealType} ${diet} ${searchMode} ${selectedStaples.length}: ${cooked.code}`)
            }
    expect(silent).toEqual([])
  })

  it('composes 2,000 random requests without one finding, before any second try', () => {
    const findings = []
    for (let seed = 0; seed < 2_000; seed += 1) {
      const request = randomRequest(seed)
      const composed = compose(request, readRequest(request).brief, String(seed))
      if (composed === null) continue
      findings.push(
        ...checkRecipe(request, composed.recipe, composed.leftOut).map((finding) => ({ seed, ...finding, title: composed.recipe.title })),
      )
    }
    expect(findings).toEqual([])
  })

  it('never adds an allergen when one more is excluded', () => {
    fc.assert(
      fc.property(fc.nat(5_000), (seed) => {
        const request: RecipeRequest = { ...randomRequest(seed), allergens: ['dairy', 'gluten'] }
        const cooked = cook(request, String(seed))
        if (cooked.state === 'refused') return
        expect(checkRecipe({ ...request, allergens: ['dairy'] }, cooked.recipe, cooked.leftOut)).toEqual([])
      }),
      { numRuns: 200 },
    )
  })
})
