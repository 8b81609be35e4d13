import type { Archetype } from '#kitchen/composer/archetype.ts'
import { wantAromaticBase, wantEach, wantHardyHerb, wantMain, wantSpices } from '#kitchen/composer/archetypes/shopping.ts'
import { bakeInTomato, isCrust, takeCrust, wantCrust } from '#kitchen/composer/archetypes/under-a-crust.ts'
import { bloomAromatics, heatFat, softenAlliums, softenAromatics } from '#kitchen/composer/fat-and-aromatics.ts'
import {
  isBestRaw,
  isCookedVegetable,
  isMainFoodFor,
  isMeatOrFish,
  longestMinutes,
  safetyProofsFor,
  suitsTechnique,
} from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup, waterItem } from '#kitchen/composer/item.ts'
import { layerByTime } from '#kitchen/composer/layer.ts'
import { saltBeforeHeat, seasonToTaste, simmerCannedTomatoes } from '#kitchen/composer/seasoning.ts'
import { boilEggs, cookStarch, cookStarchBeside, finishAndServe } from '#kitchen/composer/sides.ts'
import type { Stove } from '#kitchen/composer/stove.ts'
import { isPlainPepper, isStarchy, type Table } from '#kitchen/composer/table.ts'

const isRich = (item: Item) =>
  ['cream', 'milk', 'coconut', 'stock'].includes(item.class) || ['mascarpone', 'ricotta', 'canned-tomatoes'].includes(item.kin)

/**
 * Fish and shellfish overcook before vegetables are done, so they enter the dish raw and the vegetables are precooked.
 */
const isQuick = (item: Item) => item.class === 'fish' || item.class === 'shellfish'

/** Bottled and ground seasonings of the sauce, which bake with it. */
const isBakedSeasoning = (item: Item) => isInGroup(item, 'salty', 'paste') || isPlainPepper(item) || item.kin === 'mustard'

/** Boils or fries vegetables that need longer than the other layers; returns the fried ones. */
function precook(stove: Stove, vegetables: readonly Item[]): readonly Item[] {
  const boiled = vegetables.filter(suitsTechnique('boil'))
  const fried = vegetables.filter((item) => !suitsTechnique('boil')(item) && suitsTechnique('fry')(item))
  if (boiled.length > 0)
    stove.draft.add('boil', {
      items: boiled,
      and: [waterItem({ ml: 1500 })],
      vessel: 'large-pot',
      heat: 'medium',
      minutes: longestMinutes(boiled, 'boil'),
      cue: 'tender',
      lane: 'side',
    })
  return fried
}

/** A gratin: sliced vegetables or pasta in cream, under a crust. */
export const gratin: Archetype = {
  id: 'gratin',
  meals: ['entrée'],
  usually: 0.25,
  affinity: { French: 2.6, Italian: 2.2, Mexican: 0.6, African: 0.3, Chinese: 0, Thai: 0, Japanese: 0.3, Korean: 0 },
  cook: (stove) => {
    const { table, draft } = stove
    const isLayer = (item: Item) =>
      isInGroup(item, 'vegetable') &&
      !isBestRaw(item) &&
      item.kin !== 'canned-tomatoes' &&
      suitsTechnique('bake')(item) &&
      longestMinutes([item], 'bake')[0] >= 15
    if (table.see(isLayer).length === 0) table.want('vegetable', 2)
    if (table.brief.wantsMeat) wantMain(table)
    wantEach(table, 'fat', 'creamy', 'aromatic', 'salty')
    const isDauphinois =
      table.see((item) => isStarchy(item) && item.use === 'yours').length > 0 && table.see((item) => item.class === 'cream').length > 0
    if (!isDauphinois) wantHardyHerb(table)
    table.wantThis('salt')
    table.wantThis('black-pepper')
    if (table.kitchen.flavour === 'French') table.wantThis('nutmeg')
    if (!isDauphinois || table.brief.complexity === 'elaborate') wantCrust(table)
    if (table.brief.complexity === 'elaborate') wantEach(table, 'allium')
    table.want('herb')
    if (bakeInTomato(stove)) return true
    const layers = table
      .take(isLayer, 5)
      .map((item): Item => (isDauphinois && isStarchy(item) ? { ...item, cut: 'sliced', scale: 1.25 } : item))
    const doughs = table.take((item) => isInGroup(item, 'dough') && suitsTechnique('boil')(item), 1)
    // More cream than for a sauce, because the layers absorb it.
    const rich = table
      .take(isRich, 2)
      .map((item, _, all): Item => (item.class === 'tomato' ? item : { ...item, scale: all.length > 1 ? 1 : isDauphinois ? 2.5 : 1.8 }))
    if (layers.length + doughs.length === 0 || rich.length === 0) return false
    // Potatoes in cream brown without a crust; other layers need one.
    const brownsItself = layers.some(isStarchy) && rich.some((item) => item.class === 'cream')
    if (!brownsItself && table.see(isCrust).length === 0) return false
    draft.add('preheat', { oven: 200 })
    if (doughs.length > 0)
      draft.add('boil', {
        items: doughs,
        vessel: 'large-pot',
        heat: 'high',
        minutes: longestMinutes(doughs, 'boil'),
        cue: 'al-dente',
        lane: 'side',
      })
    const beside = [...boilEggs(stove), ...cookStarchBeside(stove, { withRoots: false })]
    const raw = table.take((item) => isQuick(item) && isMainFoodFor('bake')(item), 2)
    const browned = table.take(
      (item) => isMeatOrFish(item) && item.class !== 'cured-meat' && !isQuick(item) && isMainFoodFor('fry')(item),
      2,
    )
    const mains = [...raw, ...browned]
    const cured = table.take((item) => item.class === 'cured-meat' && suitsTechnique('fry')(item), 2)
    const isSlow = layers.some((item) => isStarchy(item) || longestMinutes([item], 'bake')[1] >= 35)
    const isPrecooked = raw.length > 0 || (isSlow && browned.length + cured.length > 0)
    const fried = isPrecooked ? precook(stove, layers) : []
    const inPan = [...fried, ...browned, ...cured]
    const alliums = table.see((item) => isInGroup(item, 'allium'))
    const isStartedInPan = inPan.length + alliums.length > 0
    saltBeforeHeat(stove, mains)
    if (isStartedInPan) {
      heatFat(stove, 'frying-pan', 'medium')
      if (inPan.length > 0)
        layerByTime(stove, inPan, 'fry', { vessel: 'frying-pan', heat: 'medium', cue: fried.length > 0 ? 'golden' : 'browned' })
      softenAromatics(stove, 'frying-pan')
    }
    const around = [
      ...table.take((item) => isInGroup(item, 'aromatic', 'hardyHerb', 'spice') || isBakedSeasoning(item), 8),
      ...(isStartedInPan ? [] : table.take((item) => isInGroup(item, 'fat'), 1)),
    ]
    draft.add('toss', {
      items: [...layers, ...doughs, ...mains, ...cured],
      and: [...rich, ...around],
      vessel: 'baking-dish',
      handwork: 4,
      joins: true,
    })
    takeCrust(stove)
    draft.add('bake', {
      items: [...layers, ...doughs, ...mains, ...cured],
      vessel: 'baking-dish',
      oven: 200,
      minutes: isPrecooked ? (raw.length > 0 ? [15, 20] : [20, 25]) : isSlow ? [40, 50] : [25, 30],
      cue: 'golden',
      proofs: safetyProofsFor([...layers, ...mains]),
    })
    draft.add('rest', { subject: 'everything', minutes: [5, 5], phase: 'rest' })
    finishAndServe(stove, beside)
    return true
  },
}

const shells: readonly string[] = [
  'bell-pepper',
  'red-bell-pepper',
  'green-bell-pepper',
  'eggplant',
  'zucchini',
  'tomato',
  'portobello',
  'poblano',
]

/** Vegetables hollowed, stuffed and roasted. */
export const stuffedVegetables: Archetype = {
  id: 'stuffed-vegetables',
  meals: ['entrée'],
  usually: 0.3,
  affinity: { Mexican: 2.2, Italian: 1.8, French: 1.6, African: 1.5, Indian: 1, Chinese: 0.5, Japanese: 0.3, Korean: 0.3, Thai: 0.2 },
  cook: (stove) => {
    const { table, draft } = stove
    const isShell = (item: Item) => shells.includes(item.kin) && suitsTechnique('roast')(item)
    if (table.see(isShell).length === 0) {
      const hasOwn = (test: (item: Item) => boolean) => table.see((item) => item.use === 'yours' && test(item)).length > 0
      if (hasOwn((item) => isInGroup(item, 'bread') || item.class === 'shellfish')) return false
      if (table.see((item) => isInGroup(item, 'vegetable')).length > 2) return false
      table.wantThis('bell-pepper')
    }
    const hollowed = table.take(isShell, 2)
    if (hollowed.length === 0) return false
    wantMain(table)
    wantAromaticBase(table)
    wantSpices(table)
    if (table.see((item) => isInGroup(item, 'grain')).length === 0) wantEach(table, 'starch')
    wantEach(table, 'herb', 'acid')
    wantCrust(table)
    const isFilling = (item: Item) => isMainFoodFor('fry')(item) && !['fish', 'meat', 'poultry'].includes(item.class)
    const mains = table.take(isFilling, 2)
    const vegetables = table.take((item) => isCookedVegetable('fry')(item) && isInGroup(item, 'vegetable') && !isStarchy(item), 4)
    const isGrain = (item: Item) => isInGroup(item, 'grain') && (suitsTechnique('simmer')(item) || item.kin === 'cooked-rice')
    if (mains.length + vegetables.length + table.see(isGrain).length === 0) return false
    draft.add('preheat', { oven: 200 })
    // Only enough grain to fill the vegetables.
    const grains = table.see(isGrain).length > 0 ? cookStarch({ table: withScaledAmounts(restrictedTo(table, isGrain), 0.4), draft }) : []
    const beside = [...cookStarchBeside(stove), ...boilEggs(stove)]
    saltBeforeHeat(stove, mains)
    heatFat(stove, 'frying-pan', 'medium')
    softenAlliums(stove, 'frying-pan')
    if (mains.length + vegetables.length > 0) layerByTime(stove, [...mains, ...vegetables], 'fry', { vessel: 'frying-pan', heat: 'medium' })
    bloomAromatics(stove, 'frying-pan')
    simmerCannedTomatoes(stove, 'frying-pan')
    if (grains.length > 0) draft.add('stir-in', { items: grains, vessel: 'frying-pan', joins: true })
    seasonToTaste(stove, 'frying-pan')
    draft.add('hollow', { items: hollowed, handwork: 5, joins: true })
    draft.add('stuff', { subject: 'filling', and: hollowed, handwork: 4 })
    const hasCrust = takeCrust(stove)
    draft.add('roast', {
      items: hollowed,
      vessel: 'baking-dish',
      oven: 200,
      minutes: [25, 35],
      cue: hasCrust ? 'golden' : 'tender',
      proofs: safetyProofsFor([...hollowed, ...grains.filter((item) => item.kin === 'cooked-rice')]),
    })
    finishAndServe(stove, beside)
    return true
  },
}

/** The same table with every taken amount multiplied by `scale`. */
function withScaledAmounts(table: Table, scale: number): Table {
  return { ...table, take: (wanted, most) => table.take(wanted, most).map((item): Item => ({ ...item, scale })) }
}

/** The same table restricted to items that pass the test. The other items stay on the table. */
function restrictedTo(table: Table, test: (item: Item) => boolean): Table {
  return {
    ...table,
    take: (wanted, most) => table.take((item) => test(item) && wanted(item), most),
    see: (wanted) => table.see((item) => test(item) && wanted(item)),
  }
}
