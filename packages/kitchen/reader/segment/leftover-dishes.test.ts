import { describe, expect, test } from 'vitest'
import { type Language, languageCodes } from '#kitchen/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const dishes: Record<Language, readonly string[]> = {
  en: ['leftover lasagna', 'leftover curry', 'leftover chili', 'pizza leftovers', "yesterday's risotto", 'leftovers'],
  es: ['sobras de lasaña', 'sobras de curry', 'restos de pizza'],
  fr: ['restes de lasagnes', 'un reste de gratin', 'restes de curry'],
  de: ['Reste vom Curry', 'Lasagnereste', 'übrig gebliebene Pizza'],
  ru: ['остатки лазаньи', 'остатки карри', 'вчерашняя пицца'],
  ar: ['بقايا لازانيا', 'بقايا كاري', 'بقايا بيتزا'],
  ja: ['残り物のカレー', '残ったラザニア', '余ったピザ'],
  zh: ['剩咖喱', '剩下的千层面', '剩菜'],
}

const others: readonly [Language, string][] = [
  ['en', 'curry powder'],
  ['en', 'leftover curry paste'],
  ['en', 'lasagna sheets'],
  ['en', 'leftover chicken'],
  ['en', 'roasted chili'],
  ['de', 'Reste vom Huhn'],
  ['fr', 'restes de poulet'],
  ['zh', '剩鸡肉'],
]

describe('leftover dishes', () => {
  test.each(languageCodes.flatMap((language) => dishes[language].map((text) => [language, text] as const)))(
    'the reader reads a leftover dish as the dish and knows nothing about its contents: %s %s',
    (language, text) => {
      const [food, ...more] = readPhrase(text, language).foods
      expect(more).toEqual([])
      expect(food).toMatchObject({ ingredient: null, form: { is: 'dish' } })
      expect(food?.vegan).not.toBe('yes')
      expect(food?.contains.soybean).not.toBe('no')
    },
  )

  test.each(others)('the reader does not read a leftover food or an ingredient as a leftover dish: %s %s', (language, text) => {
    const { foods } = readPhrase(text, language)
    expect(foods).toHaveLength(1)
    expect(foods[0]?.form?.is).not.toBe('dish')
  })

  test.each<[Language, string, string, number]>([
    ['en', '300 g leftover curry', 'leftover curry', 300],
    ['en', '2 slices of leftover pizza', 'leftover pizza', 2],
    ['fr', '500 g de restes de lasagnes', 'restes de lasagnes', 500],
  ])('the measure of a leftover dish is not part of its name: %s %s', (language, text, words, amount) => {
    const [food] = readPhrase(text, language).foods
    expect(food?.words).toBe(words)
    expect(food?.amount?.amount).toBe(amount)
  })

  test('leftover mashed potatoes have the form of a mash', () => {
    expect(readPhrase('leftover mashed potatoes', 'en').foods[0]?.form).toEqual({ is: 'mashed', words: 'leftover mashed potatoes' })
  })
})

test.each<[Language, string, string[]]>([
  ['fr', 'poulet, reste', ['chicken']],
  ['fr', 'carottes, le reste', ['carrot']],
  ['en', 'carrots, leftovers', ['carrot']],
  ['es', 'zanahorias, sobras', ['carrot']],
])('the reader takes "leftovers" behind a food for a remark, in %s: %s', (language, text, ids) => {
  expect(readPhrase(text, language).foods.map(({ ingredient }) => ingredient)).toEqual(ids)
})
