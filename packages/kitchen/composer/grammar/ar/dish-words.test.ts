import { expect, test } from 'vitest'
import { dishWords } from '#kitchen/composer/grammar/ar/dish-words.ts'

test('the Arabic grammar calls no sauce "sauce of sauce": صلصة البونزو', () => {
  const parts = { base: '', hollowed: '', filling: '' }
  expect(dishWords.sauce({ ...parts, mains: 'صلصة البونزو' })).toBe('صلصة البونزو')
  expect(dishWords.sauce({ ...parts, mains: 'الطماطم' })).toBe('صلصة من الطماطم')
})
