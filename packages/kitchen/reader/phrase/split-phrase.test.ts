import { describe, expect, test } from 'vitest'
import { type Language, languageCodes } from '#kitchen/options.ts'
import { isPreparation } from '#kitchen/reader/phrase/preparation.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'

/** Phrases kept together because the words after the comma describe the food before it. */
const together: readonly [Language, string, string][] = [
  ['en', '1 (14.5 oz) can diced tomatoes, undrained', 'canned-tomatoes'],
  ['en', '2 lbs boneless skinless chicken thighs', 'chicken-thigh'],
  ['en', 'rice, cooked', 'rice'],
  ['en', '3 cloves garlic, minced', 'garlic'],
  ['en', '2 carrots, peeled and cut into strips', 'carrot'],
  ['de', 'petersilie, glatt', 'parsley'],
  ['de', '500 g kleine festkochende kartoffeln', 'potato'],
  ['de', '2 zwiebeln, fein gehackt', 'onion'],
  ['es', '2 cebollas, picadas', 'onion'],
  ['es', '3 dientes de ajo, pelados y picados', 'garlic'],
  ['fr', '2 oignons, émincés', 'onion'],
  ['fr', '3 carottes, coupées en dés', 'carrot'],
  ['ru', 'лук, мелко нарезанный', 'onion'],
  ['ru', '2 зубчика чеснока, очищенного', 'garlic'],
  ['ar', 'بصل، مفروم ناعم', 'onion'],
  ['ar', 'طماطم، مقطعة', 'tomato'],
  ['ar', '500 غ دجاج، مقطع إلى مكعبات', 'chicken'],
  ['ja', '玉ねぎ、薄切り', 'onion'],
  ['ja', '鶏もも肉（皮なし、一口大に切る）300g', 'chicken-thigh'],
  ['ja', '卵（mサイズ）3個', 'egg'],
  ['zh', '洋葱，切丝', 'onion'],
]

test.each(together)('the reader reads the words after a comma as a description of the food (%s): %s', (language, text, food) => {
  const { foods, unknown, notFood } = readPhrase(text, language)
  expect({ foods: foods.map(({ ingredient }) => ingredient), unknown, notFood }).toEqual({ foods: [food], unknown: [], notFood: [] })
})

/** Words that are a description and also a food: two foods each, and a Spanish cold cut. */
const alsoFoods = ['chopped', 'picada vegana', 'sans viande hachee', 'красное сухое', 'مفروم نباتي']

test.each(languageCodes)('no name of a food is also a preparation (%s)', (language) => {
  const names = [...vocabularyOf(language).surfaces.keys()].filter((name) => isPreparation(name) && !alsoFoods.includes(name))
  expect(names).toEqual([])
})

test('the reader finds no food in the size of an egg and keeps the number of eggs', () => {
  for (const size of ['S', 'M', 'L', 'LL'])
    expect(readPhrase(`卵（${size}サイズ）3個`, 'ja')).toMatchObject({
      foods: [{ ingredient: 'egg', amount: { amount: 3, unit: 'piece' } }],
      unknown: [],
    })
})

describe('quotation marks', () => {
  test('the reader ignores quotation marks within a name', () => {
    expect(readPhrase('"free range" eggs', 'en').foods).toMatchObject([{ ingredient: 'egg', known: 'whole' }])
    expect(readPhrase('масло «сливочное»', 'ru').foods).toMatchObject([{ ingredient: 'butter' }])
  })

  test.each<[Language, string]>([
    ['en', '"eggs" "milk"'],
    ['ru', '«яйца» «молоко»'],
    ['ja', '「卵」「牛乳」'],
  ])('the reader splits foods that stand in quotation marks each, in %s: %s', (language, text) => {
    expect(readPhrase(text, language).foods).toMatchObject([
      { ingredient: 'egg', known: 'whole' },
      { ingredient: 'milk', known: 'whole' },
    ])
  })
})

test.each<[Language, string, string]>([
  ['ru', 'слив. масло', 'butter'],
  ['ru', 'раст. масло', 'vegetable-oil'],
  ['ru', 'соев. соус', 'soy-sauce'],
  ['en', 'veg. oil', 'vegetable-oil'],
])("the reader does not split a name after an abbreviation's point, in %s: %s", (language, text, id) => {
  expect(readPhrase(text, language)).toMatchObject({ foods: [{ ingredient: id }], unknown: [] })
})

describe('Spanish abbreviations with a slash', () => {
  test.each([
    ['aceitunas s/hueso', ['olive']],
    ['yogur s/ azúcar', ['yogurt']],
    ['queso p/ untar', ['cream-cheese']],
  ])('the reader reads a Spanish abbreviation as a description of the food before it: %s', (text, foods) => {
    const read = readPhrase(text, 'es')
    expect(read.foods.map((food) => food.ingredient ?? food.class)).toEqual(foods)
    expect([...read.unknown, ...read.notFood]).toEqual([])
  })

  test.each(['queso c/ nueces', 'leche c/ soja', 'pasta c/ lentejas'])(
    'the reader reads "c/" as "with" and keeps the allergens of the first food: %s',
    (text) => {
      const { foods } = readPhrase(text, 'es')
      expect(foods.some(({ contains }) => contains.dairy === 'yes' || contains.gluten !== 'no')).toBe(true)
    },
  )

  test('the reader is not certain of gluten in "pan s/gluten"', () => {
    expect(readPhrase('pan s/gluten', 'es').foods.map(({ contains }) => contains.gluten)).toEqual(['unknown'])
  })
})
