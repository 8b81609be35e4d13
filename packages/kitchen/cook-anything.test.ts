import { expect, test } from 'vitest'
import { checkRecipe } from '#kitchen/checker/check.ts'
import { foodKeyOf } from '#kitchen/checker/text/families.ts'
import { compose } from '#kitchen/composer/compose.ts'
import { grammars } from '#kitchen/composer/grammar/grammars.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'
import { cook } from '#kitchen/cook.ts'
import { allergens, cuisines, dietTypes, languageCodes, mealTypes, searchModes } from '#kitchen/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import type { RecipeRequest } from '#kitchen/request.ts'
import { ingredientsOfStaples } from '#kitchen/staples.ts'
import { randomRequest, randomTypedRequest, typedRequest } from '#kitchen/testing/a-request.ts'
import { anEntrée, cookRecipe } from '#kitchen/testing/cooked-for.ts'
import { howMany } from '../../tests/how-many.ts'

test('cook makes a recipe for every cuisine, meal, diet and mode, with staples and without', () => {
  const silent: string[] = []
  const ways = searchModes.flatMap((searchMode) => [[], anEntrée.selectedStaples].map((staples) => ({ searchMode, staples })))
  // A short run cooks each cuisine, meal and diet in one of the ways in turn, a long run in all of them.
  const apart = howMany(ways.length, 1)
  for (const [first, cuisine] of cuisines.entries())
    for (const [second, mealType] of mealTypes.entries())
      for (const [third, diet] of dietTypes.entries())
        for (const [fourth, { searchMode, staples }] of ways.entries()) {
          if ((first + second + third + fourth) % apart !== 0) continue
          const ingredients = mealType === 'dessert' ? ['apple', 'sugar'] : ['carrot', 'onion', 'chickpeas']
          const request: RecipeRequest = {
            ...anEntrée,
            ingredients,
            cuisine,
            mealTypes: [mealType],
            targetMealType: mealType,
            dietTypes: [diet],
            proteins: [],
            searchMode,
            selectedStaples: [...staples],
          }
          const cooked = cook(request, '3')
          if (cooked.state === 'refused') silent.push(`${cuisine} ${mealType} ${diet} ${searchMode} ${staples.length}: ${cooked.code}`)
        }
  expect(silent).toEqual([])
})

test('the first draft of a random request has no finding, and cook refuses few requests except savoury desserts', () => {
  const findings = []
  const silent = { dessert: 0, other: 0 }
  const count = howMany(70, 2_000)
  for (let seed = 0; seed < count; seed += 1) {
    const request = randomRequest(seed)
    const { brief } = readRequest(request)
    const composed = compose(request, brief, String(seed))
    if (composed === null && brief.given.length === 0) continue
    if (composed === null) {
      silent[request.targetMealType === 'dessert' ? 'dessert' : 'other'] += 1
      continue
    }
    findings.push(
      ...checkRecipe(request, composed.recipe, composed.leftOut).map((finding) => ({ seed, ...finding, title: composed.recipe.title })),
    )
  }
  expect(findings).toEqual([])
  expect(silent.other / (count * 0.75), `${silent.other} of ${count * 0.75} were not composed`).toBeLessThanOrEqual(0.04)
  expect(silent.dessert / (count * 0.25), `${silent.dessert} of ${count * 0.25} desserts were not composed`).toBeLessThanOrEqual(0.25)
})

test('cook has an idea for every cuisine, meal, diet and exclusion', () => {
  const silent: string[] = []
  let cell = 0
  for (const cuisine of cuisines)
    for (const mealType of mealTypes)
      for (const diet of dietTypes)
        for (let bits = 0; bits < 128; bits += 1) {
          cell += 1
          if (cell % howMany(277, 37) !== 0) continue
          const request = typedRequest([mealType === 'dessert' ? 'apple' : 'carrot'], {
            cuisine,
            mealTypes: [mealType],
            targetMealType: mealType,
            dietTypes: [diet],
            allergens: allergens.filter((_, at) => ((bits >> at) & 1) === 1),
            searchMode: 'ideas',
            selectedStaples: [],
          })
          const composed = compose(request, readRequest(request).brief, String(cell))
          const findings = composed === null ? ['nothing'] : checkRecipe(request, composed.recipe, composed.leftOut)
          if (findings.length > 0) silent.push(`${cuisine} ${mealType} ${diet} ${bits}: ${JSON.stringify(findings)}`)
        }
  expect(silent).toEqual([])
})

test.each([
  ['one carrot', ['carrot'], 'entrée'],
  ['flour and water', ['flour', 'water'], 'entrée'],
  ['one onion', ['onion'], 'soup'],
  ['a head of garlic', ['garlic'], 'entrée'],
  ['bread', ['bread'], 'entrée'],
  ['a tin of tuna', ['tin of tuna'], 'entrée'],
  ['a jar of harissa', ['harissa'], 'condiment'],
  ['strawberries', ['strawberries'], 'soup'],
  ['a sweet potato', ['sweet potato'], 'dessert'],
  ['chocolate', ['dark chocolate'], 'dessert'],
] as const)('cook makes a dish of %s', (_, ingredients, mealType) => {
  const over = {
    mealTypes: [mealType],
    targetMealType: mealType,
    dietTypes: [mealType === 'dessert' ? 'vegetarian' : 'non-vegetarian'],
  } as const
  const { recipe, leftOut } = cookRecipe(
    typedRequest(ingredients, { ...over, mealTypes: [mealType], dietTypes: [...over.dietTypes], selectedStaples: [] }),
  )
  expect(leftOut).toEqual([])
  expect(recipe.instructions.length).toBeGreaterThan(0)
})

test('another language changes only the words of a recipe', () => {
  const languages = languageCodes.filter((language) => grammars[language] !== undefined)
  for (let seed = 0; seed < howMany(8, 60); seed += 1) {
    const request = randomRequest(seed)
    const { brief } = readRequest(request)
    const [first, ...others] = languages.map((language) => compose({ ...request, language }, brief, String(seed))?.recipe)
    for (const other of others) {
      expect(other?.structure).toEqual(first?.structure)
      expect([other?.servings, other?.difficulty]).toEqual([first?.servings, first?.difficulty])
    }
  }
})

test('cook refuses non-foods in random typed requests, and uses every other word or leaves it out with a reason', () => {
  const wrong: string[] = []
  const count = howMany(40, 1_000)
  let cookedRecipes = 0
  let refusedNonFoods = 0
  for (let seed = 0; seed < count; seed += 1) {
    const { nonFood, ...request } = randomTypedRequest(seed)
    const cooked = cook(request, String(seed))
    if (cooked.state === 'refused') {
      const isNamed = cooked.code === 'not_food' && cooked.reasons.some(({ words }) => words === nonFood)
      if (nonFood !== null && !isNamed) wrong.push(`${seed}: ${nonFood} is not refused by name`)
      if (isNamed) refusedNonFoods += 1
      continue
    }
    cookedRecipes += 1
    if (nonFood !== null) wrong.push(`${seed}: ${nonFood} is cooked`)
    const composed = compose(request, readRequest(request).brief, String(seed))
    const findings = composed === null ? [] : checkRecipe(request, composed.recipe, composed.leftOut)
    wrong.push(...findings.map((finding) => `${seed}: ${JSON.stringify(finding)}`))
    for (const typed of request.ingredients) if (isForgotten(typed, request, cooked)) wrong.push(`${seed}: "${typed}" is forgotten`)
  }
  expect(wrong).toEqual([])
  expect(cookedRecipes).toBeGreaterThan(count * 0.7)
  expect(refusedNonFoods).toBeGreaterThan(count * 0.02)
})

/**
 * Was a typed food lost: in no line, by ingredient or by words, and not left out? Under staples-only, typed staples
 * count as staples.
 */
function isForgotten(typed: string, request: RecipeRequest, { recipe, leftOut }: Cooked): boolean {
  const staples: readonly string[] = request.useOnlyStaples ? ingredientsOfStaples(request.selectedStaples) : []
  const { foods, unknown } = readPhrase(typed, 'en')
  const left = leftOut.map(({ words }) => foodKeyOf(words, 'en'))
  const lines = recipe.structure?.lines ?? []
  const isAnswered = (words: string, ingredient: string | null) =>
    left.includes(foodKeyOf(words, 'en')) ||
    ingredient === 'water' ||
    (ingredient !== null && staples.includes(ingredient)) ||
    lines.some(
      (line) => (ingredient !== null && line.ingredient === ingredient) || foodKeyOf(line.words, 'en') === foodKeyOf(words, 'en'),
    ) ||
    leftOut.some((one) => ingredient !== null && readPhrase(one.words, 'en').foods.some((food) => food.ingredient === ingredient))
  return ![...foods.map((food) => [food.words, food.ingredient] as const), ...unknown.map(({ words }) => [words, null] as const)].every(
    ([words, ingredient]) => isAnswered(words, ingredient),
  )
}

type Cooked = Extract<ReturnType<typeof cook>, { state: 'cooked' }>
