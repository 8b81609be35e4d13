import type { Language } from '@potluck/kitchen/options'
import { useSyncExternalStore } from 'react'
import { readLanguage } from '#domain/languages.ts'

/** The language that an address asks for with `?lang=`. English if it asks for no known language. */
export function languageOfAddress(search: string): Language {
  return readLanguage(new URLSearchParams(search).get('lang'))
}

// The choice is kept in memory only, as specified. A reload starts again from the address.
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

/** Calls the listener when another language is chosen. */
export function listenToLanguage(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The language of this visit. Recipes are written in it, and the page too if it has the words. */
export function useLanguage(): Language {
  return useSyncExternalStore(listenToLanguage, readChosen)
}
