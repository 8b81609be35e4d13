import { describe, expect, test } from 'vitest'
import type { Language } from '#kitchen/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const foodsOf = (text: string, language: Language) => readPhrase(text, language).foods.map(({ ingredient, known }) => [ingredient, known])

describe('names without spaces', () => {
  test.each<[Language, string, string]>([
    ['en', 'oliveoil', 'olive-oil'],
    ['en', '200g creamcheese', 'cream-cheese'],
    ['en', 'soysauce', 'soy-sauce'],
    ['fr', 'huiledolive', 'olive-oil'],
    ['es', 'aceitedeoliva', 'olive-oil'],
    ['en', 'almondmilk', 'almond-milk'],
  ])('the reader reads a name typed without spaces, in %s: %s', (language, text, id) => {
    expect(foodsOf(text, language)).toEqual([[id, 'whole']])
  })

  test.each<[Language, string, string[]]>([
    ['en', 'riceeggssoysauce', ['rice', 'egg', 'soy-sauce']],
    ['fr', 'fromagebeurreconfiture', ['cheese', 'butter', 'jam']],
    ['de', 'zweiEierMehlButterundZucker', ['egg', 'flour', 'butter', 'sugar']],
    ['de', 'KäsemitBrot', ['cheese', 'bread']],
    ['es', '2huevos+1vasodeleche', ['egg', 'milk']],
    ['es', 'lecheyharina', ['milk', 'flour']],
    ['ar', 'سمنةوسكروطحين', ['ghee', 'sugar', 'flour']],
  ])('the reader finds every food typed without spaces, in %s: %s', (language, text, ids) => {
    const { foods, unknown } = readPhrase(text, language)
    expect(unknown).toEqual([])
    expect(foods.map(({ ingredient }) => ingredient)).toEqual(ids)
  })

  test.each<[Language, string]>([
    ['en', 'butterknife'],
    ['en', 'hamburgerrestaurant'],
    ['en', 'qwertyham'],
    ['fr', 'beurrezblorp'],
  ])('the reader finds no food in a word with unknown letters, in %s: %s', (language, text) => {
    expect(readPhrase(text, language).foods).toEqual([])
  })
})
