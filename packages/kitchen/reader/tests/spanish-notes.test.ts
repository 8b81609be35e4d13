import { describe, expect, it } from 'vitest'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const ingredientsOf = (text: string) => readPhrase(text, 'es').foods.map(({ ingredient }) => ingredient)

describe('the notes of a Spanish kitchen', () => {
  it.each([
    ['arroz blanco de ayer', 'cooked-rice'],
    ['arros blanco de ayer (un tupper)', 'cooked-rice'],
    ['arroz blanco q sobró anoche', 'cooked-rice'],
    ['lata atún abierta', 'canned-tuna'],
    ['lata sardinas', 'canned-sardines'],
  ])('reads "%s" as %s, which is an ingredient of its own', (text, ingredient) => {
    expect(ingredientsOf(text)).toEqual([ingredient])
  })

  it.each([
    ['pexuga de poyo congelada', 'chicken-breast'],
    ['garbansos cosidos', 'chickpea'],
    ['arros integral', 'brown-rice'],
    ['espinacas congelads', 'spinach'],
  ])('reads the two slips of "%s" as %s and denies no allergen', (text, ingredient) => {
    const { ingredients, contains } = inspectPhrase(text, 'es')
    expect(ingredients).toEqual([ingredient])
    expect(Object.values(contains)).not.toContain('no')
  })

  it.each([
    'María García López',
    'doña Remedios',
    'Juan Carlos Cordero',
    'cortar la cebolla en juliana',
    'pela las patatas y córtalas',
    '¿qué hay de cenar?',
    'níscalo venenoso',
    'hongos en los pies',
    'Lavapiés',
  ])('refuses "%s", which is no food', (text) => {
    expect(readPhrase(text, 'es')).toMatchObject({ foods: [], unknown: [], notFood: [expect.any(String)] })
  })

  it.each(['cordero', 'galletas María', 'rosa mosqueta', 'harina para freír'])('still reads the food of "%s"', (text) => {
    expect(readPhrase(text, 'es').foods).toHaveLength(1)
  })
})
