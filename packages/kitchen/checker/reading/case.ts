import { dishesNotMadeHere } from '#kitchen/checker/reading/dishes-named.ts'
import { type CaseLine, readLine } from '#kitchen/checker/reading/read-line.ts'
import { type CaseText, readHeading, readText } from '#kitchen/checker/reading/read-text.ts'
import { unknownWordsIn, wordsOfList } from '#kitchen/checker/reading/unknown-words.ts'
import { durationsIn } from '#kitchen/checker/text/durations.ts'
import {
  foodKeyOf,
  type GeneralWordSearch,
  isNamedByGeneralWord,
  isSameAsAnyFood,
  isSameFood,
  prepareGeneralWordSearch,
} from '#kitchen/checker/text/families.ts'
import { foldText } from '#kitchen/checker/text/plain-text.ts'
import { type Quote, quotesOf } from '#kitchen/checker/text/quotes.ts'
import { governingDiet } from '#kitchen/diets.ts'
import type { LeftOut } from '#kitchen/judgement.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'
import { memoizedByKey, memoizedByObject } from '#kitchen/memoize.ts'
import type { Allergen, DietType, Language, MealType, Staple } from '#kitchen/options.ts'
import type { Food } from '#kitchen/reader/food/reading.ts'
import { areSameGeneric } from '#kitchen/reader/kinds/generic-names.ts'
import { readTypedPhrase } from '#kitchen/reader/typed-kinds.ts'
import type { Recipe } from '#kitchen/recipe.ts'
import type { RecipeRequest } from '#kitchen/request.ts'
import { ingredientsOfStaples } from '#kitchen/staples.ts'

/** A food or an unknown word that the cook typed. */
export interface TypedItem {
  words: string
  food: Food | null
}

/** A recipe and the request it answers, read once for all rules. */
export interface RecipeCase {
  request: RecipeRequest
  recipe: Recipe
  leftOut: readonly LeftOut[]
  mealType: MealType
  diet: DietType | null
  excluded: readonly Allergen[]
  /** Full Match: the recipe may use typed foods, the selected staples and water only. */
  isFull: boolean
  /** The request excludes an allergen or has a diet, so a line may not be an unknown food. */
  isStrict: boolean
  given: readonly TypedItem[]
  staples: ReadonlySet<IngredientId>
  /** The cook's typed words for foods; a recipe may repeat them unchanged. */
  quotes: readonly Quote[]
  lines: readonly CaseLine[]
  texts: readonly CaseText[]
  steps: readonly CaseText[]
  /** Every food of the ingredient list. */
  listed: readonly Food[]
}

/** The request's first meal type; the checker judges one recipe for one meal. */
export function mealTypeOf(request: RecipeRequest): MealType {
  return request.targetMealType ?? request.mealTypes[0] ?? 'entrée'
}

/** Does the request allow only typed foods, the selected staples and water? */
export function isFullMatch(request: RecipeRequest): boolean {
  return request.searchMode === 'full' || request.useOnlyStaples
}

function readGiven(request: RecipeRequest): TypedItem[] {
  // Staples only: the typed foods do not count.
  if (request.useOnlyStaples) return []
  return request.ingredients.flatMap((typed) => {
    const { foods, unknown } = readTypedPhrase(typed, request)
    return [
      ...foods.map((food): TypedItem => ({ words: food.words, food })),
      ...unknown.map(({ words }): TypedItem => ({ words, food: null })),
    ]
  })
}

const ingredientsOf = memoizedByKey(
  (_names: string, staples: readonly Staple[]): ReadonlySet<IngredientId> => new Set(ingredientsOfStaples(staples)),
)

/** The ingredients of the selected staples, a set for each selection. */
function staplesOf(selected: readonly Staple[]): ReadonlySet<IngredientId> {
  return ingredientsOf(selected.toSorted().join(), selected)
}

/** Reads a recipe and its request once for all rules. With `isLine` the recipe is one line, and fewer checks apply. */
export function readCase(request: RecipeRequest, recipe: Recipe, leftOut: readonly LeftOut[], isLine = false): RecipeCase {
  const language = recipe.language
  const mealType = mealTypeOf(request)
  const given = readGiven(request)
  const quotes = quotesOf(given, language)
  // An unknown word is no food, so it hides none.
  const inTexts = quotes.filter(({ food }) => food !== null)
  const lines = recipe.ingredients.map((text, at) => readLine(text, recipe.structure?.lines[at] ?? null, at, recipe, quotes))
  const diet = governingDiet(request.dietTypes, mealType)
  const isStrict = request.allergens.length > 0 || (diet !== null && diet !== 'non-vegetarian')
  const known = isStrict ? wordsOfList(recipe) : null
  const listed = lines.flatMap(({ foods }) => foods)
  const brought = dishesNotMadeHere({ recipe, listed, excluded: request.allergens, isLine })
  const withDishes = (text: CaseText): CaseText => ({ ...text, dishes: brought.get(text.where) ?? text.dishes })
  const steps = recipe.instructions.map(
    (text, at): CaseText => ({
      ...withDishes(readText(text, `instructions[${at}]`, 'instruction', recipe, inTexts)),
      spans: durationsIn(text, language),
      strange: known === null ? [] : unknownWordsIn(text, known, language),
      data: recipe.structure?.steps[at] ?? null,
    }),
  )
  const headings = (['title', 'description'] as const).map((kind) => withDishes(readHeading(kind, { listed, recipe }, inTexts)))
  return {
    request,
    recipe,
    leftOut,
    mealType,
    diet,
    excluded: request.allergens,
    isFull: isFullMatch(request),
    isStrict,
    given,
    staples: staplesOf(request.selectedStaples),
    quotes: inTexts,
    lines,
    texts: [...headings, ...steps],
    steps,
    listed,
  }
}

const searchOfRest = memoizedByKey((language: Language) =>
  memoizedByObject((found: readonly Food[], plain: string) =>
    prepareGeneralWordSearch(
      found.reduce((left, { words }) => left.replace(foldText(words), ' '), plain),
      language,
    ),
  ),
)

/** A text without the foods it names: "vegetable oil" must not count as a mention of vegetables. */
function restOf({ found, plain }: CaseText, language: Language): GeneralWordSearch {
  return searchOfRest(language)(found, plain)
}

/** The foods that a text names as ingredients, not by a general kind. */
const knownIn = memoizedByObject((found: readonly Food[]): readonly Food[] =>
  found.every(({ ingredient }) => ingredient !== null) ? found : found.filter(({ ingredient }) => ingredient !== null),
)

/** Does a text name the listed food's own ingredient? */
export function namesIngredientOf({ found }: CaseText, { ingredient }: Food): boolean {
  return ingredient !== null && found.some((food) => food.ingredient === ingredient)
}

const speaksOf = memoizedByObject((text: CaseText, language: Language) =>
  memoizedByKey((listed: Food) => {
    const isPreparing = text.data?.phase === 'prepare'
    const named = isPreparing && listed.ingredient !== null ? knownIn(text.found) : text.found
    return isSameAsAnyFood(named, listed, language) || (!isPreparing && isNamedByGeneralWord(restOf(text, language), listed, language))
  }),
)

/**
 * Does a text name a listed food, by its name or by a more general word? "Wash and cut the vegetables" names no food
 * by its own name, and speaks of all vegetables.
 */
export function mentionsFood(text: CaseText, listed: Food, language: Language): boolean {
  return namesIngredientOf(text, listed) || speaksOf(text, language)(listed)
}

/**
 * Does a text name this listed food rather than another? With ground beef on the list, "ground meat" does not mean the
 * listed chicken.
 */
export function mentionsThisFood(text: CaseText, listed: Food, it: Pick<RecipeCase, 'listed' | 'recipe'>): boolean {
  const { language } = it.recipe
  if (!mentionsFood(text, listed, language)) return false
  // Does the text use the food's name on the list? The reader may take "fish" for cod while the list says halibut.
  const isNamed = ({ words, ingredient }: Food, other: Food) =>
    ingredient === other.ingredient && foodKeyOf(words, language) === foodKeyOf(other.words, language)
  const isOther = (food: Food) =>
    food.ingredient !== null && food.ingredient !== listed.ingredient && it.listed.some((other) => isNamed(food, other))
  const found = text.found.filter((food) => !isOther(food))
  if (found.length === text.found.length || isSameAsAnyFood(found, listed, language)) return true
  return text.data?.phase !== 'prepare' && isNamedByGeneralWord(restOf(text, language), listed, language)
}

/** The listed foods that a food word in a step may refer to. */
export function listedFoodsMeantBy(found: Food, { listed, recipe }: Pick<RecipeCase, 'listed' | 'recipe'>): Food[] {
  const exact = listed.filter(({ ingredient }) => ingredient !== null && ingredient === found.ingredient)
  return exact.length > 0 ? exact : listed.filter((food) => isSameFood(found, food, recipe.language))
}

/** Did the cook type these words, a phrase that contains them, or the same generic word ("Fisch" for fish)? */
export function isTypedByCook(words: string, { request, given }: Pick<RecipeCase, 'request' | 'given'>): boolean {
  const key = ` ${foodKeyOf(words, request.language)} `
  if (given.some((one) => areSameGeneric(one.words, words) || ` ${foodKeyOf(one.words, request.language)} ` === key)) return true
  return request.ingredients.some((typed) => ` ${foodKeyOf(typed, request.language)} `.includes(key))
}
