import { expect, test } from 'vitest'
import type { IngredientReading } from '#domain/ingredients/reading.ts'
import { correctionsFrom } from './corrections.ts'

const reading = (corrected: string | null): IngredientReading => ({ state: 'known', foods: [], corrected, unknown: [], notFood: [] })
const readings = new Map([
  ['chikcen', reading('chicken')],
  ['leek', reading(null)],
])

test('what was put right is sent so', () => {
  expect(correctionsFrom(['chikcen', 'leek'], readings, {})).toEqual({ chikcen: 'chicken' })
})

test("the cook's own word stays where she keeps it", () => {
  const before = { chikcen: 'chikcen' }
  expect(correctionsFrom(['chikcen'], readings, before)).toBe(before)
})

test('what another language knows as it stands is put right no more, and what is not read yet stays as it is', () => {
  expect(correctionsFrom(['leek'], readings, { leek: 'leeks' })).toEqual({})
  const before = { leek: 'leeks' }
  expect(correctionsFrom(['leek'], new Map(), before)).toBe(before)
})

test('nothing new gives the very same record', () => {
  const before = { chikcen: 'chicken' }
  expect(correctionsFrom(['chikcen', 'leek'], readings, before)).toBe(before)
})
