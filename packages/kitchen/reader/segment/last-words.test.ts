import { expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

test.each(['方面', '一方面', '面包店', '牛仔裤', '豆腐表面', '什叶派', '电饭煲', '锈病咖啡树'])(
  'the reader finds no food in %s, although a food has one of its characters',
  (typed) => {
    const { foods, unknown, notFood } = readPhrase(typed, 'zh')
    expect({ foods, unknown, notFood }).toEqual({ foods: [], unknown: [], notFood: [typed] })
  },
)

test.each(['塩尻市', '米沢さん', 'エビフライの抱き枕', '卵型タイマー', '豆腐屋さん', '鹿児島県', '豚インフルエンザ'])(
  'the reader finds no food in %s, although a Japanese food is in it',
  (typed) => {
    const { foods, unknown, notFood } = readPhrase(typed, 'ja')
    expect({ foods, unknown, notFood }).toEqual({ foods: [], unknown: [], notFood: [typed] })
  },
)

test.each(['お豆さん', 'お芋さん', 'お粥さん', 'おあげさん', '飴ちゃん', '冷蔵庫の卵', '道の駅の椎茸'])(
  'the reader reads %s, with a polite prefix or suffix, as a food',
  (typed) => {
    const { foods, notFood } = readPhrase(typed, 'ja')
    expect([foods.length, notFood]).toEqual([1, []])
  },
)

test.each([
  ['苹果派', '苹果派'],
  ['鸡骨架', '鸡骨架'],
  ['切面', '切面'],
  ['牛奶冰箱里面', '牛奶'],
  ['鸡蛋一盒子', '鸡蛋'],
])('the reader reads %s as a food, because its last word is a known name, an amount or a place in the kitchen', (typed, words) => {
  expect(readPhrase(typed, 'zh').foods.map((food) => food.words)).toEqual([words])
})

test.each(['下滑', '一下子', '无名指', '丫头'])('the reader corrects the everyday word %s to no food', (typed) => {
  expect(readPhrase(typed, 'zh').foods).toEqual([])
})

test.each(['豆付', '白才', '西红市'])('the reader corrects %s to a food', (typed) => {
  expect(readPhrase(typed, 'zh').foods).toHaveLength(1)
})
