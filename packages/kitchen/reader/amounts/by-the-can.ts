import { foodStateOf, type IngredientId, ingredientIds, lexicon } from '#kitchen/lexicon/lexicon.ts'
import type { Language } from '#kitchen/options.ts'
import { senseOfIngredient } from '#kitchen/reader/food/food.ts'
import type { Food, FoodForm } from '#kitchen/reader/food/reading.ts'
import { exactWords } from '#kitchen/reader/match/phrase-tree.ts'
import type { Vocabulary } from '#kitchen/reader/match/place.ts'
import { type Token, tokenise } from '#kitchen/reader/text/tokens.ts'

/** The food in the can, if an ingredient is its canned form: tuna for canned tuna. */
export function foodInCan(id: IngredientId): IngredientId | undefined {
  return ingredientIds.find((fresh) => lexicon[fresh].inState?.canned === id)
}

/** The ingredient that a food is in a form: yesterday's rice is cooked rice, a tin of tuna canned tuna. */
function inForm(id: IngredientId, form: FoodForm): IngredientId | undefined {
  return form === 'cooked' || form === 'canned' ? lexicon[id].inState?.[form] : undefined
}

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

const fishes: readonly Food['class'][] = ['fish', 'shellfish', 'cured-fish']
/** Further foods that an English cook keeps in tins. */
const inTins: readonly Food['class'][] = [...fishes, 'tomato', 'legume', 'vegetable', 'crisp-vegetable', 'fruit']
const tins: ReadonlySet<string> = new Set(['tin', 'tins', 'tn', 'tns', 'can', 'cans', 'cn', 'cns'])
/** Words before "tin" that make it a mould, and words behind "can" that make it a verb. */
const beforeMoulds: ReadonlySet<string> = new Set(['cake', 'loaf', 'bread', 'baking', 'muffin', 'pie', 'roasting', 'flan', 'bun'])
const behindVerbs: ReadonlySet<string> = new Set([
  'be',
  'go',
  'use',
  'eat',
  'freeze',
  'have',
  'cook',
  'bin',
  'i',
  'we',
  'you',
  'do',
  'last',
])

/** Do English words say that the food is in a tin, beside its weight or behind its name: "400g tin", "lentils tin"? */
function saysTin(tokens: readonly Token[], { language }: Vocabulary): boolean {
  if (language !== 'en') return false
  return tokens.some(
    ({ text }, at) => tins.has(text) && !beforeMoulds.has(tokens[at - 1]?.text ?? '') && !behindVerbs.has(tokens[at + 1]?.text ?? ''),
  )
}

const isNumber = /\p{N}/u

/**
 * Reads fish and shellfish counted in cans as cooked and drained: "2 tins tuna". An English tin also tells of
 * tomatoes, pulses, vegetables and fruit. `name` is the food without its form, `tokens` the words around it.
 * The words for the form stay, without a number inside them: 鯖2缶.
 */
export function asCannedFish<One extends Food>(food: One, name: string, vocabulary: Vocabulary, tokens: readonly Token[]): One {
  const { language, surfaces } = vocabulary
  const ofForm = food.ingredient === null || food.form === undefined ? undefined : inForm(food.ingredient, food.form.is)
  // A listed name keeps its meaning: "arroz precocido" is dry rice.
  const isListed = surfaces.get(exactWords(tokenise(food.words)))?.ingredient === food.ingredient
  if (ofForm !== undefined && !isListed) return { ...food, ...senseOfIngredient(ofForm) }
  const isSaid = food.form !== undefined && (food.form.is !== 'canned' || !isNumber.test(food.form.words))
  if ((food.amount?.unit !== 'can' && !saysTin(tokens, vocabulary)) || isSaid) return food
  if (food.ingredient === null || !(language === 'en' ? inTins : fishes).includes(food.class)) return food
  const own = lexicon[food.ingredient].inState?.canned
  if (own !== undefined) return { ...food, ...senseOfIngredient(own) }
  if (foodStateOf(food.ingredient) === 'canned') return food
  const words = cannedName[language](name)
  return { ...food, ...surfaces.get(exactWords(tokenise(words))), words, form: { is: 'canned', words } }
}
