import type { Recipe, RecipeStep } from '#domain/recipes/recipe.ts'
import { isBroth, isOwnDish, isSumOfListed } from '#kitchen/checker/dishes.ts'
import { withoutDoubleDenials } from '#kitchen/checker/double-denial.ts'
import type { Span } from '#kitchen/checker/durations.ts'
import { eggPartsIn } from '#kitchen/checker/egg-parts.ts'
import { type ForeignSentence, foreignFoods, foreignSentences } from '#kitchen/checker/foreign.ts'
import { cacheSize, memoized } from '#kitchen/checker/memoize.ts'
import { withoutSeeming } from '#kitchen/checker/ordinary.ts'
import { plainText } from '#kitchen/checker/plain-text.ts'
import { type Quote, takeQuotes } from '#kitchen/checker/quotes.ts'
import { tokensOf } from '#kitchen/checker/tokens-of.ts'
import { type FoundFood, findFoods } from '#kitchen/reader/find-foods.ts'
import type { Food } from '#kitchen/reader/reading.ts'

/** A piece of running text with the foods that it names. */
export interface CaseText {
  text: string
  where: string
  kind: 'title' | 'description' | 'instruction'
  /** Folded, for phrases. */
  plain: string
  found: readonly FoundFood[]
  /** The dishes that it names and that the recipe does not make. */
  dishes: readonly FoundFood[]
  /** The sentences of it that are in another language. */
  foreign: readonly ForeignSentence[]
  /** The times that a step names. */
  spans: readonly Span[]
  /** Unknown words that the text adds; searched only where the unknown is excluded (P36). */
  strange: readonly string[]
  data: RecipeStep | null
}

/** The foods that a text names in the language of its recipe. */
const ownFoodsIn = memoized(cacheSize, (written, language): readonly FoundFood[] => {
  const text = withoutDoubleDenials(written, language)
  const found = withoutSeeming(findFoods(text, language, tokensOf(text)), text, language)
  const parts = found.some(({ contains }) => contains.eggs === 'yes') ? [] : eggPartsIn(text, language)
  return parts.length === 0 ? found : [...found, ...parts]
})

/** The foods that a text names in any other language. */
const foreignFoodsIn = memoized(cacheSize, (text, language): readonly FoundFood[] =>
  foreignFoods(text, language, foreignSentences(text, language)),
)

/**
 * The foods that a text names, without its own dish. Where there is none to leave out, it returns the memoized list
 * itself, because later caches use its identity.
 */
function foodsOfText(text: string, recipe: Recipe): readonly FoundFood[] {
  const own = ownFoodsIn(text, recipe.language)
  return own.some((food) => isOwnDish(food, recipe)) ? own.filter((food) => !isOwnDish(food, recipe)) : own
}

/** The one list that is not empty, or all of them in one. */
function joined<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const [only, ...more] = lists.filter((list) => list.length > 0)
  return only === undefined || more.length > 0 ? lists.flat() : only
}

/** The facts of every text, of whatever kind. */
export function readText(text: string, where: string, kind: CaseText['kind'], recipe: Recipe, quotes: readonly Quote[]): CaseText {
  const { language } = recipe
  const { rest, foods: quoted } = takeQuotes(text, quotes)
  return {
    text,
    where,
    kind,
    plain: plainText(text),
    dishes: [],
    found: joined([quoted, foodsOfText(rest, recipe), foreignFoodsIn(rest, language)]),
    foreign: foreignSentences(rest, language),
    spans: [],
    strange: [],
    data: null,
  }
}

/** In a title or description "broth" and "mushroom soup" are what the recipe makes, not what it is made of. */
export function readHeading(
  kind: 'title' | 'description',
  it: { recipe: Recipe; listed: readonly Food[] },
  quotes: readonly Quote[],
): CaseText {
  const read = readText(it.recipe[kind], kind, kind, it.recipe, quotes)
  return { ...read, found: read.found.filter((food) => !isBroth(food, it.recipe) && !isSumOfListed(food, it)) }
}
