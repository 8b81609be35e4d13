import { describe, expect, it } from 'vitest'
import { allergens } from '#domain/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

function contains(text: string, language: Parameters<typeof readPhrase>[1]) {
  const { foods, unknown } = readPhrase(text, language)
  expect({ text, foods: foods.length, unknown }).toEqual({ text, foods: 1, unknown: [] })
  const [food] = foods
  if (food === undefined) throw new Error(`${text} names no food`)
  return food
}

describe('a word that nobody knows', () => {
  it.each([
    ['en', 'zblorp nuts'],
    ['en', 'zblorp seasoning'],
    ['en', 'seasoning'],
    ['es', 'condimento zblorp'],
    ['fr', 'noix de zblorp'],
    ['de', 'Zaubergewürzmischung'],
    ['ru', 'зблорповые орехи'],
    ['ru', 'приправа зблорп'],
    ['ar', 'مكسرات زبلورب'],
    ['ar', 'توابل زبلورب'],
    ['ja', 'ズブロープナッツ'],
    ['ja', 'ズブロープスパイス'],
    ['zh', '兹布坚果'],
  ] as const)('%s: clears "%s" of nothing', (language, text) => {
    const food = contains(text, language)
    expect(allergens.filter((allergen) => food.contains[allergen] === 'no')).toEqual([])
    expect(food.vegan).toBe('unknown')
  })

  it.each([
    ['en', 'zblorp oil'],
    ['es', 'aceite de zblorp'],
    ['fr', 'huile de zblorp'],
    ['ru', 'зблорповое масло'],
    ['ar', 'زيت زبلورب'],
    ['ja', 'ズブロープ油'],
    ['zh', '兹布油'],
  ] as const)('%s: leaves "%s" an oil that is cleared of nothing', (language, text) => {
    const food = contains(text, language)
    expect(food.class).toBe('oil')
    expect(allergens.filter((allergen) => food.contains[allergen] !== 'unknown')).toEqual([])
  })

  it.each([
    ['en', 'zblorp starch'],
    ['en', 'zblorp vinegar'],
    ['fr', 'amidon de zblorp'],
    ['ru', 'зблорповый крахмал'],
    ['ar', 'نشا زبلورب'],
    ['zh', '兹布淀粉'],
  ] as const)('%s: clears "%s", whatever it ends in, of nothing', (language, text) => {
    expect(allergens.filter((allergen) => contains(text, language).contains[allergen] !== 'unknown')).toEqual([])
  })

  it('leaves what is said of a plant that is known', () => {
    for (const text of ['moringa oil', 'taro starch', 'apple vinegar'])
      expect(allergens.filter((allergen) => contains(text, 'en').contains[allergen] !== 'no')).toEqual([])
  })
})

describe('what is sold mixed or made', () => {
  it.each(['party nuts', 'honey roasted nuts', 'mixed nuts', 'cocktail nuts', 'beer nuts'])('"%s" are likely to have peanuts', (text) => {
    expect(contains(text, 'en').contains.peanut).toBe('likely')
  })

  it('of peanut butter and chocolate is not vegan', () => {
    const food = contains('peanut butter cups', 'en')
    expect(food.contains).toMatchObject({ peanut: 'yes', dairy: 'likely' })
    expect(food.vegan).toBe('no')
  })

  it.each(['gluten-free bread', 'gluten-free tortilla'])('without gluten may be bound with egg: "%s"', (text) => {
    expect(contains(text, 'en').contains).toMatchObject({ gluten: 'no', eggs: 'unknown' })
  })

  it('of rice may be seasoned with soya sauce, and onions may be floured', () => {
    expect(contains('rice crackers', 'en').contains).toMatchObject({ gluten: 'likely', soybean: 'likely' })
    expect(contains('crispy fried onions', 'en').contains.gluten).toBe('likely')
  })
})
