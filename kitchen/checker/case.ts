import type { Allergen, DietType, Language, MealType } from '#domain/options.ts'
import type { LeftOut } from '#domain/recipes/judgement.ts'
import type { Recipe, RecipeLine, RecipeStep } from '#domain/recipes/recipe.ts'
import type { RecipeRequest } from '#domain/recipes/request.ts'
import { isBroth, isOwnDish, isSumOfListed } from '#kitchen/checker/dishes.ts'
import { type Span, spansIn } from '#kitchen/checker/durations.ts'
import { isSameFood, isSpokenOf, keyOf } from '#kitchen/checker/families.ts'
import { type ForeignSentence, foreignFoods, foreignSentences } from '#kitchen/checker/foreign.ts'
import { isOnlyOrdinary, withoutSeeming } from '#kitchen/checker/ordinary.ts'
import { plainText } from '#kitchen/checker/plain-text.ts'
import { withoutAmounts } from '#kitchen/checker/quantities.ts'
import { type Quote, quotesOf, takeQuotes } from '#kitchen/checker/quotes.ts'
import { strangersIn, wordsOfList } from '#kitchen/checker/strangers.ts'
import { checkerWordsIn } from '#kitchen/checker/words/words-in.ts'
import { governingDiet } from '#kitchen/diet.ts'
import { type IngredientId, isIngredientId, namesIn } from '#kitchen/lexicon/lexicon.ts'
import { type FoundFood, findFoods } from '#kitchen/reader/find-foods.ts'
import { senseOfIngredient } from '#kitchen/reader/food.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import type { Food, Reading } from '#kitchen/reader/reading.ts'
import { type Token, tokenise } from '#kitchen/reader/tokens.ts'
import { idsOfStaples } from '#kitchen/staples.ts'

/** A line of the ingredient list, as text, as data when there is any, and as read. */
export interface CaseLine {
  text: string
  where: string
  reading: Reading
  data: RecipeLine | null
  isWater: boolean
}

/** A piece of running text with the foods that it names. */
export interface CaseText {
  text: string
  where: string
  kind: 'title' | 'description' | 'instruction'
  /** Folded, for phrases. */
  plain: string
  tokens: readonly Token[]
  found: readonly FoundFood[]
  /** The sentences of it that are in another language. */
  foreign: readonly ForeignSentence[]
  /** The times that a step names. */
  spans: readonly Span[]
  /** What is added here and nobody knows; looked for only where the unknown is excluded (decision 36). */
  strange: readonly string[]
  data: RecipeStep | null
}

/** Something the cook typed: a food, or a word that nobody knows. */
export interface Given {
  words: string
  food: Food | null
}

/** A recipe laid beside the request it answers: everything the rules look at, read once. */
export interface Case {
  request: RecipeRequest
  recipe: Recipe
  leftOut: readonly LeftOut[]
  mealType: MealType
  diet: DietType | null
  excluded: readonly Allergen[]
  /** Only what was given, the selected staples and water. */
  isFull: boolean
  /** Something is excluded, by allergen or diet: what nobody knows may not be used. */
  isStrict: boolean
  given: readonly Given[]
  staples: ReadonlySet<IngredientId>
  lines: readonly CaseLine[]
  texts: readonly CaseText[]
  steps: readonly CaseText[]
  /** Every food of the list. */
  listed: readonly Food[]
}

/** The one meal type that was asked for. */
export function mealTypeOf(request: RecipeRequest): MealType {
  return request.targetMealType ?? request.mealTypes[0] ?? 'entrée'
}

/** Only what was given, the selected staples and water may be used. */
export function isFullMatch(request: RecipeRequest): boolean {
  return request.searchMode === 'full' || request.useOnlyStaples
}

function readGiven(request: RecipeRequest): Given[] {
  // Staples only: what was typed is set aside.
  if (request.useOnlyStaples) return []
  return request.ingredients.flatMap((typed) => {
    const { foods, unknown } = readOnce(typed, request.language)
    return [...foods.map((food): Given => ({ words: food.words, food })), ...unknown.map(({ words }): Given => ({ words, food: null }))]
  })
}

/** Recipes repeat their lines, and a recipe that streams in is read line by line: at most so many readings are remembered. */
const mostReadings = 5_000
const readings = new Map<string, Reading>()

function remember(key: string, read: () => Reading): Reading {
  const known = readings.get(key)
  if (known !== undefined) return known
  const made = read()
  if (readings.size >= mostReadings) readings.clear()
  readings.set(key, made)
  return made
}

/** What a typed phrase names. */
export function readOnce(text: string, language: Language): Reading {
  return remember(`${language} phrase ${text}`, () => readPhrase(text, language))
}

/** Beside salt the word for every pepper is the spice: "Соль, перец". */
function isPepper(words: string, language: Language): boolean {
  const key = keyOf(words, language)
  return (checkerWordsIn[language].families.peppercorn ?? []).some((pepper) => keyOf(pepper, language) === key)
}

/** A line without what only measures it or says how it is prepared. */
function readLineOnce(text: string, language: Language): Reading {
  const bare = withoutAmounts(text, language)
  return remember(`${language} line ${bare}`, () => {
    const read = readPhrase(bare, language)
    const unknown = read.unknown.filter(({ words }) => !isOnlyOrdinary(words, language))
    const isSeasoned = read.foods.some((food) => food.class === 'salt')
    const peppers = isSeasoned ? unknown.filter(({ words }) => isPepper(words, language)) : []
    return {
      ...read,
      foods: [...read.foods, ...peppers.map(({ words }): Food => ({ words, ...senseOfIngredient('black-pepper') }))],
      unknown: unknown.filter((one) => !peppers.includes(one)),
    }
  })
}

/** What a line names; in the place of the cook's own words something is read that any line may hold. */
function readQuoting(text: string, language: Language, quotes: readonly Quote[]): Reading {
  const { rest, foods, unknown } = takeQuotes(text, quotes, nameOfWater(language))
  const read = readLineOnce(rest, language)
  if (rest === text) return read
  return {
    ...read,
    foods: [...foods, ...read.foods.filter(({ ingredient }) => ingredient !== 'water')],
    unknown: [...unknown.map((words) => ({ words, didYouMean: [] })), ...read.unknown],
  }
}

function nameOfWater(language: Language): string {
  return language === 'en' ? 'water' : namesIn[language].water.list
}

/** What a line names, from its text; a word that the structure vouches for is one food, however strange its parts. */
function readLine(text: string, data: RecipeLine | null, at: number, { language }: Recipe, quotes: readonly Quote[]): CaseLine {
  const reading = readQuoting(text, language, quotes)
  const isWater =
    reading.unknown.length === 0 && reading.foods.length > 0 && reading.foods.every(({ ingredient }) => ingredient === 'water')
  return { text, where: `ingredients[${at}]`, reading, data, isWater }
}

/** What every text is, whatever its kind. */
function readText(text: string, where: string, kind: CaseText['kind'], recipe: Recipe, quotes: readonly Quote[]): CaseText {
  const tokens = tokenise(text)
  const { rest, foods: quoted } = takeQuotes(text, quotes)
  const foreign = foreignSentences(rest, recipe.language)
  return {
    text,
    where,
    kind,
    plain: plainText(text),
    tokens,
    found: [
      ...quoted,
      ...withoutSeeming(findFoods(rest, recipe.language, rest === text ? tokens : undefined), rest, recipe.language).filter(
        (food) => !isOwnDish(food, recipe),
      ),
      ...foreignFoods(rest, recipe.language, foreign),
    ],
    foreign,
    spans: [],
    strange: [],
    data: null,
  }
}

/** In a title or description "broth" and "mushroom soup" are what the recipe makes, not what it is made of. */
function readHeading(kind: 'title' | 'description', it: Pick<Case, 'listed' | 'recipe'>, quotes: readonly Quote[]): CaseText {
  const read = readText(it.recipe[kind], kind, kind, it.recipe, quotes)
  return { ...read, found: read.found.filter((food) => !isBroth(food, it.recipe) && !isSumOfListed(food, it)) }
}

/** Reads a recipe and its request once, for all rules. */
export function openCase(request: RecipeRequest, recipe: Recipe, leftOut: readonly LeftOut[]): Case {
  const language = recipe.language
  const mealType = mealTypeOf(request)
  const given = readGiven(request)
  const quotes = quotesOf(given, language)
  // What nobody knows hides no food that stands within it.
  const inTexts = quotes.filter(({ food }) => food !== null)
  const lines = recipe.ingredients.map((text, at) => readLine(text, recipe.structure?.lines[at] ?? null, at, recipe, quotes))
  const diet = governingDiet(request.dietTypes, mealType)
  const isStrict = request.allergens.length > 0 || (diet !== null && diet !== 'non-vegetarian')
  const known = isStrict ? wordsOfList(recipe) : null
  const steps = recipe.instructions.map(
    (text, at): CaseText => ({
      ...readText(text, `instructions[${at}]`, 'instruction', recipe, inTexts),
      spans: spansIn(text, language),
      strange: known === null ? [] : strangersIn(text, known, language),
      data: recipe.structure?.steps[at] ?? null,
    }),
  )
  const listed = lines.flatMap(foodsOfLine)
  const headings = (['title', 'description'] as const).map((kind) => readHeading(kind, { listed, recipe }, inTexts))
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
    staples: new Set(idsOfStaples(request.selectedStaples)),
    lines,
    texts: [...headings, ...steps],
    steps,
    listed,
  }
}

/** The foods of a line: those its text names, and the one its data names if the text does not. */
export function foodsOfLine({ reading, data }: CaseLine): Food[] {
  const id = data?.ingredient ?? null
  if (id === null || !isIngredientId(id) || reading.foods.some(({ ingredient }) => ingredient === id)) return reading.foods
  return [...reading.foods, { words: data?.words ?? id, ...senseOfIngredient(id) }]
}

/** Does a text speak of a listed food, by its name or by a more general word? "Wash and cut the vegetables" uses none of them. */
export function speaksOf(text: CaseText, listed: Food, language: Language): boolean {
  if (text.found.some((food) => isSameFood(food, listed, language))) return true
  return text.data?.phase !== 'prepare' && isSpokenOf(withoutFound(text), listed, language)
}

const withoutFoods = new WeakMap<CaseText, string>()

/** Vegetable oil speaks of no vegetables. */
function withoutFound(text: CaseText): string {
  const known = withoutFoods.get(text)
  if (known !== undefined) return known
  const left = text.found.reduce((plain, { words }) => plain.replace(plainText(words), ' '), text.plain)
  withoutFoods.set(text, left)
  return left
}

/** The listed foods that a word in running text may speak of. */
export function meantBy(found: Food, { listed, recipe }: Pick<Case, 'listed' | 'recipe'>): Food[] {
  const exact = listed.filter(({ ingredient }) => ingredient !== null && ingredient === found.ingredient)
  return exact.length > 0 ? exact : listed.filter((food) => isSameFood(found, food, recipe.language))
}

/** Were these the words, or part of the words, that the cook typed? */
export function isTyped(words: string, { request }: Pick<Case, 'request'>): boolean {
  const key = ` ${keyOf(words, request.language)} `
  return request.ingredients.some((typed) => ` ${keyOf(typed, request.language)} `.includes(key))
}
