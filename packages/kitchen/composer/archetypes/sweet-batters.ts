import type { Archetype } from '#kitchen/composer/archetype.ts'
import {
  dessertMeal,
  isFat,
  isFlour,
  isFruit,
  isPouredDairy,
  isSweetSpice,
  scatterToppings,
  wantFruit,
  wantPouredDairy,
} from '#kitchen/composer/archetypes/dessert-stages.ts'
import { wantEach } from '#kitchen/composer/archetypes/shopping.ts'
import { longestMinutes, safetyProofsFor, suitsTechnique } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup, waterItem } from '#kitchen/composer/item.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'

/** Fruit that is hard or sharp raw and turns soft and golden in butter. */
const friedFruit: readonly string[] = ['apple', 'pear', 'quince', 'plum', 'banana', 'pineapple']

/** Multiplies the usual amount of an item. */
const scaleBy =
  (scale: number) =>
  (item: Item): Item =>
    scale === 1 ? item : { ...item, scale }

/** The most millilitres of milk per gram of flour; more would make the batter run. */
const mostMilk = 2

/** Limits the milk to what the flour can hold. */
function limitMilkToFlour(flours: readonly Item[], item: Item): Item {
  const gramsOf = ({ kin, scale = 1 }: Item) => (lexicon[kin].serving.dessert ?? 0) * lexicon[kin].grams * scale
  const most = flours.reduce((sum, flour) => sum + gramsOf(flour), 0) * mostMilk
  return most > 0 && gramsOf(item) > most ? { ...item, scale: most / gramsOf(item) } : item
}

/** Pancakes: a batter fried in the pan. */
export const pancakes: Archetype = {
  id: 'pancakes',
  meals: dessertMeal,
  usually: 0.8,
  affinity: { French: 2.5, Korean: 1.5, Japanese: 1.5, African: 1.5, Indian: 1, Mexican: 1 },
  cook: (stove) => {
    const { table, draft } = stove
    table.wantThis('flour')
    if (table.see(isFlour).length === 0) table.wantThis('rice-flour')
    table.wantThis('egg')
    wantPouredDairy(table)
    wantEach(table, 'sweet', 'sweetSpice', 'fat')
    wantFruit(table)
    const isGround = (item: Item) => item.kin === 'almond-flour'
    const hasEggs = table.see((item) => item.class === 'egg').length > 0
    // Ground almonds do not bind: without eggs the batter needs another flour.
    if (!hasEggs) for (const id of ['flour', 'rice-flour'] as const) if (table.see(isFlour).every(isGround)) table.wantThis(id)
    const ground = hasEggs ? [] : table.take((item) => isFlour(item) && isGround(item), 1).map(scaleBy(0.4))
    const binding = table.take(isFlour, 1)
    const flours = [...binding, ...ground]
    const fats = table.take((item) => isInGroup(item, 'fat') && !['sesame-oil', 'lard'].includes(item.kin), 1)
    if (binding.length === 0 || fats.length === 0) return false
    const eggs = table.take((item) => item.class === 'egg', 1)
    const wet = [...eggs, ...table.take(isPouredDairy, 1).map((item) => limitMilkToFlour(flours, item))]
    const dry = [
      ...flours,
      // A batter takes a spoon of sugar, less than the usual amount for desserts.
      ...table.take((item) => isInGroup(item, 'sweet'), 1).map((item): Item => ({ ...item, scale: 0.3 })),
      ...table.take((item) => isSweetSpice(item) || ['salt', 'baking-powder', 'cocoa-powder'].includes(item.kin), 4),
    ]
    draft.add('whisk', {
      items: [...dry, ...wet],
      and: wet.length < 2 ? [waterItem({ per: flours, ratio: wet.some(isPouredDairy) ? 0.3 : 1.3 })] : [],
      vessel: 'bowl',
      handwork: 4,
      cue: 'smooth',
    })
    draft.add('rest', { subject: 'batter', minutes: [10, 10], phase: 'rest' })
    draft.add('heat-fat', { items: fats, vessel: 'frying-pan', heat: 'medium' })
    // Hard fruit is fried in butter before the pancakes.
    const fried = table.take((item) => friedFruit.includes(item.kin) && item.form === undefined && suitsTechnique('fry')(item), 2)
    if (fried.length > 0) {
      draft.add('fry', { items: fried, vessel: 'frying-pan', heat: 'medium', minutes: longestMinutes(fried, 'fry'), cue: 'golden' })
      draft.add('lift-out', { items: fried, vessel: 'frying-pan' })
    }
    draft.add('bake-in-pan', {
      subject: 'pancakes',
      vessel: 'frying-pan',
      heat: 'medium',
      minutes: [12, 16],
      cue: eggs.length > 0 ? 'set' : 'golden',
      proofs: safetyProofsFor(eggs),
    })
    scatterToppings(stove)
    if (fried.length > 0) draft.add('serve-with', { items: fried, joins: true })
    return true
  },
}

/** Bread fried golden, dipped in egg if there is one. */
export const frenchToast: Archetype = {
  id: 'sweet-toast',
  meals: dessertMeal,
  usually: 0.5,
  affinity: { French: 1.5, Japanese: 1 },
  cook: (stove) => {
    const { table, draft } = stove
    const bread = table.take(
      (item) =>
        isInGroup(item, 'bread') &&
        suitsTechnique('fry')(item) &&
        !['breadcrumbs', 'panko', 'tortilla-chips', 'rice-paper'].includes(item.kin),
      1,
    )
    if (bread.length === 0) return false
    wantEach(table, 'sweet', 'sweetSpice', 'fat')
    wantFruit(table)
    const fat = table.take((item) => isInGroup(item, 'fat') && item.kin !== 'sesame-oil' && item.kin !== 'lard', 1)
    // Only a sprinkling of sweetener for each slice.
    const sweet = table.take((item) => isInGroup(item, 'sweet'), 1).map((item): Item => ({ ...item, scale: 0.4 }))
    const eggs = table.take((item) => item.class === 'egg', 1)
    // Bread soaked in egg and milk is a dessert even without sugar.
    if (sweet.length === 0 && (eggs.length === 0 || table.brief.mayAdd)) return false
    if (eggs.length > 0) {
      const soak = [...eggs, ...table.take(isPouredDairy, 1), ...table.take(isSweetSpice, 2)]
      draft.add('whisk', { items: soak, vessel: 'bowl', cue: 'combined' })
      draft.add('dip', { items: bread, vessel: 'bowl', handwork: 2 })
    }
    if (fat.length > 0) draft.add('heat-fat', { items: fat, vessel: 'frying-pan', heat: 'medium' })
    else draft.add('warm-pan', { vessel: 'frying-pan', heat: 'medium' })
    draft.add('fry', {
      items: bread,
      vessel: 'frying-pan',
      heat: 'medium',
      minutes: longestMinutes(bread, 'fry'),
      cue: eggs.length > 0 ? 'set' : 'golden',
      proofs: safetyProofsFor(eggs),
    })
    const over = [...sweet, ...table.take(isSweetSpice, 2)]
    if (over.length > 0) draft.add('scatter', { items: over })
    scatterToppings(stove)
    return true
  },
}

/** Clafoutis: fruit in a thin egg batter, baked until it puffs. */
export const clafoutis: Archetype = {
  id: 'clafoutis',
  meals: dessertMeal,
  usually: 0.3,
  affinity: { French: 2.6, Italian: 0.6, Chinese: 0, Thai: 0.1, Indian: 0.1, Japanese: 0.3, Korean: 0.2, Mexican: 0.4, African: 0.3 },
  cook: (stove) => {
    const { table, draft } = stove
    table.wantThis('egg')
    table.wantThis('flour')
    if (table.see(isFlour).length === 0) table.wantThis('almond-flour')
    wantPouredDairy(table)
    table.want('sweet')
    table.wantThis('vanilla')
    wantFruit(table)
    const fruits = table.take((item) => isFruit(item) && item.class !== 'dried-fruit' && suitsTechnique('bake')(item), 3)
    const eggs = table.take((item) => item.class === 'egg', 1).map((item): Item => ({ ...item, scale: 1.5 }))
    const flours = table.take(isFlour, 1).map((item): Item => ({ ...item, scale: 0.6 }))
    const poured = table.take(isPouredDairy, 2)
    const milk = poured.map((item): Item => ({ ...item, scale: 1.2 / poured.length }))
    const sweet = table.take((item) => isInGroup(item, 'sweet'), 1)
    if ([fruits, eggs, flours, milk, sweet].some((needed) => needed.length === 0)) return false
    const fat = table.take(isFat, 1)
    draft.add('preheat', { oven: 180 })
    if (fat.length > 0) draft.add('toss', { items: fruits, and: fat, vessel: 'baking-dish', handwork: 2 })
    else draft.add('toss', { items: fruits, vessel: 'baking-dish', handwork: 2 })
    draft.add('whisk', {
      items: [...eggs, ...sweet, ...flours, ...milk, ...table.take((item) => isSweetSpice(item) || item.kin === 'salt', 3)],
      vessel: 'bowl',
      handwork: 4,
      cue: 'smooth',
    })
    draft.add('cover-with', { subject: 'batter' })
    draft.add('bake', {
      subject: 'mixture',
      vessel: 'baking-dish',
      oven: 180,
      minutes: [35, 40],
      cue: 'puffed',
      proofs: safetyProofsFor(eggs),
    })
    draft.add('cool', { minutes: [10, 15], phase: 'rest' })
    scatterToppings(stove)
    return true
  },
}

/** Leavening: baking powder, soda, yeast or self-raising flour. */
const isRaising = (item: Item) => item.class === 'baking' || item.kin === 'self-raising-flour'

const isMeltedChocolate = (item: Item) => ['dark-chocolate', 'milk-chocolate', 'white-chocolate'].includes(item.kin)

/** A plain cake with other foods folded in. */
export const cake: Archetype = {
  id: 'cake',
  meals: dessertMeal,
  usually: 0.6,
  affinity: { French: 1.5, Italian: 1.5, African: 1, Mexican: 1, Japanese: 0.8 },
  cook: (stove) => {
    const { table, draft } = stove
    table.wantThis('flour')
    table.wantThis('egg')
    table.wantThis('butter')
    table.wantThis('baking-powder')
    wantEach(table, 'sweet', 'sweetSpice')
    const isFatForCake = (item: Item) => isFat(item) || item.kin === 'vegetable-oil' || item.kin === 'olive-oil'
    // A chocolate cake is dense and needs only eggs as leavening.
    const isRaised = table.see(isRaising).length > 0
    const melted = isRaised ? [] : table.take(isMeltedChocolate, 1).map(scaleBy(1.5))
    const isFondant = melted.length > 0
    const flours = table.take(isFlour, 1).map(scaleBy(isFondant ? 0.4 : 1))
    const eggs = table.take((item) => item.class === 'egg', 1).map(scaleBy(isFondant ? 2 : 1))
    const fat = table.take(isFatForCake, 1).map(scaleBy(isFondant ? 2.5 : 1))
    const sweet = table.take((item) => isInGroup(item, 'sweet'), 1)
    if (flours.length === 0 || eggs.length === 0 || fat.length === 0 || sweet.length === 0) return false
    if (melted.length === 0 && !isRaised) return false
    if (melted.length === 0 && table.see((item) => item.class === 'chocolate').length === 0) wantFruit(table)
    // A cake batter takes a splash of milk, less than a pancake batter.
    const splash = table.take(isPouredDairy, 1).map((item): Item => ({ ...item, scale: 0.25 }))
    draft.add('preheat', { oven: 180 })
    if (melted.length > 0) {
      draft.add('melt', { items: [...melted, ...fat], vessel: 'saucepan', heat: 'low', minutes: [3, 4], cue: 'melted' })
      // Without leavening, only beaten eggs raise the cake.
      draft.add('whip', { items: [...eggs, ...sweet], vessel: 'bowl', handwork: 5 })
      draft.add('fold-in', { items: [...melted, ...fat], vessel: 'bowl', handwork: 2, joins: true })
    } else draft.add('whisk', { items: [...eggs, ...sweet, ...fat], vessel: 'bowl', handwork: 4, cue: 'combined' })
    draft.add('fold-in', {
      items: [
        ...flours,
        ...table.take((item) => item.class === 'baking' || isSweetSpice(item) || item.kin === 'salt' || item.kin === 'cocoa-powder', 5),
        ...table.take((item) => item.class === 'yogurt', 1).map((item): Item => ({ ...item, scale: 0.5 })),
        ...splash,
      ],
      vessel: 'bowl',
      handwork: 3,
    })
    const extras = table.take(
      (item) => (isFruit(item) && item.kin !== 'watermelon') || isInGroup(item, 'crunch') || item.class === 'chocolate',
      3,
    )
    if (extras.length > 0) draft.add('fold-in', { items: extras, vessel: 'bowl', handwork: 2 })
    draft.add('layer', { subject: 'batter', vessel: 'cake-tin', handwork: 1 })
    draft.add('bake', {
      subject: 'cake',
      vessel: 'cake-tin',
      oven: 180,
      minutes: isFondant ? [22, 28] : [30, 40],
      cue: isFondant ? 'set' : 'risen',
      proofs: safetyProofsFor(eggs),
    })
    draft.add('cool', { minutes: [15, 20], phase: 'rest' })
    scatterToppings(stove)
    return true
  },
}
