import { expect, test } from 'vitest'
import { isTimeForDefaults } from '#domain/filters/saved-defaults.ts'

const minutes = (n: number) => n * 60_000

test('saved preferences are applied when the last touch was over five minutes ago, or there was none', () => {
  expect(isTimeForDefaults(null, minutes(100))).toBe(true)
  expect(isTimeForDefaults(minutes(100), minutes(105) + 1)).toBe(true)
  expect(isTimeForDefaults(minutes(100), minutes(105))).toBe(false)
  expect(isTimeForDefaults(minutes(100), minutes(104))).toBe(false)
})

test('a clock set back does not count as a pause', () => {
  expect(isTimeForDefaults(minutes(100), minutes(10))).toBe(false)
})
