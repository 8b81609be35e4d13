import { milkForPudding } from '#kitchen/composer/absorption.ts'
import type { Archetype } from '#kitchen/composer/archetype.ts'
import {
  belongsInDessert,
  dessertMeal,
  isFat,
  isFruit,
  isPouredDairy,
  isSweetSpice,
  scatterToppings,
  wantFruit,
  wantPouredDairy,
  wantSweet,
} from '#kitchen/composer/archetypes/dessert-stages.ts'
import { wantOil } from '#kitchen/composer/archetypes/shopping.ts'
import { longestMinutes, suitsTechnique } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup, waterItem } from '#kitchen/composer/item.ts'
import { layerByTime } from '#kitchen/composer/layer.ts'
import type { Stove } from '#kitchen/composer/stove.ts'
import { isStarchy } from '#kitchen/composer/table.ts'
import { isEatenRaw, lexicon } from '#kitchen/lexicon/lexicon.ts'

/** Rice simmered soft in milk, coconut milk or water. */
export const sweetRice: Archetype = {
  id: 'sweet-rice',
  meals: dessertMeal,
  usually: 0.8,
  affinity: { Thai: 3, Indian: 3, Chinese: 1.5, Mexican: 2.5, Korean: 2, African: 1.5, Japanese: 1.5, Italian: 0.8, French: 1 },
  cook: (stove) => {
    const { table, draft } = stove
    if (table.kitchen.method === 'Thai' && table.see((item) => item.class === 'rice').length === 0) table.wantThis('glutinous-rice')
    if (table.see((item) => item.class === 'rice').length === 0) table.wantThis('rice')
    const rice = table.take((item) => item.class === 'rice' && item.kin !== 'cooked-rice', 1)
    if (rice.length === 0) return false
    wantSweet(table)
    wantPouredDairy(table)
    const sweet = table.take((item) => isInGroup(item, 'sweet'), 1)
    if (sweet.length === 0 && !table.see(isFruit).length) return false
    const poured = table.take(isPouredDairy, 2)
    const milk = poured.map((item): Item => (item.class === 'milk' ? { ...item, scale: 1.6 / poured.length } : item))
    const flavours = table.take((item) => isSweetSpice(item) || item.class === 'dried-fruit', 4)
    draft.add('pour-in', {
      items: [...rice, ...flavours, ...milk, waterItem({ per: rice, ratio: milkForPudding, besides: milk })],
      vessel: 'saucepan',
      heat: 'medium',
      minutes: [4, 5],
      cue: 'bubbling',
    })
    const [shortest, most] = longestMinutes(rice, 'simmer')
    draft.add('simmer', {
      items: [],
      vessel: 'saucepan',
      heat: 'low',
      minutes: [shortest + 6, most + 8],
      cue: 'thickened',
    })
    // Dried fruit replaces half of the sugar.
    const hasDried = flavours.some((item) => item.class === 'dried-fruit')
    const sugar = hasDried ? sweet.map((item): Item => ({ ...item, scale: 0.5 })) : sweet
    const rich = [...sugar, ...table.take((item) => isFat(item) || item.kin === 'salt', 2)]
    if (rich.length > 0) draft.add('stir-in', { items: rich, vessel: 'saucepan' })
    // Fresh fruit and yogurt are folded in off the heat.
    const folded = table.take((item) => (isFruit(item) && isEatenRaw(item.kin)) || item.class === 'yogurt', 3)
    if (folded.length > 0) draft.add('fold-in', { items: folded })
    scatterToppings(stove)
    return true
  },
}

/** Roots, squash or beans cooked soft and sweet. */
export const sweetRoots: Archetype = {
  id: 'sweet-roots',
  meals: dessertMeal,
  usually: 0.4,
  affinity: { Indian: 3, African: 2, Mexican: 1.5, Thai: 1.5, Korean: 1.5, Japanese: 1.5 },
  cook: (stove) => {
    const { table, draft } = stove
    const isHalwa = table.kitchen.method === 'Indian'
    const roots = table
      .take(
        (item) =>
          (isInGroup(item, 'vegetable') || item.class === 'legume') &&
          belongsInDessert(item) &&
          suitsTechnique('simmer')(item) &&
          item.kin !== 'avocado',
        3,
      )
      .map((item, _, all): Item => {
        if (isHalwa && item.class === 'root') return { ...item, scale: 2, cut: 'grated' }
        // Twice the usual amount when one light root is the whole dessert.
        return all.length === 1 && item.class === 'root' && !isStarchy(item) ? { ...item, scale: 2 } : item
      })
    if (roots.length === 0) return false
    if (table.kitchen.method === 'Indian') table.wantThis('ghee')
    wantSweet(table)
    wantPouredDairy(table)
    const sweet = table.take((item) => isInGroup(item, 'sweet'), 1)
    if (sweet.length === 0) return false
    const milk = table.take(isPouredDairy, 1)
    layerByTime(stove, roots, 'simmer', {
      vessel: 'saucepan',
      heat: 'medium-low',
      and: [...milk, waterItem({ ml: milk.length > 0 ? 120 : 300 })],
    })
    draft.add('mash', { items: roots, vessel: 'saucepan', handwork: 2 })
    const rich = [...sweet, ...table.take((item) => isFat(item) || isSweetSpice(item) || item.kin === 'salt', 4)]
    draft.add('stir-in', { items: rich, vessel: 'saucepan', heat: 'low', minutes: [4, 5], cue: 'thickened' })
    scatterToppings(stove)
    return true
  },
}

/**
 * Multiples for a set cream: chocolate by its usual amount, and grams of milk or cream per gram of chocolate. More
 * milk would leave it liquid.
 */
const setCreamRatios = { chocolate: 1.5, milk: 1.1 }

/** Scales milk, cream or coconut milk to the amount that the chocolate can set. */
export function scaleToChocolate(chocolate: readonly Item[], item: Item): Item {
  const gramsOf = ({ kin, scale = 1 }: Item) => (lexicon[kin].serving.dessert ?? 0) * lexicon[kin].grams * scale
  const [first] = chocolate
  const usual = gramsOf({ ...item, scale: 1 })
  if (first === undefined || usual === 0) return item
  const typed = first.most === undefined ? {} : { most: Math.min(item.most ?? Number.POSITIVE_INFINITY, first.most * setCreamRatios.milk) }
  return { ...item, scale: Math.min(1.5, (gramsOf(first) * setCreamRatios.milk) / usual), ...typed }
}

/** Chocolate melted into warm milk or cream, then chilled until set. */
export const chocolatePots: Archetype = {
  id: 'chocolate-pots',
  meals: dessertMeal,
  usually: 0.7,
  affinity: { French: 1.5, Mexican: 1.2, Italian: 1 },
  cook: (stove) => {
    const { table, draft } = stove
    const chocolate = table
      .take((item) => ['dark-chocolate', 'milk-chocolate', 'white-chocolate'].includes(item.kin), 2)
      .map((item): Item => ({ ...item, scale: setCreamRatios.chocolate }))
    if (chocolate.length === 0) return false
    wantPouredDairy(table)
    table.want('sweetSpice')
    const rich = table.take((item) => isPouredDairy(item) || item.kin === 'silken-tofu', 1).map((item) => scaleToChocolate(chocolate, item))
    if (rich.length === 0) return false
    const flavours = table.take(
      (item) => isSweetSpice(item) || isInGroup(item, 'sweet') || ['coffee', 'salt', 'chili-powder'].includes(item.kin),
      4,
    )
    draft.add('pour-in', { items: [...rich, ...flavours], vessel: 'saucepan', heat: 'low', minutes: [4, 5], cue: 'heated' })
    draft.add('stir-in', { items: chocolate, vessel: 'saucepan', handwork: 2, cue: 'melted' })
    draft.add('layer', { subject: 'mixture', vessel: 'glasses', handwork: 2 })
    draft.add('chill', { minutes: [60, 90], phase: 'rest' })
    scatterToppings(stove)
    return true
  },
}

/** Cream bowl: a sweetened dairy food with fruit. */
export const creamBowl: Archetype = {
  id: 'cream-bowl',
  meals: dessertMeal,
  usually: 0.7,
  affinity: { Indian: 1.5, French: 1, Italian: 1.2, African: 1 },
  cook: (stove) => {
    const { table, draft } = stove
    const isBase = (item: Item) =>
      item.class === 'yogurt' ||
      [
        'mascarpone',
        'ricotta',
        'cream-cheese',
        'cottage-cheese',
        'creme-fraiche',
        'avocado',
        'silken-tofu',
        'cream',
        'sour-cream',
      ].includes(item.kin)
    if (table.see(isBase).length === 0) table.wantThis('yogurt')
    if (table.see(isBase).length === 0) table.wantThis('soy-yogurt')
    const base = table.take(isBase, 2)
    if (base.length === 0) return false
    wantSweet(table)
    wantFruit(table)
    // Less sugar than usual, because the fruit is sweet and uncooked food needs less sugar.
    const sweet = table
      .take((item) => isInGroup(item, 'sweet') || isSweetSpice(item) || item.kin === 'cocoa-powder', 3)
      .map((item): Item => (isInGroup(item, 'sweet') ? { ...item, scale: 0.5 } : item))
    // Cream without another base is whipped, because it would not stay thick otherwise.
    const isCream = base.every((item) => item.kin === 'cream')
    draft.add(isCream ? 'whip' : 'whisk', {
      items: [...base, ...sweet],
      vessel: 'bowl',
      handwork: 3,
      cue: isCream ? 'thickened' : 'smooth',
    })
    const fruits = table.take((item) => isFruit(item) && item.kin !== 'rhubarb', 4)
    draft.add('layer', { items: [...fruits, ...base], vessel: 'glasses', handwork: 2 })
    draft.add('chill', { minutes: [15, 15], phase: 'rest' })
    scatterToppings(stove)
    return true
  },
}

const candied: readonly string[] = ['sweet-potato', 'taro', 'yam', 'chestnut']

/** Candied roots: fried golden and turned in syrup (matang, basi digua, daigaku imo). */
function candyRoots(stove: Stove): boolean {
  const { table, draft } = stove
  if (!['Korean', 'Chinese', 'Japanese'].includes(table.kitchen.method)) return false
  const roots = table
    .take((item) => candied.includes(item.kin) && suitsTechnique('fry')(item), 2)
    .map((item): Item => (item.kin === 'chestnut' ? item : { ...item, cut: 'chunks', scale: 0.75 }))
  if (roots.length === 0) return false
  table.want('sweet')
  wantOil(table)
  const sweet = table.take((item) => isInGroup(item, 'sweet'), 1).map((item): Item => ({ ...item, scale: 0.8 }))
  const oil = table.take((item) => item.class === 'oil', 1).map((item): Item => ({ ...item, scale: 3 }))
  if (sweet.length === 0 || oil.length === 0) return false
  draft.add('heat-fat', { items: oil, vessel: 'frying-pan', heat: 'medium' })
  layerByTime(stove, roots, 'fry', { vessel: 'frying-pan', heat: 'medium', cue: 'golden' })
  draft.add('lift-out', { items: roots, vessel: 'frying-pan' })
  // The syrup has its own pan, because the frying oil stays behind.
  draft.add('simmer', { items: [...sweet, waterItem({ ml: 60 })], vessel: 'saucepan', heat: 'medium', minutes: [4, 5], cue: 'syrupy' })
  draft.add('stir-in', { items: roots, vessel: 'saucepan' })
  if (table.brief.mayAdd && table.see((item) => isInGroup(item, 'crunch')).length === 0) table.wantThis('sesame-seed')
  scatterToppings(stove)
  return true
}

/** Nuts or seeds coated in melted sugar. */
export const candiedNuts: Archetype = {
  id: 'candied-nuts',
  meals: dessertMeal,
  usually: 0.4,
  affinity: { African: 1.5, Chinese: 1.5, Korean: 1, Indian: 1, Mexican: 1 },
  cook: (stove) => {
    const { table, draft } = stove
    if (candyRoots(stove)) return true
    const nuts = table.take((item) => isInGroup(item, 'crunch'), 3)
    if (nuts.length === 0) return false
    table.want('sweet')
    const sweet = table.take((item) => isInGroup(item, 'sweet'), 1)
    if (sweet.length === 0) return false
    draft.add('toast', { items: nuts, vessel: 'frying-pan', heat: 'medium', minutes: [3, 4], cue: 'toasted' })
    draft.add('stir-in', {
      items: [...sweet, ...table.take((item) => isSweetSpice(item) || item.kin === 'salt' || isFat(item), 3), waterItem({ ml: 30 })],
      vessel: 'frying-pan',
      heat: 'medium',
      minutes: [4, 5],
      cue: 'syrupy',
    })
    draft.add('cool', { minutes: [15, 20], phase: 'rest' })
    scatterToppings(stove)
    return true
  },
}
