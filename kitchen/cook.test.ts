import { describe, expect, it } from 'vitest'
import { cuisines } from '#domain/options.ts'
import type { RecipeRequest } from '#domain/recipes/request.ts'
import { typedRequest } from '#kitchen/a-request.ts'
import { cook } from '#kitchen/cook.ts'
import { anEntrée, cookRecipe } from '#kitchen/cooked-for.ts'

describe('cook', () => {
  it('uses everything that was typed in a Full Match, and nothing else but staples and water', () => {
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

  it('gives each cuisine its own dish', () => {
    const italian = cookRecipe(anEntrée).recipe
    const thai = cookRecipe({ ...anEntrée, cuisine: 'Thai' }).recipe
    expect(thai.title).not.toBe(italian.title)
    expect(thai.instructions).not.toEqual(italian.instructions)
  })

  it('cooks the same whatever the order of what was typed', () => {
    expect(cookRecipe({ ...anEntrée, ingredients: [...anEntrée.ingredients].reverse() })).toEqual(cookRecipe(anEntrée))
  })

  it('refuses what is not food by its name', () => {
    const cooked = cook({ ...anEntrée, ingredients: ['chicken', 'bleach'] }, '1')
    expect(cooked).toMatchObject({ state: 'refused', code: 'not_food', reasons: [{ words: 'bleach' }] })
  })

  it('leaves out an excluded food, says why, and never lists it', () => {
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

  it('leaves out an unknown word, whether or not something is excluded, and names it', () => {
    const request: RecipeRequest = { ...anEntrée, ingredients: ['chicken', 'xyzzyberries'] }
    for (const allergens of [[], ['peanut']] satisfies RecipeRequest['allergens'][]) {
      const { recipe, leftOut } = cookRecipe({ ...request, allergens })
      expect(leftOut).toContainEqual({ words: 'xyzzyberries', reason: 'unknown', subjects: [] })
      expect(recipe.ingredients.join(' ')).not.toContain('xyzzyberries')
    }
  })

  it.each<[RecipeRequest['language'], RegExp]>([
    ['en', /leftover chicken/i],
    ['es', /sobras de pollo/i],
    ['fr', /restes de poulet/i],
    ['de', /Reste von Hähnchen/i],
    ['ru', /остатк\p{L}+ курицы/iu],
    ['ar', /بقايا الدجاج/],
    ['ja', /残りの鶏肉/],
    ['zh', /剩鸡肉/],
  ])('calls a misspelt food by its own name, and keeps its form: %s', (language, called) => {
    const { recipe, leftOut } = cookRecipe({ ...anEntrée, ingredients: ['leftover chikcen', 'rice'], language })
    expect(leftOut).toEqual([])
    expect(recipe.title).toMatch(called)
    expect(JSON.stringify(recipe)).not.toMatch(/chikcen/i)
  })

  it('leaves a misspelt food out by the words that were typed', () => {
    const { leftOut } = cookRecipe({
      ...anEntrée,
      ingredients: ['leftover chikcen', 'rice', 'carrots'],
      dietTypes: ['vegan'],
      proteins: [],
    })
    expect(leftOut).toMatchObject([{ words: 'leftover chikcen', reason: 'diet' }])
  })

  it('cooks from staples alone', () => {
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

  it('makes something of one carrot', () => {
    const { recipe } = cookRecipe({ ...anEntrée, ingredients: ['carrot'], dietTypes: ['vegan'], proteins: [], selectedStaples: [] })
    expect(recipe.title).toMatch(/carrot/i)
  })

  it('serves strawberries with the salmon rather than leave them out', () => {
    for (const cuisine of cuisines) {
      const { recipe, leftOut } = cookRecipe(typedRequest(['salmon', 'strawberries'], { cuisine, selectedStaples: [] }))
      expect(leftOut).toEqual([])
      expect(recipe.ingredients.join(' ')).toMatch(/salmon.*strawberr|strawberr.*salmon/)
    }
  })

  it('makes a dish of twenty things and says what it left out', () => {
    const twenty =
      'chicken, rice, carrots, onions, garlic, tomatoes, zucchini, spinach, eggs, cheese, bread, butter, lemon, ginger, potatoes, peas, corn, mushrooms, yogurt, honey'
    const ingredients = twenty.split(', ')
    const { recipe, leftOut } = cookRecipe(typedRequest(ingredients))
    expect((recipe.structure?.lines.filter((line) => line.use === 'yours').length ?? 0) + leftOut.length).toBe(20)
    expect(leftOut.length).toBeLessThanOrEqual(6)
  })

  it.each([
    ['sugar alone', ['sugar'], 'entrée'],
    ['pepper alone', ['black pepper'], 'soup'],
    ['kale', ['kale'], 'dessert'],
  ] as const)('refuses what cannot be eaten as the meal asked for, and says what it was: %s', (_, ingredients, mealType) => {
    const refused = cook(
      typedRequest(ingredients, { mealTypes: [mealType], targetMealType: mealType, dietTypes: ['vegan'], selectedStaples: [] }),
      '0',
    )
    expect(refused).toMatchObject({ state: 'refused', code: 'nothing_cookable', reasons: [{ words: ingredients[0] }] })
  })

  it('adds little when it is to be simple, and more when it may be elaborate', () => {
    const extrasOf = (complexityMode: 'simple' | 'elaborate') =>
      cuisines.map((cuisine) => {
        const { uses } = cookRecipe(typedRequest(['chicken', 'carrots'], { cuisine, searchMode: 'ideas', complexityMode }))
        return uses.filter((use) => use === 'extra').length
      })
    const [simple, elaborate] = [extrasOf('simple'), extrasOf('elaborate')]
    expect(Math.max(...simple), simple.join()).toBeLessThanOrEqual(9)
    expect(elaborate.filter((count, at) => count > (simple[at] ?? 0)).length).toBe(cuisines.length)
  })
})
