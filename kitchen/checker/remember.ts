import type { Language } from '#domain/options.ts'

/** Texts of whole recipes that are worth remembering: composed recipes repeat every third step and most of their lines. */
export const mostTexts = 2_000

interface Shelf<T> {
  recent: Map<string, T>
  before: Map<string, T>
}

/**
 * A function of a text and its language that remembers what it made of the last texts: at least `most` in each language, at most twice as
 * many. What it makes is shared and must not be changed.
 */
export function remembering<T>(most: number, make: (text: string, language: Language) => T): (text: string, language: Language) => T {
  const shelves = new Map<Language, Shelf<T>>()
  return (text, language) => {
    let shelf = shelves.get(language)
    if (shelf === undefined) {
      shelf = { recent: new Map(), before: new Map() }
      shelves.set(language, shelf)
    }
    const known = shelf.recent.get(text)
    if (known !== undefined) return known
    const old = shelf.before.get(text)
    const value = old === undefined ? make(text, language) : old
    if (shelf.recent.size >= most) {
      shelf.before = shelf.recent
      shelf.recent = new Map()
    }
    shelf.recent.set(text, value)
    return value
  }
}

/** A thing that is made when it is first asked for. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
