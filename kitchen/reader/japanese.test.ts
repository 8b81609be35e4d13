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

describe('a longer Japanese word that nobody knows', () => {
  it.each([
    'コンピューター',
    'メンタル・モデル',
    'アドレナリン・ジャンキー',
    'アカウントエイリアス',
    'ステレオスコープ',
    'リノール酸',
    '見つけだす',
  ])('has no misspelt food in it: %s', (word) => {
    expect(readPhrase(word, 'ja').foods).toEqual([])
  })

  it.each(['ディスアビリティー', 'ファン・クラブ', 'グリーン・カード', 'バイリンガル・メン', '起毛草', '無風味'])(
    'is no food by an ending that many words have: %s',
    (word) => {
      expect(readPhrase(word, 'ja').foods).toEqual([])
    },
  )

  it.each(['クリアランス', 'アイス・リンク', 'クリーム・スキミング', '水中翼船', 'かき合せる', '糖毒性'])(
    'is no food by the name it begins with: %s',
    (word) => {
      const { foods, unknown } = readPhrase(word, 'ja')
      expect(foods).toEqual([])
      expect(unknown.map(({ words }) => words)).toEqual([word])
    },
  )

  it('is what it ends in where that is a dish or a food', () => {
    expect(readPhrase('ほげほげ・チーズ', 'ja').foods[0]?.contains.dairy).toBe('yes')
    expect(readPhrase('ほげほげスープ', 'ja').foods[0]?.contains.dairy).not.toBe('no')
    expect(readPhrase('プロヴォローネ・ヴァルパダーナ', 'ja').foods[0]?.contains.dairy).toBe('yes')
    expect(readPhrase('レモンティー', 'ja').foods).toHaveLength(1)
  })

  it('may be a misspelt food beside words that only say how it is', () => {
    for (const text of ['しいけた', '刻みしいけた', '有機しいけた', '冷凍しいけた2個', 'しいけたの残り'])
      expect(readPhrase(text, 'ja').foods[0]?.ingredient, text).toBe('shiitake')
  })

  it.each(['ちゃんと', 'パニック', 'アイアン', 'ショップ', 'ムービー', 'ぼんやり', 'すかっと', 'メンタル', 'カオリン'])(
    'is no slip for a name with which it shares all kana but one: %s',
    (word) => {
      expect(readPhrase(word, 'ja').foods).toEqual([])
    },
  )
})
