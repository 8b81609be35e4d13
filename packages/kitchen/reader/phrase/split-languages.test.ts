import { describe, expect, test } from 'vitest'
import { type Language, languageCodes } from '#kitchen/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const idsOf = (text: string, language: Language) => new Set(readPhrase(text, language).foods.map(({ ingredient }) => ingredient))

describe('foods of several languages in a row', () => {
  test.each(languageCodes)('the reader finds each of them and rules out no allergen, under %s', (language) => {
    const rows: [string, string[]][] = [
      ['lait Eier farine', ['milk', 'egg', 'flour']],
      ['mussels white wine shallots Sahne', ['mussel', 'white-wine', 'shallot', 'cream']],
      ['Hühnchen rice ajo', ['chicken', 'rice', 'garlic']],
    ]
    for (const [text, ids] of rows) {
      const { foods, unknown } = readPhrase(text, language)
      expect(foods.map(({ ingredient }) => ingredient)).toEqual(expect.arrayContaining(ids))
      expect(unknown).toEqual([])
      for (const { contains } of foods) expect(Object.values(contains)).not.toContain('no')
    }
  })

  test.each<[Language, string, string[]]>([
    ['en', 'milk Eier', ['milk', 'egg']],
    ['fr', 'poulet soy sauce riz', ['chicken', 'soy-sauce', 'rice']],
    ['fr', 'pâtes shrimps ail persil', ['pasta', 'shrimp', 'garlic', 'parsley']],
    ['de', 'Nudeln gambas Knoblauch', ['pasta', 'shrimp', 'garlic']],
  ])('in %s, %s', (language, text, ids) => {
    expect(idsOf(text, language)).toEqual(new Set(ids))
  })

  test.each<[Language, string]>([
    ['en', 'zblorp Eier milk'],
    ['en', 'Holz lumber'],
    ['de', "huile d'absinthe"],
    ['de', 'feuilles de laurier-rose'],
  ])('the reader does not part words that are no food, in %s: %s', (language, text) => {
    expect(readPhrase(text, language).foods.filter(({ known }) => known === 'whole')).toEqual([])
    expect(readPhrase(text, language).foods.length).toBeLessThan(2)
  })

  test('one food of another language stays one: "soy chorizo" is no chorizo for a French cook', () => {
    expect(readPhrase('soy chorizo', 'fr').foods).toHaveLength(1)
  })
})
