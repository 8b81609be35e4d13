import { expect, test } from 'vitest'
import { nextIndex } from '#web/kit/tabs.tsx'

test('arrows walk along the tabs and around the ends', () => {
  expect(nextIndex('ArrowRight', 0, 3, false)).toBe(1)
  expect(nextIndex('ArrowRight', 2, 3, false)).toBe(0)
  expect(nextIndex('ArrowUp', 0, 3, false)).toBe(2)
  expect(nextIndex('End', 0, 3, false)).toBe(2)
  expect(nextIndex('Home', 2, 3, false)).toBe(0)
})

test('from right to left the arrows change sides', () => {
  expect(nextIndex('ArrowLeft', 0, 3, true)).toBe(1)
  expect(nextIndex('ArrowRight', 0, 3, true)).toBe(2)
})

test('other keys stay with the browser', () => {
  expect(nextIndex('a', 0, 3, false)).toBeNull()
})
