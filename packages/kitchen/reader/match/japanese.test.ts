import { describe, expect, test } from 'vitest'
import { findFoods } from '#kitchen/reader/find-foods.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const foodsIn = (text: string) => findFoods(text, 'ja').map(({ words }) => words)

describe('running Japanese text', () => {
  test('the reader finds no food within another Japanese word', () => {
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

  test('the reader finds a short Japanese food where a word may begin and end', () => {
    expect(foodsIn('鍋にたらを入れる')).toEqual(['たら'])
    expect(foodsIn('かにとえびを加える')).toEqual(['かに', 'えび'])
    expect(foodsIn('エビフライを揚げる').join()).toContain('エビ')
    expect(foodsIn('いかの皮をむく')).toContain('いか')
  })
})

describe('Japanese phrases', () => {
  test('the reader does not cut a katakana word at と, や or の', () => {
    for (const word of ['クルトン', 'ゴーヤ', 'カゼインナトリウム']) {
      const { foods, unknown } = readPhrase(word, 'ja')
      expect(unknown, word).toEqual([])
      expect(foods.length, word).toBe(1)
    }
    expect(readPhrase('にんじんとたまねぎ', 'ja').foods.map(({ ingredient }) => ingredient)).toEqual(['carrot', 'onion'])
  })

  test('the reader reads an unknown Japanese word by its last noun', () => {
    expect(readPhrase('ほげほげチーズ', 'ja').foods[0]?.contains.dairy).toBe('yes')
    expect(readPhrase('謎謎醤油', 'ja').foods[0]?.contains.soybean).toBe('yes')
    expect(readPhrase('胡麻豆腐', 'ja').foods[0]?.contains.soybean).toBe('no')
    expect(readPhrase('たこ焼き', 'ja').foods[0]?.contains).toMatchObject({ gluten: 'yes', eggs: 'yes', shellfish: 'yes' })
  })
})

describe('long unknown Japanese words', () => {
  test.each([
    'コンピューター',
    'メンタル・モデル',
    'アドレナリン・ジャンキー',
    'アカウントエイリアス',
    'ステレオスコープ',
    'リノール酸',
    '見つけだす',
  ])('the reader finds no misspelt food in a long Japanese word: %s', (word) => {
    expect(readPhrase(word, 'ja').foods).toEqual([])
  })

  test.each(['ディスアビリティー', 'ファン・クラブ', 'グリーン・カード', 'バイリンガル・メン', '起毛草', '無風味'])(
    'the reader finds no food by an ending that many Japanese words have: %s',
    (word) => {
      expect(readPhrase(word, 'ja').foods).toEqual([])
    },
  )

  test.each(['クリアランス', 'アイス・リンク', 'クリーム・スキミング', '水中翼船', 'かき合せる', '糖毒性'])(
    'the reader finds no food by the name that a Japanese word begins with: %s',
    (word) => {
      const { foods, unknown } = readPhrase(word, 'ja')
      expect(foods).toEqual([])
      expect(unknown.map(({ words }) => words)).toEqual([word])
    },
  )

  test('the reader finds the dish or food that a Japanese word ends in', () => {
    expect(readPhrase('ほげほげ・チーズ', 'ja').foods[0]?.contains.dairy).toBe('yes')
    expect(readPhrase('ほげほげスープ', 'ja').foods[0]?.contains.dairy).not.toBe('no')
    expect(readPhrase('プロヴォローネ・ヴァルパダーナ', 'ja').foods[0]?.contains.dairy).toBe('yes')
    expect(readPhrase('レモンティー', 'ja').foods).toHaveLength(1)
  })

  test('the reader corrects a misspelt Japanese food beside words that describe it', () => {
    for (const text of ['しいけた', '刻みしいけた', '有機しいけた', '冷凍しいけた2個', 'しいけたの残り'])
      expect(readPhrase(text, 'ja').foods[0]?.ingredient, text).toBe('shiitake')
  })

  test.each(['ちゃんと', 'パニック', 'アイアン', 'ショップ', 'ムービー', 'ぼんやり', 'すかっと', 'メンタル', 'カオリン'])(
    'the reader does not correct a Japanese word that differs from a food by one kana: %s',
    (word) => {
      expect(readPhrase(word, 'ja').foods).toEqual([])
    },
  )
})
