import { isGlob } from '#platform/auth/glob.ts'
import type { CharacterSet } from '#platform/auth/passwords/rule.ts'
import { entriesOf } from '#platform/auth/setting-readers.ts'

// What single settings of accounts can hold: undefined when a text is nothing of the kind.

/**
 * Numbers with a code set beforehand, in GoTrue's notation: "1234567890:123456" or "1234567890=123456", with commas
 * between them.
 */
export function parseTestCodes(text: string): ReadonlyMap<string, string> | undefined {
  const pairs = entriesOf(text).map((entry) => /^\+?([1-9]\d{1,14})\s*[:=]\s*([^\s:=]+)$/.exec(entry))
  if (pairs.some((pair) => pair === null)) return undefined
  return new Map(pairs.map((pair) => [pair?.[1] ?? '', pair?.[2] ?? '']))
}

/** Origins of pages, as browsers write them but for a slash at the end, and of Android's apps. */
export function parseOrigins(text: string): readonly string[] | undefined {
  const origins = entriesOf(text)
  return origins.every(isOrigin) ? origins.map((entry) => entry.replace(/\/$/, '')) : undefined
}

function isOrigin(entry: string): boolean {
  if (/^android:apk-key-hash:[\w-]+$/.test(entry)) return true
  return /^https?:/.test(entry) && URL.canParse(entry) && new URL(entry).origin === entry.replace(/\/$/, '')
}

/** Globs of addresses, each whole: a comma within one parts it. */
export function parseGlobs(text: string): readonly string[] | undefined {
  const globs = entriesOf(text)
  return globs.every(isGlob) ? globs : undefined
}

/**
 * GoTrue's notation: sets of characters with colons between them; a colon in a set is written \: and "none" is no set.
 */
export function parseCharacterSets(text: string): readonly CharacterSet[] | undefined {
  if (text === 'none') return []
  const sets = text
    .split(/(?<!\\):/)
    .map((set) => set.replaceAll('\\:', ':'))
    .filter(Boolean)
  return sets.length > 0 ? sets.map((name) => ({ name, pattern: oneOf(name) })) : undefined
}

/** A pattern for any of these characters, none of which has a meaning of its own in it. */
function oneOf(characters: string): RegExp {
  const codes = [...characters].map((character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`)
  return new RegExp(`[${codes.join('')}]`, 'u')
}
