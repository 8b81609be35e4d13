import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AuthError } from '#platform/auth/errors.ts'
import { normalEmail } from '#platform/auth/users/addresses.ts'

/** Characters refused on both sides: spaces, signs with a meaning in mail, control and invisible ones. */
const odd = [...' \t\r\n\u00a0@<>()[],;:\\"\u0000\u0007\u007f\u0085\u00ad\u200b\u200d\u202e\u2066\ufeff']
const letter = fc.constantFrom(...'abcxyz0189!#$%&*+/=?^_`{|}~-äß料')
const label = fc.string({ unit: letter, minLength: 1, maxLength: 12 })
const address = fc.record({ local: label, domain: fc.array(label, { minLength: 2, maxLength: 4 }) })

const isRefused = (typed: string): boolean => {
  try {
    normalEmail(typed)
    return false
  } catch (error) {
    if (error instanceof AuthError && error.code === 'validation_failed') return true
    throw error
  }
}

test('an ordinary address is accepted, trimmed and in lower case', () => {
  fc.assert(
    fc.property(address, ({ local, domain }) => {
      const typed = `${local}@${domain.join('.')}`
      expect(normalEmail(`  ${typed.toUpperCase()}\n`)).toBe(typed.toUpperCase().toLowerCase())
    }),
  )
})

test('special and invisible characters are refused on both sides of the @', () => {
  fc.assert(
    fc.property(address, fc.constantFrom(...odd), fc.boolean(), fc.nat(), ({ local, domain }, sign, isLocal, at) => {
      const host = domain.join('.')
      // Inside the text: spaces at its ends are trimmed.
      const within = (text: string) => {
        const cut = 1 + (at % text.length)
        return `${text.slice(0, cut)}${sign}${text.slice(cut)}x`
      }
      expect(isRefused(isLocal ? `${within(local)}@${host}` : `${local}@${within(host)}`)).toBe(true)
    }),
  )
})

test.each([
  'a@example.org,evil',
  'a@example.org<b.c',
  'a@exa\u00admple.org',
  'a@example.org\u200b',
  'a\u202e@example.org',
  'a@[127.0.0.1]',
  'a@x.y\u0001z',
  'a@example.org"q',
  'a@example.org;b.c',
  'a@localhost',
  'a@example..org',
  'a@.example.org',
  '@example.org',
  `${'a'.repeat(251)}@b.co`,
])('the text %j is refused as an address', (typed) => {
  expect(isRefused(typed)).toBe(true)
})
