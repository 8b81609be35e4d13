import { describe, expect, test } from 'vitest'
import { allergens } from '#kitchen/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

function contains(text: string, language: Parameters<typeof readPhrase>[1]) {
  const { foods, unknown } = readPhrase(text, language)
  expect({ text, foods: foods.length, unknown }).toEqual({ text, foods: 1, unknown: [] })
  const [food] = foods
  if (food === undefined) throw new Error(`${text} names no food`)
  return food
}

describe('unknown words in a name', () => {
  test.each([
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
  ] as const)('the %s reader rules out no allergen for the unknown word in "%s"', (language, text) => {
    const food = contains(text, language)
    expect(allergens.filter((allergen) => food.contains[allergen] === 'no')).toEqual([])
    expect(food.vegan).toBe('unknown')
  })

  test.each([
    ['en', 'zblorp oil'],
    ['es', 'aceite de zblorp'],
    ['fr', 'huile de zblorp'],
    ['ru', 'зблорповое масло'],
    ['ar', 'زيت زبلورب'],
    ['ja', 'ズブロープ油'],
    ['zh', '兹布油'],
  ] as const)('the %s reader reads "%s" as an oil and rules out no allergen', (language, text) => {
    const food = contains(text, language)
    expect(food.class).toBe('oil')
    expect(allergens.filter((allergen) => food.contains[allergen] !== 'unknown')).toEqual([])
  })

  test.each([
    ['en', 'zblorp starch'],
    ['en', 'zblorp vinegar'],
    ['fr', 'amidon de zblorp'],
    ['ru', 'зблорповый крахмал'],
    ['ar', 'نشا زبلورب'],
    ['zh', '兹布淀粉'],
  ] as const)('the %s reader knows no allergen of "%s", although it knows the noun', (language, text) => {
    expect(allergens.filter((allergen) => contains(text, language).contains[allergen] !== 'unknown')).toEqual([])
  })

  test('the reader rules out every allergen in the oil, starch or vinegar of a known plant', () => {
    for (const text of ['moringa oil', 'taro starch', 'apple vinegar'])
      expect(allergens.filter((allergen) => contains(text, 'en').contains[allergen] !== 'no')).toEqual([])
  })
})

describe('mixed and made foods', () => {
  test.each(['party nuts', 'honey roasted nuts', 'mixed nuts', 'cocktail nuts', 'beer nuts'])(
    'the reader finds likely peanuts in "%s"',
    (text) => {
      expect(contains(text, 'en').contains.peanut).toBe('likely')
    },
  )

  test('peanut butter cups likely contain dairy and are not vegan', () => {
    const food = contains('peanut butter cups', 'en')
    expect(food.contains).toMatchObject({ peanut: 'yes', dairy: 'likely' })
    expect(food.vegan).toBe('no')
  })

  test.each(['gluten-free bread', 'gluten-free tortilla'])('the reader does not rule out egg in "%s"', (text) => {
    expect(contains(text, 'en').contains).toMatchObject({ gluten: 'no', eggs: 'unknown' })
  })

  test('rice crackers likely contain soya sauce, and crispy onions flour', () => {
    expect(contains('rice crackers', 'en').contains).toMatchObject({ gluten: 'likely', soybean: 'likely' })
    expect(contains('crispy fried onions', 'en').contains.gluten).toBe('likely')
  })
})
