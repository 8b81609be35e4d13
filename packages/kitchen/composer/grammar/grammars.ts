import { arabicGrammar } from '#kitchen/composer/grammar/ar/grammar.ts'
import { germanGrammar } from '#kitchen/composer/grammar/de/grammar.ts'
import { englishGrammar } from '#kitchen/composer/grammar/en/grammar.ts'
import { spanishGrammar } from '#kitchen/composer/grammar/es/grammar.ts'
import { frenchGrammar } from '#kitchen/composer/grammar/fr/grammar.ts'
import type { Grammar } from '#kitchen/composer/grammar/grammar.ts'
import { japaneseGrammar } from '#kitchen/composer/grammar/ja/grammar.ts'
import { russianGrammar } from '#kitchen/composer/grammar/ru/grammar.ts'
import { chineseGrammar } from '#kitchen/composer/grammar/zh/grammar.ts'
import type { Language } from '#kitchen/options.ts'

/** The grammar of every language. */
export const grammars: Record<Language, Grammar> = {
  en: englishGrammar,
  de: germanGrammar,
  es: spanishGrammar,
  fr: frenchGrammar,
  ru: russianGrammar,
  ja: japaneseGrammar,
  ar: arabicGrammar,
  zh: chineseGrammar,
}
