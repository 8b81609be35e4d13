import type { Language } from '#domain/options.ts'
import { foodStateOf, type IngredientId } from '#kitchen/lexicon/lexicon.ts'
import { senseOfIngredient } from '#kitchen/reader/food.ts'
import { exactWords } from '#kitchen/reader/phrase-tree.ts'
import type { Vocabulary } from '#kitchen/reader/place.ts'
import type { Food, FoodForm } from '#kitchen/reader/reading.ts'
import { tokenise } from '#kitchen/reader/tokens.ts'

/** Foods whose canned form is an ingredient of its own. */
const inCans: Partial<Record<IngredientId, IngredientId>> = { tuna: 'canned-tuna', sardine: 'canned-sardines', tomato: 'canned-tomatoes' }

/**
 * Foods that are an ingredient of their own in a form: yesterday's rice is cooked rice, a tin of tuna canned tuna.
 */
const ofForms: Partial<Record<FoodForm, Partial<Record<IngredientId, IngredientId>>>> = { cooked: { rice: 'cooked-rice' }, canned: inCans }

/** How each language says that a food is canned. */
const cannedName: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => `canned ${name}`,
  es: (name) => `${name} en lata`,
  fr: (name) => `${name} en boîte`,
  de: (name) => `${name} aus der Dose`,
  ru: (name) => `${name} из банки`,
  ar: (name) => `${name} معلب`,
  ja: (name) => `${name}缶`,
  zh: (name) => `${name}罐头`,
}

const isNumber = /\p{N}/u

/**
 * Reads fish and shellfish counted in cans as cooked and drained: "2 tins tuna". `name` is the food without its form.
 * The words for the form stay, without a number inside them: 鯖2缶.
 */
export function asCannedFish<One extends Food>(food: One, name: string, { language, surfaces }: Vocabulary): One {
  const ofForm = food.ingredient === null || food.form === undefined ? undefined : ofForms[food.form.is]?.[food.ingredient]
  // A listed name keeps its meaning: "arroz precocido" is dry rice.
  const isListed = surfaces.get(exactWords(tokenise(food.words)))?.ingredient === food.ingredient
  if (ofForm !== undefined && !isListed) return { ...food, ...senseOfIngredient(ofForm) }
  const isSaid = food.form !== undefined && (food.form.is !== 'canned' || !isNumber.test(food.form.words))
  if (food.amount?.unit !== 'can' || isSaid) return food
  if (food.ingredient === null || !['fish', 'shellfish', 'cured-fish'].includes(food.class)) return food
  const own = inCans[food.ingredient]
  if (own !== undefined) return { ...food, ...senseOfIngredient(own) }
  if (foodStateOf(food.ingredient) === 'canned') return food
  const words = cannedName[language](name)
  return { ...food, ...surfaces.get(exactWords(tokenise(words))), words, form: { is: 'canned', words } }
}
