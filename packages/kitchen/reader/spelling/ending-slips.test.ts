import { expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const foodsIn = (text: string) => readPhrase(text, 'zh').foods.map(({ ingredient, known }) => `${ingredient} ${known}`)

test.each([
  ['鸡胸漏2块', 'chicken-breast misspelt'],
  ['糯米份 一袋', 'glutinous-rice-flour misspelt'],
  ['玉米灌头小半罐', 'corn misspelt'],
  ['菠罗罐头3片', 'pineapple misspelt'],
])('a slip in the cut or package behind a name is mended and counts as misspelt: %s', (text, food) => {
  expect(foodsIn(text)).toEqual([food])
})

test('a listed name that ends like a slip stays', () => {
  expect(foodsIn('牛肉快过期')).toEqual(['beef whole'])
})
