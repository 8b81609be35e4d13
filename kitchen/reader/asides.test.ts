import { expect, it } from 'vitest'
import type { Language } from '#domain/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const foodsOf = (text: string, language: Language) => {
  const { foods, unknown, notFood } = readPhrase(text, language)
  return { foods: foods.map(({ ingredient }) => ingredient), others: unknown.length + notFood.length }
}

it.each<[Language, string, string]>([
  ['es', 'pollo(muslos) 1kg', 'chicken-leg'],
  ['es', 'pavo (pechuga)', 'turkey-breast'],
  ['es', 'queso (feta)', 'feta'],
  ['de', 'Käse (Feta)', 'feta'],
  ['de', 'Lachs (Filet)', 'salmon'],
])('a cut or kind in brackets is one food with the word before it, in %s: %s', (language, text, id) => {
  expect(foodsOf(text, language)).toEqual({ foods: [id], others: 0 })
})

it('a kind in brackets that would hide what the food contains is a food beside it', () => {
  expect(foodsOf('Milch (Hafer)', 'de').foods).toEqual(['milk', 'oats'])
})

it.each<[Language, string, string]>([
  ['de', 'Mozzarella (Kugel)', 'mozzarella'],
  ['de', 'Käse (Scheiben)', 'cheese'],
  ['de', 'Nudeln (Reste)', 'pasta'],
])('a measure in brackets is no food of its own, in %s: %s', (language, text, id) => {
  expect(foodsOf(text, language)).toEqual({ foods: [id], others: 0 })
})

it.each<[Language, string, string[]]>([
  ['es', 'nevera - mantequilla', ['butter']],
  ['es', 'congelador: guisantes', ['peas']],
  ['es', 'mantequilla (nevera)', ['butter']],
  ['de', 'Keller: Kartoffeln', ['potato']],
  ['de', 'Kühlschrank - Butter', ['butter']],
  ['ja', '冷凍庫：鮭', ['salmon']],
  ['ja', 'キャベツ←冷蔵庫', ['cabbage']],
])('the place where a food is kept is no part of it, in %s: %s', (language, text, ids) => {
  expect(foodsOf(text, language)).toEqual({ foods: ids, others: 0 })
})

it('a place alone is no food', () => {
  expect(readPhrase('nevera', 'es').notFood).toEqual(['nevera'])
})

it.each<[Language, string, (string | null)[]]>([
  ['es', 'caldo de pollo maggi', ['chicken-stock']],
  ['de', 'Butter Kerrygold', ['butter']],
  ['de', 'Milch Weihenstephan', ['milk']],
  ['de', 'Philadelphia Kräuter', ['cream-cheese', 'parsley']],
  ['de', 'Philadelphia, Käse', ['cream-cheese', 'cheese']],
])('a maker is a food only where it claims more than the food beside it, or stands apart, in %s: %s', (language, text, ids) => {
  expect(foodsOf(text, language).foods).toEqual(ids)
})

it('a brand of cheese with herbs is asked about, and not called free from milk', () => {
  expect(readPhrase('philadelphia hierbas', 'es').foods.map(({ contains }) => contains.dairy)).not.toContain('no')
})
