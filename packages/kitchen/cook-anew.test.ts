import { describe, expect, test } from 'vitest'
import { cook } from '#kitchen/cook.ts'
import { cuisines } from '#kitchen/options.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'
import { anEntrée, cookRecipe } from '#kitchen/testing/cooked-for.ts'
import { randomOutcomes } from '#kitchen/testing/random-recipes.ts'
import { howMany } from '../../tests/how-many.ts'

describe('refreshed recipes', () => {
  test('cook gives the same recipe for the same seed and another one for the next seed', () => {
    expect(cook(anEntrée, '7')).toEqual(cook(anEntrée, '7'))
    for (let seed = 0; seed < 5; seed += 1)
      expect(cookRecipe(anEntrée, String(seed + 1)).recipe).not.toEqual(cookRecipe(anEntrée, String(seed)).recipe)
  })

  test('cook gives another recipe for the next seed of any random request', () => {
    const repeated = []
    for (const { seed, request, cooked: one } of randomOutcomes(howMany(60, 400))) {
      const next = cook(request, String(seed + 1))
      if (one.state === 'cooked' && next.state === 'cooked' && JSON.stringify(one.recipe) === JSON.stringify(next.recipe))
        repeated.push(seed)
    }
    expect(repeated).toEqual([])
  })

  const refreshed = [
    ['ideas', 'entrée', ['chicken', 'carrots']],
    ['ideas', 'soup', ['carrots', 'onion']],
    ['ideas', 'dessert', ['strawberries']],
    ['full', 'entrée', ['chicken', 'rice', 'tomatoes', 'garlic']],
    ['full', 'entrée', ['eggs', 'potatoes', 'onions', 'cheese']],
    ['full', 'soup', ['carrots', 'onion', 'potatoes', 'lentils']],
  ] as const

  test.each(refreshed)('five refreshes give five titles and five methods: %s, %s', (searchMode, mealType, ingredients) => {
    const over = {
      searchMode,
      targetMealType: mealType,
      dietTypes: [mealType === 'dessert' ? ('vegetarian' as const) : ('non-vegetarian' as const)],
    }
    // A short run cooks every third cuisine, beginning with another one for each request; a long run cooks all.
    const turn = refreshed.findIndex((row) => row[2] === ingredients)
    for (const cuisine of cuisines.filter((_, at) => (at + turn) % howMany(3, 1) === 0)) {
      const recipes = ['0', '1', '2', '3', '4'].map(
        (seed) => cookRecipe(typedRequest(ingredients, { ...over, mealTypes: [mealType], cuisine }), seed).recipe,
      )
      const methods = recipes.map(({ structure }) =>
        [structure?.archetype, ...(structure?.steps.map((step) => step.technique) ?? [])].join(' '),
      )
      expect(new Set(recipes.map(({ title }) => title)).size, `${cuisine}: ${recipes.map(({ title }) => title).join(' / ')}`).toBe(5)
      expect(new Set(methods).size, `${cuisine}: ${methods.join(' / ')}`).toBe(5)
    }
  })

  test('cook makes at least six different dishes of the same foods across the cuisines', () => {
    const ways = cuisines.map(
      (cuisine) => cookRecipe(typedRequest(['chicken', 'rice', 'tomatoes', 'garlic'], { cuisine })).recipe.structure?.archetype,
    )
    expect(new Set(ways).size, ways.join(', ')).toBeGreaterThanOrEqual(6)
  })
})
