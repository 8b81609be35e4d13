import { expect, test } from 'vitest'
import { cook } from '#kitchen/cook.ts'
import { cuisines } from '#kitchen/options.ts'
import { receiptOf } from '#kitchen/receipt.ts'
import type { RecipeRequest } from '#kitchen/request.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'
import { anEntrée, cookRecipe } from '#kitchen/testing/cooked-for.ts'

test('a Full Match uses every typed ingredient and nothing else but staples and water', () => {
  const { recipe, uses, leftOut } = cookRecipe(anEntrée)
  expect(leftOut).toEqual([])
  expect(
    recipe.structure?.lines
      .filter((line) => line.use === 'yours')
      .map((line) => line.ingredient)
      .sort(),
  ).toEqual(['chicken', 'garlic', 'rice', 'tomato'])
  expect(uses).not.toContain('extra')
})

test('cook makes another dish for another cuisine', () => {
  const italian = cookRecipe(anEntrée).recipe
  const thai = cookRecipe({ ...anEntrée, cuisine: 'Thai' }).recipe
  expect(thai.title).not.toBe(italian.title)
  expect(thai.instructions).not.toEqual(italian.instructions)
})

test('cook makes the same recipe for any order of the typed ingredients', () => {
  expect(cookRecipe({ ...anEntrée, ingredients: [...anEntrée.ingredients].reverse() })).toEqual(cookRecipe(anEntrée))
})

test('cook refuses a non-food by its name: bleach', () => {
  const cooked = cook({ ...anEntrée, ingredients: ['chicken', 'bleach'] }, '1')
  expect(cooked).toMatchObject({ state: 'refused', code: 'not_food', reasons: [{ words: 'bleach' }] })
})

test('cook leaves out an excluded food, gives the reason, and never lists the food', () => {
  const { recipe, leftOut } = cookRecipe({
    ...anEntrée,
    ingredients: [...anEntrée.ingredients, 'butter'],
    allergens: ['dairy'],
    selectedStaples: [...anEntrée.selectedStaples, 'butter'],
  })
  const instead = { name: 'vegan butter', isUsed: false }
  expect(leftOut).toContainEqual({ words: 'butter', reason: 'allergen', subjects: ['dairy'], instead })
  expect(recipe.ingredients.join(' ')).not.toMatch(/butter/)
})

test('cook leaves out an unknown word and names it, with or without an exclusion', () => {
  const request: RecipeRequest = { ...anEntrée, ingredients: ['chicken', 'xyzzyberries'] }
  for (const allergens of [[], ['peanut']] satisfies RecipeRequest['allergens'][]) {
    const { recipe, leftOut } = cookRecipe({ ...request, allergens })
    expect(leftOut).toContainEqual({ words: 'xyzzyberries', reason: 'unknown', subjects: [] })
    expect(recipe.ingredients.join(' ')).not.toContain('xyzzyberries')
  }
})

test.each<[RecipeRequest['language'], RegExp]>([
  ['en', /leftover chicken/i],
  ['es', /sobras de pollo/i],
  ['fr', /restes de poulet/i],
  ['de', /Reste von Hähnchen/i],
  ['ru', /остатк\p{L}+ курицы/iu],
  ['ar', /بقايا الدجاج/],
  ['ja', /残りの鶏肉/],
  ['zh', /剩鸡肉/],
])('a recipe gives a misspelt food its correct name and keeps its form: %s', (language, called) => {
  const { recipe, leftOut } = cookRecipe({ ...anEntrée, ingredients: ['leftover chikcen', 'rice'], language })
  expect(leftOut).toEqual([])
  expect(recipe.title).toMatch(called)
  expect(JSON.stringify(recipe)).not.toMatch(/chikcen/i)
})

test('cook leaves out a misspelt food under its typed words', () => {
  const { leftOut } = cookRecipe({
    ...anEntrée,
    ingredients: ['leftover chikcen', 'rice', 'carrots'],
    dietTypes: ['vegan'],
    proteins: [],
  })
  expect(leftOut).toMatchObject([{ words: 'leftover chikcen', reason: 'diet' }])
})

test('cook makes a recipe of staples alone', () => {
  const { recipe, uses } = cookRecipe({
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

test('cook makes a dish of one carrot', () => {
  const { recipe } = cookRecipe({ ...anEntrée, ingredients: ['carrot'], dietTypes: ['vegan'], proteins: [], selectedStaples: [] })
  expect(recipe.title).toMatch(/carrot/i)
})

test('cook serves strawberries with salmon instead of leaving them out', () => {
  for (const cuisine of cuisines) {
    const { recipe, leftOut } = cookRecipe(typedRequest(['salmon', 'strawberries'], { cuisine, selectedStaples: [] }))
    expect(leftOut).toEqual([])
    expect(recipe.ingredients.join(' ')).toMatch(/salmon.*strawberr|strawberr.*salmon/)
  }
})

test('cook makes a dish of twenty ingredients and names those it leaves out', () => {
  const twenty =
    'chicken, rice, carrots, onions, garlic, tomatoes, zucchini, spinach, eggs, cheese, bread, butter, lemon, ginger, potatoes, peas, corn, mushrooms, yogurt, honey'
  const ingredients = twenty.split(', ')
  const { recipe, leftOut } = cookRecipe(typedRequest(ingredients))
  expect((recipe.structure?.lines.filter((line) => line.use === 'yours').length ?? 0) + leftOut.length).toBe(20)
  expect(leftOut.length).toBeLessThanOrEqual(6)
})

test.each([
  ['sugar alone', ['sugar'], 'entrée'],
  ['pepper alone', ['black pepper'], 'soup'],
  ['kale', ['kale'], 'dessert'],
] as const)('cook refuses a food that cannot be eaten as the requested meal, and names it: %s', (_, ingredients, mealType) => {
  const refused = cook(
    typedRequest(ingredients, { mealTypes: [mealType], targetMealType: mealType, dietTypes: ['vegan'], selectedStaples: [] }),
    '0',
  )
  expect(refused).toMatchObject({ state: 'refused', code: 'nothing_cookable', reasons: [{ words: ingredients[0] }] })
})

test('cook adds few ingredients to a simple recipe and more to an elaborate one', () => {
  const extrasOf = (complexityMode: 'simple' | 'elaborate') =>
    cuisines.map((cuisine) => {
      const { uses } = cookRecipe(typedRequest(['chicken', 'carrots'], { cuisine, searchMode: 'ideas', complexityMode }))
      return uses.filter((use) => use === 'extra').length
    })
  const [simple, elaborate] = [extrasOf('simple'), extrasOf('elaborate')]
  expect(Math.max(...simple), simple.join()).toBeLessThanOrEqual(9)
  expect(elaborate.filter((count, at) => count > (simple[at] ?? 0)).length).toBe(cuisines.length)
})

test.each([
  [['rice', 'milk water'], 1],
  [['rice', 'zblorp', 'milk zblorp'], 1],
  [['rice', 'zblorp and milk', 'zblorp and cream'], 1],
  [['chicken and rice', 'milk and onions'], 2],
  [['chicken', 'tomatoes', 'milk'], 2],
])('the receipt counts the typed phrases of which a food is used: %s', (ingredients, used) => {
  const { uses, leftOut } = cookRecipe({ ...anEntrée, allergens: ['dairy'], ingredients })
  expect(receiptOf(ingredients.length, uses, leftOut).used).toBe(used)
})

test('cook asks to type a food on its own if only its neighbours make it doubtful', () => {
  const { leftOut } = cookRecipe({ ...anEntrée, allergens: ['dairy'], ingredients: ['chicken', 'onions', 'lait Eier farine'] })
  const reasonOf = new Map(leftOut.map(({ words, reason }) => [words.toLowerCase(), reason]))
  expect(reasonOf).toEqual(new Map(Object.entries({ lait: 'allergen', eier: 'typed-together', farine: 'typed-together' })))
  expect(leftOut.every((one) => one.reason === 'allergen' || one.instead === undefined)).toBe(true)
})

test('food of which the cook typed none is no matter of filters', () => {
  const { state, ...refused } = cook({ ...anEntrée, ingredients: ['0 tomatoes'] }, '0')
  expect([state, refused]).toEqual([
    'refused',
    { code: 'nothing_cookable', reasons: [{ words: 'tomatoes', reason: 'none-typed', subjects: [] }] },
  ])
})
