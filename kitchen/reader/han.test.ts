import { describe, expect, it } from 'vitest'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

describe('Chinese and Japanese, which share their characters', () => {
  it('read a strange kind of squid or abalone as a shellfish, not as the 鱼 that it ends in', () => {
    for (const name of ['笔管鱿鱼', '某某柔鱼', '某某鲍鱼', '某某墨鱼']) {
      expect(inspectPhrase(name, 'zh').contains.shellfish, name).toBe('yes')
    }
    expect(inspectPhrase('乾燥魷魚', 'ja').contains.shellfish).toBe('yes')
  })

  it('do not take the flesh of a fruit or of a shell for meat, and keep a diet for none but a fruit that is known', () => {
    expect(inspectPhrase('某某果肉', 'zh').vegan).toBe('unknown')
    expect(inspectPhrase('マンゴー果肉', 'ja').vegan).toBe('yes')
    expect(inspectPhrase('某某蛏肉', 'zh')).toMatchObject({ pescatarian: 'unknown', contains: { shellfish: 'yes' } })
  })

  it('read no word half in the language that is not preferred', () => {
    // 茸 means a mushroom in Japanese and "minced" in Chinese.
    expect(inspectPhrase('某某茸', 'zh')).toMatchObject({ unknown: ['某某茸'], contains: { mushroom: 'unknown' } })
    expect(inspectPhrase('某某茸', 'ja').contains.mushroom).toBe('yes')
  })

  it('read a long name at the end of a strange word as that name', () => {
    expect(inspectPhrase('某某栉孔扇贝', 'zh').contains.shellfish).toBe('yes')
    expect(inspectPhrase('纯正芝麻油', 'zh').vegan).toBe('yes')
  })

  it('know milk proteins from egg white, and bacteria from mushrooms, and clear none with a strange word', () => {
    expect(inspectPhrase('某某乳清蛋白', 'zh').contains).toMatchObject({ dairy: 'yes', eggs: 'unknown' })
    expect(inspectPhrase('乳清蛋白', 'zh').contains).toMatchObject({ dairy: 'yes', eggs: 'no' })
    expect(inspectPhrase('豌豆蛋白', 'zh').contains.eggs).toBe('no')
    expect(inspectPhrase('冷冻蛋白', 'zh').contains.eggs).toBe('yes')
    expect(inspectPhrase('某某乳杆菌', 'zh').contains.mushroom).toBe('unknown')
  })

  it('let the longer noun govern: liver is no bar, beer no spirit without gluten', () => {
    expect(inspectPhrase('スモークレバー', 'ja')).toMatchObject({ vegetarian: 'no', contains: { peanut: 'no' } })
    expect(inspectPhrase('某某ビール', 'ja').contains.gluten).toBe('yes')
  })

  it('take a word with French accents for French: what is grated is neither monkfish nor rape', () => {
    for (const language of ['ja', 'zh'] as const) {
      expect(inspectPhrase('rapé', language), language).toMatchObject({ ingredients: [], unknown: ['rapé'], vegan: 'unknown' })
      expect(inspectPhrase('jalapeño', language).ingredients, language).toEqual(['jalapeno'])
    }
  })

  it('know mince of soya from mince', () => {
    expect(inspectPhrase('大豆ミートのひき肉', 'ja').vegetarian).toBe('yes')
    expect(inspectPhrase('ソイミートのひき肉', 'ja')).toMatchObject({ vegetarian: 'yes', contains: { soybean: 'yes' } })
    expect(inspectPhrase('豚ひき肉', 'ja').vegetarian).toBe('no')
  })
})

describe('a Chinese word that nobody knows', () => {
  it.each(['曲面', '山谷', '口舌', '价目', '学科', '印象派', '公寓大楼', '原子半径', '下水道', '刨花板', '血小板', '冷水机组'])(
    'is no food by the character or the name within it: %s',
    (word) => {
      expect(readPhrase(word, 'zh').foods).toEqual([])
    },
  )

  it('is what a known food before the character makes of it', () => {
    for (const word of ['荞麦面', '玉米面', '鸡蛋面', '牛骨', '鸭血', '豌豆苗']) expect(readPhrase(word, 'zh').foods, word).toHaveLength(1)
  })
})

describe('Chinese beans', () => {
  it('that are drained are not dried ones, and dried ones are', () => {
    expect(readPhrase('白芸豆 2罐（每罐240克，沥干）', 'zh').foods[0]?.form).toBeUndefined()
    expect(readPhrase('干白芸豆', 'zh').foods[0]?.form?.is).toBe('dried')
  })
})
