import { expect, test } from 'vitest'
import type { Language } from '#kitchen/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const foodsOf = (text: string, language: Language) => readPhrase(text, language).foods.map(({ ingredient }) => ingredient)

test.each<[Language, string, string]>([
  ['ja', '🍄しめじ', 'shimeji'],
  ['ja', 'とりもも🍗', 'chicken-thigh'],
  ['en', '🧀 cheddar', 'cheddar'],
  ['en', 'salmon 🐟', 'salmon'],
  ['ru', 'мандарины 🍊', 'mandarin'],
  ['ar', 'كوسا🥒', 'zucchini'],
  ['ar', 'ليمون اخضر 🍋', 'lime'],
  ['en', 'cherry toms 🍅', 'cherry-tomato'],
  ['en', '🍋 limes', 'lime'],
  ['fr', 'courgete 🥒', 'zucchini'],
  ['de', '🧊 Erbsen', 'peas'],
  ['zh', '酸奶🥛快过期', 'yogurt'],
  ['en', '3 chicken thighs 🍗', 'chicken-thigh'],
  ['en', 'chilli flakes 🌶️', 'chili-flakes'],
  ['ja', 'うどん🍜', 'udon'],
  ['es', 'zumo de naranja 🍊', 'orange-juice'],
  ['fr', 'lait de soja 🥛', 'soy-milk'],
])('the reader reads an emoji beside a food of its kind as a picture of it, in %s: %s', (language, text, id) => {
  expect(foodsOf(text, language)).toEqual([id])
})

test.each<[Language, string]>([
  ['zh', '昨晚剩的半碗蛋炒饭🍚'],
  ['ja', '炊き込みご飯🍚'],
  ['en', 'egg fried rice 🍳'],
])('the reader reads an emoji of what a dish has as a picture of the dish, in %s: %s', (language, text) => {
  expect(foodsOf(text, language)).toEqual([null])
})

test('the reader does not know soya milk beside a glass of milk to be free from milk', () => {
  expect(readPhrase('soy milk 🥛', 'en').foods[0]?.contains.dairy).toBe('unknown')
})

test.each<[string, string[]]>([
  ['🥛 tofu', ['milk', 'tofu']],
  ['🧀 eggs', ['cheese', 'egg']],
  ['🍎 pears', ['apple', 'pear']],
  ['🍊 lime', ['orange', 'lime']],
  ['🍄 chicken', ['mushroom', 'chicken']],
  ['🍋 oranges', ['lemon', 'orange']],
])('the reader reads an emoji of another food as a second food: %s', (text, ids) => {
  expect(foodsOf(text, 'en')).toEqual(ids)
})

test.each<[string, string, number]>([
  ['2 🥚', 'egg', 2],
  ['rice, 3 🍋', 'lemon', 3],
])('the reader reads a number before an emoji as its amount: %s', (text, id, amount) => {
  const food = readPhrase(text, 'en').foods.find(({ ingredient }) => ingredient === id)
  expect(food?.amount).toEqual({ amount, unit: 'piece' })
})

test.each<[Language, string, string]>([
  ['en', '❄️eggs', 'egg'],
  ['en', '2️⃣ eggs', 'egg'],
  ['ar', '⭐️كريمة', 'cream'],
])('the reader ignores an emoji that is no food, in %s: %s', (language, text, id) => {
  expect(foodsOf(text, language)).toEqual([id])
  expect(readPhrase(text, language).unknown).toEqual([])
})
