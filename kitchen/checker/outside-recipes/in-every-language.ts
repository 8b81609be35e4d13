import type { Language } from '#domain/options.ts'
import { aRequest } from '#kitchen/a-request.ts'
import { type AnsweredRequest, recipeFromText } from '#kitchen/checker/answered.ts'
import { ar } from '#kitchen/checker/outside-recipes/ar.ts'
import { de } from '#kitchen/checker/outside-recipes/de.ts'
import { en } from '#kitchen/checker/outside-recipes/en.ts'
import { es } from '#kitchen/checker/outside-recipes/es.ts'
import { fr } from '#kitchen/checker/outside-recipes/fr.ts'
import { ja } from '#kitchen/checker/outside-recipes/ja.ts'
import type { OutsideRecipe, OutsideRecipes } from '#kitchen/checker/outside-recipes/outside-recipes.ts'
import { ru } from '#kitchen/checker/outside-recipes/ru.ts'
import { zh } from '#kitchen/checker/outside-recipes/zh.ts'

/** The outside authors' recipes of each language, for the tests. */
export const outsideRecipesIn: Record<Language, OutsideRecipes> = { en, es, fr, de, ru, ar, ja, zh }

/** The outside author's recipe with the request it answers. */
export function answerOf({ asks, text }: OutsideRecipe, language: Language): AnsweredRequest {
  const request = aRequest({ searchMode: 'ideas', ...asks, language })
  const { targetMealType, cuisine } = request
  return { request, recipe: recipeFromText(text, { mealType: targetMealType ?? 'entrée', cuisine, language }) }
}
