import { limits } from '#domain/limits.ts'

/** Why a typed ingredient did not join the list. */
export const ingredientRefusals = ['empty', 'duplicate', 'not-words', 'too-long', 'too-many'] as const
export type IngredientRefusal = (typeof ingredientRefusals)[number]

export type AddedIngredient =
  | { state: 'added'; ingredients: string[]; ingredient: string }
  | { state: 'refused'; ingredient: string; reason: IngredientRefusal }

export interface AddedText {
  ingredients: string[]
  added: string[]
  refused: { ingredient: string; reason: Exclude<IngredientRefusal, 'empty'> }[]
}

/** Marks a pasted list is split at: commas, semicolons and line ends, in the writing of every language the kitchen reads. */
const separators = /[,;，；、،؛\n\r]+/u

/** Direction marks, soft hyphens and zero-width spaces come along with a pasted list and mean nothing. Joiners stay: letters and emoji need them. */
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/** The bullet or number that a pasted list puts before a line. */
const listMark = /^(?:[-–—*•·‣▪◦]|\d{1,2}[.)])\s+/u

/** "2 tomatoes, chopped": what is done to an ingredient is no ingredient of its own. */
const preparation =
  /^(?:(?:finely|roughly|coarsely|thinly|thickly|lightly|freshly|well|and|or|peeled|cored|seeded|pitted|trimmed|washed|rinsed|drained|chopped|diced|sliced|minced|cubed|grated|shredded|crushed|ground|halved|quartered|mashed|melted|softened|beaten|whipped|cooked|toasted|torn|crumbled|juiced|zested|divided|to taste|optional|at room temperature)(?:\s+|$))+$/u

/** The tags that come along with text copied from a page. */
const tags = /<\/?[a-z][^<>]*>/giu

/** What is left of markup then is no ingredient; the server turns it away as well. */
const markup = /[<>＜＞]|&#?\w+;/u

/** How an ingredient is kept: lower case, trimmed, one space between words, one way of writing an accent, no control characters, no tags. */
export function tidyIngredient(text: string): string {
  return text
    .toWellFormed()
    .toLowerCase()
    .normalize('NFC')
    .replace(unseen, '')
    .replace(tags, ' ')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .replace(listMark, '')
}

/** The single ingredients of what was typed or pasted, not yet tidied. */
export function splitTyped(text: string): string[] {
  return text
    .replace(tags, ' ')
    .split(separators)
    .filter((part) => {
      const tidy = tidyIngredient(part)
      return tidy !== '' && !preparation.test(tidy)
    })
}

/** Adds one ingredient to the list, or says why not; the list that came in is left as it was. */
export function addIngredient(ingredients: readonly string[], text: string): AddedIngredient {
  const ingredient = tidyIngredient(text)
  if (ingredient === '') return { state: 'refused', ingredient, reason: 'empty' }
  if (markup.test(ingredient)) return { state: 'refused', ingredient, reason: 'not-words' }
  if (ingredients.includes(ingredient)) return { state: 'refused', ingredient, reason: 'duplicate' }
  if (ingredient.length > limits.ingredient.longest) return { state: 'refused', ingredient, reason: 'too-long' }
  if (ingredients.length >= limits.ingredient.most) return { state: 'refused', ingredient, reason: 'too-many' }
  return { state: 'added', ingredients: [...ingredients, ingredient], ingredient }
}

/** Adds everything that was typed or pasted at once, and tells apart what joined the list and what did not. */
export function addTyped(ingredients: readonly string[], text: string): AddedText {
  const result: AddedText = { ingredients: [...ingredients], added: [], refused: [] }
  for (const part of splitTyped(text)) {
    const answer = addIngredient(result.ingredients, part)
    if (answer.state === 'added') {
      result.ingredients = answer.ingredients
      result.added.push(answer.ingredient)
    } else if (answer.reason !== 'empty') {
      result.refused.push({ ingredient: answer.ingredient, reason: answer.reason })
    }
  }
  return result
}

/** The list without one ingredient. */
export function removeIngredient(ingredients: readonly string[], ingredient: string): string[] {
  return ingredients.filter((other) => other !== ingredient)
}
