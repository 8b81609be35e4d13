import { createRequire } from 'node:module'
import type { AuthWorld } from '@potluck/platform/auth/world'
import * as z from 'zod/mini'
import { passwordFault } from '#domain/auth/password.ts'

/** How many of the commonest passwords that meet the password rule are refused. ASVS 6.2.4 asks for 3,000. */
const mostCommonPasswords = 3_000

/**
 * At most this many words of a person's names are checked. The caller chooses the names, and every two words are
 * joined, so the work grows with their square.
 */
const mostWords = 24
const longestName = 100

/** Shorter words occur in too many good passwords. */
const shortestWord = 3

const Lists = z.object({ dictionary: z.object({ 'passwords-common': z.array(z.string()) }) })

/**
 * Refuses passwords that an attacker tries first: common ones, the e-mail address, the person's names and the
 * product's name, also with digits and signs around them or in place of letters. The list is read at the first
 * password.
 */
export function openBlocklist(productName: string): AuthWorld['commonPassword'] {
  let common: ReadonlySet<string> | null = null
  return (password, { email, names }) => {
    common ??= readCommon()
    const typed = password.normalize('NFKC').trim().toLowerCase()
    if (common.has(typed)) return 'pwned'
    const guesses = new Set(guessesFor(productName, email, names))
    return spellingsOf(typed).some((spelling) => guesses.has(spelling)) ? 'pwned' : null
  }
}

function readCommon(): ReadonlySet<string> {
  const lists = Lists.parse(createRequire(import.meta.url)('@zxcvbn-ts/language-common'))
  return new Set(lists.dictionary['passwords-common'].filter((password) => passwordFault(password) === null).slice(0, mostCommonPasswords))
}

/** The words of the person and the product: alone, as letters only, and every two joined. */
function guessesFor(productName: string, email: string | null, names: readonly string[]): string[] {
  const address = email?.slice(0, longestName) ?? ''
  const local = address.split('@')[0] ?? ''
  const called = names.slice(0, mostWords).map((name) => name.slice(0, longestName))
  const words = [productName, local, address, ...local.split(/[^\p{L}\d]+/u), ...called, ...called.flatMap((name) => name.split(/\s+/))]
  const single = [...new Set(words.map(lettersAndDigits).filter((word) => word.length >= shortestWord))].slice(0, mostWords)
  const joined = single.flatMap((first) => single.map((second) => first + second))
  return [...single, ...single.map(lettersOnly), ...joined].filter((word) => word.length >= shortestWord)
}

/**
 * The readings of a password without decoration: as typed, its core, without digits at its ends, and with look-alike
 * digits read as letters.
 */
function spellingsOf(typed: string): string[] {
  const core = typed.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const withoutDigits = typed.replace(/^\d+|\d+$/g, '')
  return [typed, core, readAsLetters(typed), readAsLetters(core), readAsLetters(withoutDigits)]
    .map(lettersAndDigits)
    .concat(lettersOnly(typed))
}

const lookalikes = new Map(
  [...'0o1l3e4a5s7t@a$s!i'].flatMap((sign, at, all): [string, string][] => (at % 2 === 0 ? [[sign, all[at + 1] ?? '']] : [])),
)

function readAsLetters(text: string): string {
  return [...text].map((sign) => lookalikes.get(sign) ?? sign).join('')
}

function lettersAndDigits(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '')
}

function lettersOnly(text: string): string {
  return text.replace(/[^\p{L}]/gu, '')
}
