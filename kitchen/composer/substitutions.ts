import type { MealType } from '#domain/options.ts'
import type { LeftOut } from '#domain/recipes/judgement.ts'
import type { Recipe } from '#domain/recipes/recipe.ts'
import { type Item, kinOf } from '#kitchen/composer/item.ts'
import type { IngredientClass, Role } from '#kitchen/lexicon/ingredient.ts'
import { type IngredientId, lexicon, listNameOf, roleOf } from '#kitchen/lexicon/lexicon.ts'
import { substitutesOf } from '#kitchen/lexicon/substitutes.ts'
import type { Food } from '#kitchen/reader/reading.ts'

/** What stands in for the food that was left out. */
export interface Substitutions {
  /** By the words that were left out. */
  of: ReadonlyMap<string, IngredientId>
  /** Those of them that the cook typed: the answer does not name food that is on the table anyway. */
  typed: ReadonlySet<IngredientId>
  /** The substitutes that the kitchen adds in ideas mode. */
  onTable: readonly IngredientId[]
}

/**
 * A food known only by one of these kinds is replaced as its stand-in ingredient is; other kinds ("pizza",
 * "cookies") say too little.
 */
const tellingKinds: readonly IngredientClass[] = [
  'poultry',
  'meat',
  'mince',
  'cured-meat',
  'fish',
  'shellfish',
  'mushroom',
  'milk',
  'cream',
  'yogurt',
  'soft-cheese',
  'hard-cheese',
  'butter',
  'pasta',
  'noodle',
  'flour',
  'stock',
]

/** Of these a dish needs no second: where the cook brought another, none is added. */
const oneIsEnough: readonly Role[] = ['main', 'base', 'fat', 'acid', 'sweetener', 'leavening', 'binder']

function candidatesFor({ ingredient, class: kind }: Food): readonly IngredientId[] {
  if (ingredient !== null) return substitutesOf(ingredient)
  return tellingKinds.includes(kind) ? substitutesOf(kinOf[kind]) : []
}

/** Many who keep out peanuts keep out nuts from trees as well. */
function isNutForPeanut(id: IngredientId, { contains }: Food): boolean {
  return contains.peanut !== 'no' && ['nut', 'nut-butter'].includes(lexicon[id].class)
}

/**
 * The first allowed substitute that serves in the meal, for every food that was left out; before it one that the
 * cook brought, or that already replaces something else. The order and the language of the typed foods do not
 * matter.
 */
export function substitutionsFor(
  foods: readonly Food[],
  { given, mealType, isAllowed }: { given: readonly Item[]; mealType: MealType; isAllowed(id: IngredientId): boolean },
): Substitutions {
  const of = new Map<string, IngredientId>()
  const typed = new Set<IngredientId>()
  const onTable: IngredientId[] = []
  const isGiven = (id: IngredientId) => given.some((item) => item.ingredient === id)
  // Nameless foods of one kind are replaced alike: their order, and the words for them, say nothing.
  const nameOf = ({ ingredient, class: kind }: Food) => ingredient ?? kind
  for (const food of [...foods].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))) {
    const mayStandIn = (id: IngredientId) => isGiven(id) || !isNutForPeanut(id, food)
    const fitting = candidatesFor(food).filter((id) => isAllowed(id) && lexicon[id].serving[mealType] !== undefined && mayStandIn(id))
    const id = fitting.find(isGiven) ?? fitting.find((one) => onTable.includes(one)) ?? fitting[0]
    if (id === undefined) continue
    of.set(food.words, id)
    if (isGiven(id)) typed.add(id)
    const role = roleOf(id)
    const isEnough =
      onTable.some((other) => roleOf(other) === role) ||
      (oneIsEnough.includes(role) && given.some((item) => roleOf(item.ingredient ?? item.kin) === role))
    // Water runs from the tap wherever a dish wants it.
    if (!isGiven(id) && !isEnough && id !== 'water') onTable.push(id)
  }
  return { of, typed, onTable }
}

/**
 * What was left out, with the name of its substitute and whether the recipe uses it. A substitute that the cook
 * typed as well is not named.
 */
export function withSubstitutions(leftOut: readonly LeftOut[], instead: Substitutions | undefined, recipe: Recipe): LeftOut[] {
  return leftOut.map((one) => {
    const id = one.reason === 'allergen' || one.reason === 'diet' ? instead?.of.get(one.words) : undefined
    if (id === undefined || instead?.typed.has(id)) return one
    const isUsed = recipe.structure?.lines.some(({ ingredient }) => ingredient === id) ?? false
    return { ...one, instead: { name: listNameOf(id, recipe.language), isUsed } }
  })
}
