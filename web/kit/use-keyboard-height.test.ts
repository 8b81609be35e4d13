import { expect, test } from 'vitest'
import { keyboardHeight } from '#web/kit/use-keyboard-height.ts'

test('a keyboard covers what the window has below its visible part', () => {
  expect(keyboardHeight(844, { height: 844, offsetTop: 0, scale: 1 })).toBe(0)
  expect(keyboardHeight(844, { height: 508, offsetTop: 0, scale: 1 })).toBe(336)
  expect(keyboardHeight(844, { height: 508, offsetTop: 120, scale: 1 })).toBe(216)
})

test('a window that is zoomed in has no keyboard', () => {
  expect(keyboardHeight(844, { height: 422, offsetTop: 0, scale: 2 })).toBe(0)
})
