import { useSyncExternalStore } from 'react'
import { type Language, languageCodes } from '#domain/options.ts'

/** The language an address asks for with `?lang=`, English where it asks for none that we know. */
export function languageOfAddress(search: string): Language {
  const asked = new URLSearchParams(search).get('lang')?.toLowerCase().split('-')[0]
  return languageCodes.find((code) => code === asked) ?? 'en'
}

export const directionOf = (language: Language): 'rtl' | 'ltr' => (language === 'ar' ? 'rtl' : 'ltr')

// Kept in memory only, as specified: a reload starts again from the address.
let chosen: Language | undefined
const listeners = new Set<() => void>()

function readLanguage(): Language {
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
  return useSyncExternalStore(listenToLanguage, readLanguage)
}
