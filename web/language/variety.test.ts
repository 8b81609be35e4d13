import { expect, test } from 'vitest'
import { varietyOf } from '#web/language/variety.ts'

test("the person's own variety of the page's language is taken", () => {
  expect(varietyOf('en', ['de-AT', 'en-GB', 'en-US'])).toBe('en-GB')
})

test('another language, or a tag that Intl rejects, leaves the language as it is', () => {
  expect(varietyOf('en', ['de-AT'])).toBe('en')
  expect(varietyOf('en', ['en-US@posix'])).toBe('en')
  expect(varietyOf('en', ['en-US@posix', 'en-AU'])).toBe('en-AU')
  expect(varietyOf('en', [])).toBe('en')
})
