import { defaultLanguage } from '#domain/languages.ts'
import type { Language } from '#kitchen/options.ts'

/**
 * The languages that the pages have their sentences in. A language joins the list with its folder; until then the
 * pages stay English.
 */
export const pageLanguages: readonly Language[] = [defaultLanguage]
