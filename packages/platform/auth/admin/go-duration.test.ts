import { expect, test } from 'vitest'
import { readGoDuration } from '#platform/auth/admin/go-duration.ts'

test.each([
  ['24h', 86_400_000],
  ['1h30m', 5_400_000],
  ['1.5h', 5_400_000],
  ['.5s', 500],
  ['-1s', -1_000],
  ['+2m', 120_000],
  ['100us', 0.1],
  ['876000h', 876_000 * 3_600_000],
  ['0', 0],
])('the Go duration %s is read in milliseconds', (text, ms) => {
  expect(readGoDuration(text)).toEqual({ state: 'read', ms })
})

test.each([
  ['24', 'time: missing unit in duration "24"'],
  ['never', 'time: invalid duration "never"'],
  ['1d', 'time: unknown unit "d" in duration "1d"'],
  ['', 'time: invalid duration ""'],
  ['-', 'time: invalid duration "-"'],
  ['1h ', 'time: unknown unit "h " in duration "1h "'],
  ['9999999h', 'time: invalid duration "9999999h"'],
  ['1constructor', 'time: unknown unit "constructor" in duration "1constructor"'],
])("the text %j is refused as a Go duration with Go's reason", (text, why) => {
  expect(readGoDuration(text)).toEqual({ state: 'unreadable', why })
})
