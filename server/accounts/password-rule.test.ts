import { requireStrong } from '@potluck/platform/auth/passwords/strength'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordFault } from '#domain/auth/password.ts'
import { readConfig } from '#server/config.ts'

const { auth: settings } = readConfig({})

function isAccepted(password: string): boolean {
  try {
    requireStrong({ settings, commonPassword: () => null }, password, { email: null, metadata: {} })
    return true
  } catch {
    return false
  }
}

test.each(['пароль1', 'κωδικός9', 'סיסמה12', '密码密码密码1', 'contraseña1', 'abc123'])(
  'the server accepts %s, which has a letter of some script and a digit',
  (password) => {
    expect(isAccepted(password)).toBe(true)
  },
)

test("the server's default rule equals the browser's rule, except for very long passwords", () => {
  const sign = fc.constantFrom('a', 'Z', 'ж', '字', 'ª', '٣', '7', '0', ' ', '-', '🍅', '\u0301')
  const password = fc.oneof(fc.string({ unit: sign, maxLength: 10 }), fc.string({ unit: sign, minLength: 15, maxLength: 80 }))
  fc.assert(
    fc.property(password, (typed) => {
      const fault = passwordFault(typed)
      // The browser counts 72 bytes, the limit of a Supabase project; this server counts 72 characters.
      fc.pre(fault !== 'too-long')
      expect(isAccepted(typed)).toBe(fault === null)
    }),
  )
})
