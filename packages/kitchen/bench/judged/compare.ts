import { type IngredientId, isIngredientId, lexicon } from '#kitchen/lexicon/lexicon.ts'
import { gramsOfAmount } from '#kitchen/lexicon/weights-of-one.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import type { Recipe } from '#kitchen/recipe.ts'
import type { RecipeRequest } from '#kitchen/request.ts'
import type { CooksRecipe } from './cooks-recipe.ts'

/** The figures in which a composed recipe and a cook's recipe are compared. */
export interface Comparison {
  /** Techniques (of heat and of cold work) that both use, of all that the cook uses. */
  techniques: { shared: number; cooks: number }
  /** `shared`: foods that both recipes add. `cooks`: all foods that the cook's recipe adds. */
  additions: { shared: number; cooks: number }
  /** How many foods the composed recipe adds that the cook's lacks. */
  ownIdeas: number
  /** Composed grams per serving divided by the cook's, for each given food that both weigh. */
  amounts: number[]
  /** Composed minutes divided by the cook's. */
  time: number
}

type Weights = Map<IngredientId, number>

/** Grams per serving in the cook's recipe. */
function weightsOfCook(recipe: CooksRecipe): Weights {
  const weights: Weights = new Map()
  for (const line of recipe.ingredients) {
    const [food] = readPhrase(line, 'en').foods
    if (food === undefined || food.ingredient === null) continue
    const { ingredient, amount } = food
    const grams = amount === undefined ? null : gramsOfAmount(amount, ingredient, food.class)
    weights.set(ingredient, grams === null ? Number.NaN : grams / recipe.serves)
  }
  return weights
}

/** Grams per serving in the composed recipe. */
function weightsOfRecipe(recipe: Recipe): Weights {
  const weights: Weights = new Map()
  for (const { ingredient, amount, measure } of recipe.structure?.lines ?? []) {
    if (ingredient === null || !isIngredientId(ingredient) || ingredient === 'water') continue
    const facts = lexicon[ingredient]
    const grams = amount === null ? Number.NaN : amount * (measure === 'g' ? 1 : facts.grams)
    weights.set(ingredient, grams / recipe.servings)
  }
  return weights
}

const families = {
  fry: /\b(fr(?:y|ied)|brown(?:ed)?|sear(?:ed)?|soften|stir-fry|sizzle|crackle|crisp)\b/iu,
  simmer: /\b(simmer(?:ed)?|poach|reduce|stew|boil away)\b/iu,
  boil: /\b(boil(?:ed|ing)?|blanch|cook the rice)\b/iu,
  oven: /\b(roast|bake|oven|°C)\b/iu,
  steam: /\bsteam(?:ed)?\b/iu,
  whisk: /\b(whisk|stir .* (?:dressing|until)|beaten)\b/iu,
  blend: /\b(blend|grind|crush|pound)\b/iu,
  toss: /\b(toss|mix|turn .* in)\b/iu,
  toast: /\b(toast(?:ed)?|warm the tortillas|dry pan)\b/iu,
  stand: /\b(rest|stand|settle|leave|cool)\b/iu,
} as const
type Family = keyof typeof families

const familyOf: Partial<Record<string, readonly Family[]>> = {
  fry: ['fry'],
  'stir-fry': ['fry'],
  sear: ['fry'],
  brown: ['fry'],
  bloom: ['fry'],
  'heat-fat': ['fry'],
  'bake-in-pan': ['fry'],
  'crack-in': ['fry'],
  simmer: ['simmer'],
  braise: ['simmer'],
  'pour-in': ['simmer', 'boil'],
  absorb: ['boil', 'simmer'],
  boil: ['boil'],
  roast: ['oven'],
  bake: ['oven'],
  steam: ['steam'],
  whisk: ['whisk'],
  'swirl-in': ['whisk'],
  whip: ['whisk'],
  blend: ['blend'],
  grind: ['blend'],
  mash: ['blend'],
  crush: ['blend'],
  toss: ['toss'],
  mix: ['toss'],
  'stir-in': ['toss'],
  toast: ['toast'],
  rest: ['stand'],
  cool: ['stand'],
}

const names = ['fry', 'simmer', 'boil', 'oven', 'steam', 'whisk', 'blend', 'toss', 'toast', 'stand'] as const satisfies readonly Family[]

/** Compares a composed recipe with the cook's in figures. */
export function compare(request: RecipeRequest, recipe: Recipe, cooks: CooksRecipe): Comparison {
  const given = new Set(request.ingredients.flatMap((typed) => readPhrase(typed, 'en').foods.map((food) => food.ingredient)))
  const ours = weightsOfRecipe(recipe)
  const theirs = weightsOfCook(cooks)
  const theirAdditions = [...theirs.keys()].filter((id) => !given.has(id) && id !== 'water')
  const method = cooks.method.join(' ')
  const theirTechniques = names.filter((name) => families[name].test(method))
  const ourMethod = recipe.instructions.join(' ')
  const ourTechniques = new Set([
    ...(recipe.structure?.steps.flatMap(({ technique }) => familyOf[technique] ?? []) ?? []),
    ...names.filter((name) => families[name].test(ourMethod)),
  ])
  const amounts = [...theirs].flatMap(([id, grams]) => {
    const own = given.has(id) ? ours.get(id) : undefined
    return own === undefined || Number.isNaN(own) || Number.isNaN(grams) ? [] : [own / grams]
  })
  return {
    techniques: { shared: theirTechniques.filter((name) => ourTechniques.has(name)).length, cooks: theirTechniques.length },
    additions: { shared: theirAdditions.filter((id) => ours.has(id)).length, cooks: theirAdditions.length },
    ownIdeas: [...ours.keys()].filter((id) => !given.has(id) && !theirs.has(id)).length,
    amounts,
    time: (recipe.structure?.times.total ?? Number.NaN) / cooks.minutes,
  }
}
