import { describe, expect, it } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

describe('the form that a food comes in', () => {
  it.each([
    ['garbanzos cocidos', 'cooked'],
    ['pollo asado', 'cooked'],
    ['sobras de pollo', 'cooked'],
    ['pescado al horno', 'cooked'],
    ['huevos duros', 'cooked'],
    ['trucha ahumada', 'smoked'],
    ['alubias secas', 'dried'],
    ['pollo entero', 'whole'],
    ['merluza congelada', 'frozen'],
    ['garbanzos de bote', 'canned'],
    ['lata de garbanzos', 'canned'],
    ['patatas en puré', 'mashed'],
  ] as const)('is read in Spanish: %s', (text, form) => {
    const { foods, unknown } = readPhrase(text, 'es')
    expect(unknown).toEqual([])
    expect(foods).toMatchObject([{ form: { is: form, words: text } }])
  })

  it.each([
    ['trigo duro', 'es'],
    ['blé dur', 'fr'],
  ] as const)('is no hardness of wheat: %s', (text, language) => {
    expect(readPhrase(text, language).foods.map(({ form }) => form?.is)).toEqual([undefined])
  })
})
