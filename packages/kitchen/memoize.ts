import type { Language } from '#kitchen/options.ts'
import type { Steps } from '#kitchen/steps.ts'

/**
 * How many texts a cache keeps. A third of the steps of composed recipes, most of their lines, and the phrases of a
 * request repeat.
 */
export const cacheSize = 2_000

type CacheGeneration<T> = Readonly<Record<Language, Map<string, T>>>

function emptyShelf<T>(): CacheGeneration<T> {
  return { en: new Map(), es: new Map(), fr: new Map(), de: new Map(), ru: new Map(), ar: new Map(), ja: new Map(), zh: new Map() }
}

/**
 * Memoizes a function of a text and its language for the last texts: at least `most` of them, at most twice as many.
 * Callers share the value and must not change it.
 */
export function memoized<T>(most: number, make: (text: string, language: Language) => T): (text: string, language: Language) => T {
  let recent = emptyShelf<T>()
  let before = emptyShelf<T>()
  let count = 0
  return (text, language) => {
    const known = recent[language].get(text)
    if (known !== undefined) return known
    const old = before[language].get(text)
    const value = old === undefined ? make(text, language) : old
    if (count >= most) {
      before = recent
      recent = emptyShelf()
      count = 0
    }
    recent[language].set(text, value)
    count += 1
    return value
  }
}

/** Memoizes a function of a text for at most `most` texts. Callers share a value and must not change it. */
export function memoizedText<T>(most: number, make: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const value = make(text)
    if (known.size >= most) known.clear()
    known.set(text, value)
    return value
  }
}

/**
 * Memoizes a function of a text for the first `most` texts; it is called again for later ones. A second argument is no
 * part of the key, because it is the same whenever the text is. Callers share a value and must not change it.
 */
export function memoizedFirstTexts<T>(most: number, make: (text: string) => T): (text: string) => T
export function memoizedFirstTexts<Beside, T>(most: number, make: (text: string, beside: Beside) => T): (text: string, beside: Beside) => T
export function memoizedFirstTexts<Beside, T>(
  most: number,
  make: (text: string, beside: Beside) => T,
): (text: string, beside: Beside) => T {
  const known = new Map<string, T>()
  return (text, beside) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const value = make(text, beside)
    if (known.size < most) known.set(text, value)
    return value
  }
}

/**
 * Memoizes a function of a key of which there are few, such as a language or an ingredient; all are kept. A second
 * argument is no part of the key, because it means the same whenever the key does. Callers share a value and must not
 * change it.
 */
export function memoizedByKey<Key, T>(make: (key: Key) => T): (key: Key) => T
export function memoizedByKey<Key, Beside, T>(make: (key: Key, beside: Beside) => T): (key: Key, beside: Beside) => T
export function memoizedByKey<Key, Beside, T>(make: (key: Key, beside: Beside) => T): (key: Key, beside: Beside) => T {
  const known = new Map<Key, T>()
  return (key, beside) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const value = make(key, beside)
    known.set(key, value)
    return value
  }
}

/**
 * Memoizes a function of an object, such as a vocabulary or a list of phrases, for as long as the object is in use. A
 * second argument is no part of the key, because it is the same whenever the object is. Callers share a value and must
 * not change it.
 */
export function memoizedByObject<Key extends object, T>(make: (key: Key) => T): (key: Key) => T
export function memoizedByObject<Key extends object, Beside, T>(make: (key: Key, beside: Beside) => T): (key: Key, beside: Beside) => T
export function memoizedByObject<Key extends object, Beside, T>(make: (key: Key, beside: Beside) => T): (key: Key, beside: Beside) => T {
  const known = new WeakMap<Key, T>()
  return (key, beside) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const value = make(key, beside)
    known.set(key, value)
    return value
  }
}

/** Makes a value when it is first asked for and keeps it. */
export function makeOnce<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Makes a value in steps when it is first asked for and keeps it. */
export function makeOnceInSteps<T>(make: () => Steps<T>): () => Steps<T> {
  let made: { value: T } | null = null
  return function* () {
    made ??= { value: yield* make() }
    return made.value
  }
}
