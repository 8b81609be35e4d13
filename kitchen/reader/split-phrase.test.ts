import { describe, expect, it } from 'vitest'
import { isPreparation } from '#domain/ingredients/preparation.ts'
import { type Language, languageCodes } from '#domain/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary.ts'

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

describe('what stands behind a comma', () => {
  it.each(together)('is said of the one food before it (%s): %s', (language, text, food) => {
    const { foods, unknown, notFood } = readPhrase(text, language)
    expect({ foods: foods.map(({ ingredient }) => ingredient), unknown, notFood }).toEqual({ foods: [food], unknown: [], notFood: [] })
  })
})

/** Words that are a description and also a food: two foods each, and a Spanish cold cut. */
const alsoFoods = ['chopped', 'picada vegana', 'sans viande hachee', 'красное сухое', 'مفروم نباتي']

it.each(languageCodes)('no name of a food is taken for what is done to one (%s)', (language) => {
  const names = [...vocabularyOf(language).surfaces.keys()].filter((name) => isPreparation(name) && !alsoFoods.includes(name))
  expect(names).toEqual([])
})

it('the size of an egg is no food, and the number of eggs is kept', () => {
  for (const size of ['S', 'M', 'L', 'LL'])
    expect(readPhrase(`卵（${size}サイズ）3個`, 'ja')).toMatchObject({
      foods: [{ ingredient: 'egg', amount: { amount: 3, unit: 'piece' } }],
      unknown: [],
    })
})

describe('quotation marks', () => {
  it('are a part of what they stand in', () => {
    expect(readPhrase('"free range" eggs', 'en').foods).toMatchObject([{ ingredient: 'egg', known: 'whole' }])
    expect(readPhrase('масло «сливочное»', 'ru').foods).toMatchObject([{ ingredient: 'butter' }])
  })

  it.each<[Language, string]>([
    ['en', '"eggs" "milk"'],
    ['ru', '«яйца» «молоко»'],
    ['ja', '「卵」「牛乳」'],
  ])('part what stands each in its own, in %s: %s', (language, text) => {
    expect(readPhrase(text, language).foods).toMatchObject([
      { ingredient: 'egg', known: 'whole' },
      { ingredient: 'milk', known: 'whole' },
    ])
  })
})

it.each<[Language, string, string]>([
  ['ru', 'слив. масло', 'butter'],
  ['ru', 'раст. масло', 'vegetable-oil'],
  ['ru', 'соев. соус', 'soy-sauce'],
  ['en', 'veg. oil', 'vegetable-oil'],
])('a point behind a word that is cut short cuts no name, in %s: %s', (language, text, id) => {
  expect(readPhrase(text, language)).toMatchObject({ foods: [{ ingredient: id }], unknown: [] })
})

describe('a Spanish letter before a stroke', () => {
  it.each([
    ['aceitunas s/hueso', ['olive']],
    ['yogur s/ azúcar', ['yogurt']],
    ['queso p/ untar', ['cream-cheese']],
  ])('is said of the food before it: %s', (text, foods) => {
    const read = readPhrase(text, 'es')
    expect(read.foods.map((food) => food.ingredient ?? food.class)).toEqual(foods)
    expect([...read.unknown, ...read.notFood]).toEqual([])
  })

  it.each(['queso c/ nueces', 'leche c/ soja', 'pasta c/ lentejas'])('for "with" is not said of the food before it: %s', (text) => {
    const { foods } = readPhrase(text, 'es')
    expect(foods.some(({ contains }) => contains.dairy === 'yes' || contains.gluten !== 'no')).toBe(true)
  })

  it('says no more for certain that a bread without gluten has it', () => {
    expect(readPhrase('pan s/gluten', 'es').foods.map(({ contains }) => contains.gluten)).toEqual(['unknown'])
  })
})
