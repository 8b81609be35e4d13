/** How many letters several ingredients have in all, as the limit counts them. */
export function lettersIn(ingredients: readonly string[]): number {
  return ingredients.reduce((sum, { length }) => sum + length, 0)
}
