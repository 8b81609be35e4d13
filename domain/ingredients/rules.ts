import { entryOf } from '#domain/entry-of.ts'
import type { FoodKinds, SaidOfWords } from '#domain/ingredients/kinds.ts'
import { lettersIn } from '#domain/ingredients/letters.ts'
import { tidyIngredient } from '#domain/ingredients/tidy.ts'
import { limits } from '#domain/limits.ts'

/** Why a typed ingredient did not join the list. */
export const ingredientRefusals = ['empty', 'duplicate', 'not-words', 'too-long', 'too-many', 'too-much'] as const
export type IngredientRefusal = (typeof ingredientRefusals)[number]

export type AddedIngredient =
  | { state: 'added'; ingredients: string[]; ingredient: string }
  | { state: 'refused'; ingredient: string; reason: IngredientRefusal }

export interface AddedText {
  ingredients: string[]
  added: string[]
  refused: { ingredient: string; reason: Exclude<IngredientRefusal, 'empty'> }[]
}

/** What is left of markup then is no ingredient; the server turns it away as well. */
const markup = /[<>＜＞]|&#?\w+;/u

/** Whether signs without a letter are the picture of a food: the kitchen knows which. */
export type KnowsPicture = (words: string) => boolean

/** Adds one ingredient to the list, or says why not; the list that came in is left as it was. */
export function addIngredient(ingredients: readonly string[], text: string, knowsPicture: KnowsPicture): AddedIngredient {
  const ingredient = tidyIngredient(text)
  if (ingredient === '') return { state: 'refused', ingredient, reason: 'empty' }
  const isWords = /\p{L}/u.test(ingredient) || knowsPicture(ingredient)
  if (markup.test(ingredient) || !isWords) return { state: 'refused', ingredient, reason: 'not-words' }
  if (ingredients.includes(ingredient)) return { state: 'refused', ingredient, reason: 'duplicate' }
  if (ingredient.length > limits.ingredient.longest) return { state: 'refused', ingredient, reason: 'too-long' }
  if (ingredients.length >= limits.ingredient.most) return { state: 'refused', ingredient, reason: 'too-many' }
  const all = [...ingredients, ingredient]
  if (lettersIn(all) > limits.ingredient.together) return { state: 'refused', ingredient, reason: 'too-much' }
  return { state: 'added', ingredients: all, ingredient }
}

/** The list without one ingredient. */
export function removeIngredient(ingredients: readonly string[], ingredient: string): string[] {
  return ingredients.filter((other) => other !== ingredient)
}

/** The list with one ingredient in the place of another; it stands there once. */
export function replaceIngredient(ingredients: readonly string[], ingredient: string, other: string): string[] {
  return [...new Set(ingredients.map((typed) => (typed === ingredient ? other : typed)))]
}

/** What is sent for a list: what misspelt words were read as, and the cook's own words where she keeps them. */
export function ingredientsToSend(ingredients: readonly string[], corrections: Readonly<Record<string, string>>): string[] {
  return [...new Set(ingredients.map((typed) => entryOf(corrections, typed) ?? typed))]
}

/**
 * What was said that the words on a list are like, as a request has it: no field where nothing was said. A word that
 * the cook keeps, whatever it was read as, is unknown until she says its kind.
 */
export function kindsOn(
  ingredients: readonly string[],
  kinds: FoodKinds,
  corrections: Readonly<Record<string, string>>,
): { kinds?: SaidOfWords } {
  const said = ingredients.flatMap((typed): [string, SaidOfWords[string]][] => {
    const kind = entryOf(kinds, typed) ?? (isKept(typed, corrections) ? 'unknown' : undefined)
    return kind === undefined ? [] : [[typed, kind]]
  })
  return said.length === 0 ? {} : { kinds: Object.fromEntries(said) }
}

/** Whether the cook keeps her words, whatever they were read as. */
export const isKept = (ingredient: string, corrections: Readonly<Record<string, string>>) => entryOf(corrections, ingredient) === ingredient
