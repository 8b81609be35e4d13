import { expect, test } from 'vitest'
import { directionOf, readLanguage } from '#domain/languages.ts'

test.each([
  ['ar', 'ar'],
  ['ZH', 'zh'],
  ['fr-CA', 'fr'],
  ['pt', 'en'],
  ['', 'en'],
  ['__proto__', 'en'],
  [null, 'en'],
  [undefined, 'en'],
])('a request for the language %j is read as %s', (asked, language) => {
  expect(readLanguage(asked)).toBe(language)
})

test('an unknown language is read as English', () => {
  expect(readLanguage('ar', ['en', 'fr'])).toBe('en')
  expect(readLanguage('fr', ['en', 'fr'])).toBe('fr')
})

test('Arabic is the only language that runs from right to left', () => {
  expect(directionOf('ar')).toBe('rtl')
  expect(directionOf('ja')).toBe('ltr')
})
