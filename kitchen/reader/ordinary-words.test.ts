import { describe, expect, it } from 'vitest'
import type { Language } from '#domain/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const foodsOf = (words: string, language: Language) => readPhrase(words, language).foods.map((food) => food.ingredient ?? food.class)

describe("an everyday word of the cook's own language", () => {
  it.each(['camino', 'enero', 'busca', 'Órganos', 'había', 'ladrón', 'poeta'])(
    'is asked about where it is a letter from a food: %s',
    (word) => {
      expect(foodsOf(word, 'es')).toEqual([])
    },
  )

  it('is no food of another language that has a word of the same letters: "soy" is said in Spanish', () => {
    expect(foodsOf('soy', 'es')).toEqual([])
    expect(foodsOf('soy', 'en')).toEqual(['plant-protein'])
  })

  it('is no food whose name has the same stem: "casi" is no "casis"', () => {
    expect(foodsOf('casi', 'es')).toEqual([])
    expect(foodsOf('casis', 'es')).toEqual(['blackcurrant'])
  })

  it.each(['casserole', 'courage', 'Casseroles', 'donner', 'comité', 'gilet'])('is asked about in French too: %s', (word) => {
    expect(foodsOf(word, 'fr')).toEqual([])
  })

  it('is asked about where a food has the name and hardly anyone means it: "temps", "souci", "dents"', () => {
    for (const word of ['temps', 'souci', 'dents', 'contre']) expect(foodsOf(word, 'fr')).toEqual([])
    expect(foodsOf('fleurs de souci', 'fr')).toEqual(['spice'])
    expect(foodsOf('contre-filet', 'fr')).toEqual(['beef-steak'])
  })

  it('is not cut into the foods of which it may be written: "llamaron" is no llama with rum', () => {
    expect(foodsOf('llamaron', 'es')).toEqual([])
  })

  it('leaves a slip for a food what it was', () => {
    expect(foodsOf('zanahora', 'es')).toEqual(['carrot'])
    expect(foodsOf('lechga', 'es')).toEqual(['lettuce'])
    expect(foodsOf('courgete', 'fr')).toEqual(['zucchini'])
  })
})
