import { allNamesOf, type IngredientId } from '#kitchen/lexicon/lexicon.ts'
import { memoizedByKey } from '#kitchen/memoize.ts'
import { allergens, type Language, languageCodes } from '#kitchen/options.ts'
import { foodInCan } from '#kitchen/reader/amounts/by-the-can.ts'
import { isAsSafe } from '#kitchen/reader/food/food.ts'
import type { Food } from '#kitchen/reader/food/reading.ts'
import { writtenName } from '#kitchen/reader/match/phrase-tree.ts'
import { tokenise } from '#kitchen/reader/text/tokens.ts'
import { vocabularyOf } from '#kitchen/reader/vocabulary/vocabulary.ts'

/** A name of a food, as written and as folded for comparison. */
export interface FoodName {
  name: string
  words: string
}

/** Names by language and ingredient, which are kept: few foods are misspelt, but those often. */
const namesIn = memoizedByKey((language: Language) =>
  memoizedByKey((id: IngredientId): readonly FoodName[] =>
    allNamesOf(id, language).map((name) => ({ name, words: writtenName(tokenise(name)) })),
  ),
)

/** Every name of an ingredient in a language, its list name first. */
export function namesOf(id: IngredientId, language: Language): readonly FoodName[] {
  return namesIn(language)(id)
}

/** Names by language and the facts of a kind of food. */
const namesOfKindsIn = memoizedByKey((language: Language) =>
  memoizedByKey((_facts: string, food: Food): readonly FoodName[] => {
    const names: FoodName[] = []
    for (const [words, sense] of vocabularyOf(language).surfaces)
      if (sense.ingredient === null && sense.class === food.class && isAsSafe(sense, food)) names.push({ name: words, words })
    return names
  }),
)

/**
 * Every name that the cook may have meant: names of the ingredient, or of kinds in its class with the same allergens.
 */
export function candidateNamesFor(food: Food, language: Language): readonly FoodName[] {
  const { ingredient } = food
  if (ingredient !== null) {
    // "2 tns toona" is canned tuna by its amount, not by its name.
    const inCan = foodInCan(ingredient)
    return inCan === undefined ? namesOf(ingredient, language) : [...namesOf(ingredient, language), ...namesOf(inCan, language)]
  }
  const likes = allergens.map((allergen) => food.contains[allergen])
  return namesOfKindsIn(language)([food.class, ...likes, food.vegan, food.vegetarian, food.pescatarian].join(' '), food)
}

/** All languages, the preferred one first. */
export function languagesPreferring(preferred: Language): Language[] {
  return [preferred, ...languageCodes.filter((code) => code !== preferred)]
}
