import type { Language } from '#kitchen/options.ts'
import type { Reading } from '#kitchen/reader/food/reading.ts'
import { isPromptLike } from '#kitchen/reader/kinds/instructions.ts'
import { writtenName } from '#kitchen/reader/match/phrase-tree.ts'
import { isNoFoodAlone, isPersonName } from '#kitchen/reader/no-food/no-food-alone.ts'
import { isInstruction, isNamedAfterFood, isNoFoodByForm } from '#kitchen/reader/no-food/no-food-by-form.ts'
import { isNoFoodByStart } from '#kitchen/reader/no-food/no-food-by-start.ts'
import { isNoFoodByWords } from '#kitchen/reader/no-food/no-food-by-words.ts'
import { isNoFoodInArabic, withoutUnknownHead } from '#kitchen/reader/no-food/no-food-in-arabic.ts'
import { isNamedAfterFoodInJapanese, isPersonInJapanese, refuseJapaneseWords } from '#kitchen/reader/no-food/no-food-in-japanese.ts'
import { isRussianSpeech } from '#kitchen/reader/no-food/russian-speech.ts'
import { tokenise } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'
import { isCleanerNamedLikeFood } from '#kitchen/reader/words/cleaners-named-like-foods.ts'
import { isCountry } from '#kitchen/reader/words/countries.ts'

// Whole phrases that are no food although they may hold a food's word: places, persons, things, sentences. Each
// language's rules and rows stand in a file of their own; this file asks them in order.

/** Does the cook's language list exactly these words as a food? Then it stays a food: "Mont d'Or" is a cheese. */
function isListed(text: string, language: Language): boolean {
  return vocabularyOf(language).surfaces.has(writtenName(tokenise(text)))
}

/** Is the phrase no food, whatever foods its words name: "Cerro Pan de Azúcar", 山田大根, "peel the potatoes"? */
export function isNoFoodPhrase(text: string, language: Language): boolean {
  const plain = text.normalize('NFKC').toLowerCase()
  if (isPromptLike(text) || isNoFoodAlone(plain, language) || isCleanerNamedLikeFood(plain)) return true
  const isName = isCountry(plain, language) || isPersonInJapanese(plain) || isPersonName(plain, language)
  const isAfterFood = isNamedAfterFood(plain) || isNamedAfterFoodInJapanese(plain) || isNoFoodInArabic(plain)
  const isSaid = isInstruction(plain) || isNoFoodByStart(text, language)
  return ((isName || isAfterFood || isSaid) && !isListed(plain, language)) || isNoFoodByWords(text, language)
}

/** The reading of a phrase, refused if what it leaves unknown is a place, a person, a thing or speech. */
export function refuseNoFood(reading: Reading, text: string, language: Language): Reading {
  const refused: Reading = { foods: [], unknown: [], notFood: [text.trim()] }
  const { foods, unknown, notFood } = reading
  const isUnclear = foods.length + notFood.length === 0 && unknown.every(({ didYouMean }) => didYouMean.length === 0)
  if (isUnclear && isNoFoodByForm(text)) return refused
  if (!isListed(text.normalize('NFKC').toLowerCase(), language) && isRussianSpeech(text, tokenise(text), reading))
    return { ...refused, foods }
  return language === 'ja' ? refuseJapaneseWords(reading, text) : withoutUnknownHead(reading, text)
}
