import { describe, expect, it } from 'vitest'
import { findFoods } from '#kitchen/reader/find-foods.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const foodsIn = (text: string) => findFoods(text, 'ja').map(({ words }) => words)

describe('running Japanese text', () => {
  it('names no food that only lies within another word', () => {
    for (const text of [
      '沸騰したら弱火にする',
      '静かに混ぜる',
      'ゆでたら、ざるにあげる',
      '薄くスライスする',
      'フライパンを中火で熱する',
      '水分をふき取る',
      'なめらかになるまでかき混ぜる',
      '材料がかぶるくらい',
    ])
      expect(foodsIn(text), text).toEqual([])
  })

  it('names a short food where a word may begin and end', () => {
    expect(foodsIn('鍋にたらを入れる')).toEqual(['たら'])
    expect(foodsIn('かにとえびを加える')).toEqual(['かに', 'えび'])
    expect(foodsIn('エビフライを揚げる').join()).toContain('エビ')
    expect(foodsIn('いかの皮をむく')).toContain('いか')
  })
})

describe('a Japanese phrase', () => {
  it('is not cut at と, や and の within a katakana word', () => {
    for (const word of ['クルトン', 'ゴーヤ', 'カゼインナトリウム']) {
      const { foods, unknown } = readPhrase(word, 'ja')
      expect(unknown, word).toEqual([])
      expect(foods.length, word).toBe(1)
    }
    expect(readPhrase('にんじんとたまねぎ', 'ja').foods.map(({ ingredient }) => ingredient)).toEqual(['carrot', 'onion'])
  })

  it('reads a strange word by the noun that it ends in', () => {
    expect(readPhrase('ほげほげチーズ', 'ja').foods[0]?.contains.dairy).toBe('yes')
    expect(readPhrase('謎謎醤油', 'ja').foods[0]?.contains.soybean).toBe('yes')
    expect(readPhrase('胡麻豆腐', 'ja').foods[0]?.contains.soybean).toBe('no')
    expect(readPhrase('たこ焼き', 'ja').foods[0]?.contains).toMatchObject({ gluten: 'yes', eggs: 'yes', shellfish: 'yes' })
  })
})
