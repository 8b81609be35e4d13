import { expect, test } from 'vitest'
import { nextOption } from './next-option.ts'

test('the down arrow goes from the field through the options and back to the field', () => {
  const way = [-1, 0, 1, 2].map((active) => nextOption('ArrowDown', active, 3))
  expect(way).toEqual([0, 1, 2, -1])
})

test('the up arrow goes from the field to the last option and back', () => {
  const way = [-1, 2, 1, 0].map((active) => nextOption('ArrowUp', active, 3))
  expect(way).toEqual([2, 1, 0, -1])
})
