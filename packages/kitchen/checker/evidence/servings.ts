import { usesAllThatWasTyped } from '#kitchen/checker/evidence/typed-amounts.ts'
import type { RecipeCase } from '#kitchen/checker/reading/case.ts'
import type { CaseLine } from '#kitchen/checker/reading/read-line.ts'
import { gramRangeOf, servingAmountOf } from '#kitchen/checker/reading/usual-amounts.ts'
import { parseQuantity } from '#kitchen/checker/text/quantities.ts'
import type { Finding } from '#kitchen/judgement.ts'
import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import { type IngredientId, isIngredientId, lexicon } from '#kitchen/lexicon/lexicon.ts'
import type { RecipeLine } from '#kitchen/recipe.ts'

/**
 * How far the median line may be from the usual amount for the servings, as a multiple. One line may be far off, the
 * median of five may not. Recipes with structured data have closer limits than outside recipes.
 */
const medianLimits = { one: [0.45, 2.5], few: [0.37, 2.3], many: [0.37, 1.6], elsewhere: [0.3, 3] } as const
const leastMillilitres = 1.25
const fewLines = 3
const manyLines = 5

function reachOf(lines: number): readonly [number, number] {
  if (lines >= manyLines) return medianLimits.many
  return lines < fewLines ? medianLimits.one : medianLimits.few
}

/** Findings for amounts that fit far more or far fewer people than the recipe's servings. */
export function findWrongServings(it: RecipeCase): Finding[] {
  const showing = it.lines.filter((line) => !isForTaste(line) && multipleOf(line, it).length > 0)
  if (showing.length === 0) return []
  // What is for taste counts only beside few other foods.
  const lines = showing.length < fewLines ? it.lines : showing
  const multiples = lines.flatMap((line) => multipleOf(line, it)).sort((one, other) => one - other)
  const hasData = it.recipe.structure !== undefined
  if (multiples.length < (hasData ? 1 : manyLines)) return []
  const middle = middleOf(multiples)
  const [least, most] = hasData ? reachOf(multiples.length) : medianLimits.elsewhere
  if (middle >= least && middle <= most) return []
  return [{ rule: 'amounts', where: 'servings', detail: { kind: 'servings', servings: it.recipe.servings, multiple: middle } }]
}

const tasteClasses: readonly IngredientClass[] = ['salt', 'spice', 'spice-blend', 'sweetener']

/** Sweeteners, salt and spices do not show how many people eat. */
function isForTaste({ foods }: CaseLine): boolean {
  return foods.every((food) => tasteClasses.includes(food.class))
}

/** The median of sorted numbers; with two in the middle, their average. */
function middleOf(sorted: readonly number[]): number {
  const upper = sorted[Math.floor(sorted.length / 2)] ?? 1
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[sorted.length / 2 - 1] ?? upper)) / 2
}

/** A line's amount as a multiple of the usual amount for the recipe's servings. */
function multipleOf({ text, data, reading }: CaseLine, it: RecipeCase): number[] {
  const [food, ...others] = reading.foods
  const id = data === null ? (others.length > 0 ? null : (food?.ingredient ?? null)) : data.ingredient
  // Flour may dust a board or make a dough, so its amount proves nothing.
  if (id === null || !isIngredientId(id) || id === 'water' || lexicon[id].class === 'flour') return []
  const usual = servingAmountOf(lexicon[id], it.mealType) * it.recipe.servings
  return data === null ? multipleOfText(text, id, usual, it) : multipleOfData(data, id, usual, it)
}

function multipleOfData(data: RecipeLine, id: IngredientId, usual: number, it: RecipeCase): number[] {
  const { measure, grams } = lexicon[id]
  if (data.amount === null || data.measure !== measure) return []
  // A small amount of a food that the cook had little of proves nothing about the servings.
  if (data.amount < usual && usesAllThatWasTyped(data.amount * grams, id, it)) return []
  // Is the amount the least a recipe can use: a quarter teaspoon, or one can or piece?
  const isLeast = data.measure !== 'g' && data.amount <= (data.measure === 'ml' ? leastMillilitres : 1)
  return isLeast && data.amount > usual ? [] : [data.amount / usual]
}

function multipleOfText(text: string, id: IngredientId, usual: number, it: RecipeCase): number[] {
  const written = parseQuantity(text, it.recipe.language)
  const grams = written === null ? null : gramRangeOf(written, id)
  const usualGrams = usual * lexicon[id].grams
  if (grams === null || (grams.low < usualGrams && usesAllThatWasTyped(grams.low, id, it))) return []
  return [grams.low / usualGrams]
}
