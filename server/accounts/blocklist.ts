import { createRequire } from 'node:module'
import * as z from 'zod/mini'
import { passwordFault } from '#domain/auth/password.ts'
import type { AuthWorld } from '#platform/auth/world.ts'

/** So many of the commonest passwords that pass the rule are refused: ASVS 6.2.4 asks for 3,000. */
const most = 3_000

/**
 * No more of what people call themselves is looked at: all of it is somebody's to send, and every two words are
 * joined.
 */
const mostWords = 24
const longestName = 100

/** Shorter words than this are in too many good passwords. */
const shortestWord = 3

const Lists = z.object({ dictionary: z.object({ 'passwords-common': z.array(z.string()) }) })

/**
 * Refuses what somebody would guess first: common passwords, the address, the names and the product's name, also with
 * digits and signs around or for letters. The list is read when the first password is looked at.
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
  return new Set(lists.dictionary['passwords-common'].filter((password) => passwordFault(password) === null).slice(0, most))
}

/** The words that belong to the person and the product, alone, joined, and told twice. */
function guessesFor(productName: string, email: string | null, names: readonly string[]): string[] {
  const address = email?.slice(0, longestName) ?? ''
  const local = address.split('@')[0] ?? ''
  const called = names.slice(0, mostWords).map((name) => name.slice(0, longestName))
  const words = [productName, local, address, ...local.split(/[^\p{L}\d]+/u), ...called, ...called.flatMap((name) => name.split(/\s+/))]
  const single = [...new Set(words.map(bare).filter((word) => word.length >= shortestWord))].slice(0, mostWords)
  const joined = single.flatMap((first) => single.map((second) => first + second))
  return [...single, ...single.map(lettersOf), ...joined].filter((word) => word.length >= shortestWord)
}

/**
 * What a password says when decoration is taken off: as it is, its letters, without digits around, with digits read as
 * the letters they look like.
 */
function spellingsOf(typed: string): string[] {
  const core = typed.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const withoutDigits = typed.replace(/^\d+|\d+$/g, '')
  return [typed, core, readAsLetters(typed), readAsLetters(core), readAsLetters(withoutDigits)].map(bare).concat(lettersOf(typed))
}

const lookalikes = new Map(
  [...'0o1l3e4a5s7t@a$s!i'].flatMap((sign, at, all): [string, string][] => (at % 2 === 0 ? [[sign, all[at + 1] ?? '']] : [])),
)

function readAsLetters(text: string): string {
  return [...text].map((sign) => lookalikes.get(sign) ?? sign).join('')
}

function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\d]/gu, '')
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}]/gu, '')
}
