import { expect, it } from 'vitest'
import { languageCodes } from '#domain/options.ts'
import { stockCubesIn } from '#kitchen/reader/kinds/stock-cubes.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

it.each(languageCodes)('nobody who may not have milk or soya is given a stock cube unasked: %s', (language) => {
  for (const name of stockCubesIn(language).names) {
    const { foods, unknown } = readPhrase(name, language)
    expect([foods.length, unknown], name).toEqual([1, []])
    expect(foods[0]?.contains, name).not.toMatchObject({ dairy: 'no' })
    expect(foods[0]?.contains, name).not.toMatchObject({ soybean: 'no' })
  }
})

it('stock that is no cube is what the pot gave', () => {
  expect(readPhrase('chicken stock', 'en').foods[0]?.contains.dairy).toBe('no')
  expect(readPhrase('2 chicken stock cubes', 'en').foods[0]?.ingredient).toBe('chicken-stock')
})

it('a cube of no meat is no stock of chicken, and may have soya in it', () => {
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
