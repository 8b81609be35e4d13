import type { Language } from '@potluck/kitchen/options'
import { openSheet, type Sheet, type Sheets, type Suggestion, suggest } from '@potluck/kitchen/suggest'

/** The names of each language are a separate chunk. */
const loadNames: Record<Language, () => Promise<{ names: string }>> = {
  en: () => import('@potluck/kitchen/suggest/names/en'),
  es: () => import('@potluck/kitchen/suggest/names/es'),
  fr: () => import('@potluck/kitchen/suggest/names/fr'),
  de: () => import('@potluck/kitchen/suggest/names/de'),
  ru: () => import('@potluck/kitchen/suggest/names/ru'),
  ar: () => import('@potluck/kitchen/suggest/names/ar'),
  ja: () => import('@potluck/kitchen/suggest/names/ja'),
  zh: () => import('@potluck/kitchen/suggest/names/zh'),
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
