import { describe, expect, it } from 'vitest'
import { aRequest } from '#kitchen/a-request.ts'
import { checkLine } from '#kitchen/checker/check.ts'

describe('the chosen proteins', () => {
  const asked = aRequest({ proteins: ['chicken'], searchMode: 'ideas' })

  it('keep other meat out, and stock of other animals', () => {
    expect(checkLine(asked, '300 g beef steak', 'ingredient')).toContainEqual(expect.objectContaining({ rule: 'protein' }))
    expect(checkLine(asked, '500 ml beef stock', 'ingredient')).toContainEqual(expect.objectContaining({ rule: 'protein' }))
    expect(checkLine(asked, '1 duck breast', 'ingredient')).toContainEqual(expect.objectContaining({ rule: 'protein' }))
  })

  it('let through what was chosen, what was typed, and fish sauce', () => {
    expect(checkLine(asked, '300 g chicken thighs', 'ingredient')).toEqual([])
    expect(checkLine({ ...asked, ingredients: ['bacon'] }, '100 g bacon', 'ingredient')).toEqual([])
    expect(checkLine(asked, '1 tbsp fish sauce', 'ingredient')).toEqual([])
    expect(checkLine(asked, '1 tsp Worcestershire sauce', 'ingredient')).toEqual([])
  })
})
