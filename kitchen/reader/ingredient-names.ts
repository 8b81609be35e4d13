import type { Language } from '#domain/options.ts'
import { englishNames, type IngredientId, ingredientIds, namesIn } from '#kitchen/lexicon/lexicon.ts'
import type { EnglishNames } from '#kitchen/lexicon/names.ts'
import { type FoodSense, perAllergen, senseOfIngredient, worseCertainty } from '#kitchen/reader/food.ts'
import { kindsIn } from '#kitchen/reader/kinds/kinds-in.ts'

/** The names of the ingredients, most trusted first: our own names before further ones. */
export function* ingredientNames(language: Language): Generator<[string, FoodSense]> {
  if (language === 'en') {
    for (const id of ingredientIds) {
      const { one, many, mass }: EnglishNames = englishNames[id]
      for (const name of [one, many, mass]) if (name !== undefined) yield [name, senseOfIngredient(id)]
    }
    for (const id of ingredientIds) for (const name of englishNames[id].also) yield [name, senseOfIngredient(id)]
    return
  }
  const names = namesIn[language]
  const senses = new Map(ingredientIds.map((id) => [id, senseAsSold(id, language)]))
  for (const [id, sense] of senses) yield [names[id].list, sense]
  for (const [id, sense] of senses) for (const name of names[id].also) yield [name, sense]
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
