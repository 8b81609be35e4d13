import { expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

test.each([
  ['en', 'arla strawberry'],
  ['es', 'danone de fresa'],
  ['es', 'pascual fresa'],
  ['fr', 'yoplait fraise'],
  ['de', 'Danone Erdbeere'],
  ['ru', 'простоквашино клубника'],
  ['ar', 'المراعي فراولة'],
  ['ja', '明治 いちご'],
  ['zh', '蒙牛草莓'],
  ['en', 'arla dill'],
  ['fr', 'danone riz'],
  ['fr', 'michel et augustin vanille'],
  ['es', 'danone pepino'],
  ['ru', 'простоквашино рис'],
  ['ar', 'المراعي ثوم'],
  ['zh', '蒙牛红豆'],
] as const)('the reader finds likely milk in a flavour beside a dairy brand and knows nothing else: %s "%s"', (language, text) => {
  const { foods } = readPhrase(text, language)
  expect(foods.map(({ contains, vegan }) => [contains.dairy, contains.gluten, vegan])).toEqual([['likely', 'unknown', 'unknown']])
})

test.each([
  ['es', 'yogur griego danone', 'greek-yogurt'],
  ['fr', 'beurre président', 'butter'],
  ['ru', 'молоко простоквашино', 'milk'],
  ['ja', '明治 牛乳', 'milk'],
  ['zh', '蒙牛牛奶', 'milk'],
] as const)('the reader reads milk, butter and yoghurt of a dairy brand as what they are: %s "%s"', (language, text, ingredient) => {
  const { foods } = readPhrase(text, language)
  expect(foods).toMatchObject([{ ingredient, known: 'whole', contains: { dairy: 'yes', gluten: 'no' } }])
})
