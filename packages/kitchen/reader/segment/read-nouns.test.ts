import { describe, expect, test } from 'vitest'
import type { Language } from '#kitchen/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import { onlyFood } from '#kitchen/testing/foods-in.ts'

test.each([
  ['dairy-free brie', 'en'],
  ['brie without milk', 'en'],
  ['mozzarella vegan', 'fr'],
  ['vegane Burrata', 'de'],
] as const)('the reader keeps all words of a food that is no ingredient: %s', (text, language) => {
  expect(readPhrase(text, language).foods.map(({ words }) => words)).toEqual([text])
})

describe('foods outside the lexicon', () => {
  test('the reader knows a food outside the lexicon by its last noun: oscypek cheese', () => {
    expect(onlyFood('oscypek cheese')).toMatchObject({ ingredient: null, class: 'hard-cheese', vegan: 'no', vegetarian: 'unknown' })
    expect(onlyFood('oscypek cheese').contains.dairy).toBe('yes')
    expect(onlyFood('parasol mushrooms').contains.mushroom).toBe('yes')
    expect(onlyFood('alphabet pasta').contains.gluten).not.toBe('no')
    expect(onlyFood('mystery sauce').contains.gluten).toBe('unknown')
  })

  test.each<[Language, string]>([
    ['en', 'almond cheese'],
    ['en', 'rice cheese'],
    ['es', 'queso de almendras'],
    ['fr', "fromage d'amande"],
    ['de', 'Reiskäse'],
    ['de', 'Mandelkäse'],
    ['ru', 'миндальный сыр'],
    ['ar', 'جبن الأرز'],
    ['ja', 'アーモンドチーズ'],
  ])('the reader leaves dairy open in a cheese of rice or almonds, %s: %s', (language, name) => {
    expect(readPhrase(name, language).foods).toMatchObject([{ contains: { dairy: 'unknown' }, vegan: 'unknown' }])
  })

  test('the reader finds the milk of a Beijing custard with almonds: 杏仁奶酪', () => {
    expect(readPhrase('杏仁奶酪', 'zh').foods).toMatchObject([{ contains: { dairy: 'yes' }, vegan: 'no' }])
  })
})

describe('foods known by their last noun', () => {
  test('a food known by its last noun confirms no diet and rules out no allergen: zblorp oil', () => {
    expect(onlyFood('zblorp oil')).toMatchObject({ class: 'oil', vegan: 'unknown', contains: { gluten: 'unknown', dairy: 'unknown' } })
  })

  test.each([
    ['cashew cheese', 'dairy'],
    ['hemp milk', 'dairy'],
    ['cocoa butter', 'dairy'],
    ['shea butter', 'dairy'],
    ['apple butter', 'dairy'],
    ['butter lettuce', 'dairy'],
    ['cream of tartar', 'dairy'],
    ['banana flour', 'gluten'],
    ['buckwheat flour', 'gluten'],
    ['rice noodles', 'gluten'],
    ['corn tortillas', 'gluten'],
    ['glutinous rice', 'gluten'],
    ['eggplant', 'eggs'],
    ['nutmeg', 'peanut'],
    ['butternut squash', 'peanut'],
    ['water chestnuts', 'peanut'],
    ['oyster mushrooms', 'shellfish'],
    ['pine nuts', 'peanut'],
  ] as const)('the reader rules out in "%s" the allergen %s that the name suggests', (text, allergen) => {
    expect(onlyFood(text).contains[allergen]).toBe('no')
  })

  test.each([
    ['brie', 'dairy'],
    ['hollandaise', 'eggs'],
    ['ravioli', 'gluten'],
    ['malt vinegar', 'gluten'],
    ['satay sauce', 'peanut'],
    ['crab sticks', 'shellfish'],
    ['langoustines', 'shellfish'],
    ['textured vegetable protein', 'soybean'],
    ['chanterelles', 'mushroom'],
    ['banana milk', 'dairy'],
    ['cream of chicken soup', 'dairy'],
    ['chocolate cake', 'gluten'],
  ] as const)('the reader finds in "%s" the allergen %s', (text, allergen) => {
    expect(['yes', 'likely']).toContain(onlyFood(text).contains[allergen])
  })

  test('the reader finds the meat in venison, marshmallows and goose fat', () => {
    for (const text of ['venison', 'marshmallows', 'beef dripping', 'goose fat', 'head cheese'])
      expect(onlyFood(text).vegetarian).toBe('no')
    expect(onlyFood('halibut')).toMatchObject({ vegetarian: 'no', pescatarian: 'yes' })
  })
})

describe('sauces and pastes with hidden contents', () => {
  test.each([
    ['tom yum paste', 'shellfish', 'likely'],
    ['pad thai sauce', 'shellfish', 'likely'],
    ['massaman curry paste', 'peanut', 'likely'],
    ['sambal terasi', 'shellfish', 'yes'],
    ['xo sauce', 'shellfish', 'yes'],
    ['belacan', 'shellfish', 'yes'],
    ['vegetarian oyster sauce', 'mushroom', 'yes'],
    ['vegetarian oyster sauce', 'shellfish', 'no'],
    ['pizza sauce', 'gluten', 'likely'],
    ['katsu curry', 'gluten', 'yes'],
    ['gravy granules', 'gluten', 'likely'],
    ['gravy granules', 'dairy', 'unknown'],
    ['dairy free yogurt', 'soybean', 'likely'],
    ['liquid aminos', 'soybean', 'yes'],
    ['liquid aminos', 'gluten', 'no'],
    ['ladyfingers', 'eggs', 'yes'],
    ['ladyfingers', 'gluten', 'yes'],
  ] as const)('the sauce or paste "%s" has %s: %s', (text, allergen, certainty) => {
    expect(onlyFood(text).contains[allergen]).toBe(certainty)
  })

  test('a paste with hidden shrimp or fish sauce is not vegetarian: tom yum paste', () => {
    for (const text of ['tom yum paste', 'pad thai sauce', 'laksa paste'])
      expect(onlyFood(text)).toMatchObject({ vegan: 'no', vegetarian: 'no' })
    expect(onlyFood('refried beans')).toMatchObject({ vegan: 'unknown', vegetarian: 'unknown' })
    expect(onlyFood('vegetarian oyster sauce').vegan).toBe('yes')
  })
})
