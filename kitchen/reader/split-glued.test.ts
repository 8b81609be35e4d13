import { describe, expect, it } from 'vitest'
import type { Language } from '#domain/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const foodsOf = (text: string, language: Language) => readPhrase(text, language).foods.map(({ ingredient, known }) => [ingredient, known])

describe('names typed without spaces', () => {
  it.each<[Language, string, string]>([
    ['en', 'oliveoil', 'olive-oil'],
    ['en', '200g creamcheese', 'cream-cheese'],
    ['en', 'soysauce', 'soy-sauce'],
    ['fr', 'huiledolive', 'olive-oil'],
    ['es', 'aceitedeoliva', 'olive-oil'],
    ['en', 'almondmilk', 'almond-milk'],
  ])('are the food of that name, in %s: %s', (language, text, id) => {
    expect(foodsOf(text, language)).toEqual([[id, 'whole']])
  })

  it.each<[Language, string, string[]]>([
    ['en', 'riceeggssoysauce', ['rice', 'egg', 'soy-sauce']],
    ['fr', 'fromagebeurreconfiture', ['cheese', 'butter', 'jam']],
    ['de', 'zweiEierMehlButterundZucker', ['egg', 'flour', 'butter', 'sugar']],
    ['de', 'KäsemitBrot', ['cheese', 'bread']],
    ['es', '2huevos+1vasodeleche', ['egg', 'milk']],
    ['es', 'lecheyharina', ['milk', 'flour']],
    ['ar', 'سمنةوسكروطحين', ['ghee', 'sugar', 'flour']],
  ])('are all the foods that they name, in %s: %s', (language, text, ids) => {
    const { foods, unknown } = readPhrase(text, language)
    expect(unknown).toEqual([])
    expect(foods.map(({ ingredient }) => ingredient)).toEqual(ids)
  })

  it.each<[Language, string]>([
    ['en', 'butterknife'],
    ['en', 'hamburgerrestaurant'],
    ['en', 'qwertyham'],
    ['fr', 'beurrezblorp'],
  ])('are not looked for in a word with letters that nobody knows, in %s: %s', (language, text) => {
    expect(readPhrase(text, language).foods).toEqual([])
  })
})
