import { expect, test } from 'vitest'
import { isEvidentlyNoFood } from '#kitchen/reader/no-food/no-kind.ts'

test('a heat with a number of minutes is an instruction even without a verb', () => {
  for (const phrase of ['弱火で10分', '強火で3分', '小火10分钟']) expect(isEvidentlyNoFood(phrase), phrase).toBe(true)
})

test('a number beside one such word, and a name with one, may still be a food', () => {
  for (const phrase of ['ホポ10分', 'オーブンホポ']) expect(isEvidentlyNoFood(phrase), phrase).toBe(false)
})
