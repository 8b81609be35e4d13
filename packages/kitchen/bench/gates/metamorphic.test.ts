import { describe, expect, it } from 'vitest'
import { typedRequest } from '#kitchen/testing/a-request.ts'
import { isReadAlike } from './metamorphic.ts'

describe('requests that are read alike', () => {
  const typed = (...ingredients: string[]) => typedRequest(ingredients)

  it('two requests are read alike by their foods, in any words', () => {
    expect(isReadAlike(typed('chicken', '2 eggs'), { ...typed('2 Eier', 'Hähnchen'), language: 'de' })).toBe(true)
  })

  it('two requests are read differently when a food, an amount or a form differs, or one is left out', () => {
    expect(isReadAlike(typed('prunes'), { ...typed('prunes'), language: 'fr' })).toBe(false)
    expect(isReadAlike(typed('2 eggs'), typed('3 eggs'))).toBe(false)
    expect(isReadAlike(typed('chicken'), typed('leftover chicken'))).toBe(false)
    expect(isReadAlike({ ...typed('chicken'), dietTypes: ['vegan'] }, typed('chicken'))).toBe(false)
  })
})
