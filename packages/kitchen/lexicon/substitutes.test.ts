import { describe, expect, test } from 'vitest'
import type { DietLevel, Role } from '#kitchen/lexicon/ingredient.ts'
import { type IngredientId, ingredientIds, lexicon, roleOf } from '#kitchen/lexicon/lexicon.ts'
import { substituteRoles, substitutesOf } from '#kitchen/lexicon/substitutes.ts'
import { type Allergen, allergens, mealTypes } from '#kitchen/options.ts'

const listed = ingredientIds.filter((id) => substitutesOf(id).length > 0)
const pairs = listed.flatMap((id) => substitutesOf(id).map((other) => ({ id, other })))
const named = ({ id, other }: { id: IngredientId; other: IngredientId }) => `${id}: ${other}`

const strictness: readonly DietLevel[] = ['vegan', 'vegetarian', 'pescatarian', 'meat']
const diets = strictness.slice(0, 3)

function has(id: IngredientId, allergen: Allergen): boolean {
  return [...(lexicon[id].contains ?? []), ...(lexicon[id].mayContain ?? [])].includes(allergen)
}

function isWithin(id: IngredientId, diet: DietLevel): boolean {
  return strictness.indexOf(lexicon[id].dietAtWorst ?? lexicon[id].diet) <= strictness.indexOf(diet)
}

/** Every food in each of its meal types, with the substitutes that fit the same meal type. */
const inMeals = ingredientIds.flatMap((id) =>
  mealTypes
    .filter((meal) => lexicon[id].serving[meal] !== undefined)
    .map((meal) => ({ id, meal, others: substitutesOf(id).filter((other) => lexicon[other].serving[meal] !== undefined) })),
)

function canStandIn(role: Role, other: Role): boolean {
  return role === other || substituteRoles[role].includes(other)
}

describe('substitutes', () => {
  test('more than five hundred foods have substitutes', () => {
    expect(listed.length).toBeGreaterThan(500)
  })

  test("a food's substitutes are other foods of the lexicon, each named once", () => {
    expect(pairs.filter(({ other }) => !ingredientIds.includes(other)).map(named)).toEqual([])
    expect(pairs.filter(({ id, other }) => id === other).map(named)).toEqual([])
    expect(listed.filter((id) => new Set(substitutesOf(id)).size !== substitutesOf(id).length || substitutesOf(id).length === 0)).toEqual(
      [],
    )
  })

  test("a substitute has the food's role, or a role that can replace it", () => {
    expect(pairs.filter(({ id, other }) => !canStandIn(roleOf(id), roleOf(other))).map(named)).toEqual([])
  })

  test('every rule for replacing a role is needed by some food', () => {
    const needed = new Set(pairs.map(({ id, other }) => `${roleOf(id)}: ${roleOf(other)}`))
    const rules = ingredientIds.map(roleOf).flatMap((role) => substituteRoles[role].map((other) => `${role}: ${other}`))
    expect([...new Set(rules)].filter((rule) => !needed.has(rule))).toEqual([])
  })

  test('a substitute shares at least one meal with its food', () => {
    const share = ({ id, other }: { id: IngredientId; other: IngredientId }) =>
      mealTypes.some((meal) => lexicon[id].serving[meal] !== undefined && lexicon[other].serving[meal] !== undefined)
    expect(pairs.filter((pair) => !share(pair)).map(named)).toEqual([])
  })

  test('every food with an allergen has a substitute without it, in each of its meals', () => {
    const helpless = allergens.flatMap((allergen) =>
      inMeals.filter(({ id }) => has(id, allergen)).filter(({ others }) => others.every((other) => has(other, allergen))),
    )
    expect(helpless.map(({ id, meal }) => `${id} in a ${meal}`)).toEqual([])
  })

  test('every food outside a diet has a substitute within it, in each of its meals', () => {
    const helpless = diets.flatMap((diet) =>
      inMeals.filter(({ id }) => !isWithin(id, diet)).filter(({ others }) => !others.some((other) => isWithin(other, diet))),
    )
    expect(helpless.map(({ id, meal }) => `${id} in a ${meal}`)).toEqual([])
  })

  test('every food that is not vegan has a vegan substitute without each allergen', () => {
    const suits = (id: IngredientId, allergen: Allergen) => isWithin(id, 'vegan') && !has(id, allergen)
    const helpless = allergens.flatMap((allergen) =>
      listed
        .filter((id) => !isWithin(id, 'vegan') && !substitutesOf(id).some((other) => suits(other, allergen)))
        .map((id) => `${id}: vegan without ${allergen}`),
    )
    expect(helpless).toEqual([])
  })
})
