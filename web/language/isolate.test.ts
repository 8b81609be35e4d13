import i18next from 'i18next'
import { beforeAll, expect, test } from 'vitest'
import { tidyIngredient } from '#domain/ingredients/tidy.ts'
import { en } from '#locales/en/en.ts'
import { startI18n } from './i18n.ts'
import { isolate } from './isolate.ts'

beforeAll(() => startI18n(en))

const apart = (words: string) => `\u2068${words}\u2069`

test.each([
  ['ltr', 'كريمة (25٪)'],
  ['ltr', 'labneh (لبنة)'],
  ['rtl', 'Kettle Chips!'],
  ['rtl', 'ポン酢'],
] as const)('in a sentence from %s what runs the other way is set apart: %s', (direction, words) => {
  expect(isolate(words, direction)).toBe(apart(words))
})

test.each([
  ['ltr', 'Kettle Chips!'],
  ['ltr', '2½'],
  ['rtl', 'كريمة (25٪)'],
  ['rtl', '12'],
  ['ltr', `${apart('خبز')} and milk`],
] as const)('in a sentence from %s what runs with it, or is set apart already, is left alone: %s', (direction, words) => {
  expect(isolate(words, direction)).toBe(words)
})

test('the words that a cook typed are isolated in every sentence that quotes them', () => {
  expect(i18next.t('ingredients.removed', { ingredient: 'كريمة!' })).toBe(`${apart('كريمة!')} was removed`)
  expect(i18next.t('ingredients.removed', { ingredient: 'cream!' })).toBe('cream! was removed')
  expect(i18next.t('recipes.say', { say: 'مرق (نباتي)' })).toBe(`If the label says otherwise, type “${apart('مرق (نباتي)')}”.`)
})

test('words that are copied out of a sentence and typed again are the same words', () => {
  expect(tidyIngredient(isolate('مرق (نباتي)', 'ltr'))).toBe('مرق (نباتي)')
})
