import { describe, expect, test } from 'vitest'
import { cook } from '#kitchen/cook.ts'
import { type Language, type MealType, mealTypes } from '#kitchen/options.ts'
import type { RecipeRequest } from '#kitchen/request.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'

function cooked(ingredients: readonly string[], over: Partial<RecipeRequest> = {}, seed = '0') {
  const outcome = cook(typedRequest(ingredients, over), seed)
  if (outcome.state === 'refused') throw new Error(`refused: ${ingredients.join(', ')} ${JSON.stringify(outcome.reasons)}`)
  return outcome.recipe
}

const seeds = ['0', '1', '2', '3', '4']
const lineOf = (recipe: ReturnType<typeof cooked>, name: RegExp) => recipe.ingredients.find((line) => name.test(line)) ?? ''

describe('foods in their typed form', () => {
  test('leftover roast chicken is only heated until steaming hot and never called raw', () => {
    for (const seed of seeds) {
      const recipe = cooked(['leftover roast chicken', 'carrots', 'rice'], {}, seed)
      expect(lineOf(recipe, /chicken/)).toContain('leftover roast chicken')
      const steps = recipe.instructions.join(' ')
      expect(steps).toMatch(/(?:steaming|piping) hot/)
      expect(steps).not.toMatch(/raw/)
      const longest = Math.max(
        ...(recipe.structure?.steps.filter((step) => step.technique === 'sear').map((step) => step.minutes?.[1] ?? 0) ?? []),
        0,
      )
      expect(longest).toBeLessThanOrEqual(6)
    }
  })

  test.each<[Language, MealType, string]>([
    ['en', 'entrée', 'leftover lasagna'],
    ['en', 'entrée', 'leftover curry'],
    ['en', 'soup', 'leftover stew'],
    ['en', 'entrée', 'stuffing'],
    ['en', 'entrée', 'leftovers'],
    ['es', 'entrée', 'sobras de lasaña'],
    ['fr', 'entrée', 'restes de curry'],
    ['de', 'entrée', 'Lasagnereste'],
    ['ru', 'entrée', 'остатки карри'],
    ['ar', 'entrée', 'بقايا لازانيا'],
    ['ja', 'entrée', '残りのカレー'],
    ['zh', 'entrée', '剩千层面'],
  ])('a leftover dish is heated until steaming hot in %s (%s): %s', (language, mealType, typed) => {
    for (const seed of seeds) {
      const { structure, instructions } = cooked([typed, 'carrots'], { language, mealTypes: [mealType], targetMealType: mealType }, seed)
      const line = structure?.lines.findIndex(({ words }) => words === typed) ?? -1
      expect(line).toBeGreaterThanOrEqual(0)
      const techniques = structure?.steps.filter(({ lines }) => lines.includes(line)).map(({ technique }) => technique) ?? []
      expect(techniques.filter((one) => ['boil', 'bloom', 'stir-fry', 'roast'].includes(one))).toEqual([])
      expect(instructions.join(' ')).toMatch(/74/)
      expect(structure?.lines.map(({ ingredient }) => ingredient)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/curry-powder|lasagna-sheets/)]),
      )
    }
  })

  test('leftover chicken is not raw chicken in any language', () => {
    const typed: [Language, string][] = [
      ['es', 'sobras de pollo asado'],
      ['es', 'sobras de pollo'],
      ['ru', 'остатки курицы'],
      ['ja', '残り物の鶏肉'],
      ['de', 'Hähnchenreste'],
    ]
    for (const [language, words] of typed) {
      const { structure, instructions } = cooked([words, 'carrots'], { language })
      expect(structure?.lines.find((line) => line.words === words)?.ingredient).toBeNull()
      expect(instructions.join(' ')).not.toMatch(/crudo|сыр(?:ая|ую|ой)|生の|roh/u)
    }
  })

  test('dried kidney beans are soaked overnight, boiled hard and simmered until soft', () => {
    for (const seed of seeds) {
      const recipe = cooked(['dried kidney beans', 'onion', 'tomatoes'], { dietTypes: ['vegan'] }, seed)
      const steps = recipe.instructions.join(' ')
      expect(recipe.structure?.times.rest).toBeGreaterThanOrEqual(480)
      expect(steps).toMatch(/(?:10|ten) min/)
      expect(steps).toMatch(/soft all the way|completely (?:soft|tender)/)
      expect(lineOf(recipe, /kidney/)).toMatch(/^\d+ g/)
    }
  })

  test.each<[Language, string]>([
    ['en', 'dried fava beans'],
    ['de', 'getrocknete Ackerbohnen'],
    ['fr', 'fèves sèches'],
  ])('a bean that is sold fresh is soaked when it is typed as dried, in %s: %s', (language, typed) => {
    expect(cooked([typed, 'onion', 'tomatoes'], { language }).structure?.times.rest).toBeGreaterThanOrEqual(480)
  })

  test('frozen salmon thaws in the refrigerator for eight hours before the oven is heated', () => {
    for (const seed of seeds) {
      const recipe = cooked(['frozen salmon', 'carrots'], {}, seed)
      expect(recipe.instructions[0]).toMatch(/^(?=.*salmon)(?=.*(?:[Tt]haw|[Dd]efrost)).* for (?:about )?8 hours/)
      expect(recipe.structure?.times.rest).toBeGreaterThanOrEqual(480)
    }
  })

  test('mixed minced meat is beef and pork', () => {
    const { structure } = cooked(['gemischtes Hackfleisch', 'Zwiebeln'], { language: 'de' })
    expect(structure?.lines.map((line) => line.ingredient)).toEqual(expect.arrayContaining(['ground-beef', 'ground-pork']))
  })

  test('red lentils are not soaked', () => {
    expect(cooked(['dried red lentils', 'onion'], { dietTypes: ['vegan'] }).structure?.times.rest).toBeLessThan(60)
  })

  test('a whole chicken cooks for more than an hour', () => {
    for (const seed of seeds) expect(cooked(['whole chicken', 'potatoes'], {}, seed).structure?.times.cook).toBeGreaterThan(60)
  })
})

describe('typed amounts', () => {
  test('a recipe never exceeds a typed amount, in both modes', () => {
    for (const searchMode of ['full', 'ideas'] as const)
      for (const seed of seeds) {
        const recipe = cooked(['150 g chicken', '1 carrot', 'half an onion', '2 cans of chickpeas', '1/2 cup rice'], { searchMode }, seed)
        const amountOf = (id: string) => recipe.structure?.lines.find((line) => line.ingredient === id)?.amount ?? 0
        expect(amountOf('chicken')).toBeLessThanOrEqual(150)
        expect(amountOf('carrot')).toBeLessThanOrEqual(1)
        expect(amountOf('onion')).toBeLessThanOrEqual(0.5)
        expect(amountOf('chickpea')).toBeLessThanOrEqual(2)
        expect(amountOf('rice')).toBeLessThanOrEqual(100)
      }
  })

  test('a recipe never exceeds the typed amount of a leftover dish', () => {
    for (const seed of seeds) {
      const { structure } = cooked(['2 slices leftover pizza', 'carrots'], {}, seed)
      const line = structure?.lines.find(({ words }) => words === 'leftover pizza')
      expect(line?.amount).toBeLessThanOrEqual(240)
    }
  })

  test('the servings follow the typed amounts', () => {
    expect(cooked(['1 egg', 'half an onion'], { dietTypes: ['vegetarian'] }).servings).toBe(1)
    expect(cooked(['4 eggs', '2 onions'], { dietTypes: ['vegetarian'] }).servings).toBe(4)
    expect(cooked(['eggs', 'onions'], { dietTypes: ['vegetarian'] }).servings).toBe(4)
  })

  test.each(mealTypes)('the composer makes a %s even of small typed amounts', (mealType) => {
    const ingredients = mealType === 'dessert' ? ['1 apple', '2 tbsp sugar'] : ['1 tomato', '1 onion', '100 ml olive oil']
    expect(
      cooked(ingredients, { mealTypes: [mealType], targetMealType: mealType, dietTypes: ['vegan'] }).ingredients.length,
    ).toBeGreaterThan(1)
  })
})
