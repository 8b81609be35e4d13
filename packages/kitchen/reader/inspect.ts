import { lexicon } from '#kitchen/lexicon/lexicon.ts'
import type { EnglishNames } from '#kitchen/lexicon/names.ts'
import { type Allergen, allergens, type Language } from '#kitchen/options.ts'
import { perAllergen, worseCertainty, worseVerdict } from '#kitchen/reader/food/food.ts'
import type { Certainty, Food, FoodForm, Verdict } from '#kitchen/reader/food/reading.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'

/** The command line's report on one phrase. */
export interface Inspection {
  text: string
  ingredients: string[]
  /** English names; for a food without an id, its kind's name or its own words. */
  english: string[]
  /** The typed form of each food, where it changes the cooking: rice from yesterday is cooked. */
  forms: (FoodForm | null)[]
  unknown: string[]
  contains: Record<Allergen, Certainty>
  vegan: Verdict
  vegetarian: Verdict
  pescatarian: Verdict
}

/**
 * The English name of a food. Without an id it is the name of its kind, if the kind says all that is known, or its
 * own
 * words.
 */
function englishNameOf(food: Food): string {
  // Mince of an unnamed animal: Hackfleisch, Faschiertes.
  if (food.ingredient === null)
    return food.class === 'mince' && allergens.every((one) => food.contains[one] === 'no') ? 'ground meat' : food.words
  const names: EnglishNames = lexicon[food.ingredient].en
  return names.one ?? names.mass ?? food.words
}

/** Reports a phrase with the worst facts of all its foods; an unknown word makes it unknown. */
export function inspectPhrase(text: string, language: Language): Inspection {
  const { foods, unknown, notFood } = readPhrase(text, language)
  const strange = [...unknown.map(({ words }) => words), ...notFood]
  const isUnclear = strange.length > 0 || foods.length === 0
  const least: Certainty = isUnclear ? 'unknown' : 'no'
  const most: Verdict = isUnclear ? 'unknown' : 'yes'
  const of = (diet: 'vegan' | 'vegetarian' | 'pescatarian') => foods.map((food) => food[diet]).reduce(worseVerdict, most)
  return {
    text,
    ingredients: foods.flatMap(({ ingredient }) => (ingredient === null ? [] : [ingredient])),
    english: foods.map(englishNameOf),
    forms: foods.map(({ form }) => form?.is ?? null),
    unknown: strange,
    contains: perAllergen((allergen) => foods.map((food) => food.contains[allergen]).reduce(worseCertainty, least)),
    vegan: of('vegan'),
    vegetarian: of('vegetarian'),
    pescatarian: of('pescatarian'),
  }
}
