import { describe, expect, test } from 'vitest'
import type { Language } from '#kitchen/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const foodsOf = (words: string, language: Language) => readPhrase(words, language).foods.map((food) => food.ingredient ?? food.class)

describe('everyday Spanish and French words', () => {
  test.each(['camino', 'enero', 'busca', 'Órganos', 'había', 'ladrón', 'poeta'])(
    'the reader finds no food in an everyday Spanish word one letter from a food: %s',
    (word) => {
      expect(foodsOf(word, 'es')).toEqual([])
    },
  )

  test('the reader finds no food in Spanish "soy", and soya in English "soy"', () => {
    expect(foodsOf('soy', 'es')).toEqual([])
    expect(foodsOf('soy', 'en')).toEqual(['plant-protein'])
  })

  test('the reader finds no food in "casi", although its stem is that of "casis"', () => {
    expect(foodsOf('casi', 'es')).toEqual([])
    expect(foodsOf('casis', 'es')).toEqual(['blackcurrant'])
  })

  test.each(['casserole', 'courage', 'Casseroles', 'donner', 'comité', 'gilet'])(
    'the reader finds no food in an everyday French word: %s',
    (word) => {
      expect(foodsOf(word, 'fr')).toEqual([])
    },
  )

  test('the reader finds no food in French words that hardly anyone means as food: temps, souci', () => {
    for (const word of ['temps', 'souci', 'dents', 'contre']) expect(foodsOf(word, 'fr')).toEqual([])
    expect(foodsOf('fleurs de souci', 'fr')).toEqual(['spice'])
    expect(foodsOf('contre-filet', 'fr')).toEqual(['beef-steak'])
  })

  test('the reader cuts no everyday Spanish word into foods: llamaron', () => {
    expect(foodsOf('llamaron', 'es')).toEqual([])
  })

  test('the reader still corrects slips of Spanish and French foods', () => {
    expect(foodsOf('zanahora', 'es')).toEqual(['carrot'])
    expect(foodsOf('lechga', 'es')).toEqual(['lettuce'])
    expect(foodsOf('courgete', 'fr')).toEqual(['zucchini'])
  })
})
