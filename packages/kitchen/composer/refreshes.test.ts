import { describe, expect, test } from 'vitest'
import { cook } from '#kitchen/cook.ts'
import type { MealType } from '#kitchen/options.ts'
import type { Recipe } from '#kitchen/recipe.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'

function recipeOf(typed: readonly string[], over: Parameters<typeof typedRequest>[1], seed: string): Recipe[] {
  const result = cook(typedRequest([...typed], over), seed)
  return result.state === 'cooked' ? [result.recipe] : []
}

const stepsOf = (typed: readonly string[], over: Parameters<typeof typedRequest>[1], seed: string) =>
  recipeOf(typed, over, seed).flatMap(({ instructions }) => instructions)

const at = (steps: readonly string[], words: RegExp) => steps.findIndex((step) => words.test(step))

test('couscous swells off the heat, beside a stew and in one pot with it', () => {
  for (const seed of ['0', '1']) {
    const steps = stepsOf(['lamb', 'couscous', 'carrots', 'chickpeas', 'onion'], { cuisine: 'African' }, seed)
    const stirred = at(steps, /couscous/i)
    expect(steps[stirred]).not.toMatch(/simmer|cook|boil/i)
    expect(`${steps[stirred]} ${steps[stirred + 1]}`).toMatch(/off the heat|turn off/i)
  }
})

test('a French stew browns its beef before the garlic goes in', () => {
  const steps = stepsOf(['beef', 'carrots', 'red wine', 'garlic', 'onion'], { cuisine: 'French' }, '0')
  expect(at(steps, /brown/i)).toBeGreaterThan(-1)
  expect(at(steps, /garlic/i)).toBeGreaterThan(at(steps, /brown/i))
})

/** Five refreshes of one or two foods with nothing else, not even salt. */
function fiveOf(food: string, meal: MealType, ...others: readonly string[]): Recipe[] {
  const over = {
    mealTypes: [meal],
    targetMealType: meal,
    selectedStaples: [],
    dietTypes: [meal === 'dessert' ? ('vegetarian' as const) : ('non-vegetarian' as const)],
  }
  return ['0', '1', '2', '3', '4'].flatMap((seed) => recipeOf([food, ...others], over, seed))
}

const methodOf = ({ structure }: Recipe) => `${structure?.archetype} ${structure?.steps.map(({ technique }) => technique).join(' ')}`

describe('five refreshes of one food', () => {
  test.each([
    ['rice flour', 'entrée'],
    ['cheddar', 'entrée'],
    ['goat cheese', 'entrée'],
    ['mango', 'entrée'],
    ['tempeh', 'soup'],
    ['silken tofu', 'soup'],
    ['hazelnuts', 'soup'],
    ['pecans', 'condiment'],
    ['berbere', 'condiment'],
    ['cardamom', 'condiment'],
    ['parsley', 'condiment'],
    ['harissa', 'condiment'],
    ['jasmine rice', 'condiment'],
    ['greek yogurt', 'dessert'],
    ['mascarpone', 'dessert'],
    ['chestnuts', 'dessert'],
    ['dark chocolate', 'dessert'],
    ['cherries', 'soup'],
    ['dried porcini', 'entrée'],
    ['dried figs', 'entrée'],
    ['short ribs', 'entrée'],
  ] as const)('five refreshes are five dishes by title and method: %s for a %s', (food, meal) => {
    const recipes = fiveOf(food, meal)
    expect(new Set(recipes.map(({ title }) => title)).size).toBe(5)
    expect(new Set(recipes.map(methodOf)).size).toBe(5)
  })

  test('five refreshes of rice flour bake, boil, steam and simmer it', () => {
    const techniques = fiveOf('rice flour', 'entrée').flatMap(({ structure }) => structure?.steps.map(({ technique }) => technique) ?? [])
    for (const technique of ['bake-in-pan', 'boil', 'steam', 'simmer']) expect(techniques).toContain(technique)
  })

  test('five refreshes of cheddar never grill it', () => {
    for (const { instructions } of fiveOf('cheddar', 'entrée')) expect(instructions.join(' ')).not.toMatch(/grill/i)
  })

  test('five refreshes of yogurt cool nothing that was never hot and fold no yogurt into itself', () => {
    for (const recipe of fiveOf('greek yogurt', 'dessert')) expect(recipe.instructions.join(' ')).not.toMatch(/\bcool\b|fold/i)
  })

  test('five refreshes of a dry spice mix never put it into the refrigerator', () => {
    const sprinkles = fiveOf('gochugaru', 'condiment', 'allspice').filter(({ structure }) => structure?.archetype === 'sprinkle')
    expect(sprinkles.length).toBeGreaterThan(1)
    for (const { instructions } of sprinkles) expect(instructions.join(' ')).not.toMatch(/chill|refrigerat|fridge/i)
  })

  test('five refreshes never call a drink a salad or a mash a roast', () => {
    const drunk = fiveOf('lychees', 'entrée').filter(({ structure }) => structure?.steps.some(({ technique }) => technique === 'blend'))
    expect(drunk.length).toBeGreaterThan(0)
    for (const { title } of drunk) expect(title).not.toMatch(/salad/i)
    for (const { title, instructions } of fiveOf('chestnuts', 'dessert'))
      if (instructions.some((step) => /mash|pur[ée]e|pound/i.test(step))) expect(title).not.toMatch(/roast/i)
  })
})

describe('five refreshes of onions', () => {
  test.each([['onions'], ['onions', 'garlic'], ['onions', 'beef stock'], ['onions', 'butter', 'thyme']])(
    'five refreshes are one soup of browned onions by five methods: %s %s %s',
    (...typed) => {
      const over: Parameters<typeof typedRequest>[1] = { mealTypes: ['soup'], targetMealType: 'soup', cuisine: 'French' }
      const five = ['0', '1', '2', '3', '4'].flatMap((seed) => recipeOf(typed, over, seed))
      expect(five.map(({ structure }) => structure?.archetype)).toEqual(five.map(() => 'onion-soup'))
      expect(new Set(five.map(methodOf)).size).toBe(5)
      expect(new Set(five.map(({ title }) => title)).size).toBe(5)
    },
  )

  test('onions and beef stock make an onion soup first when the composer may add ingredients', () => {
    const over: Parameters<typeof typedRequest>[1] = { mealTypes: ['soup'], targetMealType: 'soup', cuisine: 'French', searchMode: 'ideas' }
    const [first] = recipeOf(['onions', 'beef stock', 'baguette', 'gruyère'], over, '0')
    expect(first?.structure?.archetype).toBe('onion-soup')
  })
})

test.each([
  ['phyllo dough', 'soy yogurt', 'dessert', 'French'],
  ['zucchini', 'chia seeds', 'dessert', 'Chinese'],
  ['dried shiitake mushrooms', 'bananas', 'condiment', 'African'],
  ['black beans', 'egusi', 'condiment', 'Indian'],
] as const)(
  'five refreshes with added ingredients repeat a dish once at most while another is known: %s and %s for a %s',
  (food, other, meal, cuisine) => {
    const over: Parameters<typeof typedRequest>[1] = {
      searchMode: 'ideas',
      cuisine,
      mealTypes: [meal],
      targetMealType: meal,
      dietTypes: ['vegan'],
    }
    const five = ['0', '1', '2', '3', '4'].flatMap((seed) => recipeOf([food, other], over, seed))
    const dishes = five.map(({ structure }) => structure?.archetype)
    for (const dish of dishes) expect(dishes.filter((one) => one === dish).length).toBeLessThanOrEqual(2)
    expect(new Set(five.map(methodOf)).size).toBe(5)
  },
)
