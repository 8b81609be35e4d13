import { describe, expect, test } from 'vitest'
import { searchModes } from '#kitchen/options.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'
import { cookRecipe } from '#kitchen/testing/cooked-for.ts'

describe('fish kept in salt', () => {
  test.each([
    ['salt cod', 'en'],
    ['baccalà', 'en'],
    ['salt fish', 'en'],
    ['morue', 'fr'],
    ['Klippfisch', 'de'],
    ['塩鱈', 'ja'],
  ] as const)('salt fish soaks in cold water for a day with one change of water, and gets no salt: %s', (typed, language) => {
    for (const searchMode of searchModes)
      for (const seed of ['0', '1', '2']) {
        const { recipe, leftOut } = cookRecipe(typedRequest([typed, 'potatoes', 'salt'], { language, searchMode }), seed)
        const [first, second] = recipe.structure?.steps ?? []
        expect([first?.minutes, second?.minutes]).toEqual([
          [720, 720],
          [720, 720],
        ])
        expect(recipe.structure?.lines.map((line) => line.ingredient)).not.toContain('salt')
        expect(leftOut.map(({ words }) => words)).toContain('salt')
      }
  })

  test('soaked salt fish is not soaked again', () => {
    expect(cookRecipe(typedRequest(['soaked salt cod', 'potatoes'])).recipe.structure?.times.rest).toBeLessThan(60)
  })
})
