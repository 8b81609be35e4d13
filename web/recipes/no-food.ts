import { tidyIngredient } from '#domain/ingredients/tidy.ts'
import type { Card } from '#web/recipes/card.ts'

/** The ingredients on the list that a card was turned away for because they, or words in them, are no food. */
export function noFoodOf(card: Card, ingredients: readonly string[]): string[] {
  const words = wordsOf(card).map(tidyIngredient)
  // A word that is an ingredient of its own is not looked for in the others.
  const parts = words.filter((word) => word !== '' && !ingredients.includes(word))
  return ingredients.filter((ingredient) => words.includes(ingredient) || parts.some((part) => holds(ingredient, part)))
}

/** Letters of a writing that sets its words apart. */
const letter = /[[\p{L}\p{M}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]/v

/** Whether words stand in an ingredient, and not within other words: no "rat" in "grated". */
function holds(ingredient: string, words: string): boolean {
  const at = ingredient.indexOf(words)
  return at >= 0 && !letter.test(ingredient.charAt(at - 1)) && !letter.test(ingredient.charAt(at + words.length))
}

function wordsOf(card: Card): readonly string[] {
  if (card.state === 'failed') return card.faulty
  if (card.state !== 'refused') return []
  return card.answer.reasons.flatMap(({ words, reason }) => (reason === 'not-food' ? [words] : []))
}
