import { describe, expect, it } from 'vitest'
import { typedRequest } from '#kitchen/a-request.ts'
import { isReadAlike } from './metamorphic.ts'

describe('two requests', () => {
  const typed = (...ingredients: string[]) => typedRequest(ingredients)

  it('are read alike by the foods that they name, not by the words', () => {
    expect(isReadAlike(typed('chicken', '2 eggs'), { ...typed('2 Eier', 'Hähnchen'), language: 'de' })).toBe(true)
  })

  it('are read otherwise when a word is another food, another amount or another form, or is left out', () => {
    expect(isReadAlike(typed('prunes'), { ...typed('prunes'), language: 'fr' })).toBe(false)
    expect(isReadAlike(typed('2 eggs'), typed('3 eggs'))).toBe(false)
    expect(isReadAlike(typed('chicken'), typed('leftover chicken'))).toBe(false)
    expect(isReadAlike({ ...typed('chicken'), dietTypes: ['vegan'] }, typed('chicken'))).toBe(false)
  })
})
