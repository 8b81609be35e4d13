import { describe, expect, it } from 'vitest'
import { aRequest } from '#kitchen/a-request.ts'
import { aLine, aRecipe } from '#kitchen/checker/answered.ts'
import { checkRecipe } from '#kitchen/checker/check.ts'

type Lines = Parameters<typeof aRecipe>[2]

function isForOthers(mealType: 'soup' | 'dessert', servings: number, lines: Lines): boolean {
  const recipe = aRecipe({ title: '1', mealType, servings }, [5, 5, 0], lines, [])
  const request = aRequest({ mealTypes: [mealType], targetMealType: mealType, dietTypes: [] })
  return checkRecipe(request, recipe).some(({ where, detail }) => where === 'servings' && detail.kind === 'servings')
}

describe('the number of people a recipe is for', () => {
  it('fits a soup that is all onions', () => {
    const lines = [aLine('1 1/2 tbsp vegetable oil', 'vegetable-oil', 22.5, 'ml'), aLine('3 onions', 'onion', 3, 'piece')]
    expect(isForOthers('soup', 4, lines)).toBe(false)
    expect(isForOthers('soup', 1, lines)).toBe(true)
  })

  it('is not told by one thing that nobody cuts for one', () => {
    const lines = [aLine('2 tomatoes', 'tomato', 2, 'piece'), aLine('1 sheet nori', 'nori', 1, 'sheet')]
    expect(isForOthers('soup', 1, lines)).toBe(false)
    expect(isForOthers('soup', 8, lines)).toBe(true)
  })

  it('is not told by what only sweetens something nobody knows', () => {
    expect(isForOthers('dessert', 4, [aLine('2 tbsp sugar', 'sugar', 30, 'ml', 'staple')])).toBe(false)
  })
})
