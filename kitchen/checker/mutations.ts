import type { Recipe } from '#domain/recipes/recipe.ts'
import { findFoods } from '#kitchen/reader/find-foods.ts'

/** One way to spoil a recipe: each result differs from the recipe in one place and must be found. A test helper. */
export interface Mutation {
  name: string
  spoil(recipe: Recipe): Recipe[]
  /** Means nothing to a recipe with no food that can make someone ill. */
  onlyWithHazard?: true
}

type Structure = NonNullable<Recipe['structure']>

function without<T>(list: readonly T[], at: number): T[] {
  return list.filter((_, index) => index !== at)
}

function replaced<T>(list: readonly T[], at: number, value: T): T[] {
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
const minutes = /(\d+)(?=(?:-\d+)? (?:minutes?|mins?))/

/** Changes to the text alone, to the data alone, and to both. */
export const mutations: readonly Mutation[] = [
  {
    name: 'drops an ingredient from the list and its data',
    spoil: (recipe) =>
      eachLine(recipe, (text, at) =>
        /\bwater\b/.test(text)
          ? null
          : withStructure({ ...recipe, ingredients: without(recipe.ingredients, at) }, (data) => ({
              ...data,
              lines: without(data.lines, at),
              steps: data.steps.map((step) => ({
                ...step,
                lines: step.lines.filter((line) => line !== at).map((line) => (line > at ? line - 1 : line)),
              })),
            })),
      ),
  },
  {
    name: 'drops an ingredient from the text',
    spoil: (recipe) => eachLine(recipe, (_, at) => ({ ...recipe, ingredients: without(recipe.ingredients, at) })),
  },
  {
    name: 'adds an ingredient that no step uses',
    spoil: (recipe) => [
      withStructure({ ...recipe, ingredients: [...recipe.ingredients, '2 parsnips, diced'] }, (data) => ({
        ...data,
        lines: [...data.lines, { ingredient: 'parsnip', words: 'parsnips', amount: 2, measure: 'piece', use: 'extra' }],
      })),
    ],
  },
  { name: 'renames an ingredient in the list', spoil: (recipe) => eachLine(recipe, (text, at) => renamed(recipe, text, at)) },
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
          : { ...recipe, ingredients: replaced(recipe.ingredients, at, text.replace(found, String(Number.parseFloat(found) * 2 + 1))) }
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
          { ...recipe, ingredients: replaced(recipe.ingredients, at, text.replace(found, String(Number.parseFloat(found) * 40))) },
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
      eachStep(recipe, (text, at) =>
        minutes.test(text)
          ? {
              ...recipe,
              instructions: replaced(
                recipe.instructions,
                at,
                text.replace(minutes, (found) => String(Number(found) + 3)),
              ),
            }
          : null,
      ),
  },
  {
    name: 'changes the minutes of a step in text and data',
    spoil: (recipe) =>
      eachStep(recipe, (text, at) => {
        const step = recipe.structure?.steps[at]
        if (step?.minutes == null) return null
        const [shortest, longest] = step.minutes
        const before = shortest === longest ? String(longest) : `${shortest}-${longest}`
        const spoiled = text.replace(new RegExp(`${before} minutes?`), `${shortest * 9}-${longest * 9} minutes`)
        return withStructure({ ...recipe, instructions: replaced(recipe.instructions, at, spoiled) }, (data) => ({
          ...data,
          steps: data.steps.map((one, index) => (index === at ? { ...one, minutes: [shortest * 9, longest * 9] } : one)),
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
    spoil: (recipe) => eachStep(recipe, (_, at) => ({ ...recipe, instructions: without(recipe.instructions, at) })),
  },
  { name: 'repeats a step', spoil: (recipe) => eachStep(recipe, (text) => ({ ...recipe, instructions: [...recipe.instructions, text] })) },
  {
    name: 'drops every inside temperature and sign of being done',
    onlyWithHazard: true,
    spoil: (recipe) => [
      {
        ...recipe,
        instructions: recipe.instructions.map((text) =>
          text
            .replace(/\d+\s?°[CF](?: \(\d+\s?°F\))?/g, 'hot')
            .replace(/\b(?:opaque|flakes?|opened|set|firm|steaming hot|tender|soft all the way)\b/g, 'done'),
        ),
      },
    ],
  },
]

function renamed(recipe: Recipe, text: string, at: number): Recipe | null {
  const [first] = findFoods(text, 'en')
  if (first === undefined) return null
  return { ...recipe, ingredients: replaced(recipe.ingredients, at, `${text.slice(0, first.start)}parsnips${text.slice(first.end)}`) }
}

function renamedIn(recipe: Recipe, text: string, at: number): Recipe | null {
  const [first] = findFoods(text, 'en').filter(({ ingredient }) => ingredient !== 'water')
  if (first === undefined) return null
  return { ...recipe, instructions: replaced(recipe.instructions, at, `${text.slice(0, first.start)}parsnips${text.slice(first.end)}`) }
}
