import { describe, expect, test } from 'vitest'
import { cook } from '#kitchen/cook.ts'
import type { Language, MealType } from '#kitchen/options.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'

function linesOf(typed: readonly string[], language: Language, mealType: MealType, seed: string) {
  const outcome = cook(typedRequest(typed, { language, mealTypes: [mealType], targetMealType: mealType }), seed)
  return outcome.state === 'refused'
    ? { lines: [], structure: undefined }
    : { lines: outcome.recipe.ingredients, structure: outcome.recipe.structure }
}

const seeds = ['0', '1', '2', '3']

describe('foods cooked like a relative', () => {
  test.each<[Language, string, string]>([
    ['en', 'bagels', 'piece'],
    ['en', 'cranberry sauce', 'ml'],
    ['en', 'sponge fingers', 'g'],
    ['de', 'Bagels', 'piece'],
    ['ru', 'бейглы', 'piece'],
    ['ja', 'ベーグル', 'piece'],
  ])('a food that is cooked like another keeps its own name and measure, in %s: %s', (language, typed, measure) => {
    for (const seed of seeds) {
      const { structure } = linesOf([typed, 'turkey', 'carrots'], language, 'entrée', seed)
      const lines = structure?.lines.filter(({ use }) => use === 'yours') ?? []
      expect(lines.map(({ ingredient }) => ingredient)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(?:bread|jam)$/)]))
      expect(lines.filter(({ words }) => words === typed).map((line) => line.measure)).toEqual([measure])
    }
  })

  test.each<[MealType, string]>([
    ['entrée', 'crisps'],
    ['entrée', 'potato chips'],
    ['entrée', 'pretzels'],
    ['soup', 'crisps'],
    ['entrée', 'cornflakes'],
    ['dessert', 'cornflakes'],
  ])('a crisp food is never rinsed, boiled or fried soft (%s): %s', (mealType, typed) => {
    for (const seed of seeds) {
      const { structure, lines } = linesOf([typed, 'apples', 'carrots', 'milk'], 'en', mealType, seed)
      const at = structure?.lines.findIndex(({ words }) => words === typed) ?? -1
      const techniques = structure?.steps.filter((step) => step.lines.includes(at)).map(({ technique }) => technique) ?? []
      expect(techniques.filter((one) => ['boil', 'simmer', 'fry', 'absorb', 'stir-fry', 'steam'].includes(one))).toEqual([])
      expect(lines.join(' ')).not.toMatch(new RegExp(`${typed}, (?:rinsed|chopped)`))
    }
  })
})
