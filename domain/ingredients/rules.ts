import { entryOf } from '#domain/entry-of.ts'
import type { FoodKinds, WordKinds } from '#domain/ingredients/kinds.ts'
import { lettersIn } from '#domain/ingredients/letters.ts'
import { tidyIngredient } from '#domain/ingredients/tidy.ts'
import { limits } from '#domain/limits.ts'

/** Why a typed ingredient was not added to the list. */
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

/** Markup that is left after tidying is no ingredient. The server refuses it too. */
const markup = /[<>＜＞]|&#?\w+;/u

/** Whether signs without a letter are an emoji of a food that the kitchen knows. */
export type KnowsPicture = (words: string) => boolean

/** Adds one ingredient to the list, or answers why not. Does not change the given list. */
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

export function removeIngredient(ingredients: readonly string[], ingredient: string): string[] {
  return ingredients.filter((other) => other !== ingredient)
}

/** The list with one ingredient replaced by another, without duplicates. */
export function replaceIngredient(ingredients: readonly string[], ingredient: string, other: string): string[] {
  return [...new Set(ingredients.map((typed) => (typed === ingredient ? other : typed)))]
}

/**
 * The list with ingredients put back that were taken off, each at its place in the list before that. An ingredient that
 * is on the list again or no longer fits is left out.
 */
export function putBack(ingredients: readonly string[], before: readonly string[], taken: readonly string[]): string[] {
  const all = [...ingredients]
  before.forEach((ingredient, at) => {
    if (taken.includes(ingredient) && !all.includes(ingredient) && isWithinLimits([...all, ingredient])) all.splice(at, 0, ingredient)
  })
  return all
}

/** Undoes `replaceIngredient` on a list that may have changed since. */
export function undoReplacement(ingredients: readonly string[], before: readonly string[], ingredient: string, other: string): string[] {
  const isOtherNew = ingredients.includes(other) && !before.includes(other)
  return isOtherNew ? replaceIngredient(ingredients, other, ingredient) : putBack(ingredients, before, [ingredient])
}

const isWithinLimits = (ingredients: readonly string[]) =>
  ingredients.length <= limits.ingredient.most && lettersIn(ingredients) <= limits.ingredient.together

/** The ingredients to send. A misspelt ingredient is sent corrected, unless the cook keeps her words. */
export function ingredientsToSend(ingredients: readonly string[], corrections: Readonly<Record<string, string>>): string[] {
  return [...new Set(ingredients.map((typed) => entryOf(corrections, typed) ?? typed))]
}

/**
 * The kinds of the listed words for the request; no field when there are none. A word that the cook keeps as typed
 * counts as unknown until she names its kind.
 */
export function kindsToSend(
  ingredients: readonly string[],
  kinds: FoodKinds,
  corrections: Readonly<Record<string, string>>,
): { kinds?: WordKinds } {
  const said = ingredients.flatMap((typed): [string, WordKinds[string]][] => {
    const kind = entryOf(kinds, typed) ?? (isKept(typed, corrections) ? 'unknown' : undefined)
    return kind === undefined ? [] : [[typed, kind]]
  })
  return said.length === 0 ? {} : { kinds: Object.fromEntries(said) }
}

/** Whether the cook keeps her words although they were read as another name. */
export const isKept = (ingredient: string, corrections: Readonly<Record<string, string>>) => entryOf(corrections, ingredient) === ingredient
