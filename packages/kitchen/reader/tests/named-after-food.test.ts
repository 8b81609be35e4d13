import { expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const foodsIn = (text: string, language: 'ja' | 'zh') => {
  const { foods, notFood } = readPhrase(text, language)
  return notFood.length > 0 ? 0 : foods.length
}

test.each(['王土豆', '玛丽苹果', '豆腐街', '番茄超市', '奶瓶消毒锅', '苹果绿', '明天去买牛奶', '牛奶还能喝吗', '乐高蛋糕'])(
  'A person, a place, a thing or a sentence with a Chinese food in it is no food: %s',
  (text) => {
    expect(foodsIn(text, 'zh')).toBe(0)
  },
)

test.each(['陈小米', '鸡蛋10个 明天买的', '明天吃的豆腐', '淮山', '稻谷', '彩椒 黄色', '玉米面'])(
  'A Chinese food with a remark or like a person stays a food: %s',
  (text) => {
    expect(foodsIn(text, 'zh')).toBe(1)
  },
)

test.each(['山田大根', 'マリア・キャベツ', '西瓜山', 'バナナケース', 'コーヒーカップ', '私はピーマンが嫌いです', 'おもちゃの寿司'])(
  'A person, a place, a thing or a sentence with a Japanese food in it is no food: %s',
  (text) => {
    expect(foodsIn(text, 'ja')).toBe(0)
  },
)

test.each(['くるみブレッド', 'じゃがいもひと山', 'ロースト・ビーフ', '宮崎マンゴー', '桃山'])(
  'A Japanese food with a word that elsewhere makes a place or a person stays a food: %s',
  (text) => {
    expect(foodsIn(text, 'ja')).toBe(1)
  },
)
