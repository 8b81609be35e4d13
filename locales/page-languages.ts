import type { Language } from '@potluck/kitchen/options'
import { defaultLanguage } from '#domain/languages.ts'

/**
 * The languages that the pages have their sentences in. A language joins the list with its folder; until then the
 * pages stay English.
 */
export const pageLanguages: readonly Language[] = [defaultLanguage]
