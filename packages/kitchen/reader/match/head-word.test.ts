import { expect, test } from 'vitest'
import { headWordOf } from '#kitchen/reader/match/head-word.ts'

test.each([
  ['rice noodles', 'noodle'],
  ['Reisnudeln', 'noodle'],
  ['河粉', 'noodle'],
  ['粉蒸肉', 'meat'],
  ['Bratwurst', 'sausage'],
  ['сыр гауда', 'cheese'],
  ['сырой картофель', undefined],
  ['шпинат и рис', 'rice'],
  ['Bratensoße', 'sauce'],
  ['salsa roja', 'sauce'],
  ['pain de mie', 'bread'],
  ['panceta', undefined],
  ['白菜', 'leaf'],
  ['خبز الشعير', 'bread'],
  ['guisantes', undefined],
] as const)('a word of a name tells what the food is: %s: %s', (name, head) => {
  expect(headWordOf(name)).toBe(head)
})
