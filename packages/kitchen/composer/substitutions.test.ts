import { describe, expect, test } from 'vitest'
import { checkRecipe } from '#kitchen/checker/check.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'
import { cook } from '#kitchen/cook.ts'
import { isIngredientId, lexicon } from '#kitchen/lexicon/lexicon.ts'
import { allergens } from '#kitchen/options.ts'
import type { RecipeRequest } from '#kitchen/request.ts'
import { randomRequest, typedRequest } from '#kitchen/testing/a-request.ts'
import { howMany } from '../../../tests/how-many.ts'

function cooked(request: RecipeRequest, seed = '0') {
  const outcome = cook(request, seed)
  if (outcome.state === 'refused') throw new Error(`refused: ${outcome.code}`)
  return outcome
}

/** What a recipe takes instead of a food, and the source of its line. */
function takenFor(words: string, request: RecipeRequest) {
  const { recipe, uses, leftOut } = cooked(request)
  const instead = leftOut.find((one) => one.words === words)?.instead
  const at = recipe.ingredients.findIndex((line) => instead !== undefined && line.includes(instead.name))
  return { ...instead, use: uses[at] }
}

const ideas: Partial<RecipeRequest> = { searchMode: 'ideas', selectedStaples: [] }
const creamy = ['butter', 'chicken', 'rice']

describe('substitutes for foods left out', () => {
  test('a substitute is cooked and named when the composer may add ingredients', () => {
    expect(takenFor('butter', typedRequest(creamy, { ...ideas, allergens: ['dairy'] }))).toEqual({
      name: 'vegan butter',
      isUsed: true,
      use: 'extra',
    })
  })

  test('a substitute is named in a Full Match and never cooked', () => {
    const taken = takenFor('butter', typedRequest(creamy, { allergens: ['dairy'], selectedStaples: [] }))
    expect(taken).toEqual({ name: 'vegan butter', isUsed: false, use: undefined })
  })

  test('a substitute keeps every exclusion and the diet at once', () => {
    const strict = typedRequest(creamy, { ...ideas, allergens: ['dairy', 'soybean'], dietTypes: ['vegan'] })
    const names = cooked(strict).leftOut.map(({ words, instead }) => `${words}: ${instead?.name}`)
    expect(names.sort()).toEqual(['butter: olive oil', 'chicken: chickpeas'])
  })

  test('a typed food that can replace the one left out is used without a note', () => {
    const { leftOut, uses } = cooked(typedRequest([...creamy, 'olive oil'], { allergens: ['dairy'], selectedStaples: [] }))
    expect(leftOut).toEqual([{ words: 'butter', reason: 'allergen', subjects: ['dairy'] }])
    expect(uses).not.toContain('extra')
  })

  test('a substitute is no second main food beside a typed one', () => {
    const { onTable, of } = instead(typedRequest(['shrimp', 'beef'], { ...ideas, allergens: ['shellfish'] }))
    expect(of.get('shrimp')).toBe('cod')
    expect(onTable).toEqual([])
  })

  test('one substitute replaces several foods of the same role', () => {
    const { onTable, of } = instead(typedRequest(['chicken', 'turkey', 'pork', 'rice'], { ...ideas, dietTypes: ['vegan'] }))
    expect([...new Set(of.values())]).toEqual(['tofu'])
    expect(onTable).toEqual(['tofu'])
  })

  test('a substitute fits the meal: silken tofu for egg in a dessert', () => {
    const sweet: Partial<RecipeRequest> = { ...ideas, mealTypes: ['dessert'], targetMealType: 'dessert', dietTypes: ['vegan'] }
    const { of } = instead(typedRequest(['egg', 'paneer', 'flour'], sweet))
    expect([...of]).toEqual([
      ['egg', 'silken-tofu'],
      ['paneer', 'silken-tofu'],
    ])
  })

  test('a cheese that is known by its kind only has a substitute, and a dish has none', () => {
    const { of } = instead(typedRequest(['taleggio', 'pizza', 'rice'], { ...ideas, allergens: ['dairy', 'gluten'] }))
    expect([...of.keys()]).toEqual(['taleggio'])
  })

  test("a substitute is named in the recipe's language", () => {
    const named = (language: RecipeRequest['language']) =>
      cooked(typedRequest(creamy, { ...ideas, allergens: ['dairy'], language })).leftOut.map((one) => one.instead?.name)
    expect(named('de')).toEqual(['vegane Butter'])
    expect(named('zh')).toEqual(['纯素黄油'])
  })

  test('the choice of substitutes does not depend on the order of the typed foods', () => {
    const request = typedRequest(['milk', 'chicken', 'cream', 'butter', 'shrimp'], { ...ideas, allergens: ['dairy'], dietTypes: ['vegan'] })
    const turned = instead({ ...request, ingredients: [...request.ingredients].reverse() })
    expect(turned.onTable).toEqual(instead(request).onTable)
    expect([...turned.of].sort()).toEqual([...instead(request).of].sort())
  })

  test('a substitute never contains an excluded allergen, leaves no finding, and exists for most foods left out', () => {
    let barred = 0
    let named = 0
    const faults: unknown[] = []
    const count = howMany(120, 600)
    for (let seed = 0; seed < count; seed += 1) {
      const random = randomRequest(seed)
      const request: RecipeRequest = { ...random, allergens: [allergens[seed % allergens.length] ?? 'dairy', ...random.allergens] }
      const outcome = cook(request, String(seed))
      if (outcome.state === 'refused') continue
      const { recipe, leftOut } = outcome
      faults.push(...checkRecipe(request, recipe, leftOut))
      for (const { words, reason, instead: taken } of leftOut) {
        if (reason !== 'allergen' && reason !== 'diet') continue
        barred += 1
        if (taken !== undefined) named += 1
        const id = instead(request).of.get(words)
        if (id === undefined || !isIngredientId(id)) continue
        const found = [...(lexicon[id].contains ?? []), ...(lexicon[id].mayContain ?? [])]
        if (found.some((one) => request.allergens.includes(one))) faults.push({ seed, words, id })
      }
    }
    expect(faults).toEqual([])
    expect(barred).toBeGreaterThan(count / 2)
    expect(named / barred).toBeGreaterThan(0.7)
  })
})

function instead(request: RecipeRequest) {
  const found = readRequest(request).brief.instead
  if (found === undefined) throw new Error('nothing was thought of')
  return found
}

test('no tree nut replaces peanuts', () => {
  for (const typed of ['peanuts', 'peanut butter']) {
    const request = typedRequest([typed, 'rice', 'carrots'], { allergens: ['peanut'], searchMode: 'ideas' })
    const [left] = cooked(request).leftOut
    expect(left?.words).toBe(typed)
    expect(left?.instead?.name ?? 'nothing').not.toMatch(/almond|cashew|walnut|hazelnut|pecan/)
  }
})

test('stock cubes left out for an allergen are replaced by water, and those left out for a diet by another stock', () => {
  const soup: Partial<RecipeRequest> = { ...ideas, mealTypes: ['soup'], targetMealType: 'soup' }
  const stocksIn = (typed: readonly string[], over: Partial<RecipeRequest>) =>
    ['0', '1', '2', '3'].flatMap((seed) =>
      (cooked(typedRequest(typed, { ...soup, ...over }), seed).recipe.structure?.lines ?? []).filter(
        ({ ingredient }) => ingredient !== null && isIngredientId(ingredient) && lexicon[ingredient].class === 'stock',
      ),
    )
  for (const cubes of ['stock cubes', 'chicken stock cubes'])
    for (const allergen of ['gluten', 'soybean', 'dairy'] as const) {
      expect(stocksIn([cubes, 'carrots', 'potatoes'], { allergens: [allergen] }), `${cubes}, ${allergen}`).toEqual([])
      const { leftOut } = cooked(typedRequest([cubes, 'carrots'], { ...soup, allergens: [allergen] }))
      expect(leftOut.find(({ words }) => words === cubes)?.instead?.name).toBe('water')
    }
  expect(stocksIn(['chicken stock cubes', 'carrots', 'potatoes'], { dietTypes: ['vegan'] }).length).toBeGreaterThan(0)
})
