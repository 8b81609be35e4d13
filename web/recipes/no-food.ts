import { tidyIngredient } from '#domain/ingredients/tidy.ts'
import type { Card } from '#web/recipes/card.ts'

/** The ingredients on the list for which the server refused a card, because they or words in them are no food. */
export function noFoodOf(card: Card, ingredients: readonly string[]): string[] {
  const words = wordsOf(card).map(tidyIngredient)
  // A refused word that is an ingredient itself is not searched in other ingredients.
  const parts = words.filter((word) => word !== '' && !ingredients.includes(word))
  return ingredients.filter((ingredient) => words.includes(ingredient) || parts.some((part) => holds(ingredient, part)))
}

/** Letters of scripts that separate words by spaces. */
const letter = /[[\p{L}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]/v

/** Whether an ingredient has these words as whole words, so that "grated" does not have "rat". */
function holds(ingredient: string, words: string): boolean {
  const at = ingredient.indexOf(words)
  return at >= 0 && !letter.test(ingredient.charAt(at - 1)) && !letter.test(ingredient.charAt(at + words.length))
}

function wordsOf(card: Card): readonly string[] {
  if (card.state === 'failed') return card.faulty
  if (card.state !== 'refused') return []
  return card.answer.reasons.flatMap(({ words, reason }) => (reason === 'not-food' ? [words] : []))
}
