import { describe, expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

describe('forms of Spanish foods', () => {
  test.each([
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
  ] as const)('the reader reads the form of a Spanish food: %s', (text, form) => {
    const { foods, unknown } = readPhrase(text, 'es')
    expect(unknown).toEqual([])
    expect(foods).toMatchObject([{ form: { is: form, words: text } }])
  })

  test.each([
    ['trigo duro', 'es'],
    ['blé dur', 'fr'],
  ] as const)('the reader does not read the hardness of wheat as a form: %s', (text, language) => {
    expect(readPhrase(text, language).foods.map(({ form }) => form?.is)).toEqual([undefined])
  })
})
