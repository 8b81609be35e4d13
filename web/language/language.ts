import { useSyncExternalStore } from 'react'
import { readLanguage } from '#domain/languages.ts'
import type { Language } from '#domain/options.ts'

/** The language an address asks for with `?lang=`, English where it asks for none that we know. */
export function languageOfAddress(search: string): Language {
  return readLanguage(new URLSearchParams(search).get('lang'))
}

// Kept in memory only, as specified: a reload starts again from the address.
let chosen: Language | undefined
const listeners = new Set<() => void>()

function readChosen(): Language {
  chosen ??= languageOfAddress(window.location.search)
  return chosen
}

/** Chooses the language of this visit. */
export function chooseLanguage(language: Language) {
  chosen = language
  for (const listener of listeners) listener()
}

/** Hears when another language is chosen. */
export function listenToLanguage(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The language chosen for this visit: recipes are written in it, and the page as far as it has the words. */
export function useLanguage(): Language {
  return useSyncExternalStore(listenToLanguage, readChosen)
}
