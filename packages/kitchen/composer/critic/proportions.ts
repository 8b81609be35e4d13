import { absorptionOf } from '#kitchen/composer/absorption.ts'
import { type DishCase, itemsOf, tasksWith, weightOf } from '#kitchen/composer/critic/dish-case.ts'
import type { CriticRule } from '#kitchen/composer/critic/rule.ts'
import { saltIn } from '#kitchen/composer/fit/salt.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import { isStarchy } from '#kitchen/composer/table.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'

const isWater = (item: Item) => item.class === 'water'
const isBroth = (item: Item) => isWater(item) || isInGroup(item, 'liquid', 'dairy')
const isBody = (item: Item) =>
  isInGroup(item, 'protein', 'vegetable', 'grain', 'dough', 'bread', 'fruit', 'allium') || ['wrap', 'dish', 'pickle'].includes(item.class)

const perServing = (it: DishCase, test: (item: Item) => boolean) => weightOf(it, test) / it.servings
const eatenPerServing = ({ foods, servings }: DishCase) =>
  foods.reduce((sum, { item, eaten }) => (isWater(item) ? sum : sum + eaten), 0) / servings
const rounded = (number: number) => String(Math.round(number * 10) / 10)

/** One line when a figure lies outside its range, none otherwise. */
function outside(figure: number, [least, most]: readonly [number, number], unit: string): string[] {
  return figure < least || figure > most ? [`${rounded(figure)} ${unit}, not ${least} to ${most}`] : []
}

/**
 * Grams of salt for a kilogram of what is eaten. Null without salt on the list: nobody has any, or a sauce salts the
 * dish.
 */
function saltOf(it: DishCase): number | null {
  const eaten = weightOf(it, (item) => item.class !== 'salt' && (item.class !== 'water' || it.mealType === 'soup'))
  const salty = it.foods.reduce((sum, { item, grams }) => sum + grams * saltIn(item), 0)
  return eaten === 0 || itemsOf(it, (item) => item.class === 'salt').length === 0 ? null : (salty / eaten) * 1_000
}

const isSavoury = ({ mealType }: DishCase) => mealType === 'entrée' || mealType === 'soup'

/** How much of what. */
export const proportionRules: readonly CriticRule[] = [
  {
    id: 'salted-in-measure',
    weight: 'heavy',
    says: 'It is bland, or too salty to eat.',
    find: (it) => {
      const salt = isSavoury(it) ? saltOf(it) : null
      return salt === null ? [] : outside(salt, [2.5, 18], 'g of salt in a kilogram')
    },
  },
  {
    id: 'enough-to-eat',
    weight: 'heavy',
    says: 'Nobody gets up full from this, or nobody finishes it.',
    find: (it) => (it.mealType === 'entrée' ? outside(eatenPerServing(it), [180, 900], 'g a serving') : []),
  },
  {
    id: 'soup-is-wet',
    weight: 'heavy',
    says: 'The spoon stands in it, or it is hot water with bits.',
    find: (it) => {
      const juicy = weightOf(it, (item) => item.class === 'tomato') * 0.8
      const body = weightOf(it, isBody)
      return it.mealType === 'soup' && body > 0
        ? outside((weightOf(it, isBroth) + juicy) / body, [0.6, 6], 'g of broth for a gram of food')
        : []
    },
  },
  {
    id: 'fat-in-measure',
    weight: 'light',
    says: 'It swims in fat.',
    find: (it) =>
      outside(
        perServing(it, (item) => isInGroup(item, 'fat')),
        [0, it.mealType === 'dessert' ? 45 : 35],
        'g of fat a serving',
      ),
  },
  {
    id: 'side-of-starch',
    weight: 'light',
    says: 'The rice is more than the dish.',
    find: (it) => {
      const grain = (item: Item) => isInGroup(item, 'grain', 'dough') && absorptionOf(item) > 0
      return isSavoury(it) ? outside(perServing(it, grain), [0, 115], 'g of dry starch a serving') : []
    },
  },
  {
    id: 'one-starch',
    weight: 'light',
    says: 'Rice and bread and pasta on one plate.',
    find: (it) => {
      const starches = [
        (item: Item) => isInGroup(item, 'grain'),
        (item: Item) => isInGroup(item, 'dough'),
        (item: Item) => isInGroup(item, 'bread'),
        (item: Item) => isStarchy(item) && isInGroup(item, 'vegetable'),
      ].filter((test) => perServing(it, test) > 40)
      return it.mealType === 'entrée' && starches.length > 2 ? [`${starches.length} starches`] : []
    },
  },
  {
    id: 'sweet-in-measure',
    weight: 'heavy',
    says: 'A dessert that is not sweet, or nothing but sugar.',
    find: (it) => {
      if (it.mealType !== 'dessert') return []
      const sugar = weightOf(it, (item) => item.class === 'sweetener')
      const isSweetened = (item: Item) => item.class !== 'sweetener' && (lexicon[item.kin].taste?.sweet ?? 0) >= 2
      const sweet =
        sugar + weightOf(it, isSweetened) * 0.4 + weightOf(it, (item) => isInGroup(item, 'fruit') || item.class === 'chocolate') * 0.12
      return [
        ...(sweet / it.servings < 4 ? [`${rounded(sweet / it.servings)} g of sugar a serving`] : []),
        ...outside(sugar / it.servings, [0, 90], 'g of sugar a serving'),
      ]
    },
  },
  {
    id: 'sour-in-measure',
    weight: 'light',
    says: 'It puckers the mouth.',
    find: (it) =>
      outside(
        perServing(it, (item) => item.class === 'acid'),
        [0, it.mealType === 'condiment' ? 60 : 35],
        'ml of vinegar or juice a serving',
      ),
  },
  {
    id: 'garlic-in-measure',
    weight: 'light',
    says: 'Garlic, and nothing else.',
    find: (it) =>
      outside(
        perServing(it, (item) => item.kin === 'garlic'),
        [0, 14],
        'g of garlic a serving',
      ),
  },
  {
    id: 'egg-holds',
    weight: 'heavy',
    says: 'Too little egg for what it has to hold.',
    find: (it) => {
      const poured = it.tasks.filter(
        ({ verb, subject, items }) => verb === 'pour-over' && subject !== 'sauce' && items.some((item) => item.class === 'egg'),
      )
      if (poured.length === 0) return []
      const filling = weightOf(
        it,
        (item) => isBody(item) && item.class !== 'egg' && tasksWith(it, item).some(({ vessel }) => vessel === poured[0]?.vessel),
      )
      const eggs = weightOf(it, (item) => item.class === 'egg')
      return eggs < filling * 0.3 ? [`${rounded(eggs)} g of egg for ${rounded(filling)} g`] : []
    },
  },
]
