import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import { type IngredientId, lexicon } from '#kitchen/lexicon/lexicon.ts'
import type { Measure } from '#kitchen/recipe.ts'

/** Grams of one slice, can and so on of any food of a class; a row's own weight comes before it. */
type Weights = Readonly<Partial<Record<IngredientClass, number>>>

/** Units that a cook counts, beside the measure of the lexicon. */
type CountedUnit = Exclude<Measure, 'g' | 'ml'>

const slicesOfClass: Weights = {
  'cured-meat': 20,
  'hard-cheese': 25,
  'soft-cheese': 30,
  meat: 60,
  poultry: 30,
  fish: 80,
  'cured-fish': 20,
  'plant-protein': 50,
  mushroom: 4,
  root: 10,
  squash: 50,
  pickle: 4,
  butter: 10,
  bread: 40,
}

const cansOfClass: Weights = { fish: 120, 'cured-fish': 120, shellfish: 120, stock: 400 }

/** Grams in a can of any other food. */
const canOfAnything = 240

const leavesOfClass: Weights = { herb: 0.5, 'hardy-herb': 0.3, leaf: 5 }

const sprigsOfClass: Weights = { herb: 2, 'hardy-herb': 1.5 }

/** Measures of one whole thing, which are interchangeable: one head of cauliflower is one piece. */
const measuresOfWholes: readonly Measure[] = ['piece', 'head', 'stalk', 'can', 'leaf', 'sprig', 'sheet', 'slice']
const flatUnits: readonly Measure[] = ['leaf', 'sheet', 'slice']

/** The part of a piece or a head that one slice is. */
const sliceOfWhole = 1 / 8

/** Grams of a slice and of a portion of a ready-made dish; a rule of thumb of ours. */
const gramsOfDish = { slice: 120, portion: 300 }

interface Food {
  kind: IngredientClass
  measure: Measure
  grams: number
  weighs: NonNullable<(typeof lexicon)[IngredientId]['weighs']>
}

function sliceOf({ kind, measure, grams, weighs }: Food): number | null {
  if (measure === 'piece' || measure === 'head') return weighs.slice ?? grams * sliceOfWhole
  return weighs.slice ?? slicesOfClass[kind] ?? null
}

/** Grams of the whole thing, if the food is measured in whole things. */
const wholeOf = ({ measure, grams }: Food): number | null => (measuresOfWholes.includes(measure) ? grams : null)

const gramsOf: Readonly<Record<CountedUnit, (food: Food) => number | null>> = {
  can: ({ kind, measure, grams, weighs }) => (measure === 'can' ? grams : (weighs.can ?? cansOfClass[kind] ?? canOfAnything)),
  slice: (food) => (flatUnits.includes(food.measure) ? food.grams : sliceOf(food)),
  // The Japanese counter 枚 counts any flat thing: sheets, slices, leaves.
  sheet: (food) =>
    flatUnits.includes(food.measure) || food.measure === 'piece' ? food.grams : (food.weighs.leaf ?? food.weighs.piece ?? sliceOf(food)),
  leaf: (food) => food.weighs.leaf ?? wholeOf(food) ?? leavesOfClass[food.kind] ?? null,
  sprig: ({ kind }) => sprigsOfClass[kind] ?? null,
  head: (food) => food.weighs.head ?? wholeOf(food) ?? food.weighs.piece ?? null,
  // Also a stick of butter, a spear of asparagus.
  stalk: (food) => food.weighs.stalk ?? wholeOf(food) ?? food.weighs.piece ?? null,
  // The Japanese counter かけ: of ginger (生姜1かけ) a thumb-sized piece, of garlic a clove.
  clove: (food) => food.weighs.clove ?? sliceOf(food),
  piece: (food) => (food.measure === 'clove' ? food.grams : (wholeOf(food) ?? food.weighs.piece ?? null)),
}

/**
 * Grams of one counted unit of an ingredient: a slice of ham, a drained can of tuna, one mushroom. `kind` is the class
 * of the cooked food, which may differ from the ingredient's. Null if the weight is unknown: "1 beef".
 */
export function gramsOfOneUnit(unit: CountedUnit, id: IngredientId, kind: IngredientClass = lexicon[id].class): number | null {
  if (kind === 'dish') return unit === 'slice' ? gramsOfDish.slice : gramsOfDish.portion
  const { measure, grams, weighs = {} } = lexicon[id]
  return unit === measure ? grams : gramsOf[unit]({ kind, measure, grams, weighs })
}

/** Grams in a millilitre of loose dry food: a cup of it weighs less than a cup of water. */
const looseDensity = 0.8

/** Grams of an amount of an ingredient in any unit, or null if unknown. */
export function gramsOfAmount(
  { amount, unit }: { amount: number; unit: Measure },
  id: IngredientId,
  kind: IngredientClass = lexicon[id].class,
): number | null {
  if (unit === 'g') return amount
  if (unit === 'ml') return amount * (lexicon[id].measure === 'ml' ? lexicon[id].grams : looseDensity)
  const one = gramsOfOneUnit(unit, id, kind)
  return one === null ? null : amount * one
}
