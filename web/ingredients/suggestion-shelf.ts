import type { Language } from '#kitchen/options.ts'
import { openSheet, type Sheet, type Sheets, type Suggestion, suggest } from '#kitchen/suggest/suggest.ts'

/** The names of each language are a separate chunk. */
const loadNames: Record<Language, () => Promise<{ names: string }>> = {
  en: () => import('#kitchen/suggest/names/en.baked.ts'),
  es: () => import('#kitchen/suggest/names/es.baked.ts'),
  fr: () => import('#kitchen/suggest/names/fr.baked.ts'),
  de: () => import('#kitchen/suggest/names/de.baked.ts'),
  ru: () => import('#kitchen/suggest/names/ru.baked.ts'),
  ar: () => import('#kitchen/suggest/names/ar.baked.ts'),
  ja: () => import('#kitchen/suggest/names/ja.baked.ts'),
  zh: () => import('#kitchen/suggest/names/zh.baked.ts'),
}

const others = ['es', 'fr', 'de', 'ru', 'ar', 'ja', 'zh'] as const

const opened = new Map<Language, Promise<Sheet>>()

/** Loads the names of a language once, and again after a failure. */
function openSheetOf(language: Language): Promise<Sheet> {
  const sheet = opened.get(language) ?? loadNames[language]().then(({ names }) => openSheet(names))
  opened.set(language, sheet)
  sheet.catch(() => opened.delete(language))
  return sheet
}

/** Suggests ingredients for the typed text, from the names that are loaded. */
export type Suggest = (typed: string, language: Language, taken: readonly string[]) => Suggestion[]

const suggestFrom =
  (sheets: Sheets): Suggest =>
  (typed, language, taken) =>
    suggest(sheets, typed, language, taken)

/** Loads the names of every language, the preferred one and English first. Calls `onOpen` after each language. */
export async function openShelf(language: Language, onOpen: (suggest: Suggest) => void): Promise<void> {
  const sheets: Sheets = {}
  const open = async (code: Language) => {
    sheets[code] = await openSheetOf(code)
    onOpen(suggestFrom({ ...sheets }))
  }
  await Promise.all([open(language), open('en')])
  await Promise.all(others.filter((code) => code !== language).map(open))
}

/** The names of ingredients that are most similar to some words, in the preferred language and English. */
export async function nearestNames(words: string, language: Language): Promise<string[]> {
  const [own, english] = await Promise.all([openSheetOf(language), openSheetOf('en')])
  return suggest({ en: english, [language]: own }, words, language).map(({ name }) => name)
}
