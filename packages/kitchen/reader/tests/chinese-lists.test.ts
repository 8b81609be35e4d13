import { expect, test } from 'vitest'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

test.each([
  ['鸡蛋西红柿', ['egg', 'tomato']],
  ['土豆胡萝卜各两个', ['potato', 'carrot']],
  ['鸡蛋两个西红柿三个', ['egg', 'tomato']],
  ['三个鸡蛋两根黄瓜', ['egg', 'cucumber']],
  ['酱油少许盐适量', ['soy-sauce', 'salt']],
  ['酸奶草莓', ['yogurt', 'strawberry']],
  ['花生酱苹果', ['peanut-butter', 'apple']],
])('the reader finds two ingredients in %s without a comma', (typed, ingredients) => {
  expect(readPhrase(typed, 'zh').foods.map(({ ingredient }) => ingredient)).toEqual(ingredients)
})

test.each(['三文鱼', '五花肉', '奶白菜', '樱桃番茄', '三分之一个南瓜'])('the reader does not split the one food %s', (typed) => {
  expect(readPhrase(typed, 'zh').foods).toHaveLength(1)
})

test('the reader reads soya before meat as one meat substitute: 大豆牛肉', () => {
  expect(readPhrase('大豆牛肉', 'zh').foods.map(({ words }) => words)).toEqual(['大豆牛肉'])
})

test.each([
  ['豆皮金针菇', 'soybean', 'yes'],
  ['面包香蕉', 'gluten', 'yes'],
  ['花生油条', 'gluten', 'unknown'],
  ['青豆奶', 'dairy', 'unknown'],
] as const)('the reader does not rule out in %s the %s of one of its parts', (typed, allergen, certainty) => {
  const found = readPhrase(typed, 'zh').foods.map(({ contains }) => contains[allergen])
  expect(found.includes(certainty) && (certainty === 'yes' || !found.includes('no'))).toBe(true)
})

test('the reader finds no milk in a fruit variety named after milk: 牛奶草莓', () => {
  expect(readPhrase('牛奶草莓', 'zh').foods.map(({ contains }) => contains.dairy)).toEqual(['unknown'])
})
