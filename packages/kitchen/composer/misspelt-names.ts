import { type IngredientId, lexicon, listNameOf } from '#kitchen/lexicon/lexicon.ts'
import type { Language } from '#kitchen/options.ts'
import type { RequestedFood } from '#kitchen/reader/food/reading.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

/** The words for leftovers of a food in each language. */
const leftovers: Record<Language, (id: IngredientId) => string> = {
  en: (id) => `leftover ${listNameOf(id, 'en')}`,
  es: (id) => `sobras de ${listNameOf(id, 'es')}`,
  fr: (id) => `restes ${lexicon[id].fr.of}`,
  de: (id) => `Reste von ${listNameOf(id, 'de')}`,
  ru: (id) => `остатки ${lexicon[id].ru.genitive}`,
  ar: (id) => `بقايا ${lexicon[id].ar.the}`,
  ja: (id) => `残りの${listNameOf(id, 'ja')}`,
  zh: (id) => `剩${listNameOf(id, 'zh')}`,
}

/** The phrase with each word in turn replaced by a name, because one of its words is the misspelt one. */
function replacedIn(phrase: string, name: string): string[] {
  const words = phrase.split(/\s+/u)
  return words.length === 1 ? [] : words.map((_, at) => words.with(at, name).join(' '))
}

/**
 * The name of a misspelt food in the recipe: the ingredient's name in the recipe's language. Words that this language
 * reads as the same food in the same form keep the form; otherwise the cook's words for the form stay.
 */
export function withCorrectedName(food: RequestedFood, language: Language): RequestedFood {
  const { ingredient, known, form, traits } = food
  if (known !== 'misspelt' || ingredient === null) return food
  const name = listNameOf(ingredient, language)
  if (form === undefined) return { ...food, words: name }
  const left = leftovers[language](ingredient)
  const inTypedForm = replacedIn(form.words, name)
  const candidates = traits.includes('leftover') ? [left, ...inTypedForm] : [...inTypedForm, ...(form.is === 'cooked' ? [left] : [])]
  const words = candidates.find((candidate) => isReadAs(candidate, { ...food, form }, language))
  const corrected = { ...food, words: words ?? name, form: { is: form.is, words: words ?? form.words } }
  return words === left && !traits.includes('leftover') ? { ...corrected, traits: [...traits, 'leftover'] } : corrected
}

/** Does the language read these words as this food in this form, and as nothing else? */
function isReadAs(words: string, { ingredient, form }: RequestedFood, language: Language): boolean {
  const { foods, unknown, notFood } = readPhrase(words, language)
  const [only, ...more] = foods
  if (only === undefined || more.length + unknown.length + notFood.length > 0) return false
  return only.known === 'whole' && only.ingredient === ingredient && only.form?.is === form?.is && only.words === words
}
