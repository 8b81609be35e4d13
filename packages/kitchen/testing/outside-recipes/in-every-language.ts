import type { Language } from '#kitchen/options.ts'
import { aRequest } from '#kitchen/testing/a-request.ts'
import { type AnsweredRequest, recipeFromText } from '#kitchen/testing/answered.ts'
import { ar } from '#kitchen/testing/outside-recipes/ar.ts'
import { de } from '#kitchen/testing/outside-recipes/de.ts'
import { en } from '#kitchen/testing/outside-recipes/en.ts'
import { es } from '#kitchen/testing/outside-recipes/es.ts'
import { fr } from '#kitchen/testing/outside-recipes/fr.ts'
import { ja } from '#kitchen/testing/outside-recipes/ja.ts'
import type { OutsideRecipe, OutsideRecipes } from '#kitchen/testing/outside-recipes/outside-recipes.ts'
import { ru } from '#kitchen/testing/outside-recipes/ru.ts'
import { zh } from '#kitchen/testing/outside-recipes/zh.ts'

/** The outside authors' recipes of each language, for the tests. */
export const outsideRecipesIn: Record<Language, OutsideRecipes> = { en, es, fr, de, ru, ar, ja, zh }

/** The outside author's recipe with the request it answers. */
export function answerOf({ asks, text }: OutsideRecipe, language: Language): AnsweredRequest {
  const request = aRequest({ searchMode: 'ideas', ...asks, language })
  const { targetMealType, cuisine } = request
  return { request, recipe: recipeFromText(text, { mealType: targetMealType ?? 'entrée', cuisine, language }) }
}
