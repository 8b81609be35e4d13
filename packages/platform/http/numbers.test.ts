import { expect, test } from 'vitest'
import { hasStorableNumbers } from '#platform/http/numbers.ts'

test.each([
  '{"a":1e131071}',
  '[1E+325]',
  '[-1e-16383]',
  `[${'9'.repeat(41)}]`,
  `[0.${'0'.repeat(50)}1]`,
  '{"a\\"":[["x",1e999999999999]]}',
])('JSON with a number too long for the database is refused: %s', (json) => {
  expect(hasStorableNumbers(json)).toBe(false)
})

test('ordinary numbers and texts that look like numbers are accepted', () => {
  const numbers = [0, -1.5, Number.MAX_VALUE, Number.MIN_VALUE, -Number.MAX_SAFE_INTEGER, 1e21, 12345678901234567890n]
  expect(hasStorableNumbers(`[${numbers.join(',')}]`)).toBe(true)
  expect(hasStorableNumbers(JSON.stringify({ '1e999': `"1e131071\\"${'9'.repeat(100)}`, hex: '7e1234', rest: '\\' }))).toBe(true)
})

test('numbers that are storable one by one are refused when they are too many', () => {
  expect(hasStorableNumbers(JSON.stringify(Array(1_000).fill(1e300)))).toBe(true)
  expect(hasStorableNumbers(JSON.stringify(Array(100_000).fill(1e300)))).toBe(false)
})

test('an unclosed text of any length is read once', () => {
  // A search from every quote would take minutes, and so would this test.
  expect(hasStorableNumbers(`1e100"${'\\"'.repeat(400_000)}`)).toBe(true)
})
