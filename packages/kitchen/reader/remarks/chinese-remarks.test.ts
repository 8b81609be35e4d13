import { expect, test } from 'vitest'
import { inspectPhrase } from '#kitchen/reader/inspect.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

const foodsIn = (text: string) => readPhrase(text, 'zh').foods.map(({ ingredient, known }) => `${ingredient} ${known}`)

test.each([
  ['全脂牛奶 后天过期', 'milk whole'],
  ['牛奶（6月3日前喝完）', 'milk whole'],
  ['豆腐放了3天', 'tofu whole'],
  ['山药1根 削了一半', 'yam whole'],
  ['酸奶，喝了两口', 'yogurt whole'],
  ['平菇半斤撕条', 'oyster-mushroom whole'],
  ['盐少许调味', 'salt whole'],
  ['虾10只去虾线', 'shrimp whole'],
])('a remark on date or state of a Chinese food says nothing of its contents: %s', (text, food) => {
  expect(foodsIn(text)).toEqual([food])
})

test('a relative who owns a food leaves it a food', () => {
  expect(readPhrase('妈妈的红烧肉', 'zh').foods.map(({ words }) => words)).toEqual(['红烧肉'])
})

test('a remark that names a food is no mere remark', () => {
  expect(inspectPhrase('番茄 加了奶油了', 'zh').contains.dairy).toBe('yes')
})

test('a character that a keyboard split in two, or took for kana, is read and known as misspelt', () => {
  expect(foodsIn('鸡月退3只')).toEqual(['chicken-leg misspelt'])
  expect(foodsIn('又鸟蛋6个')).toEqual(['egg misspelt'])
  expect(foodsIn('胡萝ト两根')).toEqual(['carrot misspelt'])
})
