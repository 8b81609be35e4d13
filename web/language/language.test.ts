import { expect, test } from 'vitest'
import { languageOfAddress } from './language.ts'

test.each([
  ['?lang=ar', 'ar'],
  ['?tab=results&lang=ZH', 'zh'],
  ['?lang=pt', 'en'],
  ['?lang=fr-CA', 'fr'],
  ['?lang=', 'en'],
  ['', 'en'],
  ['?lang=__proto__', 'en'],
])('an address that ends in %s asks for the language %s', (search, language) => {
  expect(languageOfAddress(search)).toBe(language)
})
