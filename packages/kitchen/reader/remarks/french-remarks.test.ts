import { describe, expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import { withoutFrenchRemarks } from '#kitchen/reader/remarks/french-remarks.ts'

describe('remarks of French cooks on dates, purchase and what is left', () => {
  test.each([
    ['oeufs x6 dlc dépassée d 1 jour', 'egg'],
    ['beurre ouvert il y a 1 semaine', 'butter'],
    ['courgettes données par papi', 'zucchini'],
    ['lait kasi fini', 'milk'],
    ['carottes sans date', 'carrot'],
    ['feta entamée+eau', 'feta'],
    ['moules (sable enlevé)', 'mussel'],
    ['pdt 5 kg cave', 'potato'],
    ['sel presq plus', 'salt'],
    ['riz fond du paquet', 'rice'],
  ])('the reader reads the food alone: %s', (typed, ingredient) => {
    expect(readPhrase(typed, 'fr').foods.map((food) => food.ingredient)).toEqual([ingredient])
  })

  test.each([
    'dattes',
    'dates 3',
    'mars 2',
    'riz cuit hier',
    'reste de poulet de dimanche',
    'ouvert hier',
    'lait de riz',
    'fond de veau',
    'farine + eau',
    'feuille de brik',
    'blé germé',
    'amande amère',
  ])('words that are no remark stay: %s', (typed) => {
    expect(withoutFrenchRemarks(typed, 'fr')).toBe(typed)
  })

  test('remarks of other languages stay', () => {
    expect(withoutFrenchRemarks('date 12/06', 'en')).toBe('date 12/06')
  })
})
