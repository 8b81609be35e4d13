import { RestError } from '#platform/rest/errors.ts'

/** 400 PGRST100: an unreadable parameter. */
export function unreadable(message: string, details: string): RestError {
  return new RestError({ status: 400, code: 'PGRST100', message, details })
}

/**
 * A position in a text that is parsed from left to right. Failures name what, where and what was expected, as
 * PostgREST does.
 */
export class Cursor {
  at = 0
  readonly text: string
  readonly what: string

  /** `what` ends the sentence "failed to parse …". */
  constructor(text: string, what: string) {
    this.text = text
    this.what = what
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length
  }

  peek(): string {
    return this.text[this.at] ?? ''
  }

  startsWith(words: string): boolean {
    return this.text.startsWith(words, this.at)
  }

  /** Skips `words` if they come next. */
  take(words: string): boolean {
    if (!this.startsWith(words)) return false
    this.at += words.length
    return true
  }

  /** Skips and answers the text that a sticky pattern matches here; the text may be empty. */
  takeMatch(pattern: RegExp): string {
    pattern.lastIndex = this.at
    const found = pattern.exec(this.text)?.[0] ?? ''
    this.at += found.length
    return found
  }

  skipSpace(): void {
    this.takeMatch(/[ \t]*/y)
  }

  expect(words: string, expecting = `"${words}"`): void {
    if (!this.take(words)) throw this.failure(expecting)
  }

  expectEnd(expecting = 'end of input'): void {
    if (!this.isAtEnd) throw this.failure(expecting)
  }

  failure(expecting: string): RestError {
    const found = this.isAtEnd ? 'end of input' : JSON.stringify(String.fromCodePoint(this.text.codePointAt(this.at) ?? 0))
    return unreadable(`"failed to parse ${this.what}" (line 1, column ${this.at + 1})`, `unexpected ${found} expecting ${expecting}`)
  }
}

const plainPart = /[\p{L}0-9_ $]+/uy
const fieldName = 'field name (* or [a..z0..9_$])'

/** Parses a name of a column or table: bare, with dashes inside, or in double quotes with backslash escapes. */
export function readName(cursor: Cursor): string {
  if (cursor.peek() === '"') return readQuoted(cursor)
  const parts: string[] = []
  do {
    const part = cursor.takeMatch(plainPart)
    if (part === '') throw cursor.failure(fieldName)
    parts.push(part.trim())
  } while (!cursor.startsWith('->') && cursor.take('-'))
  const name = parts.join('-')
  if (name === '') throw cursor.failure(fieldName)
  return name
}

/** Parses a text in double quotes. */
export function readQuoted(cursor: Cursor): string {
  cursor.expect('"')
  const inside = cursor.takeMatch(/(?:[^"\\]|\\[\s\S])*/y)
  cursor.expect('"')
  return inside.replace(/\\([\s\S])/g, '$1')
}

/** Parses names separated by commas. */
export function readNames(text: string, what: string): string[] {
  const cursor = new Cursor(text, `${what} parameter (${text})`)
  const names: string[] = []
  do {
    cursor.skipSpace()
    names.push(readName(cursor))
    cursor.skipSpace()
  } while (cursor.take(','))
  cursor.expectEnd('"," or end of input')
  return names
}
