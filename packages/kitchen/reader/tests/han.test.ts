import { describe, expect, test } from 'vitest'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

describe('names in shared characters', () => {
  test('the reader reads an unknown squid or abalone as shellfish and not as the fish 鱼', () => {
    for (const name of ['笔管鱿鱼', '某某柔鱼', '某某鲍鱼', '某某墨鱼']) {
      expect(inspectPhrase(name, 'zh').contains.shellfish, name).toBe('yes')
    }
    expect(inspectPhrase('乾燥魷魚', 'ja').contains.shellfish).toBe('yes')
  })

  test('the reader finds no meat in the flesh of a fruit or shell, and calls only a known fruit vegan', () => {
    expect(inspectPhrase('某某果肉', 'zh').vegan).toBe('unknown')
    expect(inspectPhrase('マンゴー果肉', 'ja').vegan).toBe('yes')
    expect(inspectPhrase('某某蛏肉', 'zh')).toMatchObject({ pescatarian: 'unknown', contains: { shellfish: 'yes' } })
  })

  test('the reader reads no half of a word in the language that is not preferred: 茸', () => {
    // 茸 means a mushroom in Japanese and "minced" in Chinese.
    expect(inspectPhrase('某某茸', 'zh')).toMatchObject({ unknown: ['某某茸'], contains: { mushroom: 'unknown' } })
    expect(inspectPhrase('某某茸', 'ja').contains.mushroom).toBe('yes')
  })

  test('the reader reads a long known name at the end of an unknown word as that name', () => {
    expect(inspectPhrase('某某栉孔扇贝', 'zh').contains.shellfish).toBe('yes')
    expect(inspectPhrase('纯正芝麻油', 'zh').vegan).toBe('yes')
  })

  test('the reader distinguishes whey protein from egg white and bacteria from mushrooms', () => {
    expect(inspectPhrase('某某乳清蛋白', 'zh').contains).toMatchObject({ dairy: 'yes', eggs: 'unknown' })
    expect(inspectPhrase('乳清蛋白', 'zh').contains).toMatchObject({ dairy: 'yes', eggs: 'no' })
    expect(inspectPhrase('豌豆蛋白', 'zh').contains.eggs).toBe('no')
    expect(inspectPhrase('冷冻蛋白', 'zh').contains.eggs).toBe('yes')
    expect(inspectPhrase('某某乳杆菌', 'zh').contains.mushroom).toBe('unknown')
  })

  test('the reader follows the longer noun: レバー is liver and ビール contains gluten', () => {
    expect(inspectPhrase('スモークレバー', 'ja')).toMatchObject({ vegetarian: 'no', contains: { peanut: 'no' } })
    expect(inspectPhrase('某某ビール', 'ja').contains.gluten).toBe('yes')
  })

  test('the reader reads a word with French or Spanish accents in that language: rapé is no rape', () => {
    for (const language of ['ja', 'zh'] as const) {
      expect(inspectPhrase('rapé', language), language).toMatchObject({ ingredients: [], unknown: ['rapé'], vegan: 'unknown' })
      expect(inspectPhrase('jalapeño', language).ingredients, language).toEqual(['jalapeno'])
    }
  })

  test('the reader distinguishes soya mince from mince', () => {
    expect(inspectPhrase('大豆ミートのひき肉', 'ja').vegetarian).toBe('yes')
    expect(inspectPhrase('ソイミートのひき肉', 'ja')).toMatchObject({ vegetarian: 'yes', contains: { soybean: 'yes' } })
    expect(inspectPhrase('豚ひき肉', 'ja').vegetarian).toBe('no')
  })
})

describe('unknown Chinese words', () => {
  test.each(['曲面', '山谷', '口舌', '价目', '学科', '印象派', '公寓大楼', '原子半径', '下水道', '刨花板', '血小板', '冷水机组'])(
    'the reader finds no food in a character or name within an unknown Chinese word: %s',
    (word) => {
      expect(readPhrase(word, 'zh').foods).toEqual([])
    },
  )

  test('the reader finds the food that a known name and a character make: 荞麦面', () => {
    for (const word of ['荞麦面', '玉米面', '鸡蛋面', '牛骨', '鸭血', '豌豆苗']) expect(readPhrase(word, 'zh').foods, word).toHaveLength(1)
  })
})

test('the reader does not read drained Chinese beans as dried ones', () => {
  expect(readPhrase('白芸豆 2罐（每罐240克，沥干）', 'zh').foods[0]?.form).toBeUndefined()
  expect(readPhrase('干白芸豆', 'zh').foods[0]?.form?.is).toBe('dried')
})

test.each(['越南河粉', '泰国河粉', '德国米粉'])(
  'noodles of a country may be its noodle soup, and no diet is claimed for them: %s',
  (name) => {
    expect(inspectPhrase(name, 'zh')).toMatchObject({ vegan: 'unknown', vegetarian: 'unknown', contains: { gluten: 'unknown' } })
    expect(inspectPhrase('河粉', 'zh').vegan).toBe('yes')
  },
)
