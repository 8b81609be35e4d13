import { type DietLevel, type IngredientClass, ingredientClasses } from '#kitchen/lexicon/ingredient.ts'
import { type Allergen, allergens } from '#kitchen/options.ts'
import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

const dietLevels: readonly DietLevel[] = ['vegan', 'vegetarian', 'pescatarian', 'meat']

/**
 * Parses foods, one composition a line, in six columns separated by "|":
 * - class: how the food is handled and shown, one of `ingredientClasses`; "dish" for food that is cooked already
 * - contains: allergens that every usual recipe of the food contains, separated by spaces; may be empty
 * - likely: allergens that most recipes contain; may be empty
 * - diet: the strictest diet that may eat the food, "vegetarian"; with the loosest that some recipe needs,
 *   "vegan..meat"
 * - rest: "?" when the other allergens are unknown, "-" when the food contains none of them
 * - names, separated by commas; a line without "|" continues the names of the line before
 *
 * @throws Error that quotes a line of any other form
 */
export function parseFoodLines(text: string): NamedKind[] {
  return text
    .replace(/,?\s*\n(?=[^|\n]*(?:\n|$))/g, ', ')
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter((line) => line !== '')
    .map(parseLine)
}

function parseLine(line: string): NamedKind {
  const columns = line.split('|').map((column) => column.trim())
  const [className = '', contains = '', likely = '', diet = '', rest = '', names = ''] = columns
  const fail = (what: string) => new Error(`A line of foods has no such ${what}: ${line}`)
  const allergensIn = (column: string): Allergen[] =>
    column
      .split(' ')
      .filter((word) => word !== '')
      .map((word) => allergens.find((one) => one === word))
      .map((allergen) => {
        if (allergen === undefined) throw fail('allergen')
        return allergen
      })
  const level = (word: string): DietLevel => {
    const found = dietLevels.find((one) => one === word)
    if (found === undefined) throw fail('diet')
    return found
  }

  const foodClass: IngredientClass | undefined = ingredientClasses.find((one) => one === className)
  if (foodClass === undefined) throw fail('class')
  if (columns.length !== 6 || names === '') throw fail('columns')
  if (rest !== '?' && rest !== '-') throw fail('rest')
  const [strictest = '', loosest = strictest] = diet.split('..')
  return {
    class: foodClass,
    contains: allergensIn(contains),
    mayContain: allergensIn(likely),
    ...(rest === '?' && { otherwise: 'unknown' }),
    diet: level(strictest),
    dietAtWorst: level(loosest),
    names: list(names),
  }
}
