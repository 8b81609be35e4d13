import type { Recipe, RecipeLine } from '#domain/recipes/recipe.ts'
import type { RecipeRequest } from '#domain/recipes/request.ts'
import { governingDiet } from '#kitchen/diet.ts'
import { plainWordsFor } from '#kitchen/plain-words.ts'
import { plainWordsAgainst } from './diet-words.ts'
import type { Fault } from './fault.ts'
import { englishNamesOf } from './names.ts'
import { allergensBroken, breaksDiet, type TruthIndex } from './truth-index.ts'

/** What a recipe contains that was excluded, by two judges who do not know the lexicon's facts: the truth tables, and plain English words. */
export function screenRecipe(request: RecipeRequest, recipe: Recipe, truth: TruthIndex): Fault[] {
  const diet = governingDiet(request.dietTypes, request.targetMealType ?? request.mealTypes[0] ?? 'entrée') ?? 'non-vegetarian'
  const byTruth = (recipe.structure?.lines ?? []).flatMap((line) => {
    return namesOfLine(line).flatMap((name) =>
      truth.find(name).flatMap((row): Fault[] => {
        const detail = `"${line.words}" is "${row.name}" of the truth table, in ${recipe.title}`
        return [
          ...allergensBroken(row, request.allergens).map((allergen) => ({ kind: `truth table: ${allergen} was excluded`, detail })),
          ...(breaksDiet(row, diet) ? [{ kind: `truth table: is not ${diet}`, detail }] : []),
        ]
      }),
    )
  })
  return [...byTruth, ...(recipe.language === 'en' ? screenWords(request, recipe, diet) : [])]
}

/** The names under which a line of the list is looked up. */
export function namesOfLine({ words, ingredient }: Pick<RecipeLine, 'words' | 'ingredient'>): string[] {
  return [...new Set([words, ...englishNamesOf(ingredient)])]
}

function screenWords(request: RecipeRequest, recipe: Recipe, diet: Parameters<typeof plainWordsAgainst>[0]): Fault[] {
  return [recipe.title, recipe.description, ...recipe.ingredients, ...recipe.instructions].flatMap((text) => [
    ...request.allergens.flatMap((allergen) =>
      plainWordsFor(allergen, text).map((word) => ({ kind: `plain words: ${allergen} was excluded`, detail: `"${word}" in: ${text}` })),
    ),
    ...plainWordsAgainst(diet, text).map((word) => ({ kind: `plain words: is not ${diet}`, detail: `"${word}" in: ${text}` })),
  ])
}
