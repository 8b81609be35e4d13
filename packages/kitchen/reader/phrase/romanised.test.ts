import { describe, expect, test } from 'vitest'
import { allergens, type Language } from '#kitchen/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const foodsOf = (text: string, language: Language) => readPhrase(text, language).foods.map(({ ingredient }) => ingredient)

describe('romanised names', () => {
  test.each<[Language, string, string[]]>([
    ['ar', '7aleeb w 3asal', ['milk', 'honey']],
    ['en', '7aleeb', ['milk']],
    ['fr', '1 kg 3dess', ['lentil']],
    ['ar', 'beyd w batata', ['egg', 'potato']],
    ['ar', 'BASAL 2 KG', ['onion']],
    ['ar', 'dajaj', ['chicken']],
    ['ar', 'zeit zeitoun', ['olive-oil']],
    ['ru', 'moloko i yaytsa', ['milk', 'egg']],
    ['ru', 'kapusta kvashenaya', ['sauerkraut']],
    ['ru', 'shampinony жареные', ['mushroom']],
    ['ja', 'gyunyu', ['milk']],
    ['ja', 'toufu', ['tofu']],
    ['zh', 'jiang you', ['soy-sauce']],
    ['zh', 'niunai', ['milk']],
    ['zh', 'krevetki', ['shrimp']],
    ['zh', 'moloko', ['milk']],
    ['en', 'krevetki', ['shrimp']],
    ['de', 'jiangyou', ['soy-sauce']],
    ['ar', 'krevetki', ['shrimp']],
    ['ar', 'huasheng', ['peanut']],
    ['ja', 'shampinony', ['mushroom']],
    ['ru', 'gyunyu', ['milk']],
  ])('the reader reads romanised names as the foods they sound like, in %s: %s', (language, text, ids) => {
    expect(foodsOf(text, language)).toEqual(ids)
  })

  test.each<[Language, string]>([
    ['ar', 'dajaj'],
    ['ru', 'syr'],
    ['ja', 'gyunyu'],
    ['zh', 'niunai'],
  ])('a romanised name is misspelt and rules out no allergen, in %s: %s', (language, text) => {
    const { foods } = readPhrase(text, language)
    expect(foods).toMatchObject([{ known: 'misspelt' }])
    for (const { contains } of foods) for (const allergen of allergens) expect(contains[allergen]).not.toBe('no')
  })

  test.each<[Language, string]>([
    ['ar', 'blixtar'],
    ['ar', 'Mohamed'],
    ['ru', 'zorgl'],
    ['ru', 'moskva'],
    ['ja', 'zenpin'],
    ['zh', 'zhuozi'],
    ['en', 'karim'],
  ])('the reader finds no food in romanised text that sounds like no food, in %s: %s', (language, text) => {
    expect(foodsOf(text, language)).toEqual([])
  })
})
