import type { Language } from '#kitchen/options.ts'
import { foldWord } from '#kitchen/reader/text/fold.ts'
import { ar, rarelyFoodsInArabic } from '#kitchen/reader/words/ordinary/ar.ts'
import { wordsNearFoods as nearArabicFoods } from '#kitchen/reader/words/ordinary/ar-near-foods.ts'
import { de } from '#kitchen/reader/words/ordinary/de.ts'
import { germanWordsNearFoods as nearGermanFoods } from '#kitchen/reader/words/ordinary/de-near-foods.ts'
import { en } from '#kitchen/reader/words/ordinary/en.ts'
import { es } from '#kitchen/reader/words/ordinary/es.ts'
import { fr, rarelyFoodsInFrench } from '#kitchen/reader/words/ordinary/fr.ts'
import { ja } from '#kitchen/reader/words/ordinary/ja.ts'
import { ru } from '#kitchen/reader/words/ordinary/ru.ts'

const english: ReadonlySet<string> = new Set(en)

/** Folded everyday words by language. */
const ordinaryIn: Partial<Record<Language, ReadonlySet<string>>> = {
  en: english,
  ar: new Set([...ar, ...nearArabicFoods, ...rarelyFoodsInArabic.map(foldWord)]),
  de: new Set([...de, ...nearGermanFoods].map(foldWord)),
  es: new Set(es.map(foldWord)),
  fr: new Set(fr.map(foldWord)),
  ja: new Set(ja.map(foldWord)),
  ru: new Set(ru.map(foldWord)),
}

/** Folded everyday words that are also a food's name, by language; alone they make the reader ask the cook. */
const rarelyFoodIn: Partial<Record<Language, ReadonlySet<string>>> = {
  fr: new Set(rarelyFoodsInFrench.map(foldWord)),
  ar: new Set(rarelyFoodsInArabic.map(foldWord)),
}

/** Is a folded word an everyday word of this language? */
export function isOrdinaryIn(word: string, language: Language): boolean {
  return ordinaryIn[language]?.has(word) === true
}

/**
 * Is a folded word an everyday word of English (tried for every cook) or of this language, so that it is no misspelt
 * food?
 */
export function isOrdinary(word: string, language: Language): boolean {
  return english.has(word) || isOrdinaryIn(word, language)
}

/** Does a folded word alone rarely mean the food of that name: French "temps", "souci", "dent"? */
export function isRarelyFood(word: string, language: Language): boolean {
  return rarelyFoodIn[language]?.has(word) === true
}
