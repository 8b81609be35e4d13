import { expect, test } from 'vitest'
import { dishWords } from '#kitchen/composer/grammar/zh/dish-words.ts'

test('a Chinese title divides two names when the end of the first would make a third food', () => {
  expect(dishWords.soup({ mains: ['海鲈鱼', '豆腐'], base: '' })).toBe('海鲈鱼和豆腐热汤')
  expect(dishWords.soup({ mains: ['胡萝卜', '洋葱'], base: '' })).toBe('胡萝卜洋葱热汤')
})
