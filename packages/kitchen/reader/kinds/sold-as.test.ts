import { expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

test.each([
  ['en', 'sprouts', 'soybean'],
  ['es', 'germinados', 'soybean'],
  ['fr', 'graines germées', 'soybean'],
  ['de', 'Sprossen', 'soybean'],
  ['ru', 'проростки', 'soybean'],
  ['ar', 'براعم', 'soybean'],
  ['ja', 'スプラウト', 'soybean'],
  ['zh', '芽菜', 'soybean'],
  ['zh', '豆芽', 'soybean'],
  ['zh', '玉米饼', 'gluten'],
  ['en', 'pulled pork', 'gluten'],
  ['es', 'tteokbokki', 'soybean'],
  ['es', 'caramel', 'dairy'],
  ['de', 'Piadina', 'dairy'],
  ['fr', 'framboisier', 'dairy'],
  ['fr', 'daim', 'dairy'],
  ['zh', '豆腐干', 'gluten'],
  ['ja', '大麦若葉', 'gluten'],
  ['en', 'cooked risotto', 'dairy'],
  ['es', 'risotto', 'dairy'],
  ['fr', 'restes de risotto', 'dairy'],
  ['de', 'Risotto', 'dairy'],
] as const)(
  'the reader does not rule out an allergen that some versions of a food contain, %s: "%s" and %s',
  (language, text, allergen) => {
    const { foods } = readPhrase(text, language)
    expect(foods.length).toBe(1)
    expect(foods.map(({ contains }) => contains[allergen])).not.toContain('no')
  },
)

test.each([
  ['en', 'tarama', 'gluten'],
  ['en', 'tarama', 'dairy'],
  ['en', 'tarama', 'eggs'],
  ['es', 'tarama', 'gluten'],
  ['fr', 'tarama', 'gluten'],
  ['fr', 'tarama', 'dairy'],
  ['de', 'Tarama', 'gluten'],
  ['ar', 'تاراما', 'gluten'],
  ['ja', 'タラモサラータ', 'gluten'],
  ['en', 'brandade', 'dairy'],
  ['es', 'brandada de bacalao', 'dairy'],
  ['fr', 'brandade de morue', 'dairy'],
  ['fr', 'rillettes de thon', 'dairy'],
  ['de', 'Obatzda', 'gluten'],
  ['de', 'Romesco', 'gluten'],
  ['es', 'romesco de tomate', 'gluten'],
  ['ar', 'محمرة', 'gluten'],
  ['ru', 'скордалия', 'gluten'],
  ['en', 'kibbeh', 'gluten'],
] as const)('the reader does not rule out an allergen that a spread may be beaten with, %s: "%s" and %s', (language, text, allergen) => {
  const { foods } = readPhrase(text, language)
  expect(foods.length).toBe(1)
  expect(foods.map(({ contains }) => contains[allergen])).not.toContain('no')
})
