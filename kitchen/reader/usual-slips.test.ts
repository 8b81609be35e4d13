import { describe, expect, it } from 'vitest'
import { allergens } from '#domain/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const idsIn = (text: string) => readPhrase(text, 'es').foods.map(({ ingredient }) => ingredient)

describe('a misspelt Spanish word', () => {
  it.each([
    ['huevso', 'egg'],
    ['ajjo', 'garlic'],
    ['nuueces', 'walnut'],
    ['otmates', 'tomato'],
    ['leceh', 'milk'],
  ])('with letters doubled or out of order is the usual food, whatever rarer one is as near: %s is %s', (text, id) => {
    expect(idsIn(text)).toEqual([id])
  })

  it.each([
    ['vacon', 'bacon'],
    ['keso', 'cheese'],
    ['atum', 'tuna'],
    ['iogur', 'yogurt'],
    ['awacate', 'avocado'],
    ['wevos', 'egg'],
    ['aseite de oliba', 'olive-oil'],
  ])('is the food that it sounds like, alone and in a name: %s is %s', (text, id) => {
    expect(idsIn(text)).toEqual([id])
  })

  it.each([
    ['tomstes', 'tomato'],
    ['pereji', 'parsley'],
    ['ceboll', 'onion'],
    ['zanahrias', 'carrot'],
    ['mantqeuila', 'butter'],
  ])('with the next key, or a letter left out, is the food: %s is %s', (text, id) => {
    expect(idsIn(text)).toEqual([id])
  })

  it('is cleared of nothing', () => {
    const { foods } = readPhrase('tomstes', 'es')
    expect(allergens.map((allergen) => foods[0]?.contains[allergen])).not.toContain('no')
    expect(foods).toMatchObject([{ known: 'misspelt', vegan: 'unknown' }])
  })

  it.each(['mismo', 'secta', 'tapadera', 'comienzo', 'oportuno', 'qwrtlp', 'martillo', 'zapato'])(
    'is none where it is another word, or none: %s',
    (text) => {
      expect(idsIn(text)).toEqual([])
    },
  )

  it('is put right beside words that are known as a phrase alone', () => {
    expect(idsIn('almenrdas algo mustias')).toEqual(['almond'])
    expect(idsIn('azucra un poco pasadito')).toEqual(['sugar'])
  })
})
