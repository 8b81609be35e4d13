import { expect, it } from 'vitest'
import type { Language } from '#domain/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

it.each<[Language, string]>([
  ['es', 'plátanos de madera'],
  ['es', 'papaya de plástico'],
  ['es', 'huevo de juguete'],
  ['de', 'Bananen aus Plastik'],
])('a likeness of a food is no food, in %s: %s', (language, text) => {
  expect(readPhrase(text, language)).toMatchObject({ foods: [], unknown: [] })
})

it('a package of plastic keeps the food that is in it', () => {
  expect(readPhrase('fresas bandeja de plástico', 'es').foods.map(({ ingredient }) => ingredient)).toEqual(['strawberry'])
})

it.each<[Language, string]>([
  ['de', 'Säge'],
  ['de', 'Hessen'],
  ['de', 'Pfanne'],
  ['es', 'sartenazo'],
  ['es', 'papá'],
])('a thing, a place or a person named like a food is no food, in %s: %s', (language, text) => {
  expect(readPhrase(text, language).foods).toEqual([])
})

it.each<[Language, string, string]>([
  ['de', 'Sage', 'sage'],
  ['de', 'Schinken aus Bayern', 'ham'],
  ['es', 'papa', 'potato'],
  ['es', 'aceitunas de Jaén', 'olive'],
])('a food stays one beside such a name, in %s: %s', (language, text, id) => {
  expect(readPhrase(text, language).foods.map(({ ingredient }) => ingredient)).toEqual([id])
})
