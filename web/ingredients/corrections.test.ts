import type { IngredientReading } from '@potluck/kitchen/reading'
import { expect, test } from 'vitest'
import { correctionsFrom } from './corrections.ts'

const reading = (corrected: string | null): IngredientReading => ({ state: 'known', foods: [], corrected, unknown: [], notFood: [] })
const readings = new Map([
  ['chikcen', reading('chicken')],
  ['leek', reading(null)],
])

test('a corrected word is sent in its corrected form', () => {
  expect(correctionsFrom(['chikcen', 'leek'], readings, {})).toEqual({ chikcen: 'chicken' })
})

test("the cook's own word stays where she keeps it", () => {
  const before = { chikcen: 'chikcen' }
  expect(correctionsFrom(['chikcen'], readings, before)).toBe(before)
})

test('a word that the other language knows loses its correction, and a word that is not read yet keeps it', () => {
  expect(correctionsFrom(['leek'], readings, { leek: 'leeks' })).toEqual({})
  const before = { leek: 'leeks' }
  expect(correctionsFrom(['leek'], new Map(), before)).toBe(before)
})

test('corrections without news are the very same record', () => {
  const before = { chikcen: 'chicken' }
  expect(correctionsFrom(['chikcen', 'leek'], readings, before)).toBe(before)
})
