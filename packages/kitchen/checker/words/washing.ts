import type { Phrases } from '#kitchen/checker/words/words.ts'
import type { Language } from '#kitchen/options.ts'
import { list } from '#kitchen/word-list.ts'

/** Words for washing food. */
export const washingWords: Readonly<Record<Language, Phrases>> = {
  en: list('wash*, rinse*, rinsing, clean*'),
  es: list('lav*, enjuag*, limpi*'),
  fr: list('lav*, rinc*, nettoy*'),
  de: list('wasch*, abwasch*, gewaschen*, abspül*, abgespült*, putz*, geputzt*, säuber*'),
  ru: list('вымой*, вымыть, вымыв, помой*, помыть, помыв, промой*, промыть, промыв, мыть, моем, моют'),
  ar: list('نغسل, يغسل, تغسل, غسل, اغسل*, ننظف, نظف*, تنظف, ينظف'),
  ja: list('洗'),
  zh: list('洗'),
}
