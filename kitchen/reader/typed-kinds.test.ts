import { describe, expect, it } from 'vitest'
import { allergens, type Language } from '#domain/options.ts'
import { readTypedPhrase } from '#kitchen/reader/typed-kinds.ts'

describe('a word of which the cook said the kind', () => {
  it('is a food of that kind, and nothing is known of its allergens and diets', () => {
    const { foods, unknown } = readTypedPhrase('zblorp', { language: 'en', kinds: { zblorp: 'cheese' } })
    expect(unknown).toEqual([])
    expect(foods).toMatchObject([{ words: 'zblorp', ingredient: null, class: 'hard-cheese', known: 'kind' }])
    for (const allergen of allergens) expect(foods[0]?.contains[allergen]).toBe('unknown')
    expect([foods[0]?.vegan, foods[0]?.vegetarian, foods[0]?.pescatarian]).toEqual(['unknown', 'unknown', 'unknown'])
  })

  it.each<[Language, string, number, string]>([
    ['en', '200 g zblorp', 200, 'g'],
    ['en', 'milk and 200 g zblorp', 200, 'g'],
    ['es', '200 g de zblorp', 200, 'g'],
    ['fr', '200 g de zblorp', 200, 'g'],
    ['de', '200 g Zblorp', 200, 'g'],
    ['ru', '200 г зблорпа', 200, 'g'],
    ['ja', 'zblorp 200g', 200, 'g'],
    ['zh', '200克zblorp', 200, 'g'],
  ])('keeps the amount that was typed with it: %s %s', (language, typed, amount, unit) => {
    const kinds = { zblorp: 'vegetable', зблорпа: 'vegetable' } as const
    expect(readTypedPhrase(typed, { language, kinds }).foods.at(-1)).toMatchObject({ known: 'kind', amount: { amount, unit } })
  })

  it('keeps the form that was typed with it', () => {
    const form = { is: 'smoked', words: 'smoked zblorp' }
    expect(readTypedPhrase('smoked zblorp', { language: 'en', kinds: { zblorp: 'fish' } }).foods).toMatchObject([
      { words: 'smoked zblorp', form },
    ])
  })

  it('may be named as it was typed, whatever its letters, or by the whole of what was typed', () => {
    for (const kinds of [{ ' ZBLORP ': 'fruit' }, { '2 Zblorp': 'fruit' }] as const)
      expect(readTypedPhrase('2 zblorp', { language: 'en', kinds }).foods).toMatchObject([{ words: 'zblorp', class: 'fruit' }])
    expect(readTypedPhrase('2 zblorp', { language: 'en', kinds: { zblor: 'fruit' } }).foods).toEqual([])
  })

  it('stands beside what the phrase names besides, known or not', () => {
    const { foods, unknown } = readTypedPhrase('milk, zblorp, quux', { language: 'en', kinds: { quux: 'spice', milk: 'fish' } })
    expect(foods).toMatchObject([
      { ingredient: 'milk', known: 'whole' },
      { words: 'quux', class: 'spice', known: 'kind' },
    ])
    expect(unknown).toEqual([{ words: 'zblorp', didYouMean: [] }])
  })

  it('is unknown, and no near name, where the cook keeps it and says no kind', () => {
    expect(readTypedPhrase('chikcen', { language: 'en', kinds: undefined }).foods).toMatchObject([{ ingredient: 'chicken' }])
    expect(readTypedPhrase('chikcen', { language: 'en', kinds: { chikcen: 'unknown' } })).toEqual({
      foods: [],
      unknown: [{ words: 'chikcen', didYouMean: [] }],
      notFood: [],
    })
    expect(readTypedPhrase('chicken', { language: 'en', kinds: { chicken: 'unknown' } }).foods).toMatchObject([{ ingredient: 'chicken' }])
  })

  it('is no food where it is a poison', () => {
    const reading = readTypedPhrase('bleach and zblorp', { language: 'en', kinds: { bleach: 'sauce', 'bleach and zblorp': 'sauce' } })
    expect(reading.notFood).toEqual(['bleach'])
    expect(reading.foods.map(({ words }) => words)).not.toContain('bleach')
  })
})
