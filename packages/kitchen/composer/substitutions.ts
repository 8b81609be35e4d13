import { type Item, ingredientForClass } from '#kitchen/composer/item.ts'
import type { LeftOut } from '#kitchen/judgement.ts'
import type { IngredientClass, Role } from '#kitchen/lexicon/ingredient.ts'
import { type IngredientId, lexicon, listNameOf, roleOf } from '#kitchen/lexicon/lexicon.ts'
import { substitutesOf } from '#kitchen/lexicon/substitutes.ts'
import type { MealType } from '#kitchen/options.ts'
import type { Food } from '#kitchen/reader/food/reading.ts'
import type { Recipe } from '#kitchen/recipe.ts'

/** The substitutes for food that was left out. */
export interface Substitutions {
  /** The substitute for each left-out phrase. */
  of: ReadonlyMap<string, IngredientId>
  /** Substitutes that the cook typed anyway; the answer does not name them. */
  typed: ReadonlySet<IngredientId>
  /** Substitutes that the composer adds in ideas mode. */
  onTable: readonly IngredientId[]
}

/** Classes that tell enough about a food known only by kind to replace it; others ("pizza", "cookies") do not. */
const replaceableClasses: readonly IngredientClass[] = [
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

/** Roles that a dish needs once: if the cook typed another food of the role, no substitute is added. */
const rolesNeededOnce: readonly Role[] = ['main', 'base', 'fat', 'acid', 'sweetener', 'leavening', 'binder']

function candidatesFor({ ingredient, class: kind }: Food): readonly IngredientId[] {
  if (ingredient !== null) return substitutesOf(ingredient)
  return replaceableClasses.includes(kind) ? substitutesOf(ingredientForClass[kind]) : []
}

/** Is the ingredient a tree nut in place of peanuts? Many people who avoid peanuts avoid nuts too. */
function isNutForPeanut(id: IngredientId, { contains }: Food): boolean {
  return contains.peanut !== 'no' && ['nut', 'nut-butter'].includes(lexicon[id].class)
}

/**
 * Chooses the first allowed substitute that suits the meal type for each left-out food, preferring one that the cook
 * typed or that already replaces another. The order and language of the typed foods do not matter.
 */
export function substitutionsFor(
  foods: readonly Food[],
  { given, mealType, isAllowed }: { given: readonly Item[]; mealType: MealType; isAllowed(id: IngredientId): boolean },
): Substitutions {
  const of = new Map<string, IngredientId>()
  const typed = new Set<IngredientId>()
  const onTable: IngredientId[] = []
  const isGiven = (id: IngredientId) => given.some((item) => item.ingredient === id)
  // Foods of one class without an ingredient get the same substitute, because only their class is known.
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
      (rolesNeededOnce.includes(role) && given.some((item) => roleOf(item.ingredient ?? item.kin) === role))
    // Water is always there and need not be added.
    if (!isGiven(id) && !isEnough && id !== 'water') onTable.push(id)
  }
  return { of, typed, onTable }
}

/**
 * The left-out foods, each with its substitute and whether the recipe uses it. A substitute that the cook typed is not
 * named.
 */
export function withSubstitutions(leftOut: readonly LeftOut[], instead: Substitutions | undefined, recipe: Recipe): LeftOut[] {
  return leftOut.map((one) => {
    const id = one.reason === 'allergen' || one.reason === 'diet' ? instead?.of.get(one.words) : undefined
    if (id === undefined || instead?.typed.has(id)) return one
    const isUsed = recipe.structure?.lines.some(({ ingredient }) => ingredient === id) ?? false
    return { ...one, instead: { name: listNameOf(id, recipe.language), isUsed } }
  })
}
