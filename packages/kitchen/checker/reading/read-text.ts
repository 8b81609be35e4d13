import { isBroth, isDishOfTitle, isNameOfListedFoods } from '#kitchen/checker/reading/dishes.ts'
import { type ForeignSentence, foodsInForeignSentences, foreignSentences } from '#kitchen/checker/reading/foreign.ts'
import { withoutDoubleDenials } from '#kitchen/checker/text/double-denial.ts'
import type { MinuteRange } from '#kitchen/checker/text/durations.ts'
import { eggPartsIn } from '#kitchen/checker/text/egg-parts.ts'
import { withoutFalseFoods } from '#kitchen/checker/text/ordinary.ts'
import { foldText } from '#kitchen/checker/text/plain-text.ts'
import { extractQuotes, type Quote } from '#kitchen/checker/text/quotes.ts'
import { tokensOf } from '#kitchen/checker/text/tokens-of.ts'
import { cacheSize, memoized } from '#kitchen/memoize.ts'
import { type FoundFood, findFoods } from '#kitchen/reader/find-foods.ts'
import type { Food } from '#kitchen/reader/food/reading.ts'
import type { Recipe, RecipeStep } from '#kitchen/recipe.ts'

/** A piece of running text with the foods that it names. */
export interface CaseText {
  text: string
  where: string
  kind: 'title' | 'description' | 'instruction'
  /** The folded text, for phrase search. */
  plain: string
  found: readonly FoundFood[]
  /** The dishes that the text names and the recipe does not make. */
  dishes: readonly FoundFood[]
  /** The sentences of the text that are in another language. */
  foreign: readonly ForeignSentence[]
  /** The durations that a step names. */
  spans: readonly MinuteRange[]
  /** Unknown words that the text adds; searched only when the request excludes unknown foods (P36). */
  strange: readonly string[]
  data: RecipeStep | null
}

/** The foods that a text names in its recipe's language. */
const ownFoodsIn = memoized(cacheSize, (written, language): readonly FoundFood[] => {
  const text = withoutDoubleDenials(written, language)
  const found = withoutFalseFoods(findFoods(text, language, tokensOf(text)), text, language)
  const parts = found.some(({ contains }) => contains.eggs === 'yes') ? [] : eggPartsIn(text, language)
  return parts.length === 0 ? found : [...found, ...parts]
})

/** The foods that a text names in every other language. */
const foreignFoodsIn = memoized(cacheSize, (text, language): readonly FoundFood[] =>
  foodsInForeignSentences(text, language, foreignSentences(text, language)),
)

/**
 * The foods of a text without the recipe's own dish. With nothing to leave out it returns the memoized list itself,
 * because later caches are keyed by its identity.
 */
function foodsOfText(text: string, recipe: Recipe): readonly FoundFood[] {
  const own = ownFoodsIn(text, recipe.language)
  return own.some((food) => isDishOfTitle(food, recipe)) ? own.filter((food) => !isDishOfTitle(food, recipe)) : own
}

/** Joins lists, and returns the only non-empty list itself so that caches keyed by identity still match. */
function joined<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const [only, ...more] = lists.filter((list) => list.length > 0)
  return only === undefined || more.length > 0 ? lists.flat() : only
}

/** Reads a text of any kind (title, description, step) for the rules. */
export function readText(text: string, where: string, kind: CaseText['kind'], recipe: Recipe, quotes: readonly Quote[]): CaseText {
  const { language } = recipe
  const { rest, foods: quoted } = extractQuotes(text, quotes)
  return {
    text,
    where,
    kind,
    plain: foldText(text),
    dishes: [],
    found: joined([quoted, foodsOfText(rest, recipe), foreignFoodsIn(rest, language)]),
    foreign: foreignSentences(rest, language),
    spans: [],
    strange: [],
    data: null,
  }
}

/**
 * Reads a title or description. Its "broth" or "mushroom soup" is the dish that the recipe makes, not an ingredient.
 */
export function readHeading(
  kind: 'title' | 'description',
  it: { recipe: Recipe; listed: readonly Food[] },
  quotes: readonly Quote[],
): CaseText {
  const read = readText(it.recipe[kind], kind, kind, it.recipe, quotes)
  return { ...read, found: read.found.filter((food) => !isBroth(food, it.recipe) && !isNameOfListedFoods(food, it)) }
}
