import { expect, test } from 'vitest'
import type { Language } from '#kitchen/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const foodsOf = (text: string, language: Language) => {
  const { foods, unknown, notFood } = readPhrase(text, language)
  return { foods: foods.map(({ ingredient }) => ingredient), others: unknown.length + notFood.length }
}

test.each<[Language, string, string]>([
  ['es', 'pollo(muslos) 1kg', 'chicken-leg'],
  ['es', 'pavo (pechuga)', 'turkey-breast'],
  ['es', 'queso (feta)', 'feta'],
  ['de', 'Käse (Feta)', 'feta'],
  ['de', 'Lachs (Filet)', 'salmon'],
])('the reader reads a cut or kind in brackets and the word before it as one food, in %s: %s', (language, text, id) => {
  expect(foodsOf(text, language)).toEqual({ foods: [id], others: 0 })
})

test('the reader reads a kind in brackets as a second food when it would hide an allergen: Milch (Hafer)', () => {
  expect(foodsOf('Milch (Hafer)', 'de').foods).toEqual(['milk', 'oats'])
})

test.each<[Language, string, string]>([
  ['de', 'Mozzarella (Kugel)', 'mozzarella'],
  ['de', 'Käse (Scheiben)', 'cheese'],
  ['de', 'Nudeln (Reste)', 'pasta'],
])('the reader finds no food in a measure in brackets, in %s: %s', (language, text, id) => {
  expect(foodsOf(text, language)).toEqual({ foods: [id], others: 0 })
})

test.each<[Language, string, string[]]>([
  ['es', 'nevera - mantequilla', ['butter']],
  ['es', 'congelador: guisantes', ['peas']],
  ['es', 'mantequilla (nevera)', ['butter']],
  ['de', 'Keller: Kartoffeln', ['potato']],
  ['de', 'Kühlschrank - Butter', ['butter']],
  ['ja', '冷凍庫：鮭', ['salmon']],
  ['ja', 'キャベツ←冷蔵庫', ['cabbage']],
])('the reader ignores the place where a food is kept, in %s: %s', (language, text, ids) => {
  expect(foodsOf(text, language)).toEqual({ foods: ids, others: 0 })
})

test('the reader finds no food in a storage place alone: nevera', () => {
  expect(readPhrase('nevera', 'es').notFood).toEqual(['nevera'])
})

test.each<[Language, string, (string | null)[]]>([
  ['es', 'caldo de pollo maggi', ['chicken-stock']],
  ['de', 'Butter Kerrygold', ['butter']],
  ['de', 'Milch Weihenstephan', ['milk']],
  ['de', 'Philadelphia Kräuter', ['cream-cheese', 'parsley']],
  ['de', 'Philadelphia, Käse', ['cream-cheese', 'cheese']],
])(
  'the reader reads a brand as a food only when it claims more than the food beside it or stands apart, in %s: %s',
  (language, text, ids) => {
    expect(foodsOf(text, language).foods).toEqual(ids)
  },
)

test('the reader does not rule out dairy in a cheese brand with herbs: philadelphia hierbas', () => {
  expect(readPhrase('philadelphia hierbas', 'es').foods.map(({ contains }) => contains.dairy)).not.toContain('no')
})
