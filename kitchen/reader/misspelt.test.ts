import { describe, expect, it } from 'vitest'
import type { Language } from '#domain/options.ts'
import { idsIn, onlyFood } from '#kitchen/reader/foods-in.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

describe('a misspelt word', () => {
  it.each([
    ['chiken breast', 'chicken-breast'],
    ['tomatos', 'tomato'],
    ['zuchini', 'zucchini'],
    ['brocolli', 'broccoli'],
    ['parsely', 'parsley'],
  ])('"%s" is read as %s', (text, id) => {
    expect(idsIn(text)).toEqual([id])
  })

  it('that means something else is asked about', () => {
    expect(readPhrase('flower', 'en')).toEqual({ foods: [], unknown: [{ words: 'flower', didYouMean: ['flour'] }], notFood: [] })
    for (const word of ['bear', 'boat', 'soup bowl lid']) expect(readPhrase(word, 'en').foods).toEqual([])
  })

  it.each(['tumeric', 'avacado', 'mozarella', 'cinamon', 'letuce', 'spagetti', 'potatos', 'mayonaise', 'rasberry'])(
    'that is plainly one food is that food: %s',
    (text) => {
      expect(onlyFood(text).ingredient).not.toBeNull()
    },
  )

  it.each(['uova', 'Radieschenstube', 'lamd', 'bulter', 'chikén'])('is no food where it could be another word: %s', (text) => {
    expect(readPhrase(text, 'en')).toMatchObject({ foods: [], unknown: [{ words: text }] })
  })

  it('has what another language knows of it by its stem, and is cleared of nothing: "mоlk" with a Russian letter is near a whey', () => {
    expect(readPhrase('mоlk', 'en').foods).toMatchObject([{ known: 'misspelt', vegan: 'no', contains: { dairy: 'yes', eggs: 'unknown' } }])
  })

  it('is put right in other languages where nothing else can be meant; short words are asked about', () => {
    expect(readPhrase('Kartofeln', 'de').foods).toMatchObject([{ ingredient: 'potato' }])
    expect(readPhrase('zanahorria', 'es').foods).toMatchObject([{ ingredient: 'carrot' }])
    expect(readPhrase('карттофель', 'ru').foods).toMatchObject([{ ingredient: 'potato' }])
    expect(readPhrase('lechxe', 'es').foods).toMatchObject([{ ingredient: 'milk', known: 'misspelt' }])
    expect(readPhrase('sla', 'es').foods).toEqual([])
  })

  it.each([
    ['eoufs', 'fr', 'egg'],
    ['acrottes', 'fr', 'carrot'],
    ['aubairgine', 'fr', 'eggplant'],
    ['navais', 'fr', 'turnip'],
    ['fambroises', 'fr', 'raspberry'],
    ['elntilles', 'fr', 'lentil'],
    ['zanaohrria', 'es', 'carrot'],
    ['aKrtoffel', 'de', 'potato'],
  ] as const)(
    'with its first letters swapped, with two slips or written by ear, %s in %s, is what was meant, without certainty',
    (text, language, ingredient) => {
      expect(readPhrase(text, language).foods).toMatchObject([{ ingredient, known: 'misspelt' }])
    },
  )

  it.each(['partisans', 'conversion', 'entrailles', 'chaque', 'permet'])('that is an everyday French word is no food: %s', (text) => {
    expect(readPhrase(text, 'fr').foods).toEqual([])
  })

  it('is no participle because a preposition stands behind it: "pêches en vrac" were not caught anywhere', () => {
    expect(idsIn('pêches en vrac', 'fr')).toEqual(['peach'])
  })

  it('that nobody can guess is unknown', () => {
    expect(readPhrase('xyzzyplugh', 'en')).toEqual({ foods: [], unknown: [{ words: 'xyzzyplugh', didYouMean: [] }], notFood: [] })
  })
})

describe('a misspelt word of a name', () => {
  it.each<[Language, string, string]>([
    ['fr', 'pommes de tere', 'potato'],
    ['fr', 'pome de terre', 'potato'],
    ['fr', 'noix de coko', 'desiccated-coconut'],
    ['en', 'sour crem', 'sour-cream'],
    ['de', 'grne Bohnen', 'green-beans'],
  ])('is put right by the words beside it, however short, under %s: %s', (language, text, id) => {
    expect(readPhrase(text, language)).toMatchObject({ foods: [{ ingredient: id, known: 'misspelt' }], unknown: [], notFood: [] })
  })

  it('is refused where it stands alone and is near what nobody eats: "tere" is near "terre"', () => {
    expect(readPhrase('tere', 'fr')).toMatchObject({ foods: [], notFood: ['tere'] })
  })
})

describe('a word written as it is heard', () => {
  it.each<[Language, string, string]>([
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
  ])('is the food that sounds or looks so, in %s: %s', (language, text, id) => {
    expect(readPhrase(text, language).foods).toMatchObject([{ ingredient: id, known: 'misspelt' }])
  })

  it.each(['body', 'attic', 'song', 'what', 'muzzle', 'engineering', 'offering', 'setback', 'trademark'])(
    'is none where English has the very word: %s',
    (text) => {
      expect(readPhrase(text, 'en').foods).toEqual([])
    },
  )
})

describe('a misspelt word beside others', () => {
  it.each<[Language, string, string]>([
    ['fr', 'champigons de paris 250g', 'mushroom'],
    ['fr', 'beure demi sel 1 plaquette', 'butter'],
    ['en', 'coconutt milc', 'coconut-milk'],
    ['de', 'Rotte Linsen', 'red-lentil'],
    ['es', 'pechga de pollo', 'chicken-breast'],
  ])('is the one that makes a name with them, in %s: %s', (language, text, id) => {
    expect(readPhrase(text, language).foods).toMatchObject([{ ingredient: id, known: 'misspelt' }])
  })

  it.each<[Language, string]>([
    ['fr', 'mousse à raser'],
    ['en', 'mousse à raser'],
    ['en', 'bleech chikn'],
  ])('makes no food of what nobody eats, in %s: %s', (language, text) => {
    expect(readPhrase(text, language).foods).toEqual([])
  })
})
