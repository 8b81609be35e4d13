import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { passwordFault, passwordRule, strengthOf, strengths } from '#domain/auth/password.ts'

test.each([
  ['abc123', null],
  ['A1!!!!', null],
  ['abc12', 'rule'],
  ['abcdef', 'rule'],
  ['123456', 'rule'],
  ['', 'rule'],
  // A letter of any script counts, a digit only from 0 to 9.
  ['пароль1', null],
  ['密码密码密1', null],
  ['пароль', 'rule'],
  ['abcde١', 'rule'],
  [`a1${'x'.repeat(70)}`, null],
  [`a1${'x'.repeat(71)}`, 'too-long'],
  [`a1${'ж'.repeat(35)}`, null],
  [`a1${'ж'.repeat(36)}`, 'too-long'],
  // Five characters, although ten code units in JavaScript.
  ['a1🍅🍅🍅', 'rule'],
  ['a1🍅🍅🍅🍅', null],
])('the fault of the password %s is %s', (password, fault) => {
  expect(passwordFault(password)).toBe(fault)
})

test.each([
  ['abc123', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa1', 'weak'],
  ['abcdefghijklmnop1', 'weak'],
  ['qwertyuiopasdf1', 'weak'],
  ['abcabcabcabcabc1', 'weak'],
  ['password1', 'weak'],
  ['Tomato-soup9', 'fair'],
  ['correct-horse-2', 'good'],
  ['leek-moths-42x', 'good'],
  ['anvil cloud 7 herring', 'strong'],
])('the strength of the password %s is %s', (password, strength) => {
  expect(strengthOf(password)).toBe(strength)
})

test('a longer password is never weaker, and no short one is strong', () => {
  const rank = (password: string) => strengths.indexOf(strengthOf(password))
  fc.assert(
    fc.property(fc.string(), fc.string(), (password, more) => {
      expect(rank(password + more)).toBeGreaterThanOrEqual(rank(password))
    }),
  )
  fc.assert(
    fc.property(fc.string({ maxLength: passwordRule.recommended - 1 }), (password) => {
      expect(strengthOf(password)).not.toBe('strong')
    }),
  )
})
