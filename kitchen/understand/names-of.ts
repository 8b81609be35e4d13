import { allergens, type Language, languageCodes } from '#domain/options.ts'
import { allNamesOf, type IngredientId } from '#kitchen/lexicon/lexicon.ts'
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

/** A cache of names by language and food: few foods are misspelt, but those often. */
const nameCache = new Map<string, readonly FoodName[]>()

function remember(key: string, find: () => FoodName[]): readonly FoodName[] {
  const names = nameCache.get(key) ?? find()
  nameCache.set(key, names)
  return names
}

/** Every name of an ingredient in a language, its list name first. */
export function namesOf(id: IngredientId, language: Language): readonly FoodName[] {
  return remember(`${language} ${id}`, () => allNamesOf(id, language).map((name) => ({ name, words: writtenName(tokenise(name)) })))
}

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
  return remember([language, food.class, ...likes, food.vegan, food.vegetarian, food.pescatarian].join(' '), () => {
    const names: FoodName[] = []
    for (const [words, sense] of vocabularyOf(language).surfaces)
      if (sense.ingredient === null && sense.class === food.class && isAsSafe(sense, food)) names.push({ name: words, words })
    return names
  })
}

/** All languages, the preferred one first. */
export function languagesPreferring(preferred: Language): Language[] {
  return [preferred, ...languageCodes.filter((code) => code !== preferred)]
}
