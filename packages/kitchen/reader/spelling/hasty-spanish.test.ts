import { expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const foodsIn = (text: string) => readPhrase(text, 'es').foods.map(({ ingredient }) => ingredient)

test.each([
  ['anxoas frasco abiertoo', 'anchovy'],
  ['uvas pasaz 1 puñao', 'raisin'],
  ['higos secs del pueblo', 'dried-fig'],
  ['pxuga pvo', 'turkey-breast'],
  ['higaditos poyo 200 gr', 'chicken-liver'],
  ['pechga d pollo 2 filetes descong.', 'chicken-breast'],
  ['pulpo coc. 1 pata envas. vacio', 'octopus'],
  ['mieel d romero del abuelo', 'honey'],
  ['hebos 1/2 doc', 'egg'],
  ['vonito en aceite', 'canned-tuna'],
  ['zanahorias blandurrias', 'carrot'],
  ['harina resto paquete', 'flour'],
])('a hasty Spanish line is read word by word: %s', (text, ingredient) => {
  expect(foodsIn(text)).toEqual([ingredient])
})

test('a mended line denies nothing', () => {
  const [food] = readPhrase('garvanzos bte cocidos', 'es').foods
  expect(food).toMatchObject({ ingredient: 'chickpea', known: 'misspelt' })
  expect(Object.values(food?.contains ?? {})).not.toContain('no')
})

test('a mended word makes no claim', () => {
  const [soup] = readPhrase('cream of vegetable soup', 'es').foods
  expect(soup).toMatchObject({ vegan: 'unknown', vegetarian: 'unknown', pescatarian: 'unknown' })
})

test('words after a name that was typed well are no remark', () => {
  expect(foodsIn('queso zarbulino')).not.toContain('cheese')
})

test('two foods with commas between them stay two', () => {
  expect(foodsIn('higaditos, poyo')).toHaveLength(2)
})
