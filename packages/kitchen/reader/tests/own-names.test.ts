import { describe, expect, test } from 'vitest'
import type { Language } from '#kitchen/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

describe("relatives of the lexicon's foods", () => {
  test.each([
    ['小松菜', 'ja', 'leaf'],
    ['みずな', 'ja', 'leaf'],
    ['高野豆腐', 'ja', 'plant-protein'],
    ['小白菜', 'zh', 'leaf'],
    ['菜心', 'zh', 'leaf'],
    ['Hackfleisch', 'de', 'mince'],
    ['Faschiertes', 'de', 'mince'],
    ['ground meat', 'en', 'mince'],
  ] as const)('a relative of a lexicon food keeps its own name: %s', (text, language, kind) => {
    expect(readPhrase(text, language).foods).toMatchObject([{ words: text, ingredient: null, class: kind }])
  })

  test.each([
    ['青梗菜', 'ja', 'bok-choy'],
    ['油揚げ', 'ja', 'fried-tofu'],
    ['あぶらあげ', 'ja', 'fried-tofu'],
    ['上海青', 'zh', 'bok-choy'],
    ['湯葉', 'ja', 'yuba'],
    ['腐竹', 'zh', 'yuba'],
    ['Rinderhackfleisch', 'de', 'ground-beef'],
    ['mince', 'en', 'ground-beef'],
  ] as const)('the reader reads another name of a lexicon food as that food: %s', (text, language, id) => {
    expect(readPhrase(text, language).foods).toMatchObject([{ ingredient: id }])
  })

  test('a relative of tofu contains soya', () => {
    const soyaOf = (text: string, language: Language) => readPhrase(text, language).foods[0]?.contains.soybean
    expect(['高野豆腐', '凍り豆腐', '湯葉'].map((text) => soyaOf(text, 'ja'))).toEqual(['yes', 'yes', 'yes'])
    expect(['冻豆腐', '腐竹', '豆皮', '千张'].map((text) => soyaOf(text, 'zh'))).toEqual(['yes', 'yes', 'yes', 'yes'])
  })
})

test('the reader does not rule out gluten in ソバ, which is the plant or the noodle', () => {
  const glutenOf = (text: string) => readPhrase(text, 'ja').foods[0]?.contains.gluten
  expect(['ソバ', 'ソバ 200g'].map(glutenOf)).toEqual(['unknown', 'unknown'])
  expect(['そば', '蕎麦', '日本ソバ'].map(glutenOf)).toEqual(['yes', 'yes', 'yes'])
  expect(['ソバ粉', 'ソバの実'].map(glutenOf)).toEqual(['no', 'no'])
})
