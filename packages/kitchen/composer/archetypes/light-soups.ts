import type { Archetype } from '#kitchen/composer/archetype.ts'
import { wantEach, wantSeasoning, wantStock, wantVegetables } from '#kitchen/composer/archetypes/shopping.ts'
import { maySimmer } from '#kitchen/composer/archetypes/simmering.ts'
import { soupMeal } from '#kitchen/composer/archetypes/soup-stages.ts'
import { heatFat, softenAromatics } from '#kitchen/composer/fat-and-aromatics.ts'
import { isMainFood, longestMinutes, safetyProofsFor } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup, waterItem } from '#kitchen/composer/item.ts'
import { layerByTime } from '#kitchen/composer/layer.ts'
import { addCream, seasonToTaste } from '#kitchen/composer/seasoning.ts'
import { addToppings, cookStarchBeside, finishAndServe, serve } from '#kitchen/composer/sides.ts'
import { isPlainPepper } from '#kitchen/composer/table.ts'
import { isEatenRaw } from '#kitchen/lexicon/lexicon.ts'

/** Juicy vegetables that are safe raw. */
const isJuicy = (item: Item) =>
  isEatenRaw(item.kin) &&
  ([
    'tomato',
    'cucumber',
    'melon',
    'watermelon',
    'avocado',
    'zucchini',
    'bell-pepper',
    'red-bell-pepper',
    'green-bell-pepper',
    'cherry-tomato',
  ].includes(item.kin) ||
    item.kin === 'canned-tomatoes')

/** Cold soup of ripe raw vegetables blended with oil and vinegar. */
export const coldSoup: Archetype = {
  id: 'cold-soup',
  meals: soupMeal,
  usually: 0.3,
  affinity: { Mexican: 1.2, Italian: 1, French: 1, African: 0.5, Korean: 0.4, Indian: 0.4 },
  cook: (stove) => {
    const { table, draft } = stove
    if (table.brief.wantsMeat && table.brief.mayAdd) return false
    if (table.see(isJuicy).length === 0) table.wantThis('tomato')
    const leading = table.see(isJuicy)
    const isForAPot = (item: Item) =>
      item.use === 'yours' &&
      !isJuicy(item) &&
      (isMainFood(item) || isInGroup(item, 'grain', 'dough') || !isEatenRaw(item.kin)) &&
      item.class !== 'egg'
    if (leading.length === 0 || table.see(isForAPot).length > 0) return false
    if (leading.every((item) => item.class === 'tomato')) table.wantThis('cucumber')
    wantEach(table, 'fat', 'aromatic', 'acid', 'herb')
    wantSeasoning(table)
    if (table.brief.complexity === 'elaborate') wantEach(table, 'allium', 'crunch')
    const base = table.take(isJuicy, 6)
    const also = table.take(
      (item) =>
        isEatenRaw(item.kin) &&
        (item.kin === 'garlic' ||
          isInGroup(item, 'allium', 'bread') ||
          item.class === 'chilli' ||
          item.class === 'yogurt' ||
          item.kin === 'almond'),
      4,
    )
    const oil = table.take((item) => item.class === 'oil', 1)
    const needsWater = base.every((item) => item.kin === 'avocado' || item.class === 'pepper' || item.kin === 'zucchini')
    draft.add('blend', {
      items: [...base, ...also, ...oil, waterItem({ ml: needsWater ? 600 : 120 })],
      vessel: 'blender',
      handwork: 4,
      cue: 'smooth',
    })
    const sharp = [
      ...table.take((item) => isInGroup(item, 'acid'), 2),
      ...table.take((item) => isInGroup(item, 'salty') || isPlainPepper(item) || (isInGroup(item, 'spice') && isEatenRaw(item.kin)), 5),
    ]
    if (sharp.length > 0) draft.add('stir-in', { items: sharp, vessel: 'blender', handwork: 2 })
    draft.add('chill', { minutes: [45, 60], phase: 'rest' })
    const cured = table.take((item) => ['cured-meat', 'cured-fish'].includes(item.class) && isEatenRaw(item.kin), 1)
    if (cured.length > 0) draft.add('scatter', { items: cured })
    seasonToTaste(stove)
    addToppings(stove)
    serve(stove, cookStarchBeside(stove))
    return true
  },
}

/** Clear hot broth with ribbons of beaten egg. */
export const eggDropSoup: Archetype = {
  id: 'egg-drop-soup',
  meals: soupMeal,
  usually: 0.3,
  affinity: { Chinese: 3.2, Japanese: 2, Korean: 1.8, Italian: 1.5, Thai: 0.6, French: 0.5, Mexican: 0.4 },
  cook: (stove) => {
    const { table, draft } = stove
    const isTheirMain = (item: Item) => isMainFood(item) && item.class !== 'egg' && item.use === 'yours'
    if (table.see(isTheirMain).length === 0) table.wantThis('egg')
    const eggs = table.take((item) => item.class === 'egg', 1).map((item): Item => ({ ...item, scale: 1.5 }))
    if (eggs.length === 0) return false
    const isChinese = table.kitchen.method === 'Chinese' && table.brief.mayAdd
    if (isChinese) for (const id of ['ginger', 'scallion', 'sesame-oil', 'cornstarch'] as const) table.wantThis(id)
    else wantEach(table, 'fat', 'allium', 'aromatic')
    wantStock(table)
    wantSeasoning(table)
    wantVegetables(table, 1)
    table.want('herb')
    if (table.brief.complexity === 'elaborate') wantEach(table, 'vegetable', 'crunch', 'spice')
    const tasty = table.see((item) => isInGroup(item, 'allium', 'aromatic', 'liquid', 'paste', 'salty') || item.class === 'seaweed')
    if (tasty.length === 0) return false
    const beside = cookStarchBeside(stove, { withRoots: false })
    const solids = table.take((item) => maySimmer(item) && longestMinutes([item], 'simmer')[1] <= 30, 6)
    if (table.see((item) => isInGroup(item, 'fat') && item.kin !== 'sesame-oil').length > 0) {
      heatFat(stove, 'pot', 'medium')
      softenAromatics(stove, 'pot')
    }
    const isForTheEnd = (item: Item) => isChinese && item.kin === 'scallion'
    const dry = table.take(
      (item) =>
        (isInGroup(item, 'allium', 'aromatic', 'hardyHerb') && !isForTheEnd(item)) || (isInGroup(item, 'spice') && !isPlainPepper(item)),
      6,
    )
    const stock = table.take((item) => item.class === 'stock' || ['rice-wine', 'sake', 'white-wine'].includes(item.kin), 2)
    draft.add('pour-in', {
      items: [...dry, ...stock, waterItem({ ml: stock.some((item) => item.class === 'stock') ? 400 : 1200 })],
      vessel: 'pot',
      heat: 'high',
      minutes: [6, 8],
      cue: 'bubbling',
    })
    if (solids.length > 0) layerByTime(stove, solids, 'simmer', { vessel: 'pot', heat: 'medium-low' })
    seasonToTaste(stove, 'pot')
    addCream(stove, 'pot')
    const starch = table
      .take((item) => item.kin === 'cornstarch' || item.kin === 'potato-starch', 1)
      .map((item): Item => (item.use === 'yours' ? item : { ...item, scale: 2.5 }))
    if (starch.length > 0) {
      draft.add('whisk', { items: starch, and: [waterItem({ ml: 45 })], vessel: 'small-bowl', cue: 'smooth' })
      draft.add('stir-in', { items: starch, vessel: 'pot', heat: 'medium', minutes: [1, 2], cue: 'thickened' })
    }
    draft.add('swirl-in', { items: eggs, vessel: 'pot', heat: 'low', minutes: [1, 2], cue: 'set', proofs: safetyProofsFor(eggs) })
    finishAndServe(stove, beside)
    return true
  },
}
