import { foodKeyOf, isSameFood } from '#kitchen/checker/text/families.ts'
import { isIngredientId } from '#kitchen/lexicon/lexicon.ts'
import { findFoods } from '#kitchen/reader/find-foods.ts'
import { senseOfIngredient } from '#kitchen/reader/food/food.ts'
import type { Food } from '#kitchen/reader/food/reading.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import type { Recipe } from '#kitchen/recipe.ts'
import { nounsOfMadeDish } from './made-dish-nouns.ts'

/** A line of the list, and where the steps mention it. */
export interface Mention {
  words: string
  isWater: boolean
  /** The food according to the recipe's data; null for an unknown word. */
  food: Food | null
  /** The step that first names the line, and the offset in the step; null when no step names the line. */
  first: readonly [number, number] | null
  /** The first step that uses the line beyond cutting, by the recipe's data; null when no step does. */
  step: number | null
}

/** A food that a text names and the list lacks. */
export interface UnlistedFood {
  where: string
  words: string
}

/** Finds where the steps mention each line of a recipe's list, by text and by data. */
export function mentionsIn(recipe: Recipe): Mention[] {
  const { language, structure, instructions } = recipe
  const found = instructions.flatMap((text, step) => findFoods(text, language).map((food) => ({ food, step })))
  return (structure?.lines ?? []).map((line, at) => {
    const food = foodOfLine(line, recipe)
    // The line's own ingredient goes first: "pepper" may mean two lines, "black pepper" only one.
    const spoken =
      found.find((one) => line.ingredient !== null && one.food.ingredient === line.ingredient) ??
      found.find((one) => food !== null && isSameFood(one.food, food, language))
    const step = structure?.steps.findIndex(({ technique, lines }) => technique !== 'get-ready' && lines.includes(at)) ?? -1
    return {
      words: line.words,
      isWater: line.use === 'water',
      food,
      first: spoken === undefined ? firstOfWords(line.words, recipe) : [spoken.step, spoken.food.start],
      step: step < 0 ? null : step,
    }
  })
}

/**
 * The foods that the title and the steps name although no line of the list has them. A title may name a dish made of
 * listed foods.
 */
export function unlistedFoodsIn(recipe: Recipe, mentions: readonly Mention[]): UnlistedFood[] {
  const { language } = recipe
  const isListed = (food: Food) =>
    food.ingredient === 'water' ||
    // "le jus" alone is the juice of the lemon on the list.
    (food.ingredient === null && food.class === 'drink' && mentions.some((line) => line.food?.class === 'citrus')) ||
    mentions.some((line) => line.food !== null && isSameFood(food, line.food, language)) ||
    mentions.some((line) => ` ${foodKeyOf(line.words, language)} `.includes(` ${foodKeyOf(food.words, language)} `))
  const made = nounsOfMadeDish(recipe)
  const isMade = ({ words }: Food) => {
    const rest = made === null ? words : words.replace(made, ' ').trim()
    return rest !== words && findFoods(rest, language).every(isListed)
  }
  // The title is judged separately, so a step may mention the flatbreads that the title names.
  const isPromised = ({ words }: Food) => ` ${foodKeyOf(recipe.title, language)} `.includes(` ${foodKeyOf(words, language)} `)
  const inTitle = findFoods(recipe.title, language).filter((food) => !isListed(food) && !isMade(food))
  return [
    ...inTitle.map(({ words }) => ({ where: 'title', words })),
    ...recipe.instructions.flatMap((text, at) =>
      findFoods(text, language)
        .filter((food) => !isListed(food) && !isPromised(food))
        .map(({ words }) => ({ where: `step ${at + 1}`, words })),
    ),
  ]
}

function foodOfLine({ ingredient, words }: { ingredient: string | null; words: string }, { language }: Recipe): Food | null {
  if (ingredient !== null && isIngredientId(ingredient)) return { words, ...senseOfIngredient(ingredient) }
  return readPhrase(words, language).foods[0] ?? null
}

function firstOfWords(words: string, { instructions }: Recipe): readonly [number, number] | null {
  const step = instructions.findIndex((text) => text.toLowerCase().includes(words.toLowerCase()))
  return step < 0 ? null : [step, (instructions[step] ?? '').toLowerCase().indexOf(words.toLowerCase())]
}

/**
 * The share of pairs of lines whose order in the list equals the order in which the steps first name them, by text,
 * over all steps. Pairs that one phrase names together ("the vegetables") do not count. 1 when there is no pair.
 */
export function concordanceByText(mentions: readonly Mention[]): number {
  return concordance(mentions.flatMap(({ first }) => (first === null ? [] : [first[0] * 10_000 + first[1]])))
}

/** The same share by the data, from the first step that uses each line. Lines that go in together have no order. */
export function concordanceByData(mentions: readonly Mention[]): number {
  return concordance(mentions.flatMap(({ step, isWater }) => (step === null || isWater ? [] : [step])))
}

function concordance(order: readonly number[]): number {
  let pairs = 0
  let agreeing = 0
  for (const [at, one] of order.entries()) {
    for (const other of order.slice(at + 1)) {
      if (one === other) continue
      pairs += 1
      if (one < other) agreeing += 1
    }
  }
  return pairs === 0 ? 1 : agreeing / pairs
}
