import { type AddedText, addIngredient, type KnowsPicture } from '#domain/ingredients/rules.ts'
import { splitTyped } from '#domain/ingredients/split-typed.ts'
import { tidyIngredient } from '#domain/ingredients/tidy.ts'

export interface AddTypedOptions {
  knowsPicture: KnowsPicture
  /** The ingredient that the same line added before: a preparation typed after it ("diced") joins it. */
  before?: string | undefined
}

/** Adds all ingredients of a typed or pasted text. Answers which were added and which were refused. */
export function addTyped(ingredients: readonly string[], text: string, { knowsPicture, before }: AddTypedOptions): AddedText {
  const together = before !== undefined && ingredients.at(-1) === before ? splitTyped(`${before}, ${text}`) : []
  const isPreparationOfBefore = together[0] !== undefined && tidyIngredient(together[0]) !== before
  const result: AddedText = { ingredients: isPreparationOfBefore ? ingredients.slice(0, -1) : [...ingredients], added: [], refused: [] }
  for (const part of isPreparationOfBefore ? together : splitTyped(text)) {
    const answer = addIngredient(result.ingredients, part, knowsPicture)
    if (answer.state === 'added') {
      result.ingredients = answer.ingredients
      result.added.push(answer.ingredient)
    } else if (answer.reason !== 'empty') {
      result.refused.push({ ingredient: answer.ingredient, reason: answer.reason })
    }
  }
  return result
}
