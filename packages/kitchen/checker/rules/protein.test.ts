import { describe, expect, test } from 'vitest'
import { checkLine } from '#kitchen/checker/check.ts'
import { aRequest } from '#kitchen/testing/a-request.ts'

describe('the protein rule', () => {
  const asked = aRequest({ proteins: ['chicken'], searchMode: 'ideas' })

  test('the protein rule rejects meat that was not chosen, and stock of other animals', () => {
    expect(checkLine(asked, '300 g beef steak', 'ingredient')).toContainEqual(expect.objectContaining({ rule: 'protein' }))
    expect(checkLine(asked, '500 ml beef stock', 'ingredient')).toContainEqual(expect.objectContaining({ rule: 'protein' }))
    expect(checkLine(asked, '1 duck breast', 'ingredient')).toContainEqual(expect.objectContaining({ rule: 'protein' }))
  })

  test('the protein rule accepts chosen proteins, typed proteins and fish sauce', () => {
    expect(checkLine(asked, '300 g chicken thighs', 'ingredient')).toEqual([])
    expect(checkLine({ ...asked, ingredients: ['bacon'] }, '100 g bacon', 'ingredient')).toEqual([])
    expect(checkLine(asked, '1 tbsp fish sauce', 'ingredient')).toEqual([])
    expect(checkLine(asked, '1 tsp Worcestershire sauce', 'ingredient')).toEqual([])
  })
})
