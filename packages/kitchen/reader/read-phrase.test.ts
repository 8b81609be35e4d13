import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languageCodes } from '#kitchen/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import { idsIn, onlyFood } from '#kitchen/testing/foods-in.ts'

describe('typed phrases', () => {
  test.each([
    ['half an onion', 'onion'],
    ['2 1/2 cups of flour', 'flour'],
    ['½ cup butter', 'butter'],
    ['500g beef mince', 'ground-beef'],
    ['a can of chickpeas', 'chickpea'],
    ['kidney beans (400 g tin)', 'kidney-bean'],
    ['thumb of ginger', 'ginger'],
    ['a knob of butter', 'butter'],
    ['3 cloves garlic', 'garlic'],
    ['garlic cloves x3', 'garlic'],
    ['carrots 🥕', 'carrot'],
    ['🍅🍅', 'tomato'],
    ['BACON!!!', 'bacon'],
    ['leftover roast chicken', 'chicken'],
    ['boneless, skinless chicken thighs', 'chicken-thigh'],
    ['cherry toms', 'cherry-tomato'],
    ['leg of lamb', 'lamb'],
    ['half and half', 'cream'],
    ['jalapeno', 'jalapeno'],
    ['ｔｏｍａｔｏ', 'tomato'],
    ['to\u200bmato', 'tomato'],
    ['peas from the garden', 'peas'],
    ['1 lb. potatoes', 'potato'],
    ['٢ carrots', 'carrot'],
    ['200 g Chinese pea pods', 'snow-peas'],
    ['edible-podded peas', 'snow-peas'],
    ['2 crinkle-cut carrots', 'carrot'],
    ['carrots, crinkle-cut', 'carrot'],
    ['3 matchsticked carrots', 'carrot'],
  ])('the reader reads "%s" as %s', (text, id) => {
    expect(idsIn(text)).toEqual([id])
  })

  test.each([
    ['3 batonned carrots', 'carrot'],
    ['carrots, batonned', 'carrot'],
    ['3 tournéed potatoes', 'potato'],
    ['potatoes, tourneed', 'potato'],
  ])('a word for how a food is cut leaves no allergen open: %s', (text, id) => {
    expect(idsIn(text)).toEqual([id])
    expect(Object.values(onlyFood(text).contains)).not.toContain('unknown')
  })

  test('an article behind "and" begins a food and no egg called anda', () => {
    expect(idsIn('an onion and a carrot')).toEqual(['onion', 'carrot'])
    expect(readPhrase('an onion and a carrot', 'en').foods.flatMap(({ contains }) => Object.values(contains))).not.toContain('unknown')
    expect(readPhrase('anda and a carrot', 'en').foods[0]?.contains.eggs).toBe('yes')
  })

  test('the reader splits a list and keeps a name with "and" together', () => {
    expect(idsIn('eggs, milk and flour')).toEqual(['egg', 'milk', 'flour'])
    expect(idsIn('salt & pepper; rice\nbeans')).toEqual(['salt', 'black-pepper', 'rice', 'kidney-bean'])
    expect(idsIn('salt n pepper')).toEqual(['salt', 'black-pepper'])
    expect(onlyFood('mac and cheese').contains.dairy).toBe('yes')
  })

  test('the reader names a repeated food once', () => {
    expect(idsIn('tomato, tomatoes and 🍅')).toEqual(['tomato'])
  })

  test("the reader keeps the cook's words without amount and preparation", () => {
    expect(onlyFood('2 cups chopped fresh Basil').words).toBe('Basil')
  })

  test('the reader keeps every word between the first and the last that belong to the food', () => {
    expect(onlyFood('pad thai sauce').words).toBe('pad thai sauce')
    expect(onlyFood('just egg').words).toBe('just egg')
    expect(onlyFood('200 g of m&ms').words).toBe('m&ms')
  })
})

describe('phrases with unknown words', () => {
  test('the reader reports a phrase that it does not know as one unknown, not one a word', () => {
    for (const text of ['zorble wix', 'some zorble wix', 'zorble quux wix'])
      expect(readPhrase(text, 'en').unknown.map(({ words }) => words)).toEqual([text.replace('some ', '')])
    expect(readPhrase('zorble wix', 'en').unknown[0]?.didYouMean).toEqual([])
  })

  test('a food beside an unknown word rules out nothing: tomatoe flower', () => {
    const { foods, unknown } = readPhrase('tomatoe flower', 'en')
    expect(foods).toMatchObject([{ ingredient: 'tomato', known: 'part', isBesideUnknown: true, vegan: 'unknown' }])
    expect(unknown).toEqual([{ words: 'flower', didYouMean: ['flour'] }])
  })

  test('the reader leaves amounts and preparations without a food unknown', () => {
    for (const text of ['2 cups', 'finely chopped', '400 g can'])
      expect(readPhrase(text, 'en')).toEqual({ foods: [], unknown: [{ words: text, didYouMean: [] }], notFood: [] })
  })

  test('the reader reads nothing in an empty phrase', () => {
    for (const text of ['', '   ', '\n']) expect(readPhrase(text, 'en')).toEqual({ foods: [], unknown: [], notFood: [] })
  })
})

describe('phrases in another language', () => {
  test('the reader splits foreign foods at an English "and" and at "&"', () => {
    for (const language of ['de', 'ru', 'ja'] as const)
      for (const typed of ['3 carrots & 2 potatoes', 'carrots and potatoes'])
        expect(readPhrase(typed, language).foods.map(({ ingredient }) => ingredient)).toEqual(['carrot', 'potato'])
    expect(readPhrase('carottes & navets', 'fr').foods.map(({ ingredient }) => ingredient)).toEqual(['carrot', 'turnip'])
  })

  test('the reader reads foreign words as one name when one language knows it: gruyere rapé', () => {
    // In Spanish "rape" is a fish, which must not get lost.
    for (const language of languageCodes.filter((code) => code !== 'es'))
      expect(readPhrase('gruyere rapé', language).foods.map(({ ingredient }) => ingredient)).toEqual(['gruyere'])
  })

  test('the reader reads a foreign name with an amount as one name', () => {
    expect(readPhrase('500g barbecue sauce', 'fr').foods.map(({ ingredient }) => ingredient)).toEqual(['barbecue-sauce'])
  })

  test('the reader keeps the foods that only the other language finds: tarte aux champignons', () => {
    const { foods } = readPhrase('tarte aux champignons', 'fr')
    expect(foods.some(({ contains }) => contains.gluten !== 'no')).toBe(true)
    expect(foods.some(({ contains }) => contains.mushroom === 'yes')).toBe(true)
  })
})

test('the reader leaves a word for several foods unknown and suggests them: масло', () => {
  expect(readPhrase('масло', 'ru').unknown).toEqual([{ words: 'масло', didYouMean: ['butter', 'vegetable-oil'] }])
  expect(readPhrase('перец', 'ru').unknown).toEqual([{ words: 'перец', didYouMean: ['black-pepper', 'bell-pepper'] }])
  expect(readPhrase('فلفل', 'ar').unknown[0]?.didYouMean).toContain('black-pepper')
})

describe('spellings across languages', () => {
  test('the reader knows a name in any of the eight languages', () => {
    expect(idsIn('huevos')).toEqual(['egg'])
    expect(idsIn('чеснок')).toEqual(['garlic'])
    expect(idsIn('西红柿')).toEqual(['tomato'])
    expect(readPhrase('tomatoes', 'ru').foods[0]?.ingredient).toBe('tomato')
  })

  test('the reader finds no name within a longer word: 鸡蛋云', () => {
    expect(readPhrase('鸡蛋云', 'zh').foods).toEqual([])
  })

  test('the reader folds variants of keyboard and handwriting: 雞蛋, タマゴ, البيض', () => {
    expect(readPhrase('雞蛋', 'zh').foods[0]?.ingredient).toBe('egg')
    expect(readPhrase('タマゴ', 'ja').foods[0]?.ingredient).toBe('egg')
    expect(readPhrase('البيض', 'ar').foods[0]?.ingredient).toBe('egg')
    expect(readPhrase('champinones', 'es').foods[0]?.ingredient).toBe('mushroom')
  })

  test('the reader finds each food after an attached Arabic "and"', () => {
    expect(readPhrase('بيض ودقيق وحليب', 'ar').foods.map((food) => food.ingredient)).toEqual(['egg', 'flour', 'milk'])
    expect(readPhrase('وشنة', 'ar').foods.map((food) => food.ingredient)).toEqual(['sour-cherry'])
  })
})

describe('any text', () => {
  test('the reader reads any text without failing and always into something', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.constantFrom(...languageCodes), (text, language) => {
        const { foods, unknown, notFood } = readPhrase(text, language)
        expect(foods.length + unknown.length + notFood.length > 0 || text.trim() === '').toBe(true)
      }),
      { numRuns: 300 },
    )
    for (const text of ['\ud800', '\0', '\u202e', '🍕'.repeat(3_000), 'a '.repeat(5_000), '('.repeat(10_000)])
      expect(() => readPhrase(text, 'en')).not.toThrow()
  })

  test('the reader reads the first two thousand characters of a long text', () => {
    for (const words of ['chicken breast and ', 'xyzzy ']) {
      const endless = words.repeat(10_000 / words.length)
      expect(readPhrase(`${endless}bleach`, 'en')).toEqual(readPhrase(endless.slice(0, 2_000), 'en'))
    }
  })
})

test.each([
  ['en', 'not vegan cheese'],
  ['en', 'never vegan butter'],
  ['fr', 'jambon pas végétal'],
  ['de', 'nicht veganer Käse'],
  ['ru', 'сыр не веганский'],
  ['ar', 'جبنة غير نباتية'],
] as const)('the reader leaves food unknown that is said not to be vegan: %s "%s"', (language, text) => {
  expect(readPhrase(text, language)).toMatchObject({ foods: [], unknown: [{ words: text }] })
})

test.each([
  ['en', 'vegan cheese, not open yet'],
  ['es', 'queso no vegano'],
  ['ru', 'веганский сыр'],
] as const)('the reader reads food whose "not" does not deny its vegan label: %s "%s"', (language, text) => {
  expect(readPhrase(text, language).foods).toHaveLength(1)
})
