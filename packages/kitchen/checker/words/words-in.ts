import { ar } from '#kitchen/checker/words/ar.ts'
import { de } from '#kitchen/checker/words/de.ts'
import { en } from '#kitchen/checker/words/en.ts'
import { es } from '#kitchen/checker/words/es.ts'
import { fr } from '#kitchen/checker/words/fr.ts'
import { ja } from '#kitchen/checker/words/ja.ts'
import { ru } from '#kitchen/checker/words/ru.ts'
import type { CheckerWords } from '#kitchen/checker/words/words.ts'
import { zh } from '#kitchen/checker/words/zh.ts'
import type { Language } from '#kitchen/options.ts'

/** The checker's word lists by language. */
export const checkerWordsIn: Record<Language, CheckerWords> = { en, es, fr, de, ru, ar, ja, zh }
