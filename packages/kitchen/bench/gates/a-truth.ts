import type { Allergen } from '#kitchen/options.ts'
import type { Truth } from './oracle.ts'

/**
 * A row of a truth table for tests: free from every allergen and vegan, unless `contains` or `diets` say otherwise. A
 * test helper.
 */
export function aTruth(
  name: string,
  contains: Partial<Record<Allergen, string>> = {},
  diets: Partial<Pick<Truth, 'vegan' | 'vegetarian' | 'pescatarian' | 'meat'>> = {},
): Truth {
  return {
    name,
    language: 'en',
    kind: 'whole',
    isTyped: true,
    contains: { dairy: 'N', gluten: 'N', eggs: 'N', peanut: 'N', shellfish: 'N', soybean: 'N', mushroom: 'N', ...contains },
    vegan: 'Y',
    vegetarian: 'Y',
    pescatarian: 'Y',
    meat: 'N',
    ...diets,
  }
}
