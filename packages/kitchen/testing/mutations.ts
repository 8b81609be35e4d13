import { durationsIn } from '#kitchen/checker/text/durations.ts'
import { matcherOf } from '#kitchen/checker/text/phrases.ts'
import { foldText } from '#kitchen/checker/text/plain-text.ts'
import { temperaturesIn } from '#kitchen/checker/text/temperatures.ts'
import { checkerWordsIn } from '#kitchen/checker/words/words-in.ts'
import { listNameOf } from '#kitchen/lexicon/lexicon.ts'
import { findFoods } from '#kitchen/reader/find-foods.ts'
import type { Recipe } from '#kitchen/recipe.ts'

/**
 * One way to spoil a correct recipe, for the tests. Each result differs in one place, and the checker must find it.
 */
export interface Mutation {
  name: string
  spoil(recipe: Recipe): Recipe[]
  /** Applies only to recipes that hold a food with a hazard. */
  onlyWithHazard?: true
}

type Structure = NonNullable<Recipe['structure']>

function withoutElement<T>(list: readonly T[], at: number): T[] {
  return list.filter((_, index) => index !== at)
}

function withReplacement<T>(list: readonly T[], at: number, value: T): T[] {
  return list.map((one, index) => (index === at ? value : one))
}

function withStructure(recipe: Recipe, change: (structure: Structure) => Structure): Recipe {
  return recipe.structure === undefined ? recipe : { ...recipe, structure: change(recipe.structure) }
}

function eachLine(recipe: Recipe, spoil: (text: string, at: number) => Recipe | null): Recipe[] {
  return recipe.ingredients.flatMap((text, at) => spoil(text, at) ?? [])
}

function eachStep(recipe: Recipe, spoil: (text: string, at: number) => Recipe | null): Recipe[] {
  return recipe.instructions.flatMap((text, at) => spoil(text, at) ?? [])
}

const firstNumber = /\d+(?:\s+\d+\/\d+|\/\d+|\.\d+)?/

/** Changes the first duration of a text, or every duration. */
function withTimes(text: string, language: Recipe['language'], change: (value: number) => number, isEvery = false): string {
  const numbers = [...text.matchAll(/\d+/g)].toReversed()
  const before = JSON.stringify(durationsIn(text, language))
  const places = numbers.filter(
    ({ 0: number, index }) => JSON.stringify(durationsIn(spliced(text, index, number, `${Number(number) + 1}`), language)) !== before,
  )
  const changed = isEvery ? places : places.slice(-1)
  return changed.reduce((left, { 0: number, index }) => spliced(left, index, number, String(change(Number(number)))), text)
}

function spliced(text: string, at: number, before: string, after: string): string {
  return `${text.slice(0, at)}${after}${text.slice(at + before.length)}`
}

/** A folded step without its temperatures and its signs of doneness. */
function withoutCues(text: string, language: Recipe['language']): string {
  const plain = foldText(text)
  const cool = temperaturesIn(plain, language).reduceRight((left, { start, end }) => `${left.slice(0, start)}x${left.slice(end)}`, plain)
  const { done, tender } = checkerWordsIn[language].safety
  return [...Object.values(done), tender].reduce(
    (left, signs) => (signs.length === 0 ? left : left.replace(new RegExp(matcherOf(signs, language).source, 'gu'), 'x')),
    cool,
  )
}

/** Changes to the text alone, to the structured data alone, and to both. */
export const mutations: readonly Mutation[] = [
  {
    name: 'drops an ingredient from the list and its data',
    spoil: (recipe) =>
      eachLine(recipe, (text, at) =>
        recipe.structure?.lines[at]?.use === 'water' || text === ''
          ? null
          : withStructure({ ...recipe, ingredients: withoutElement(recipe.ingredients, at) }, (data) => ({
              ...data,
              lines: withoutElement(data.lines, at),
              steps: data.steps.map((step) => ({
                ...step,
                lines: step.lines.filter((line) => line !== at).map((line) => (line > at ? line - 1 : line)),
              })),
            })),
      ),
  },
  {
    name: 'drops an ingredient from the text',
    spoil: (recipe) => eachLine(recipe, (_, at) => ({ ...recipe, ingredients: withoutElement(recipe.ingredients, at) })),
  },
  {
    name: 'adds an ingredient that no step uses',
    spoil: (recipe) => [
      withStructure({ ...recipe, ingredients: [...recipe.ingredients, `2 ${listNameOf('parsnip', recipe.language)}`] }, (data) => ({
        ...data,
        lines: [
          ...data.lines,
          { ingredient: 'parsnip', words: listNameOf('parsnip', recipe.language), amount: 2, measure: 'piece', use: 'extra' },
        ],
      })),
    ],
  },
  { name: 'renames an ingredient in the list', spoil: (recipe) => eachLine(recipe, (text, at) => withOtherName(recipe, text, at)) },
  {
    name: 'renames an ingredient in the data',
    spoil: (recipe) =>
      eachLine(recipe, (_, at) =>
        withStructure(recipe, (data) => ({
          ...data,
          lines: data.lines.map((line, index) => (index === at ? { ...line, ingredient: 'parsnip', words: 'parsnip' } : line)),
        })),
      ),
  },
  { name: 'renames an ingredient in a step', spoil: (recipe) => eachStep(recipe, (text, at) => renamedIn(recipe, text, at)) },
  {
    name: 'changes the first amount of a line',
    spoil: (recipe) =>
      eachLine(recipe, (text, at) => {
        const [found] = firstNumber.exec(text) ?? []
        return found === undefined
          ? null
          : {
              ...recipe,
              ingredients: withReplacement(recipe.ingredients, at, text.replace(found, String(Number.parseFloat(found) * 2 + 1))),
            }
      }),
  },
  {
    name: 'changes the amount in the data',
    spoil: (recipe) =>
      eachLine(recipe, (_, at) =>
        recipe.structure?.lines[at]?.amount == null
          ? null
          : withStructure(recipe, (data) => ({
              ...data,
              lines: data.lines.map((line, index) => (index === at ? { ...line, amount: (line.amount ?? 0) * 1.5 } : line)),
            })),
      ),
  },
  {
    name: 'makes an amount absurd in text and data',
    spoil: (recipe) =>
      eachLine(recipe, (text, at) => {
        const data = recipe.structure?.lines[at]
        const [found] = firstNumber.exec(text) ?? []
        if (data?.amount == null || found === undefined || data.ingredient === 'water' || /[/(]/.test(text.slice(0, 12))) return null
        return withStructure(
          { ...recipe, ingredients: withReplacement(recipe.ingredients, at, text.replace(found, String(Number.parseFloat(found) * 40))) },
          (structure) => ({
            ...structure,
            lines: structure.lines.map((line, index) => (index === at ? { ...line, amount: (line.amount ?? 0) * 40 } : line)),
          }),
        )
      }),
  },
  {
    name: 'changes the minutes of a step',
    spoil: (recipe) =>
      eachStep(recipe, (text, at) => {
        const spoiled = withTimes(text, recipe.language, (value) => value + 3)
        return spoiled === text ? null : { ...recipe, instructions: withReplacement(recipe.instructions, at, spoiled) }
      }),
  },
  {
    name: 'changes the minutes of a step in text and data',
    spoil: (recipe) =>
      eachStep(recipe, (text, at) => {
        const minutes = recipe.structure?.steps[at]?.minutes
        if (minutes == null) return null
        const spoiled = withTimes(text, recipe.language, (value) => value * 9, true)
        return withStructure({ ...recipe, instructions: withReplacement(recipe.instructions, at, spoiled) }, (data) => ({
          ...data,
          steps: data.steps.map((one, index) => (index === at ? { ...one, minutes: [minutes[0] * 9, minutes[1] * 9] } : one)),
        }))
      }),
  },
  { name: 'changes the preparation time', spoil: (recipe) => [{ ...recipe, prepTime: '59 mins' }] },
  { name: 'changes the cooking time', spoil: (recipe) => [{ ...recipe, cookTime: '3 hrs 7 mins' }] },
  {
    name: 'changes the total time',
    spoil: (recipe) => [
      { ...recipe, totalTime: '1 min' },
      { ...recipe, totalTime: '9 hrs' },
    ],
  },
  {
    name: 'changes a time in the data',
    spoil: (recipe) => [
      withStructure(recipe, (data) => ({ ...data, times: { ...data.times, cook: data.times.cook + 5, total: data.times.total + 5 } })),
    ],
  },
  {
    name: 'drops a step from the text',
    spoil: (recipe) => eachStep(recipe, (_, at) => ({ ...recipe, instructions: withoutElement(recipe.instructions, at) })),
  },
  { name: 'repeats a step', spoil: (recipe) => eachStep(recipe, (text) => ({ ...recipe, instructions: [...recipe.instructions, text] })) },
  {
    name: 'drops every inside temperature and sign of being done',
    onlyWithHazard: true,
    spoil: (recipe) => [
      {
        ...recipe,
        instructions: recipe.instructions.map((text) => withoutCues(text, recipe.language)),
      },
    ],
  },
]

function withOtherName(recipe: Recipe, text: string, at: number): Recipe | null {
  const [first] = findFoods(text, recipe.language)
  if (first === undefined || first.ingredient === 'parsnip') return null
  return {
    ...recipe,
    ingredients: withReplacement(
      recipe.ingredients,
      at,
      `${text.slice(0, first.start)}${listNameOf('parsnip', recipe.language)}${text.slice(first.end)}`,
    ),
  }
}

function renamedIn(recipe: Recipe, text: string, at: number): Recipe | null {
  const [first] = findFoods(text, recipe.language).filter(({ ingredient }) => ingredient !== 'water')
  // Replacing parsnips by parsnips changes nothing.
  if (first === undefined || first.ingredient === 'parsnip') return null
  return {
    ...recipe,
    instructions: withReplacement(
      recipe.instructions,
      at,
      `${text.slice(0, first.start)}${listNameOf('parsnip', recipe.language)}${text.slice(first.end)}`,
    ),
  }
}
