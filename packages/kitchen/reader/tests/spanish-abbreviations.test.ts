import { describe, expect, it } from 'vitest'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'

const ingredientsOf = (text: string) => inspectPhrase(text, 'es').ingredients

describe('Spanish words cut short', () => {
  it.each([
    ['salmon ahum. 100g', 'smoked-salmon'],
    ['champiñon lam. bandeja', 'mushroom'],
    ['gambas cong. 1 bolsa', 'shrimp'],
    ['azucar mor.', 'brown-sugar'],
    ['vinagre bals.', 'balsamic-vinegar'],
    ['cbllas 2', 'onion'],
    ['espncas cong.', 'spinach'],
  ])('reads "%s" as %s', (text, ingredient) => {
    expect(ingredientsOf(text)).toEqual([ingredient])
  })

  it('denies nothing of a noun that may be another one in full', () => {
    expect(Object.values(inspectPhrase('choc. 200 g', 'es').contains)).not.toContain('no')
  })

  it.each(['vitamina d', 'qwrtpsd'])('still reads no food in "%s"', (text) => {
    expect(ingredientsOf(text)).toEqual([])
  })
})

describe('what a Spanish cook keeps a food for', () => {
  it.each([
    ['huevos para tortilla', 'egg'],
    ['plátanos p/bizcocho', 'banana'],
  ])('says nothing of the food "%s" itself', (text, ingredient) => {
    expect(ingredientsOf(text)).toEqual([ingredient])
  })

  it('still reads a mix for a cake as flour with wheat', () => {
    expect(inspectPhrase('preparado para bizcocho', 'es').contains.gluten).toBe('yes')
  })
})
