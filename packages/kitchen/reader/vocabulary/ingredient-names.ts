import { type IngredientId, ingredientIds, lexicon, ownNamesOf } from '#kitchen/lexicon/lexicon.ts'
import type { Language } from '#kitchen/options.ts'
import { type FoodSense, perAllergen, senseOfIngredient, worseCertainty } from '#kitchen/reader/food/food.ts'
import { kindsIn } from '#kitchen/reader/kinds/kinds-in.ts'

/** The names of the ingredients, most trusted first: our own names before further ones. */
export function* ingredientNames(language: Language): Generator<[string, FoodSense]> {
  const senses = new Map(ingredientIds.map((id) => [id, language === 'en' ? senseOfIngredient(id) : senseAsSold(id, language)]))
  for (const [id, sense] of senses) for (const name of ownNamesOf(id, language)) yield [name, sense]
  for (const [id, sense] of senses) for (const name of lexicon[id].also[language] ?? []) yield [name, sense]
}

/** An ingredient as sold in the language's countries: Japanese mayonnaise contains soya oil. */
function senseAsSold(id: IngredientId, language: Language): FoodSense {
  const sense = senseOfIngredient(id)
  const likely = kindsIn[language].asSold?.[id] ?? []
  if (likely.length === 0) return sense
  return {
    ...sense,
    contains: perAllergen((allergen) => worseCertainty(sense.contains[allergen], likely.includes(allergen) ? 'likely' : 'no')),
  }
}
