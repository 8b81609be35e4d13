import { isGlob } from '#platform/auth/glob.ts'
import type { CharacterSet } from '#platform/auth/passwords/rule.ts'
import { entriesOf } from '#platform/auth/setting-readers.ts'

// Parsers for single settings of accounts. Each answers undefined for an invalid text.

/**
 * Phone numbers with a preset code, in GoTrue's notation: "1234567890:123456" or "1234567890=123456", separated by
 * commas.
 */
export function parseTestCodes(text: string): ReadonlyMap<string, string> | undefined {
  const pairs = entriesOf(text).map((entry) => /^\+?([1-9]\d{1,14})\s*[:=]\s*([^\s:=]+)$/.exec(entry))
  if (pairs.some((pair) => pair === null)) return undefined
  return new Map(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2] ?? '']))
}

/** Origins of pages, as browsers write them with an optional slash at the end, and of Android apps. */
export function parseOrigins(text: string): readonly string[] | undefined {
  const origins = entriesOf(text)
  return origins.every(isOrigin) ? origins.map((entry) => entry.replace(/\/$/, '')) : undefined
}

function isOrigin(entry: string): boolean {
  if (/^android:apk-key-hash:[\w-]+$/.test(entry)) return true
  return /^https?:/.test(entry) && URL.canParse(entry) && new URL(entry).origin === entry.replace(/\/$/, '')
}

/** Globs separated by commas. A glob itself cannot contain a comma. */
export function parseGlobs(text: string): readonly string[] | undefined {
  const globs = entriesOf(text)
  return globs.every(isGlob) ? globs : undefined
}

/**
 * GoTrue's notation: sets of characters separated by colons. A colon in a set is written \:, and "none" means no set.
 */
export function parseCharacterSets(text: string): readonly CharacterSet[] | undefined {
  if (text === 'none') return []
  const sets = text
    .split(/(?<!\\):/)
    .map((set) => set.replaceAll('\\:', ':'))
    .filter(Boolean)
  return sets.length > 0 ? sets.map((name) => ({ name, pattern: oneOf(name) })) : undefined
}

/** A pattern for any of these characters, each taken literally. */
function oneOf(characters: string): RegExp {
  const codes = [...characters].map((character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`)
  return new RegExp(`[${codes.join('')}]`, 'u')
}
