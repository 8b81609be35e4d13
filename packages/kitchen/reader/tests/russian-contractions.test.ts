import { expect, test } from 'vitest'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'

test.each([
  ['м-ло слив 82%', 'butter'],
  ['мол-ко 1 л', 'milk'],
  ['карт-ка 1 кг', 'potato'],
  ['разр-ль теста', 'baking-powder'],
])('a word with its middle left out is read in full: %s', (text, id) => {
  expect(inspectPhrase(text, 'ru').ingredients).toEqual([id])
})

test.each([
  ['тунец ж/б 2 шт', 'canned'],
  ['скумбрия х/к', 'smoked'],
  ['курица с/м', 'frozen'],
])('letters around a stroke tell the form: %s', (text, form) => {
  expect(inspectPhrase(text, 'ru').forms).toEqual([form])
})

test('two foods joined with a hyphen stay two, and a dish its own', () => {
  expect(inspectPhrase('том-ям', 'ru').contains.mushroom).toBe('likely')
  expect(inspectPhrase('хот-дог', 'ru').contains.gluten).toBe('yes')
})
