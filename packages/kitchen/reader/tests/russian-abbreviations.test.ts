import { expect, test } from 'vitest'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'

test.each([
  ['овс. молоко 1 л', 'oat-milk'],
  ['ножки кур. 4 шт', 'chicken-leg'],
  ['масло кунж. на дне', 'sesame-oil'],
  ['сах. песок 300гр', 'sugar'],
  ['оливк. масло', 'olive-oil'],
])('the reader reads a shortened Russian word in full: %s', (text, id) => {
  expect(inspectPhrase(text, 'ru').ingredients).toEqual([id])
})

test('a shortened Russian word that is a food of its own stays one', () => {
  expect(inspectPhrase('рис. мука', 'ru').contains.gluten).toBe('yes')
})

test('crab sticks with a shortened word have egg white and wheat like those in full, and are denied nothing', () => {
  const { contains } = inspectPhrase('крабов. палочки 1 пач', 'ru')
  const inFull = inspectPhrase('крабовые палочки', 'ru').contains
  expect(contains).toEqual({ ...inFull, dairy: 'unknown', peanut: 'unknown', mushroom: 'unknown' })
})
