import type { Language } from '#kitchen/options.ts'
import { aRequest } from '#kitchen/testing/a-request.ts'
import { type AnsweredRequest, recipeFromText } from '#kitchen/testing/answered.ts'
import { ar } from '#kitchen/testing/by-hand/ar.ts'
import type { HandWrittenRecipes } from '#kitchen/testing/by-hand/by-hand.ts'
import { de } from '#kitchen/testing/by-hand/de.ts'
import { en } from '#kitchen/testing/by-hand/en.ts'
import { es } from '#kitchen/testing/by-hand/es.ts'
import { fr } from '#kitchen/testing/by-hand/fr.ts'
import { ja } from '#kitchen/testing/by-hand/ja.ts'
import { ru } from '#kitchen/testing/by-hand/ru.ts'
import { zh } from '#kitchen/testing/by-hand/zh.ts'

/** The hand-written recipes of each language, for the tests. */
export const handWrittenRecipesIn: Record<Language, HandWrittenRecipes> = { en, es, fr, de, ru, ar, ja, zh }

/** The stir-fry with a request that excludes nothing. */
export function stirFryIn(language: Language): AnsweredRequest {
  const { stirFry, stirFryGiven } = handWrittenRecipesIn[language]
  return {
    request: aRequest({ ingredients: [...stirFryGiven], proteins: ['chicken'], cuisine: 'Chinese', language }),
    recipe: recipeFromText(stirFry, { cuisine: 'Chinese', mealType: 'entrée', language }),
  }
}

/** The vegan soup with a request that excludes dairy and peanuts. */
export function soupIn(language: Language): AnsweredRequest {
  const { soup, soupGiven } = handWrittenRecipesIn[language]
  return {
    request: aRequest({
      ingredients: [...soupGiven],
      dietTypes: ['vegan'],
      allergens: ['dairy', 'peanut'],
      mealTypes: ['soup'],
      targetMealType: 'soup',
      cuisine: 'Indian',
      language,
    }),
    recipe: recipeFromText(soup, { cuisine: 'Indian', mealType: 'soup', language }),
  }
}
