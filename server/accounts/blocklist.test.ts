import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { openBlocklist } from '#server/accounts/blocklist.ts'

const isRefused = openBlocklist('Potluck')
const nobody = { email: null, names: [] }
const ada = { email: 'ada.lovelace@example.org', names: ['Ada', 'Lovelace', 'Augusta Ada King'] }

test('the 3,000 commonest passwords that pass the rule are refused, in capitals too', () => {
  const { dictionary } = createRequire(import.meta.url)('@zxcvbn-ts/language-common')
  const passing = dictionary['passwords-common'].filter((word: string) => word.length >= 6 && /[a-z]/i.test(word) && /\d/.test(word))
  const commonest: string[] = passing.slice(0, 3_000)
  expect(commonest).toHaveLength(3_000)
  expect(commonest.filter((word) => isRefused(word, nobody) === null)).toEqual([])
  expect(commonest.filter((word) => isRefused(word.toUpperCase(), nobody) === null)).toEqual([])
})

test.each([
  'ada.lovelace1',
  'Lovelace1815',
  '1Ada.Lovelace',
  'AdaLovelace12',
  'lovelaceada1',
  'l0velace1!',
  'ada.lovelace@example.org1',
  'August@1',
  'adaada1',
])('the password %s is refused for Ada Lovelace, because it is her name or address', (password) => {
  expect(isRefused(password, ada)).toBe('pwned')
  expect(isRefused(password, nobody)).toBeNull()
})

test.each(['Potluck1', 'potluck2026!', 'P0tluck1', 'potluckpotluck1'])(
  "the password %s, made of the product's name, is refused for every account",
  (password) => {
    expect(isRefused(password, nobody)).toBe('pwned')
  },
)

test.each(['correct-horse-1', 'canada-maple-7', 'a1b2c3d4e5f6-quince', 'ad1ost-und-gut', 'Überraschung9x'])(
  'the password %s is accepted',
  (password) => {
    expect(isRefused(password, ada)).toBeNull()
  },
)

test('short names in the metadata do not restrict passwords', () => {
  expect(isRefused('li-correct-7', { email: 'li@example.org', names: ['Li'] })).toBeNull()
  expect(isRefused('li1234567', { email: 'li@example.org', names: ['Li'] })).toBeNull()
})

// A backtracking search would not end within the time limit of a test.
test('checking a long and unusual password ends in time', () => {
  const strange = ['a1'.repeat(36), '\u0301'.repeat(71), '1'.repeat(72), '!'.repeat(72)]
  const many = { email: `${'a.'.repeat(32)}b@example.org`, names: ['Augusta', 'Ada', 'King', 'Lovelace', 'Noel', 'Byron'] }
  for (const password of strange) expect(isRefused(password, many)).toBeNull()
})
