import { allergens, cuisines, dietTypes, mealTypes, proteins, searchModes, staples } from '#domain/options.ts'
import type { RecipeRequest } from '#domain/recipes/request.ts'
import { chanceFrom } from '#kitchen/composer/random.ts'
import { englishNames, ingredientIds } from '#kitchen/lexicon/lexicon.ts'
import type { EnglishNames } from '#kitchen/lexicon/names.ts'

/** The English name a cook would type for an ingredient. */
export function typedName(names: EnglishNames): string {
  return names.mass ?? names.many ?? names.one ?? ''
}

/** A request a cook might send, made from a number: any cuisine, meal, diet, exclusions, one to eight ingredients. */
export function randomRequest(seed: number): RecipeRequest {
  const chance = chanceFrom(seed)
  const some = <T>(list: readonly T[], most: number) => chance.shuffle(list).slice(0, chance.below(most + 1))
  const mealType = chance.pick(mealTypes)
  const diet = chance.pick(mealType === 'dessert' ? (['vegan', 'vegetarian'] as const) : dietTypes)
  return {
    ingredients: chance
      .shuffle(ingredientIds)
      .slice(0, 1 + chance.below(8))
      .map((id) => typedName(englishNames[id])),
    allergens: chance.below(2) === 0 ? [] : some(allergens, 3),
    mealTypes: [mealType],
    targetMealType: mealType,
    dietTypes: [diet],
    proteins: diet === 'non-vegetarian' ? [chance.pick(proteins)] : [],
    cuisine: chance.pick(cuisines),
    searchMode: chance.pick(searchModes),
    complexityMode: chance.below(2) === 0 ? 'simple' : 'elaborate',
    language: 'en',
    useOnlyStaples: false,
    selectedStaples: chance.below(3) === 0 ? [] : some(staples, staples.length),
  }
}
