import { describe, expect, test } from 'vitest'
import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import {
  absorptionOf,
  cookMinutesOf,
  foodStateOf,
  hasTrait,
  type IngredientId,
  ingredientIds,
  isEatenRaw,
  lexicon,
} from '#kitchen/lexicon/lexicon.ts'
import { type Trait, traitFacts } from '#kitchen/lexicon/traits.ts'

const classOf = (id: IngredientId) => lexicon[id].class
const isOf =
  (...classes: readonly IngredientClass[]) =>
  (id: IngredientId) =>
    classes.includes(classOf(id))
const contains = (id: IngredientId, allergen: 'dairy' | 'gluten') => lexicon[id].contains?.includes(allergen) === true
const needs = (id: IngredientId) => cookMinutesOf(id, 'simmer')?.[1] ?? 0
const tastes = (id: IngredientId) => lexicon[id].taste ?? {}

/** What every food with a trait must be, by the facts that its row also has. */
const agrees: Partial<Record<Trait, (id: IngredientId) => boolean>> = {
  'slow-cut': (id) => needs(id) >= 45,
  'quick-cut': (id) => (cookMinutesOf(id, 'sear') ?? cookMinutesOf(id, 'fry'))?.[1] !== undefined && cookMinutesOf(id, 'grill') !== null,
  'brings-its-own-fat': (id) => (tastes(id).fat ?? 0) >= 1 && lexicon[id].diet === 'meat',
  'oily-fish': isOf('fish', 'cured-fish'),
  'best-raw': isEatenRaw,
  juicy: (id) => isEatenRaw(id) && lexicon[id].measure !== 'ml',
  'weeps-in-salt': isOf('root', 'squash', 'vegetable', 'crisp-vegetable', 'tomato'),
  starchy: isOf('root', 'vegetable'),
  wilts: (id) => classOf(id) === 'leaf' && (cookMinutesOf(id, 'stir-fry')?.[0] ?? 0) <= 3,
  'soft-fruit': isOf('fruit', 'berry'),
  poaches: isOf('fruit', 'berry', 'dried-fruit'),
  'needs-sugar': (id) => (tastes(id).acid ?? 0) >= 2,
  'citrus-for-eating': isOf('citrus'),
  'poisonous-raw': isOf('legume', 'vegetable'),
  'boils-to-a-puree': (id) => classOf(id) === 'legume' && foodStateOf(id) === 'dried',
  'soaked-first': (id) => foodStateOf(id) === 'dried' || classOf(id) === 'cured-fish' || isOf('seaweed', 'plant-protein')(id),
  'stirred-grain': (id) => absorptionOf(id) > 4,
  'long-pasta': isOf('pasta'),
  'short-pasta': isOf('pasta'),
  'soup-pasta': isOf('pasta'),
  'crusty-bread': isOf('bread'),
  flatbread: isOf('bread', 'wrap'),
  crumbs: (id) => classOf(id) === 'bread' && foodStateOf(id) === 'dried',
  'forms-gluten': (id) => contains(id, 'gluten'),
  'makes-a-batter': isOf('flour'),
  melts: (id) => isOf('soft-cheese', 'hard-cheese', 'chocolate')(id),
  'fried-cheese': (id) => isOf('soft-cheese', 'hard-cheese')(id) && cookMinutesOf(id, 'fry') !== null,
  spoonable: isOf('soft-cheese'),
  curdles: (id) => contains(id, 'dairy') || isOf('milk', 'yogurt')(id),
  'plain-pepper': isOf('spice'),
  'sweet-spice': isOf('spice', 'drink'),
  'whole-spice': isOf('spice'),
  'table-sauce': isOf('sauce'),
  'fried-first': isOf('paste', 'hot-sauce'),
  'finishing-oil': isOf('oil'),
  'frying-oil': isOf('oil', 'butter'),
}

const carriersOf = (trait: Trait) => ingredientIds.filter((id) => hasTrait(id, trait))
const all = Object.keys(traitFacts).filter((name): name is Trait => name in traitFacts)

describe('traits of rows', () => {
  test.each(Object.entries(traitFacts))('%s says what it means and who says so, and a food has it', (trait, { means, source }) => {
    expect(means).toMatch(/^[A-Z].*\.$/)
    expect(source).not.toBe('')
    expect(ingredientIds.filter((id) => lexicon[id].traits?.some((one) => one === trait))).not.toEqual([])
  })

  test('a food with a trait has the facts that the trait implies', () => {
    const wrong = all.flatMap((trait) =>
      carriersOf(trait)
        .filter((id) => agrees[trait]?.(id) === false)
        .map((id) => `${id}: ${trait}`),
    )
    expect(wrong).toEqual([])
  })

  test.each([
    ['slow-cut', 'quick-cut'],
    ['best-raw', 'gains-by-charring'],
    ['soft-fruit', 'holds-a-filling'],
    ['melts', 'fried-cheese'],
    ['melts', 'curdles'],
    ['finishing-oil', 'frying-oil'],
    ['table-sauce', 'fried-first'],
    ['long-pasta', 'short-pasta'],
    ['starchy', 'wilts'],
    ['soft-fruit', 'poaches'],
    ['taken-out', 'mashes'],
    ['curdles', 'whips'],
  ] as const)('no food is both %s and %s', (one, other) => {
    expect(carriersOf(one).filter((id) => hasTrait(id, other))).toEqual([])
  })

  test('a row names a trait once', () => {
    expect(ingredientIds.filter((id) => new Set(lexicon[id].traits).size !== (lexicon[id].traits ?? []).length)).toEqual([])
  })
})

describe('absorption', () => {
  test('dry grains, pasta and pulses take up liquid; canned, fresh and cooked ones none', () => {
    expect(['rice', 'couscous', 'polenta', 'spaghetti', 'red-lentil'].map((id) => absorptionOf(idOf(id)))).toEqual([2, 1.5, 4.2, 1.5, 3.2])
    expect(['cooked-rice', 'gnocchi', 'chickpea', 'carrot', 'chicken'].map((id) => absorptionOf(idOf(id)))).toEqual([0, 0, 0, 0, 0])
  })

  test('only foods that are sold dry say how much they absorb', () => {
    expect(ingredientIds.filter((id) => lexicon[id].absorbs !== undefined && foodStateOf(id) !== 'dried')).toEqual([])
  })
})

function idOf(id: string): IngredientId {
  const found = ingredientIds.find((one) => one === id)
  if (found === undefined) throw new Error(`${id} is no ingredient`)
  return found
}
