import { describe, expect, test } from 'vitest'
import { checkRecipe } from '#kitchen/checker/check.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'
import { aRequest } from '#kitchen/testing/a-request.ts'
import { aLine, aRecipe } from '#kitchen/testing/answered.ts'

type Lines = Parameters<typeof aRecipe>[2]

function isForOthers(mealType: 'soup' | 'dessert', servings: number, lines: Lines): boolean {
  const recipe = aRecipe({ title: '1', mealType, servings }, [5, 5, 0], lines, [])
  const request = aRequest({ mealTypes: [mealType], targetMealType: mealType, dietTypes: [] })
  return checkRecipe(request, recipe).some(({ where, detail }) => where === 'servings' && detail.kind === 'servings')
}

describe('servings', () => {
  test('three onions make a soup for four and not for one', () => {
    const lines = [aLine('1 1/2 tbsp vegetable oil', 'vegetable-oil', 22.5, 'ml'), aLine('3 onions', 'onion', 3, 'piece')]
    expect(isForOthers('soup', 4, lines)).toBe(false)
    expect(isForOthers('soup', 1, lines)).toBe(true)
  })

  test('one sheet of nori does not decide how many people a recipe serves', () => {
    const lines = [aLine('2 tomatoes', 'tomato', 2, 'piece'), aLine('1 sheet nori', 'nori', 1, 'sheet')]
    expect(isForOthers('soup', 1, lines)).toBe(false)
    expect(isForOthers('soup', 8, lines)).toBe(true)
  })

  test('sugar that sweetens an unknown food does not decide how many people a recipe serves', () => {
    expect(isForOthers('dessert', 4, [aLine('2 tbsp sugar', 'sugar', 30, 'ml', 'staple')])).toBe(false)
  })

  test('a curry of many spices serves the people that its vegetables feed', () => {
    const times = (id: 'carrot' | 'onion' | 'tomato' | 'cumin' | 'turmeric' | 'ground-coriander' | 'paprika', scale: number) => {
      const { serving, measure } = lexicon[id]
      return aLine(id, id, (serving.soup ?? 1) * 4 * scale, measure)
    }
    const spices = (['cumin', 'turmeric', 'ground-coriander', 'paprika'] as const).map((id) => times(id, 3))
    const vegetables = (scale: number) => (['carrot', 'onion', 'tomato'] as const).map((id) => times(id, scale))
    expect(isForOthers('soup', 4, [...vegetables(1), ...spices])).toBe(false)
    expect(isForOthers('soup', 4, [...vegetables(3), ...spices])).toBe(true)
  })
})
