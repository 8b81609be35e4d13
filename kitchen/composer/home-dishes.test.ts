import { describe, expect, it } from 'vitest'
import type { RecipeRequest } from '#domain/recipes/request.ts'
import { typedRequest } from '#kitchen/a-request.ts'
import { cook } from '#kitchen/cook.ts'

function cooked(ingredients: readonly string[], over: Partial<RecipeRequest> = {}) {
  const result = cook(typedRequest(ingredients, over), '0')
  if (result.state !== 'cooked') throw new Error(`not cooked: ${result.code}`)
  return { ...result.recipe, leftOut: result.leftOut, way: result.recipe.structure?.archetype }
}

describe('what a cook thinks of first', () => {
  it('is a porridge of oats, milk and bananas, and leaves nothing out', () => {
    const recipe = cooked(['bananas', 'oats', 'milk'], {
      mealTypes: ['dessert'],
      targetMealType: 'dessert',
      dietTypes: ['vegetarian'],
      selectedStaples: ['sugar'],
    })
    expect(recipe.way).toBe('porridge')
    expect(recipe.leftOut).toEqual([])
  })

  it('is fried rice of cooked rice, in every kitchen that has a wok', () => {
    for (const cuisine of ['Chinese', 'Thai', 'Korean', 'Japanese'] as const)
      expect(cooked(['cooked rice', 'ham', 'peas', 'eggs'], { cuisine, proteins: ['pork'] }).way, cuisine).toBe('fried-rice')
  })

  it('is a salad of bread and tomatoes, named after both', () => {
    const recipe = cooked(['bread', 'tomatoes', 'cucumber', 'basil'], { dietTypes: ['vegan'] })
    expect(recipe.way).toBe('bread-salad')
    expect(recipe.title).toMatch(/bread and (?:tomato|cucumber) salad/i)
  })

  it('leaves a fillet and a chop whole in the oven and the pan', () => {
    for (const food of ['salmon', 'pork chops'])
      for (const cuisine of ['French', 'Mexican', 'Italian'] as const) {
        const recipe = cooked([food, 'green beans'], { cuisine })
        const isPot = ['stew', 'curry', 'stir-fry', 'skewers', 'warm-salad', 'one-pot-rice'].includes(recipe.way ?? '')
        if (!isPot) expect(recipe.ingredients.join(), `${food}, ${cuisine}`).not.toMatch(/(?:salmon|chops), cut/)
      }
  })

  it('heats no oil only to pour water on it', () => {
    const { instructions } = cooked(['red lentils', 'raisins'], { cuisine: 'Chinese', mealTypes: ['soup'], targetMealType: 'soup' })
    expect(instructions.join(' ')).not.toMatch(/\boil\b/)
  })
})
