import { expect, test } from 'vitest'
import { languageCodes } from '#kitchen/options.ts'
import { stockCubesIn } from '#kitchen/reader/kinds/stock-cubes.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

test.each(languageCodes)('the reader does not rule out milk or soya in stock cubes: %s', (language) => {
  for (const name of stockCubesIn(language).names) {
    const { foods, unknown } = readPhrase(name, language)
    expect([foods.length, unknown], name).toEqual([1, []])
    expect(foods[0]?.contains, name).not.toMatchObject({ dairy: 'no' })
    expect(foods[0]?.contains, name).not.toMatchObject({ soybean: 'no' })
  }
})

test('stock that is no cube contains only what the pot gave', () => {
  expect(readPhrase('chicken stock', 'en').foods[0]?.contains.dairy).toBe('no')
  expect(readPhrase('2 chicken stock cubes', 'en').foods[0]?.ingredient).toBe('chicken-stock')
})

test('a vegetarian stock cube is no chicken stock and may contain soya', () => {
  for (const [text, language] of [
    ['vegan stock cubes', 'en'],
    ['vegetarian stock cube', 'en'],
    ['vegane Brühwürfel', 'de'],
    ['vegetarische Brühwürfel', 'de'],
  ] as const) {
    const [cube] = readPhrase(text, language).foods
    expect(cube, text).toMatchObject({ ingredient: null, vegetarian: 'yes' })
    expect(cube?.contains.soybean, text).not.toBe('no')
  }
  expect(readPhrase('vegetarische Brühwürfel', 'de').foods[0]?.vegan).toBe('unknown')
})
