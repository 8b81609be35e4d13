import type { RecipeCase } from '#kitchen/checker/reading/case.ts'
import type { CaseText } from '#kitchen/checker/reading/read-text.ts'
import { matcherOf } from '#kitchen/checker/text/phrases.ts'
import { type ImplyingVerb, implyingVerbs, implyingVerbsIn } from '#kitchen/checker/words/implying-verbs.ts'
import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'
import { senseOfIngredient } from '#kitchen/reader/food/food.ts'
import type { Food } from '#kitchen/reader/food/reading.ts'

/** The food that a verb implies, and the listed foods that may take its place. */
interface ImpliedMeans {
  food: IngredientId
  classes: readonly IngredientClass[]
  ids?: readonly IngredientId[]
  /** Classes that take the food's place when the same step names them: "paner avec les amandes". */
  named?: readonly IngredientClass[]
}

const flour: ImpliedMeans = { food: 'flour', classes: ['flour', 'thickener'] }
const crumbs: ImpliedMeans = {
  food: 'breadcrumbs',
  classes: ['flour', 'thickener', 'bread'],
  named: ['nut', 'seed', 'coconut', 'grain'],
}
const batter: ImpliedMeans = { ...flour, classes: ['flour', 'thickener', 'grain', 'rice', 'legume'] }
const egg: ImpliedMeans = { food: 'egg', classes: ['egg'] }
/** A batter of flour alone has no egg, so listed flour counts for the egg too. */
const eggOfBatter: ImpliedMeans = { ...batter, food: 'egg', classes: ['egg', ...batter.classes] }
const cream: ImpliedMeans = { food: 'cream', classes: ['cream', 'milk', 'yogurt'], ids: ['coconut-milk', 'coconut-cream'] }

const impliedMeans: Readonly<Record<ImplyingVerb, readonly ImpliedMeans[]>> = {
  flouring: [flour],
  breading: [crumbs],
  battering: [batter],
  'battering-with-egg': [batter, eggOfBatter],
  creaming: [cream],
  egging: [egg],
}

/** A food that a step adds by its verb alone, and the listed foods that may take its place. */
export interface ImpliedFood {
  food: Food
  instead: readonly Food[]
}

const nothing: readonly ImpliedFood[] = []

/**
 * The foods that the verbs of a step imply without naming them: "paner" adds crumbs, "crémer" adds cream. Headings
 * imply no food.
 */
export function impliedFoodsIn(
  { kind, plain, found }: CaseText,
  { recipe, listed }: Pick<RecipeCase, 'recipe' | 'listed'>,
): readonly ImpliedFood[] {
  if (kind !== 'instruction') return nothing
  const { language } = recipe
  const words = implyingVerbsIn[language]
  return implyingVerbs.flatMap((deed) => {
    const phrases = words[deed]
    const said = phrases === undefined ? null : matcherOf(phrases, language).exec(plain)
    if (said === null) return []
    return impliedMeans[deed].map((means): ImpliedFood => {
      const isInstead = (food: Food) =>
        means.classes.includes(food.class) ||
        (food.ingredient !== null && means.ids?.includes(food.ingredient) === true) ||
        (means.named?.includes(food.class) === true && found.some(({ ingredient }) => ingredient === food.ingredient))
      return { food: { words: said[0], ...senseOfIngredient(means.food) }, instead: listed.filter(isInstead) }
    })
  })
}
