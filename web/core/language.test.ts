import { expect, test } from 'vitest'
import { directionOf, languageOfAddress } from './language.ts'

test.each([
  ['?lang=ar', 'ar'],
  ['?tab=results&lang=ZH', 'zh'],
  ['?lang=pt', 'en'],
  ['?lang=fr-CA', 'fr'],
  ['?lang=', 'en'],
  ['', 'en'],
  ['?lang=__proto__', 'en'],
])('the address %s is read in %s', (search, language) => {
  expect(languageOfAddress(search)).toBe(language)
})

test('Arabic runs from right to left, the others do not', () => {
  expect(directionOf('ar')).toBe('rtl')
  expect(directionOf('ja')).toBe('ltr')
})
