import type { Language } from '#domain/options.ts'
import { list } from '#kitchen/reader/words/words.ts'

/** The commonest small words of recipe text, by which a language in Latin letters is known. */
export const stopWords: Partial<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    list(
      'the, and, a, an, in, to, of, with, until, for, over, on, is, are, then, it, from, at, into, or, as, well, add, heat, cook, stir, minutes, minute, up, off, by, serve',
    ),
  ),
  es: new Set(
    list(
      'el, la, los, las, y, en, de, con, un, una, hasta, que, por, a, al, del, se, durante, añadir, añade, minutos, fuego, servir, cocinar, para, su',
    ),
  ),
  fr: new Set(
    list(
      'le, la, les, et, en, de, des, du, avec, un, une, dans, que, pendant, à, au, aux, sur, ajouter, minutes, feu, servir, cuire, pour, puis, jusqu',
    ),
  ),
  de: new Set(
    list(
      'der, die, das, und, in, mit, den, dem, ein, eine, bis, auf, für, zu, im, von, bei, unter, geben, minuten, hitze, servieren, kochen, sind, ist, dann',
    ),
  ),
}

/** The letters in which a language is written. */
export const scripts: Record<Language, RegExp> = {
  en: /\p{Script=Latin}/u,
  es: /\p{Script=Latin}/u,
  fr: /\p{Script=Latin}/u,
  de: /\p{Script=Latin}/u,
  ru: /\p{Script=Cyrillic}/u,
  ar: /\p{Script=Arabic}/u,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u,
  zh: /\p{Script=Han}/u,
}
