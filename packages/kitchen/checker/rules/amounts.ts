import { findWrongPlateCounts } from '#kitchen/checker/evidence/plates.ts'
import { findWrongServings } from '#kitchen/checker/evidence/servings.ts'
import { usesAllThatWasTyped } from '#kitchen/checker/evidence/typed-amounts.ts'
import type { RecipeCase } from '#kitchen/checker/reading/case.ts'
import type { CaseLine } from '#kitchen/checker/reading/read-line.ts'
import { gramRangeOf, servingAmountOf } from '#kitchen/checker/reading/usual-amounts.ts'
import type { Rule } from '#kitchen/checker/rules/rule.ts'
import { foodKeyOf } from '#kitchen/checker/text/families.ts'
import { parseBracket, parseQuantity, type Quantity } from '#kitchen/checker/text/quantities.ts'
import type { Finding } from '#kitchen/judgement.ts'
import type { IngredientClass, IngredientFacts } from '#kitchen/lexicon/ingredient.ts'
import { isIngredientId, lexicon } from '#kitchen/lexicon/lexicon.ts'
import type { Measure, RecipeLine } from '#kitchen/recipe.ts'

/** The written amounts equal the amounts of the data, and are usual for the number of servings. */
export const amountsRule: Rule = {
  id: 'amounts',
  subjects: () => [],
  check: (it) => [
    ...it.lines.flatMap((line) => (line.data === null ? findingsOfText(line, it) : findingsOfData(line, line.data, it))),
    ...findWrongServings(it),
    ...findWrongPlateCounts(it),
  ],
  checkLine: absurdForAnyone,
}

/** The fewest and the most people a line may serve while the servings are unknown. */
const servings = { fewest: 1, most: 16 } as const

/** A single line whose amount is too small for one person or too large for sixteen. */
function absurdForAnyone(it: RecipeCase): Finding[] {
  const forSo = (people: number) => it.lines.flatMap((line) => findingsOfText(line, { ...it, recipe: { ...it.recipe, servings: people } }))
  const most = forSo(servings.most)
  return forSo(servings.fewest).filter(({ where }) => most.some((other) => other.where === where))
}

/** Classes with a wider range: seasoning is a matter of taste, and flour may dust a board or make a dough. */
const wideClasses: readonly IngredientClass[] = ['salt', 'spice', 'spice-blend', 'sweetener', 'flour']

/** The smallest amount in each unit that is never too little, because a cook can just measure it. */
const leastMeasurable = { g: 5, ml: 1.25, count: 1 }

function finding(line: CaseLine, kind: string, detail: Record<string, unknown> = {}): Finding {
  return { rule: 'amounts', where: line.where, detail: { kind, words: line.text, ...detail } }
}

function findingsOfData(line: CaseLine, data: RecipeLine, it: RecipeCase): Finding[] {
  const named = namesItsIngredient(line, data, it) ? [] : [finding(line, 'other-ingredient', { ingredient: data.ingredient ?? data.words })]
  const written = parseQuantity(line.text, it.recipe.language)
  if (data.amount === null || data.measure === null) {
    // An unknown food without an amount in its data may only be measured by "a handful".
    return written !== null && written.of !== 'handful' ? [...named, finding(line, 'not-as-data')] : named
  }
  const amount = { amount: data.amount, measure: data.measure }
  if (data.amount <= 0 || !Number.isFinite(data.amount)) return [...named, finding(line, 'not-positive', { amount: data.amount })]
  if (written === null || !equalsData(written, data, data.amount)) named.push(finding(line, 'not-as-data', amount))
  else if (!bracketAgrees(line.text, written, data, it)) named.push(finding(line, 'bracket', amount))
  return [...named, ...findOutOfRange(line, amount, data.ingredient, it)]
}

/** Finds an amount that is unusual for the servings, unless it is little and all that the cook had. */
function findOutOfRange(line: CaseLine, written: { amount: number; measure: Measure }, id: string | null, it: RecipeCase): Finding[] {
  if (id === null || !isIngredientId(id) || id === 'water') return []
  const facts = lexicon[id]
  const usual = servingAmountOf(facts, it.mealType) * it.recipe.servings
  const isInMeasure = written.measure === facts.measure
  if (!isInMeasure && written.measure !== 'g') return []
  const amount = isInMeasure ? written.amount : written.amount / facts.grams
  const isLittle = amount < usual && usesAllThatWasTyped(amount * facts.grams, id, it)
  return isLittle || isWithin(amount, usual, facts, facts.measure, 4) ? [] : [finding(line, 'out-of-range', { ...written, usual })]
}

function namesItsIngredient({ text, reading }: CaseLine, data: RecipeLine, it: RecipeCase): boolean {
  if (data.ingredient !== null) return reading.foods.length === 1 && reading.foods[0]?.ingredient === data.ingredient
  return ` ${foodKeyOf(text, it.recipe.language)} `.includes(` ${foodKeyOf(data.words, it.recipe.language)} `)
}

function isNear(one: number, other: number, share: number): boolean {
  return Math.abs(one - other) <= share * Math.max(one, other)
}

/** Thirds are written as fractions and stored as decimals. */
const fractionError = 0.0005

/** Does the written amount equal the amount of the structured data? */
function equalsData(written: Quantity, data: RecipeLine, amount: number): boolean {
  if (written.low !== written.high) return false
  if (data.measure === 'g' || data.measure === 'ml') return written.unit === data.measure && isNear(written.low, amount, fractionError)
  if (written.unit === 'count') return isNear(written.low, amount, fractionError) && (written.of === data.measure || written.of === 'piece')
  // A can may also be written by the weight of its content.
  const grams = data.ingredient !== null && isIngredientId(data.ingredient) ? lexicon[data.ingredient].grams : null
  return data.measure === 'can' && written.unit === 'g' && grams !== null && isNear(written.low, amount * grams, fractionError)
}

/** Does the US measure in brackets equal the amount, within half an ounce, a quarter of a pound or a cup fraction? */
function bracketAgrees(text: string, written: Quantity, data: RecipeLine, it: RecipeCase): boolean {
  const bracket = parseBracket(text, it.recipe.language)
  if (bracket === null || bracket.unit === 'count') return true
  const inside = (bracket.low + bracket.high) / 2
  if (written.unit === 'count') {
    const grams = data.ingredient !== null && isIngredientId(data.ingredient) ? lexicon[data.ingredient].grams : inside
    return bracket.unit !== 'g' || isNear(inside, grams, 0.25)
  }
  if (bracket.unit !== written.unit) return false
  const step = bracket.of.startsWith('lb') || bracket.of.startsWith('pound') ? 60 : bracket.unit === 'g' ? 15 : 20
  return Math.abs(inside - written.low) <= step || isNear(inside, written.low, 0.13)
}

function isWithin(amount: number, usual: number, facts: IngredientFacts, measure: string, factor: number): boolean {
  const reach = wideClasses.includes(facts.class) ? factor * 1.5 : factor
  const smallest = measure === 'g' ? leastMeasurable.g : measure === 'ml' ? leastMeasurable.ml : leastMeasurable.count
  return amount >= Math.min(usual / reach, smallest) && amount <= Math.max(usual * reach, smallest)
}

/** The findings for a line without structured data: its amount must be near the usual, within wide limits. */
function findingsOfText(line: CaseLine, it: RecipeCase): Finding[] {
  const written = parseQuantity(line.text, it.recipe.language)
  if (written === null) return []
  if (written.low <= 0 || written.high < written.low) return [finding(line, 'not-positive')]
  const [food, ...others] = line.reading.foods
  if (food?.ingredient == null || others.length > 0 || food.ingredient === 'water') return []
  const grams = gramRangeOf(written, food.ingredient)
  if (grams === null) return written.high > 60 ? [finding(line, 'out-of-range')] : []
  const facts = lexicon[food.ingredient]
  const usual = servingAmountOf(facts, it.mealType) * it.recipe.servings * facts.grams
  const factor = wideClasses.includes(facts.class) ? 12 : 8
  const isEnough = grams.low >= Math.min(usual / factor, smallestGrams(facts)) || usesAllThatWasTyped(grams.low, food.ingredient, it)
  return grams.high <= usual * factor && isEnough ? [] : [finding(line, 'out-of-range', { grams: grams.low, usual })]
}

/** The smallest plausible weight: a quarter of one piece, or a pinch of a weighed or poured food. */
function smallestGrams({ measure, grams }: IngredientFacts): number {
  return measure === 'g' || measure === 'ml' ? 2 : grams / 4
}
