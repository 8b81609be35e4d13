import { describe, expect, test } from 'vitest'
import type { Language } from '#kitchen/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import { idsIn, onlyFood } from '#kitchen/testing/foods-in.ts'

describe('misspelt words', () => {
  test.each([
    ['chiken breast', 'chicken-breast'],
    ['tomatos', 'tomato'],
    ['zuchini', 'zucchini'],
    ['brocolli', 'broccoli'],
    ['parsely', 'parsley'],
  ])('the reader corrects "%s" to %s', (text, id) => {
    expect(idsIn(text)).toEqual([id])
  })

  test('the reader finds no food in an English word with another meaning: flower', () => {
    expect(readPhrase('flower', 'en')).toEqual({ foods: [], unknown: [{ words: 'flower', didYouMean: ['flour'] }], notFood: [] })
    for (const word of ['bear', 'boat', 'soup bowl lid']) expect(readPhrase(word, 'en').foods).toEqual([])
  })

  test.each(['tumeric', 'avacado', 'mozarella', 'cinamon', 'letuce', 'spagetti', 'potatos', 'mayonaise', 'rasberry'])(
    'the reader corrects a plainly misspelt food: %s',
    (text) => {
      expect(onlyFood(text).ingredient).not.toBeNull()
    },
  )

  test.each(['uova', 'Radieschenstube', 'lamd', 'bulter', 'chikén'])(
    'the reader corrects no word that could be another one: %s',
    (text) => {
      expect(readPhrase(text, 'en')).toMatchObject({ foods: [], unknown: [{ words: text }] })
    },
  )

  test('the reader finds dairy in a word with a foreign letter and rules out no other allergen: mоlk', () => {
    expect(readPhrase('mоlk', 'en').foods).toMatchObject([{ known: 'misspelt', vegan: 'no', contains: { dairy: 'yes', eggs: 'unknown' } }])
  })
})

describe('words that may be of another language', () => {
  test('the reader corrects a word in another language when it can mean nothing else, and leaves short words unknown', () => {
    expect(readPhrase('Kartofeln', 'de').foods).toMatchObject([{ ingredient: 'potato' }])
    expect(readPhrase('zanahorria', 'es').foods).toMatchObject([{ ingredient: 'carrot' }])
    expect(readPhrase('карттофель', 'ru').foods).toMatchObject([{ ingredient: 'potato' }])
    expect(readPhrase('lechxe', 'es').foods).toMatchObject([{ ingredient: 'milk', known: 'misspelt' }])
    expect(readPhrase('sla', 'es').foods).toEqual([])
  })

  test.each([
    ['eoufs', 'fr', 'egg'],
    ['acrottes', 'fr', 'carrot'],
    ['aubairgine', 'fr', 'eggplant'],
    ['navais', 'fr', 'turnip'],
    ['fambroises', 'fr', 'raspberry'],
    ['elntilles', 'fr', 'lentil'],
    ['zanaohrria', 'es', 'carrot'],
    ['aKrtoffel', 'de', 'potato'],
  ] as const)('the reader corrects swapped first letters, two slips or spelling by ear: %s in %s', (text, language, ingredient) => {
    expect(readPhrase(text, language).foods).toMatchObject([{ ingredient, known: 'misspelt' }])
  })

  test.each(['partisans', 'conversion', 'entrailles', 'chaque', 'permet'])(
    'the reader does not correct an everyday French word to a food: %s',
    (text) => {
      expect(readPhrase(text, 'fr').foods).toEqual([])
    },
  )

  test('the reader reads "pêches en vrac" as peaches and not as a participle', () => {
    expect(idsIn('pêches en vrac', 'fr')).toEqual(['peach'])
  })

  test('the reader leaves a word unknown that it cannot guess', () => {
    expect(readPhrase('xyzzyplugh', 'en')).toEqual({ foods: [], unknown: [{ words: 'xyzzyplugh', didYouMean: [] }], notFood: [] })
  })
})

describe('misspelt words within a name', () => {
  test.each<[Language, string, string]>([
    ['fr', 'pommes de tere', 'potato'],
    ['fr', 'pome de terre', 'potato'],
    ['fr', 'noix de coko', 'desiccated-coconut'],
    ['en', 'sour crem', 'sour-cream'],
    ['de', 'grne Bohnen', 'green-beans'],
  ])('the reader corrects a short word by the words beside it, under %s: %s', (language, text, id) => {
    expect(readPhrase(text, language)).toMatchObject({ foods: [{ ingredient: id, known: 'misspelt' }], unknown: [], notFood: [] })
  })

  test('the reader refuses "tere" alone, because it is near "terre"', () => {
    expect(readPhrase('tere', 'fr')).toMatchObject({ foods: [], notFood: ['tere'] })
  })
})

describe('words spelt by ear', () => {
  test.each<[Language, string, string]>([
    ['en', 'sourdoh', 'bread'],
    ['en', 'buter', 'butter'],
    ['es', 'mejiyones', 'mussel'],
    ['es', 'alvaricoque', 'apricot'],
    ['fr', 'aricots verts', 'green-beans'],
    ['de', 'Jogurth', 'yogurt'],
    ['de', 'Gruke', 'cucumber'],
    ['ru', 'тыкфа', 'pumpkin'],
    ['ja', '生クリム', 'cream'],
    ['ja', 'クリムチーズ', 'cream-cheese'],
    ['zh', '香茹', 'shiitake'],
    ['zh', '料洒', 'rice-wine'],
  ])('the reader corrects a word spelt by ear, in %s: %s', (language, text, id) => {
    expect(readPhrase(text, language).foods).toMatchObject([{ ingredient: id, known: 'misspelt' }])
  })

  test.each(['body', 'attic', 'song', 'what', 'muzzle', 'engineering', 'offering', 'setback', 'trademark'])(
    'the reader finds no similar-sounding food in an English word: %s',
    (text) => {
      expect(readPhrase(text, 'en').foods).toEqual([])
    },
  )
})

describe('misspelt words beside others', () => {
  test.each<[Language, string, string]>([
    ['fr', 'champigons de paris 250g', 'mushroom'],
    ['fr', 'beure demi sel 1 plaquette', 'butter'],
    ['en', 'coconutt milc', 'coconut-milk'],
    ['de', 'Rotte Linsen', 'red-lentil'],
    ['es', 'pechga de pollo', 'chicken-breast'],
  ])('the reader chooses the correction that makes a name with the words beside it, in %s: %s', (language, text, id) => {
    expect(readPhrase(text, language).foods).toMatchObject([{ ingredient: id, known: 'misspelt' }])
  })

  test.each<[Language, string]>([
    ['fr', 'mousse à raser'],
    ['en', 'mousse à raser'],
    ['en', 'bleech chikn'],
  ])('the reader finds no food in a phrase with a non-food, in %s: %s', (language, text) => {
    expect(readPhrase(text, language).foods).toEqual([])
  })
})
