import { expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

test.each([
  ['en', 'rice from the chinese'],
  ['en', 'rice from the restaurant'],
  ['en', 'broccoli from the buffet'],
  ['en', 'broccoli from the takeaway'],
  ['en', 'rice (takeaway)'],
  ['en', 'takeaway: rice'],
  ['en', 'takeaway rice'],
  ['en', 'rice from restaurant'],
  ['fr', 'riz (resto)'],
  ['fr', "riz de l'anniv"],
  ['de', 'Reis von der Feier'],
  ['ru', 'рис, из кафе'],
  ['ja', 'ご飯（テイクアウト）'],
  ['zh', '米饭，外卖的'],
  ['es', 'arroz del chino'],
  ['es', 'arroz para llevar'],
  ['fr', 'riz du traiteur'],
  ['fr', 'riz du resto chinois'],
  ['de', 'Reis vom Inder'],
  ['de', 'Kartoffeln vom Imbiss'],
  ['ru', 'рис из доставки'],
  ['ar', 'أرز من المطعم'],
  ['ja', '中華屋のご飯'],
  ['zh', '饭店打包的米饭'],
  ['zh', '外卖米饭'],
] as const)('the reader knows no contents of food that somebody else cooked: %s "%s"', (language, text) => {
  const { foods } = readPhrase(text, language)
  expect(foods.map(({ known, contains, vegan }) => [known, contains.dairy, contains.soybean, vegan])).toEqual([
    ['part', 'unknown', 'unknown', 'unknown'],
  ])
})

test.each([
  ['en', 'rice and potatoes from the chinese'],
  ['es', 'arroz y patatas del chino'],
  ['de', 'Reis und Kartoffeln vom Imbiss'],
  ['ja', '出前のご飯と豆腐'],
  ['zh', '打包的青菜和米饭'],
] as const)('the reader knows no contents of several foods that somebody else cooked: %s "%s"', (language, text) => {
  const { foods } = readPhrase(text, language)
  expect(foods.map(({ known }) => known)).toEqual(['part', 'part'])
})

test.each([
  ['en', 'rice from yesterday'],
  ['en', 'rice from the shop'],
  ['es', 'arroz del mercado'],
  ['fr', 'riz du marché'],
  ['de', 'Reis vom Markt'],
  ['ru', 'рис с рынка'],
  ['ar', 'أرز من السوق'],
  ['ja', '昨日のご飯'],
  ['zh', '昨天的米饭'],
] as const)('the reader believes the name of food that the cook bought or cooked: %s "%s"', (language, text) => {
  const { foods } = readPhrase(text, language)
  expect(foods.map(({ contains, vegan }) => [contains.dairy, contains.soybean, vegan])).toEqual([['no', 'no', 'yes']])
})
