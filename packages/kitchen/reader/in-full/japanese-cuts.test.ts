import { expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const ingredientsOf = (text: string) => readPhrase(text, 'ja').foods.map(({ ingredient }) => ingredient)

test.each([
  ['ひき肉(豚) 半分', 'ground-pork'],
  ['ひき肉 鶏 150g', 'ground-chicken'],
  ['とりむね肉 ミンチ', 'ground-chicken'],
  ['若鶏もも 2枚', 'chicken-thigh'],
  ['鶏肉(もも)', 'chicken-thigh'],
  ['レバー(鶏) 200g', 'chicken-liver'],
  ['豆腐(絹)1丁', 'silken-tofu'],
  ['トマト(缶) 2こ', 'canned-tomatoes'],
  ['チーズ モッツァレラ', 'mozzarella'],
  ['砂糖(黒)少し', 'brown-sugar'],
])('the reader joins the parts of a Japanese name: %s is %s', (typed, ingredient) => {
  expect(ingredientsOf(typed)).toEqual([ingredient])
})

test.each([
  ['バター(ピーナッツ)', ['butter', 'peanut']],
  ['もも 冷凍', ['peach']],
])('the reader joins no parts whose name would hide contents: %s', (typed, ingredients) => {
  expect(ingredientsOf(typed)).toEqual(ingredients)
})
