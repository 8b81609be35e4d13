import { governingDiet } from '#kitchen/diets.ts'
import { isIngredientId, listNameOf } from '#kitchen/lexicon/lexicon.ts'
import type { Language } from '#kitchen/options.ts'
import type { Recipe, RecipeLine } from '#kitchen/recipe.ts'
import type { RecipeRequest } from '#kitchen/request.ts'
import { plainWordsAgainst, plainWordsFor } from '#kitchen/testing/plain-words.ts'
import type { Fault } from './fault.ts'
import { englishNamesOf } from './names.ts'
import type { Truth } from './oracle.ts'

import { allergensBroken, breaksDiet, type TruthIndex } from './truth-index.ts'

/**
 * The excluded foods that a recipe contains, by two judges that do not use the lexicon's facts: the truth tables, and
 * plain words in the recipe's language.
 */
export function screenRecipe(request: RecipeRequest, recipe: Recipe, truth: TruthIndex): Fault[] {
  const diet = governingDiet(request.dietTypes, request.targetMealType ?? request.mealTypes[0] ?? 'entrée') ?? 'non-vegetarian'
  const byTruth = (recipe.structure?.lines ?? []).flatMap((line) =>
    rowsOfLine(line, recipe.language, truth).flatMap((row): Fault[] => {
      const detail = `"${line.words}" is "${row.name}" of the truth table, in ${recipe.title}`
      return [
        ...allergensBroken(row, request.allergens).map((allergen) => ({ kind: `truth table: ${allergen} was excluded`, detail })),
        ...(breaksDiet(row, diet) ? [{ kind: `truth table: is not ${diet}`, detail }] : []),
      ]
    }),
  )
  return [...byTruth, ...screenWords(request, recipe, diet)]
}

/**
 * The rows of the truth tables that have a name of a line: its words, its ingredient's name in the recipe's language,
 * and every English name.
 */
export function rowsOfLine(
  { words, ingredient }: Pick<RecipeLine, 'words' | 'ingredient'>,
  language: Language,
  truth: TruthIndex,
): Truth[] {
  const own = ingredient !== null && isIngredientId(ingredient) ? [words, listNameOf(ingredient, language)] : [words]
  return [
    ...new Set([
      ...own.flatMap((name) => truth.find(name, language)),
      ...englishNamesOf(ingredient).flatMap((name) => truth.find(name, 'en')),
    ]),
  ]
}

function screenWords(request: RecipeRequest, recipe: Recipe, diet: Parameters<typeof plainWordsAgainst>[0]): Fault[] {
  return [recipe.title, recipe.description, ...recipe.ingredients, ...recipe.instructions].flatMap((text) => [
    ...request.allergens.flatMap((allergen) =>
      plainWordsFor(allergen, text, recipe.language).map((word) => ({
        kind: `plain words: ${allergen} was excluded`,
        detail: `"${word}" in: ${text}`,
      })),
    ),
    ...plainWordsAgainst(diet, text, recipe.language).map((word) => ({
      kind: `plain words: is not ${diet}`,
      detail: `"${word}" in: ${text}`,
    })),
  ])
}
