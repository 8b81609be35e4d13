import { expect, test } from 'vitest'
import type { Language } from '#kitchen/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const rows: readonly (readonly [Language, string, string])[] = [
  ['ja', '鶏肉(もも)', 'chicken-thigh'],
  ['ja', 'モッツァレラ(ボール)', 'mozzarella'],
  ['ja', 'マヨネーズ(キューピー) 半分', 'mayonnaise'],
  ['zh', '番茄酱(亨氏)', 'ketchup'],
  ['zh', '虾仁（冻） 半斤', 'shrimp'],
]
test.each(rows)('the %s reader reads the bracket of %s as a note on the %s', (language, typed, ingredient) => {
  const { foods, unknown } = readPhrase(typed, language)
  expect({ unknown, foods }).toMatchObject({ unknown: [], foods: [{ ingredient }] })
})

test('the reader keeps another food in a bracket: せんべい(えび)', () => {
  expect(readPhrase('せんべい(えび)', 'ja').foods.some(({ contains }) => contains.shellfish === 'yes')).toBe(true)
})
