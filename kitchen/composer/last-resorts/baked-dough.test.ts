import { describe, expect, it } from 'vitest'
import type { Staple } from '#domain/options.ts'
import { typedRequest } from '#kitchen/a-request.ts'
import { cook } from '#kitchen/cook.ts'

function baked(dough: string, meal: 'entrée' | 'dessert', selectedStaples: Staple[]) {
  const result = cook(
    typedRequest([dough], { mealTypes: [meal], targetMealType: meal, dietTypes: ['vegetarian'], searchMode: 'full', selectedStaples }),
    '0',
  )
  if (result.state !== 'cooked') throw new Error(`not cooked: ${result.code}`)
  return { ...result.recipe, text: result.recipe.instructions.join(' ') }
}

describe('a dough alone with staples', () => {
  it.each(['pizza dough', 'bread dough', 'puff pastry', 'phyllo'])('is baked with oil, garlic and salt: %s', (dough) => {
    const { structure, text, title } = baked(dough, 'entrée', ['cooking oil', 'salt and pepper', 'garlic'])
    expect(structure?.archetype).toBe('dough-bread')
    expect(text).toMatch(/(?:olive oil, garlic, salt.*bake|with .*olive oil, garlic, salt)/)
    expect(text).toMatch(/until golden|golden/)
    expect(title).toMatch(/Baked/)
  })

  it('is baked with nothing where there is nothing', () => {
    expect(baked('pizza dough', 'entrée', []).text).toMatch(/bake/i)
  })

  it('is a dessert with butter and sugar, in an oven that does not burn it', () => {
    const { structure, text } = baked('puff pastry', 'dessert', ['butter', 'sugar'])
    expect(structure?.archetype).toBe('dough-bake')
    expect(text).toMatch(/200°C/)
  })
})
