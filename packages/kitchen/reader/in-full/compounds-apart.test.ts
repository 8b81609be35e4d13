import { describe, expect, test } from 'vitest'
import { allergens } from '#kitchen/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const idsIn = (text: string) => readPhrase(text, 'de').foods.map(({ ingredient }) => ingredient)

describe('German compounds typed in two words', () => {
  test.each([
    ['reis nudeln 1/2 tüte', 'rice-noodles'],
    ['sonnenblumen öl 1 l', 'sunflower-oil'],
    ['hasel nüsse 200g', 'hazelnut'],
  ])('the reader joins a compound before a remark, and rules out nothing: "%s"', (typed, id) => {
    expect(idsIn(typed)).toEqual([id])
    const { foods } = readPhrase(typed, 'de')
    expect(foods.flatMap(({ contains }) => allergens.filter((one) => contains[one] === 'no'))).toEqual([])
  })

  test.each([
    ['Milch Reis 2 Tassen', ['milk', 'rice']],
    ['Reis Nudeln Milch 1 l', ['rice', 'pasta', 'milk']],
    ['ohne Eier Nudeln', [null]],
  ])('the reader leaves two foods of a list apart: "%s"', (typed, ids) => {
    expect(idsIn(typed)).toEqual(ids)
  })
})

describe('German remarks on whose a food is and since when', () => {
  test.each(['Milch v. papa', 'Milch offen s. mittwoch', 'Milch mhd märz', 'Milch aus opas keller'])(
    'the reader skips them: "%s"',
    (typed) => {
      const { foods, unknown } = readPhrase(typed, 'de')
      expect([foods.map(({ ingredient }) => ingredient), unknown]).toEqual([['milk'], []])
    },
  )
})
