import { expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

test.each([
  ['鸡蛋西红柿', ['egg', 'tomato']],
  ['土豆胡萝卜各两个', ['potato', 'carrot']],
  ['鸡蛋两个西红柿三个', ['egg', 'tomato']],
  ['三个鸡蛋两根黄瓜', ['egg', 'cucumber']],
  ['酱油少许盐适量', ['soy-sauce', 'salt']],
])('%s names two ingredients without a comma', (typed, ingredients) => {
  expect(readPhrase(typed, 'zh').foods.map(({ ingredient }) => ingredient)).toEqual(ingredients)
})

test.each(['三文鱼', '五花肉', '奶白菜', '樱桃番茄', '三分之一个南瓜'])('%s is one food and not parted', (typed) => {
  expect(readPhrase(typed, 'zh').foods).toHaveLength(1)
})

test('soya before meat is a likeness of meat and not two foods', () => {
  expect(readPhrase('大豆牛肉', 'zh').foods.map(({ words }) => words)).toEqual(['大豆牛肉'])
})
