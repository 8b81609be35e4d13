import { randomSourceFrom } from '#kitchen/composer/random.ts'
import { listNameOf } from '#kitchen/lexicon/lexicon.ts'
import { allergens, cuisines, dietTypes, mealTypes, proteins, searchModes, staples } from '#kitchen/options.ts'
import type { RecipeRequest } from '#kitchen/request.ts'
import { drawnIngredients } from '#kitchen/testing/drawn-ingredients.ts'

/**
 * A Full Match entrée without typed ingredients, with oil, salt and pepper as staples; `parts` overrides any field.
 */
export function aRequest(parts: Partial<RecipeRequest> = {}): RecipeRequest {
  return {
    ingredients: [],
    allergens: [],
    mealTypes: ['entrée'],
    targetMealType: 'entrée',
    dietTypes: ['non-vegetarian'],
    proteins: [],
    cuisine: 'Italian',
    searchMode: 'full',
    complexityMode: 'simple',
    language: 'en',
    useOnlyStaples: false,
    selectedStaples: ['cooking oil', 'salt and pepper'],
    ...parts,
  }
}

/** The same request with these typed ingredients. */
export function typedRequest(ingredients: readonly string[], over: Partial<RecipeRequest> = {}): RecipeRequest {
  return aRequest({ ingredients: [...ingredients], ...over })
}

/** A valid request made from a seed: any cuisine, meal type, diet and exclusions, one to eight ingredients. */
export function randomRequest(seed: number): RecipeRequest {
  const chance = randomSourceFrom(seed)
  const some = <T>(list: readonly T[], most: number) => chance.shuffle(list).slice(0, chance.below(most + 1))
  const mealType = chance.pick(mealTypes)
  const diet = chance.pick(mealType === 'dessert' ? (['vegan', 'vegetarian'] as const) : dietTypes)
  return {
    ingredients: chance
      .shuffle(drawnIngredients)
      .slice(0, 1 + chance.below(8))
      .map((id) => listNameOf(id, 'en')),
    allergens: chance.below(2) === 0 ? [] : some(allergens, 3),
    mealTypes: [mealType],
    targetMealType: mealType,
    dietTypes: [diet],
    proteins: diet === 'non-vegetarian' ? [chance.pick(proteins)] : [],
    cuisine: chance.pick(cuisines),
    searchMode: chance.pick(searchModes),
    complexityMode: chance.below(2) === 0 ? 'simple' : 'elaborate',
    language: 'en',
    useOnlyStaples: false,
    selectedStaples: chance.below(3) === 0 ? [] : some(staples, staples.length),
  }
}

/** Foods that cooks have at home and that are no ingredient of the lexicon. */
const longTail = [
  'gouda',
  'halibut',
  'tom yum paste',
  'vegan feta',
  'brioche',
  'gnocchi',
  'jackfruit',
  'seitan bacon',
  'halloumi',
  'tempeh bacon',
  'black garlic',
  'yuzu juice',
  'nduja',
  'labneh',
  'romanesco',
  'teff',
  'cavolo nero',
  'smoked mackerel',
  'puy lentils',
  'lotus root',
  'quark',
  'burrata',
  'venison',
  'ostrich steak',
  'pomegranate molasses',
  'vegan mozzarella',
  'sourdough',
  'hake',
  'rock samphire',
  'oat cream',
  'vegan mayonnaise',
  'peanut sauce',
  'crab sticks',
  'gluten-free pasta',
  'rabbit',
  'quail eggs',
  'celeriac',
  'kohlrabi',
] as const
const strangeWords = ['zblorp', 'quuxberries', 'flurblezorp', 'vextroot', 'mimsy leaves'] as const
const nonFoods = ['bleach', 'motor oil', 'dish soap', 'rat poison', 'antifreeze'] as const
const withAmountAndAdjective = [
  (name: string) => `fresh ${name}`,
  (name: string) => `leftover ${name}`,
  (name: string) => `2 cans of ${name}, drained`,
  (name: string) => `500g ${name}`,
  (name: string) => `a handful of ${name}`,
  (name: string) => `half a bag of frozen ${name}`,
  (name: string) => `  ${name.toUpperCase()} `,
  (name: string) => `organic ${name}, chopped`,
] as const

/**
 * A request as people type it, made from a seed: rare foods, amounts, adjectives, unknown words, sometimes a non-food,
 * sometimes staples-only.
 */
export function randomTypedRequest(seed: number): RecipeRequest & { nonFood: string | null } {
  const chance = randomSourceFrom(seed + 1_000_000)
  const request = randomRequest(seed)
  const typed = request.ingredients.map((name: string) => {
    const draw = chance.below(20)
    const word = draw < 8 ? chance.pick(longTail) : draw === 8 ? chance.pick(strangeWords) : name
    return chance.below(3) === 0 ? chance.pick(withAmountAndAdjective)(word) : word
  })
  const nonFood = chance.below(25) === 0 ? chance.pick(nonFoods) : null
  const useOnlyStaples = chance.below(10) === 0
  return {
    ...request,
    ingredients: nonFood === null ? typed : [...typed, nonFood],
    useOnlyStaples,
    selectedStaples: useOnlyStaples ? chance.shuffle(staples).slice(0, 3 + chance.below(5)) : request.selectedStaples,
    nonFood,
  }
}
