import { expect, test } from 'vitest'
import type { Language } from '#kitchen/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

test.each<[Language, string]>([
  ['en', 'garlic wings'],
  ['en', 'honey ribs'],
  ['en', 'rosemary chops'],
  ['fr', "gigot à l'ail"],
  ['fr', 'escalope citron'],
  ['es', 'filetes ajo'],
  ['de', 'Knoblauchrippchen'],
  ['de', 'Honigflügel'],
  ['ar', 'أجنحة بالثوم'],
  ['zh', '孜然腿'],
  ['ja', 'レモンフィレ'],
])('the reader does not call a cut of meat named with its seasoning alone vegan, under %s: %s', (language, typed) => {
  for (const food of readPhrase(typed, language).foods) expect(food).toMatchObject({ vegan: expect.not.stringMatching('yes') })
})

test.each<[Language, string]>([
  ['en', 'celery ribs'],
  ['en', 'cabbage fillets'],
  ['fr', 'côtes de céleri'],
])('the reader reads a plant named as a cut as the plant, under %s: %s', (language, typed) => {
  expect(readPhrase(typed, language).foods).toMatchObject([{ vegan: 'yes' }])
})
