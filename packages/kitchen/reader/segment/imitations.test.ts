import { expect, test } from 'vitest'
import type { Language } from '#kitchen/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

test.each<[Language, string]>([
  ['es', 'plátanos de madera'],
  ['es', 'papaya de plástico'],
  ['es', 'huevo de juguete'],
  ['de', 'Bananen aus Plastik'],
])('the reader finds no food in an imitation, in %s: %s', (language, text) => {
  expect(readPhrase(text, language)).toMatchObject({ foods: [], unknown: [] })
})

test('the reader keeps the food in a plastic package: fresas bandeja de plástico', () => {
  expect(readPhrase('fresas bandeja de plástico', 'es').foods.map(({ ingredient }) => ingredient)).toEqual(['strawberry'])
})

test.each<[Language, string]>([
  ['de', 'Säge'],
  ['de', 'Hessen'],
  ['de', 'Pfanne'],
  ['es', 'sartenazo'],
  ['es', 'papá'],
])('the reader finds no food in a thing, place or person named like a food, in %s: %s', (language, text) => {
  expect(readPhrase(text, language).foods).toEqual([])
})

test.each<[Language, string, string]>([
  ['de', 'Sage', 'sage'],
  ['de', 'Schinken aus Bayern', 'ham'],
  ['es', 'papa', 'potato'],
  ['es', 'aceitunas de Jaén', 'olive'],
])('the reader still reads the food beside or behind such a name, in %s: %s', (language, text, id) => {
  expect(readPhrase(text, language).foods.map(({ ingredient }) => ingredient)).toEqual([id])
})
