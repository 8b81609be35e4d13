import { expect, test } from 'vitest'
import { isInactive } from '#domain/filters/inactivity.ts'

const minutes = (n: number) => n * 60_000

test('thirty minutes without a touch count as inactivity, and a moment less does not', () => {
  expect(isInactive(minutes(100), minutes(130))).toBe(true)
  expect(isInactive(minutes(100), minutes(130) - 1)).toBe(false)
})

test('a clock set back does not count as inactivity', () => {
  expect(isInactive(minutes(100), minutes(10))).toBe(false)
})
