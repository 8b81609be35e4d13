import { describe, expect, test } from 'vitest'
import { callsFor } from '#kitchen/composer/match/rank.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'
import { repertoire } from '#kitchen/composer/repertoire/list.ts'
import type { RecipeRequest } from '#kitchen/request.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'

/** The dishes that typed foods call for, the clearest first, with the words of the foods in their slots. */
function calls(ingredients: readonly string[], over: Partial<RecipeRequest>) {
  const { brief } = readRequest(typedRequest(ingredients, over))
  return callsFor(brief, repertoire).map(({ dish, filling, used, boughtMusts }) => ({
    id: dish.id,
    used: used.map(({ words }) => words),
    boughtMusts,
    in: (slot: string) => filling.get(slot)?.map(({ words, use }) => `${words}, ${use}`) ?? [],
  }))
}

const chinese = { cuisine: 'Chinese', searchMode: 'ideas' } as const
const italian = { cuisine: 'Italian', searchMode: 'ideas' } as const

describe('what the typed foods call for', () => {
  test('the dish of the rare food comes first, and what does not belong stays out', () => {
    const [first] = calls(['tofu', 'doubanjiang', 'ketchup'], chinese)
    expect(first?.id).toBe('mapo-tofu')
    expect(first?.used).toEqual(['tofu', 'doubanjiang'])
  })

  test('typed foods fill a slot before staples, and staples before the shop', () => {
    const [first] = calls(['tofu', 'doubanjiang', 'ground beef'], { ...chinese, selectedStaples: ['cooking oil', 'garlic'] })
    expect(first?.in('mince')).toEqual(['ground beef, yours'])
    expect(first?.in('garlic')).toEqual(['garlic, staple'])
    expect(first?.in('numbing')).toEqual(['sichuan-pepper, extra'])
  })

  test('in Full Match nothing is bought, and a dish without one of its musts is not called for', () => {
    const full: Partial<RecipeRequest> = { ...chinese, searchMode: 'full', selectedStaples: [] }
    expect(calls(['tofu', 'doubanjiang'], full).map(({ id }) => id)).not.toContain('mapo-tofu')
    const [first] = calls(['tofu', 'doubanjiang', 'vegetable oil'], full)
    expect([first?.id, first?.in('numbing'), first?.boughtMusts]).toEqual(['mapo-tofu', [], 0])
  })

  test('an excluded food is neither bought nor a dish of it called for', () => {
    expect(calls(['spaghetti', 'bacon'], { ...italian, allergens: ['eggs'] }).map(({ id }) => id)).not.toContain('spaghetti-carbonara')
    const [first] = calls(['tofu', 'doubanjiang'], { ...chinese, dietTypes: ['vegan'] })
    expect([first?.id, first?.in('mince')]).toEqual(['mapo-tofu', []])
  })

  test('a dish of another kitchen or meal is not called for', () => {
    expect(calls(['tofu', 'doubanjiang'], italian).map(({ id }) => id)).not.toContain('mapo-tofu')
    expect(calls(['tofu', 'doubanjiang'], { ...chinese, mealTypes: ['dessert'], targetMealType: 'dessert' })).toEqual([])
  })

  test('a typed form that the method does not cook fills no slot', () => {
    const [first] = calls(['leftover spaghetti', 'bacon', 'eggs', 'parmesan'], italian)
    expect(first?.in('pasta')).not.toContain('leftover spaghetti, yours')
  })
})
