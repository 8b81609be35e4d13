import type { Language } from '#domain/options.ts'
import { arabic } from '#kitchen/composer/grammar/ar/grammar.ts'
import { german } from '#kitchen/composer/grammar/de/grammar.ts'
import { english } from '#kitchen/composer/grammar/en/grammar.ts'
import { spanish } from '#kitchen/composer/grammar/es/grammar.ts'
import { french } from '#kitchen/composer/grammar/fr/grammar.ts'
import type { Grammar } from '#kitchen/composer/grammar/grammar.ts'
import { japanese } from '#kitchen/composer/grammar/ja/grammar.ts'
import { russian } from '#kitchen/composer/grammar/ru/grammar.ts'
import { chinese } from '#kitchen/composer/grammar/zh/grammar.ts'

/** The grammar of every language. */
export const grammars: Record<Language, Grammar> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  ru: russian,
  ja: japanese,
  ar: arabic,
  zh: chinese,
}
