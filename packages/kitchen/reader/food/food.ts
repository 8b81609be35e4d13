import type { DietLevel } from '#kitchen/lexicon/ingredient.ts'
import { type IngredientId, lexicon } from '#kitchen/lexicon/lexicon.ts'
import { memoizedByKey } from '#kitchen/memoize.ts'
import { type Allergen, allergens } from '#kitchen/options.ts'
import type { Kind } from '#kitchen/reader/food/kind.ts'
import type { Certainty, Food, Knowledge, TypedFood, Verdict } from '#kitchen/reader/food/reading.ts'

/** All facts of a food except its words. */
export type FoodSense = Omit<Food, 'words'>

const strictness: Record<DietLevel, number> = { vegan: 0, vegetarian: 1, pescatarian: 2, meat: 3 }

function verdict(allowed: DietLevel, diet: DietLevel, worst: DietLevel): Verdict {
  if (strictness[diet] > strictness[allowed]) return 'no'
  return strictness[worst] > strictness[allowed] ? 'unknown' : 'yes'
}

/** Makes a value for each of the seven allergens. */
export function perAllergen(of: (allergen: Allergen) => Certainty): Record<Allergen, Certainty> {
  return {
    dairy: of('dairy'),
    gluten: of('gluten'),
    eggs: of('eggs'),
    peanut: of('peanut'),
    shellfish: of('shellfish'),
    soybean: of('soybean'),
    mushroom: of('mushroom'),
  }
}

function certainty(kind: Pick<Kind, 'contains' | 'mayContain' | 'unknown' | 'otherwise'>, allergen: Allergen): Certainty {
  if (kind.contains?.includes(allergen)) return 'yes'
  if (kind.mayContain?.includes(allergen)) return 'likely'
  return kind.unknown?.includes(allergen) || kind.otherwise === 'unknown' ? 'unknown' : 'no'
}

/**
 * The loosest diet of foods with this name: at best vegetarian if milk or eggs are likely, pescatarian if shellfish
 * is.
 */
function worstLevelOf({ diet, dietAtWorst = diet, contains = [], mayContain = [] }: Kind): DietLevel {
  const likely = [...contains, ...mayContain]
  const least: DietLevel = likely.includes('shellfish')
    ? 'pescatarian'
    : likely.some((one) => one === 'dairy' || one === 'eggs')
      ? 'vegetarian'
      : 'vegan'
  return strictness[least] > strictness[dietAtWorst] ? least : dietAtWorst
}

/** The facts of a kind, which every food of it shares. */
export function senseOfKind(kind: Kind): FoodSense {
  const worst = worstLevelOf(kind)
  return {
    ingredient: null,
    class: kind.class,
    ...(kind.like === undefined ? {} : { like: kind.like }),
    contains: perAllergen((allergen) => certainty(kind, allergen)),
    vegan: verdict('vegan', kind.diet, worst),
    vegetarian: verdict('vegetarian', kind.diet, worst),
    pescatarian: verdict('pescatarian', kind.diet, worst),
  }
}

/** The facts of a lexicon ingredient in the reader's terms. */
export const senseOfIngredient: (id: IngredientId) => FoodSense = memoizedByKey((id: IngredientId) => ({
  ...senseOfKind(lexicon[id]),
  ingredient: id,
}))

const certainties: readonly Certainty[] = ['no', 'unknown', 'likely', 'yes']
const verdicts: readonly Verdict[] = ['yes', 'unknown', 'no']
const diets = ['vegan', 'vegetarian', 'pescatarian'] as const
type Diet = (typeof diets)[number]

/** The worse certainty, in the order yes, likely, unknown, no. */
export function worseCertainty(one: Certainty, other: Certainty): Certainty {
  return certainties.indexOf(one) > certainties.indexOf(other) ? one : other
}

/** The worse verdict, in the order no, unknown, yes. */
export function worseVerdict(one: Verdict, other: Verdict): Verdict {
  return verdicts.indexOf(one) > verdicts.indexOf(other) ? one : other
}

/** One food made of several: the worst facts of each, the class of the first, and no ingredient. */
export function mixFoods(first: FoodSense, others: readonly FoodSense[]): FoodSense {
  return others.reduce(
    (all, other) => ({
      ingredient: null,
      class: all.class,
      contains: perAllergen((allergen) => worseCertainty(all.contains[allergen], other.contains[allergen])),
      vegan: worseVerdict(all.vegan, other.vegan),
      vegetarian: worseVerdict(all.vegetarian, other.vegetarian),
      pescatarian: worseVerdict(all.pescatarian, other.pescatarian),
    }),
    { ...first, ingredient: null },
  )
}

/**
 * The claims of one food that another lacks: allergens it certainly or probably contains, and diets it breaks. Doubts
 * are no claims.
 */
export function claimsBeyond(known: FoodSense, other: FoodSense): { allergens: Allergen[]; diets: Diet[] } {
  const isSure = (allergen: Allergen) => other.contains[allergen] === 'yes' || other.contains[allergen] === 'likely'
  return {
    allergens: allergens.filter(
      (allergen) => isSure(allergen) && certainties.indexOf(other.contains[allergen]) > certainties.indexOf(known.contains[allergen]),
    ),
    diets: diets.filter((diet) => other[diet] === 'no' && known[diet] !== 'no'),
  }
}

/** A food with the additional claims of another food of the same name; the same object if there are none. */
export function withClaimsOf(known: FoodSense, other: FoodSense): FoodSense {
  const beyond = claimsBeyond(known, other)
  if (beyond.allergens.length + beyond.diets.length === 0) return known
  const verdictOf = (diet: Diet) => (beyond.diets.includes(diet) ? 'no' : known[diet])
  return {
    ...known,
    contains: perAllergen((allergen) => (beyond.allergens.includes(allergen) ? other.contains[allergen] : known.contains[allergen])),
    vegan: verdictOf('vegan'),
    vegetarian: verdictOf('vegetarian'),
    pescatarian: verdictOf('pescatarian'),
  }
}

/** A food with the claims and the doubts of another food of the same name. */
export function withDoubtsOf(known: FoodSense, other: FoodSense): FoodSense {
  return { ...mixFoods(known, [other]), ingredient: known.ingredient }
}

/** Is the food free of all allergens and allowed in every diet? */
export function isAllowedForAll(sense: FoodSense): boolean {
  return allergens.every((allergen) => sense.contains[allergen] === 'no') && diets.every((diet) => sense[diet] === 'yes')
}

/**
 * Classes of plants and plant products sold as they are: two of them together contain nothing more than each alone.
 */
const plainClasses: ReadonlySet<FoodSense['class']> = new Set([
  'legume',
  'rice',
  'grain',
  'flour',
  'root',
  'squash',
  'vegetable',
  'crisp-vegetable',
  'leaf',
  'tomato',
  'pepper',
  'chilli',
  'allium',
  'aromatic',
  'mushroom',
  'seaweed',
  'fruit',
  'berry',
  'dried-fruit',
  'citrus',
  'oil',
  'acid',
  'wine',
  'coconut',
  'water',
  'sweetener',
  'thickener',
  'nut',
  'seed',
  'spice',
  'salt',
  'herb',
  'hardy-herb',
])

/** Is the food a plain plant or plant product? */
export function isPlainPlant({ class: foodClass }: Pick<FoodSense, 'class'>): boolean {
  return plainClasses.has(foodClass)
}

const namedByRegion: readonly FoodSense['class'][] = ['milk', 'butter', 'soft-cheese', 'hard-cheese']

/**
 * Does a region beside the food only give its origin? Piedmont hazelnuts are hazelnuts, but "poulet basquaise" and
 * "Mexican rice" are dishes.
 */
export function isSoldByRegion(sense: FoodSense): boolean {
  return (isPlainPlant(sense) && sense.class !== 'rice') || namedByRegion.includes(sense.class)
}

/** Turns the certain facts of a food into possibilities. */
export function asPossibility(sense: FoodSense): FoodSense {
  return {
    ...sense,
    ingredient: null,
    contains: perAllergen((allergen) => (sense.contains[allergen] === 'no' ? 'no' : 'unknown')),
    vegan: sense.vegan === 'yes' ? 'yes' : 'unknown',
    vegetarian: sense.vegetarian === 'yes' ? 'yes' : 'unknown',
    pescatarian: sense.pescatarian === 'yes' ? 'yes' : 'unknown',
  }
}

/** A food of which only the class is known. */
export function senseUnknown(foodClass: FoodSense['class']): FoodSense {
  return {
    ingredient: null,
    class: foodClass,
    contains: perAllergen(() => 'unknown'),
    vegan: 'unknown',
    vegetarian: 'unknown',
    pescatarian: 'unknown',
  }
}

/**
 * Limits a food's claims to what is known. Only a food known as a whole may be free of an allergen or fit a diet
 * (docs/decisions/0023-a-rule-for-no.md); for others these become "unknown". Claims in the cook's own words stay.
 */
export function limitToKnown(food: Food, known: Knowledge): TypedFood {
  if (known === 'whole') return { ...food, known }
  const said = food.madeWithout ?? []
  const least = (verdict: Verdict, isSaid: boolean) => (isSaid ? verdict : worseVerdict(verdict, 'unknown'))
  const isMeatless = said.includes('vegan') || said.includes('meatless')
  return {
    ...food,
    known,
    contains: perAllergen((one) => (said.includes(one) ? food.contains[one] : worseCertainty(food.contains[one], 'unknown'))),
    vegan: least(food.vegan, said.includes('vegan')),
    vegetarian: least(food.vegetarian, isMeatless),
    pescatarian: least(food.pescatarian, isMeatless),
  }
}

/** May each person who may eat `other` also eat `one`? */
export function isAsSafe(one: FoodSense, other: FoodSense): boolean {
  return (
    allergens.every((allergen) => one.contains[allergen] === other.contains[allergen]) && diets.every((diet) => one[diet] === other[diet])
  )
}
