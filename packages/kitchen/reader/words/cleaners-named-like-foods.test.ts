import { expect, test } from 'vitest'
import type { Language } from '#kitchen/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const cleaners: [Language, string][] = [
  ['en', 'cleaning vinegar'],
  ['en', 'white vinegar for cleaning'],
  ['es', 'vinagre de limpieza'],
  ['fr', 'vinaigre ménager'],
  ['de', 'Putzessig'],
  ['de', 'Essig zum Putzen'],
  ['ru', 'уксус для уборки'],
  ['ar', 'خل تنظيف'],
  ['ja', '掃除用クエン酸'],
  ['zh', '清洁用醋'],
  ['de', 'Putzessig 1 l'],
  ['en', '1 kg baking soda for cleaning'],
  ['ja', '掃除用酢 1本'],
  ['zh', '除垢柠檬酸 100g'],
]
test.each(cleaners)('a cleaner named like a food is no food, under every header: %s "%s"', (language, phrase) => {
  for (const header of [language, 'en', 'ar'] as const)
    expect(readPhrase(phrase, header), header).toMatchObject({ foods: [], unknown: [], notFood: [phrase] })
})

test.each([
  ['en', 'white vinegar'],
  ['es', 'mejillones para limpiar'],
  ['de', 'Essigessenz'],
  ['de', 'Essig 1 l'],
  ['en', 'baking soda 1 kg'],
  ['fr', 'vinaigre blanc'],
  ['ja', '酢'],
  ['zh', '白醋'],
] as [Language, string][])('the food itself stays a food: %s "%s"', (language, phrase) => {
  expect(readPhrase(phrase, language)).toMatchObject({ notFood: [], unknown: [] })
})
