import { describe, expect, test } from 'vitest'
import { checkRecipe } from '#kitchen/checker/check.ts'
import type { Recipe } from '#kitchen/recipe.ts'
import { randomOutcomes } from '#kitchen/testing/random-recipes.ts'
import { howMany } from '../../tests/how-many.ts'

/** Spoils one thing in a composed recipe, or returns undefined if the recipe does not have it. */
type Mutation = (recipe: Recipe, at: number) => Recipe | undefined

const without = <T>(list: readonly T[], at: number) => list.filter((_, index) => index !== at)
const replaced = <T>(list: readonly T[], at: number, value: T) => list.map((one, index) => (index === at ? value : one))
const pick = <T>(list: readonly T[], at: number): [T, number] | undefined => {
  const index = at % Math.max(1, list.length)
  const value = list[index]
  return value === undefined ? undefined : [value, index]
}

/** Changes the number at the start of a line. */
function changeAmount(recipe: Recipe, at: number, change: (value: number) => number): Recipe | undefined {
  const line = pick(recipe.ingredients, at)
  const start = line && /^\d+(?!\/)/.exec(line[0])?.[0]
  if (!line || start === undefined) return undefined
  return { ...recipe, ingredients: replaced(recipe.ingredients, line[1], line[0].replace(start, String(change(Number(start))))) }
}

function changeMinutes(recipe: Recipe, at: number, by: number): Recipe | undefined {
  const timed = recipe.instructions.flatMap((text, index) => (/\d+ minutes/.test(text) ? [index] : []))
  const index = timed[at % Math.max(1, timed.length)]
  if (index === undefined) return undefined
  const text = recipe.instructions[index] ?? ''
  return {
    ...recipe,
    instructions: replaced(
      recipe.instructions,
      index,
      text.replace(/(\d+) minutes/, (_, minutes: string) => `${Number(minutes) + by} minutes`),
    ),
  }
}

const otherTime = (time: string) => (time === '19 mins' ? '21 mins' : '19 mins')
const bare = (recipe: Recipe): Recipe => {
  const { structure: _, ...rest } = recipe
  return rest
}

const mutations: Record<string, Mutation> = {
  'drop an ingredient': (recipe, at) => ({ ...recipe, ingredients: without(recipe.ingredients, at % recipe.ingredients.length) }),
  'add an ingredient': (recipe) => ({ ...recipe, ingredients: [...recipe.ingredients, '200 g (7 oz) persimmons, sliced'] }),
  'add an ingredient to a recipe without data': (recipe) =>
    bare({ ...recipe, ingredients: [...recipe.ingredients, '200 g (7 oz) persimmons, sliced'] }),
  'rename an ingredient': (recipe, at) => {
    const line = pick(recipe.ingredients, at)
    return line && !line[0].includes('rhubarb')
      ? { ...recipe, ingredients: replaced(recipe.ingredients, line[1], '200 g (7 oz) rhubarb') }
      : undefined
  },
  'write one more of something': (recipe, at) => changeAmount(recipe, at, (value) => value + 1),
  'write fifty times as much': (recipe, at) => changeAmount(recipe, at, (value) => value * 50),
  'lengthen a step by one minute': (recipe, at) => changeMinutes(recipe, at, 1),
  'lengthen a step by an hour': (recipe, at) => changeMinutes(recipe, at, 60),
  'change the preparation time': (recipe) => ({ ...recipe, prepTime: otherTime(recipe.prepTime) }),
  'change the cooking time': (recipe) => ({ ...recipe, cookTime: otherTime(recipe.cookTime) }),
  'change the total time': (recipe) => ({ ...recipe, totalTime: otherTime(recipe.totalTime ?? '') }),
  'drop a step': (recipe, at) => ({ ...recipe, instructions: without(recipe.instructions, at % recipe.instructions.length) }),
  'slip in a food': (recipe) => ({ ...recipe, instructions: [...recipe.instructions, 'Serve with the persimmons.'] }),
  'say less hot than is needed': (recipe) => ({
    ...recipe,
    instructions: recipe.instructions.map((step) => step.replace(/(74|71|63)°C \(\d+°F\)/g, '45°C (113°F)')),
  }),
  'claim another food in the title': (recipe) => ({ ...recipe, title: `${recipe.title} with Persimmon` }),
  'name a poison in a step': (recipe) => ({ ...recipe, instructions: [...recipe.instructions, 'Rinse with bleach.'] }),
  'slip in a sentence in another language': (recipe) => ({ ...recipe, instructions: [...recipe.instructions, 'Mit Erdnüssen bestreuen.'] }),
  'heat beyond any oven': (recipe) => ({ ...recipe, instructions: [...recipe.instructions, 'Heat the oven to 900°C.'] }),
  'list a line twice': (recipe, at) => {
    const line = pick(recipe.ingredients, at)
    return line && bare({ ...recipe, ingredients: [...recipe.ingredients, line[0]] })
  },
  'leave a slot empty in the title': (recipe) => ({ ...recipe, title: `${recipe.title} with` }),
  'leave a slot empty in a step': (recipe) => ({ ...recipe, instructions: [...recipe.instructions, 'Stir in the  , then serve.'] }),
  'call it easier than it is': (recipe) => ({
    ...bare(recipe),
    difficulty: 'Easy',
    instructions: Array.from({ length: 14 }, (_, at) => recipe.instructions[at] ?? `Stir ${at} times.`),
  }),
  'turn the recipe into markup': (recipe) => ({ ...recipe, description: '<b>Good</b>' }),
}

/** The mutations add persimmons, so the recipes they spoil must have none. */
const isWithoutPersimmons = (texts: readonly string[]) => !texts.some((text) => text.includes('persimmon'))
const count = howMany(90, 260)
const cooked = randomOutcomes(count).flatMap(({ seed, request, cooked: dish }) =>
  dish.state === 'cooked' && isWithoutPersimmons([...request.ingredients, ...dish.recipe.ingredients]) ? [{ seed, request, ...dish }] : [],
)

describe('mutated recipes', () => {
  test('the checker has no finding on a composed recipe', () => {
    expect(cooked.length).toBeGreaterThan(count * 0.55)
    for (const { request, recipe, leftOut } of cooked) expect(checkRecipe(request, recipe, leftOut)).toEqual([])
  })

  test.each(Object.entries(mutations))('the checker finds every recipe after this mutation: %s', (_, mutate) => {
    const spoiled = cooked.flatMap((dish) => {
      const recipe = mutate(dish.recipe, dish.seed)
      return recipe === undefined || JSON.stringify(recipe) === JSON.stringify(dish.recipe) ? [] : [{ ...dish, recipe }]
    })
    expect(spoiled.length).toBeGreaterThan(howMany(3, 20))
    const missed = spoiled.filter(({ request, recipe, leftOut }) => checkRecipe(request, recipe, leftOut).length === 0)
    expect(missed.map(({ seed, recipe }) => [seed, recipe.title])).toEqual([])
  })

  test('the checker finds an unknown food in the steps of every recipe with an exclusion', () => {
    const strict = cooked.filter(({ request }) => request.allergens.length > 0)
    expect(strict.length).toBeGreaterThan(count * 0.19)
    const missed = strict.filter(({ request, recipe, leftOut }) => {
      const spoiled = { ...recipe, instructions: [...recipe.instructions, 'Add the flurblezorp.'] }
      return !checkRecipe(request, spoiled, leftOut).some(({ rule, detail }) => rule === 'allergen' && detail.kind === 'unknown-food')
    })
    expect(missed.map(({ seed }) => seed)).toEqual([])
  })

  test.each([1, 12])('the checker finds most recipes that claim to serve %i with the amounts for four', (servings) => {
    const told = cooked.filter(({ request, recipe, leftOut }) =>
      checkRecipe(request, { ...recipe, servings }, leftOut).some(({ where }) => where === 'servings'),
    )
    expect(told.length / cooked.length, `${told.length} of ${cooked.length}`).toBeGreaterThan(0.85)
  })
})
