import { expect, test } from 'vitest'
import { allergens, type Language } from '#kitchen/options.ts'
import { readTypedPhrase } from '#kitchen/reader/typed-kinds.ts'

test('a word with a kind is a food of that kind without known allergens or diets', () => {
  const { foods, unknown } = readTypedPhrase('zblorp', { language: 'en', kinds: { zblorp: 'cheese' } })
  expect(unknown).toEqual([])
  expect(foods).toMatchObject([{ words: 'zblorp', ingredient: null, class: 'hard-cheese', known: 'kind' }])
  for (const allergen of allergens) expect(foods[0]?.contains[allergen]).toBe('unknown')
  expect([foods[0]?.vegan, foods[0]?.vegetarian, foods[0]?.pescatarian]).toEqual(['unknown', 'unknown', 'unknown'])
})

test.each<[Language, string, number, string]>([
  ['en', '200 g zblorp', 200, 'g'],
  ['en', 'milk and 200 g zblorp', 200, 'g'],
  ['es', '200 g de zblorp', 200, 'g'],
  ['fr', '200 g de zblorp', 200, 'g'],
  ['de', '200 g Zblorp', 200, 'g'],
  ['ru', '200 г зблорпа', 200, 'g'],
  ['ja', 'zblorp 200g', 200, 'g'],
  ['zh', '200克zblorp', 200, 'g'],
])('a word with a kind keeps its typed amount: %s %s', (language, typed, amount, unit) => {
  const kinds = { zblorp: 'vegetable', зблорпа: 'vegetable' } as const
  expect(readTypedPhrase(typed, { language, kinds }).foods.at(-1)).toMatchObject({ known: 'kind', amount: { amount, unit } })
})

test('a word with a kind keeps its typed form', () => {
  const form = { is: 'smoked', words: 'smoked zblorp' }
  expect(readTypedPhrase('smoked zblorp', { language: 'en', kinds: { zblorp: 'fish' } }).foods).toMatchObject([
    { words: 'smoked zblorp', form },
  ])
})

test("the cook's kind matches the word in any letter case, or the whole typed phrase", () => {
  for (const kinds of [{ ' ZBLORP ': 'fruit' }, { '2 Zblorp': 'fruit' }] as const)
    expect(readTypedPhrase('2 zblorp', { language: 'en', kinds }).foods).toMatchObject([{ words: 'zblorp', class: 'fruit' }])
  expect(readTypedPhrase('2 zblorp', { language: 'en', kinds: { zblor: 'fruit' } }).foods).toEqual([])
})

test('a word with a kind stands beside the other known and unknown foods of the phrase', () => {
  const { foods, unknown } = readTypedPhrase('milk, zblorp, quux', { language: 'en', kinds: { quux: 'spice', milk: 'fish' } })
  expect(foods).toMatchObject([
    { ingredient: 'milk', known: 'whole' },
    { words: 'quux', class: 'spice', known: 'kind' },
  ])
  expect(unknown).toEqual([{ words: 'zblorp', didYouMean: [] }])
})

test('a word that the cook marks as unknown is not corrected to a near name', () => {
  expect(readTypedPhrase('chikcen', { language: 'en', kinds: undefined }).foods).toMatchObject([{ ingredient: 'chicken' }])
  expect(readTypedPhrase('chikcen', { language: 'en', kinds: { chikcen: 'unknown' } })).toEqual({
    foods: [],
    unknown: [{ words: 'chikcen', didYouMean: [] }],
    notFood: [],
  })
  expect(readTypedPhrase('chicken', { language: 'en', kinds: { chicken: 'unknown' } }).foods).toMatchObject([{ ingredient: 'chicken' }])
})

test('a poison with a kind is still no food', () => {
  const reading = readTypedPhrase('bleach and zblorp', { language: 'en', kinds: { bleach: 'sauce', 'bleach and zblorp': 'sauce' } })
  expect(reading.notFood).toEqual(['bleach'])
  expect(reading.foods.map(({ words }) => words)).not.toContain('bleach')
})

test.each<[Language, string, string]>([
  ['en', 'Hamish', 'a first name'],
  ['ru', 'Лукерья Петровна', 'a first name and a patronymic'],
  ['ja', '鈴木さん', 'a family name and a title'],
  ['de', 'Essen-Rüttenscheid', 'a city and its district'],
  ['ja', '弱火で20分煮る', 'a cooking verb, a heat and a time'],
  ['ru', 'разогреть духовку до 180', 'an instruction for the oven'],
  ['de', 'Fußpilzsalbe', 'a medicine'],
  ['ar', 'قبقاب خشب', 'a thing of the house'],
  ['en', 'Лукерья Петровна', 'a person of another language than the header'],
])('the kind of what is evidently no food is refused: %s %s, %s', (language, typed) => {
  const { foods } = readTypedPhrase(typed, { language, kinds: { [typed]: 'vegetable' } })
  expect(foods).toEqual([])
})

test('a word beside a thing in a list may still be a kind of food', () => {
  const { foods } = readTypedPhrase('zblorp, Fußpilzsalbe', { language: 'de', kinds: { zblorp: 'fruit' } })
  expect(foods).toMatchObject([{ words: 'zblorp', class: 'fruit' }])
})
