import { expect, test } from 'vitest'
import { hasBearableNumbers } from '#platform/http/numbers.ts'

test.each([
  '{"a":1e131071}',
  '[1E+325]',
  '[-1e-16383]',
  `[${'9'.repeat(41)}]`,
  `[0.${'0'.repeat(50)}1]`,
  '{"a\\"":[["x",1e999999999999]]}',
])('%s holds a number that no database should write out', (json) => {
  expect(hasBearableNumbers(json)).toBe(false)
})

test('numbers of programs and texts that look like numbers are borne', () => {
  const numbers = [0, -1.5, Number.MAX_VALUE, Number.MIN_VALUE, -Number.MAX_SAFE_INTEGER, 1e21, 12345678901234567890n]
  expect(hasBearableNumbers(`[${numbers.join(',')}]`)).toBe(true)
  expect(hasBearableNumbers(JSON.stringify({ '1e999': `"1e131071\\"${'9'.repeat(100)}`, hex: '7e1234', rest: '\\' }))).toBe(true)
})

test('many numbers that could each be borne cannot be all together', () => {
  expect(hasBearableNumbers(JSON.stringify(Array(1_000).fill(1e300)))).toBe(true)
  expect(hasBearableNumbers(JSON.stringify(Array(100_000).fill(1e300)))).toBe(false)
})

test('a text that never ends is read once, however long', () => {
  // From every quote again it would take minutes, and this test with it.
  expect(hasBearableNumbers(`1e100"${'\\"'.repeat(400_000)}`)).toBe(true)
})
