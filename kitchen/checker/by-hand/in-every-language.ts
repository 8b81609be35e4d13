import type { Language } from '#domain/options.ts'
import { aRequest } from '#kitchen/a-request.ts'
import { type Answered, fromText } from '#kitchen/checker/answered.ts'
import { ar } from '#kitchen/checker/by-hand/ar.ts'
import type { ByHand } from '#kitchen/checker/by-hand/by-hand.ts'
import { de } from '#kitchen/checker/by-hand/de.ts'
import { en } from '#kitchen/checker/by-hand/en.ts'
import { es } from '#kitchen/checker/by-hand/es.ts'
import { fr } from '#kitchen/checker/by-hand/fr.ts'
import { ja } from '#kitchen/checker/by-hand/ja.ts'
import { ru } from '#kitchen/checker/by-hand/ru.ts'
import { zh } from '#kitchen/checker/by-hand/zh.ts'

/** The hand-written recipes of each language, for the tests. */
export const byHandIn: Record<Language, ByHand> = { en, es, fr, de, ru, ar, ja, zh }

/** The stir-fry with a request that excludes nothing. */
export function stirFryIn(language: Language): Answered {
  const { stirFry, stirFryGiven } = byHandIn[language]
  return {
    request: aRequest({ ingredients: [...stirFryGiven], proteins: ['chicken'], cuisine: 'Chinese', language }),
    recipe: fromText(stirFry, { cuisine: 'Chinese', mealType: 'entrée', language }),
  }
}

/** The vegan soup with a request that excludes dairy and peanuts. */
export function soupIn(language: Language): Answered {
  const { soup, soupGiven } = byHandIn[language]
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
    recipe: fromText(soup, { cuisine: 'Indian', mealType: 'soup', language }),
  }
}
