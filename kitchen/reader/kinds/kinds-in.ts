import type { Language } from '#domain/options.ts'
import { ar } from '#kitchen/reader/kinds/ar/kinds.ts'
import { de } from '#kitchen/reader/kinds/de/kinds.ts'
import { en } from '#kitchen/reader/kinds/en/kinds.ts'
import { es } from '#kitchen/reader/kinds/es/kinds.ts'
import { fr } from '#kitchen/reader/kinds/fr/kinds.ts'
import { ja } from '#kitchen/reader/kinds/ja/kinds.ts'
import type { LanguageKinds } from '#kitchen/reader/kinds/kind.ts'
import { ru } from '#kitchen/reader/kinds/ru/kinds.ts'
import { zh } from '#kitchen/reader/kinds/zh/kinds.ts'

/** The long tail of every language. */
export const kindsIn: Record<Language, LanguageKinds> = { en, es, fr, de, ru, ar, ja, zh }
