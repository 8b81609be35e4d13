import { expect, test } from 'vitest'
import { finderOf, type Standing } from '#kitchen/reader/text/word-parts.ts'

const split = (words: string) => words.toLowerCase().match(/\p{Script=Han}|\p{Script=Latin}+/gu) ?? []
const finds = (phrase: string, name: string, standing?: Standing) => finderOf([phrase], split, standing)(split(name))

test.each([
  ['duck', 'Roast duck', true],
  ['duck', 'duckling', false],
  ['duck*', 'duckling', true],
  ['duck*', 'Peking-ducks', true],
  ['*teig', 'Blätterteig', true],
  ['*teig', 'Teigtasche', false],
  ['*teig*', 'Pizzateigrolle', true],
  ['spring roll*', 'spring-rolls', true],
  ['spring roll*', 'spring onion roll', false],
  ['包子', '小包子', true],
  ['包子', '包 面', false],
] as const)('a star is an open end: %s in %s: %s', (phrase, name, isFound) => {
  expect(finds(phrase, name)).toBe(isFound)
})

test.each([
  ['pie', 'chicken pie', 'last', true],
  ['pie', 'pie dish', 'last', false],
  ['pie', 'pie dish', 'first', true],
  ['pie', 'chicken pie', 'first', false],
  ['pie', 'pie', 'alone', true],
  ['pie', 'chicken pie', 'alone', false],
  ['chicken pie', 'pie', 'last', false],
] as const)('a phrase may have to stand at an end: %s in %s, %s: %s', (phrase, name, standing, isFound) => {
  expect(finds(phrase, name, standing)).toBe(isFound)
})
