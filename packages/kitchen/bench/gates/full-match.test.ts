import { expect, it } from 'vitest'
import { aStirFry } from '#kitchen/testing/a-recipe.ts'
import { extrasOf, isForgotten } from './full-match.ts'

const { request, recipe } = aStirFry()
const known = request.ingredients.map((words) => ({ words, means: [] }))

it('a line with an ingredient that was not given counts as an extra, whatever its data say', () => {
  expect(extrasOf(request, known, recipe)).toEqual([])
  const [, ...others] = request.ingredients
  const without = { ...request, ingredients: others }
  expect(extrasOf(without, known.slice(1), recipe).length).toBeGreaterThan(0)
})

it('a typed ingredient counts as forgotten when it is neither in a line nor left out', () => {
  expect(request.ingredients.filter((words) => isForgotten(words, request, recipe, []))).toEqual([])
  expect(isForgotten('walnuts', request, recipe, [])).toBe(true)
  expect(isForgotten('walnuts', request, recipe, [{ words: 'walnuts', reason: 'does-not-fit', subjects: [] }])).toBe(false)
  expect(isForgotten('zblorp', request, recipe, [])).toBe(true)
})
