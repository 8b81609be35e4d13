import { describe, expect, test } from 'vitest'
import { cook } from '#kitchen/cook.ts'
import type { Staple } from '#kitchen/options.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'

function baked(dough: string, meal: 'entrée' | 'dessert', selectedStaples: Staple[]) {
  const result = cook(
    typedRequest([dough], { mealTypes: [meal], targetMealType: meal, dietTypes: ['vegetarian'], searchMode: 'full', selectedStaples }),
    '0',
  )
  if (result.state !== 'cooked') throw new Error(`not cooked: ${result.code}`)
  return { ...result.recipe, text: result.recipe.instructions.join(' ') }
}

describe('a dough with staples only', () => {
  test.each(['pizza dough', 'bread dough', 'puff pastry', 'phyllo'])('a dough is baked with oil, garlic and salt: %s', (dough) => {
    const { structure, text, title } = baked(dough, 'entrée', ['cooking oil', 'salt and pepper', 'garlic'])
    expect(structure?.archetype).toBe('dough-bread')
    expect(text).toMatch(/(?:olive oil, garlic, salt.*bake|with .*olive oil, garlic, salt)/)
    expect(text).toMatch(/until golden|golden/)
    expect(title).toMatch(/Baked/)
  })

  test('a dough without staples is baked alone', () => {
    expect(baked('pizza dough', 'entrée', []).text).toMatch(/bake/i)
  })

  test('puff pastry with butter and sugar makes a dessert that bakes at 200 °C', () => {
    const { structure, text } = baked('puff pastry', 'dessert', ['butter', 'sugar'])
    expect(structure?.archetype).toBe('dough-bake')
    expect(text).toMatch(/200°C/)
  })
})
