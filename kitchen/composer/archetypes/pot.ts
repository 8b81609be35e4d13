import type { MealType } from '#domain/options.ts'
import type { Archetype } from '#kitchen/composer/archetype.ts'
import { hasSomethingToCook, wantBase, wantLift, wantMain, wantSpices, wantVegetables } from '#kitchen/composer/archetypes/shopping.ts'
import { type Item, isIn } from '#kitchen/composer/item.ts'
import {
  boilEggs,
  cookStarch,
  enrich,
  finish,
  freshSide,
  heatFat,
  isFlesh,
  isMain,
  layer,
  longest,
  proofsFor,
  type Stove,
  season,
  serve,
  softenAromatics,
  suits,
  water,
} from '#kitchen/composer/stages.ts'
import { isPlainPepper, isStarchy } from '#kitchen/composer/table.ts'

const browns = (item: Item) => ['poultry', 'meat', 'mince', 'cured-meat'].includes(item.class)
const goesInThePot = (item: Item) =>
  (isIn(item, 'protein', 'vegetable') ||
    item.class === 'dried-fruit' ||
    item.class === 'seaweed' ||
    item.class === 'pickle' ||
    item.kin === 'paneer' ||
    item.kin === 'chestnut') &&
  item.class !== 'egg' &&
  suits('simmer')(item)

/** Aromatics softened, meat browned, liquid in, everything added by its own time. Returns the main things. */
function cookInPot(stove: Stove, waterMl: number, options: { keepStarch: boolean }): Item[] {
  const { table, draft } = stove
  const hasFlavour = table.see((item) => isIn(item, 'fat', 'allium', 'aromatic', 'spice', 'hardyHerb', 'liquid')).length > 0
  if (table.brief.mealType === 'entrée' && !hasFlavour && table.see(goesInThePot).length < 2) return []
  const solids = table.take((item) => goesInThePot(item) && (options.keepStarch || !isStarchy(item) || item.kin === 'sweet-potato'), 12)
  if (solids.length === 0) return []
  const browned = solids.filter(browns)
  const hasFat = table.see((item) => isIn(item, 'fat')).length > 0
  if (hasFat) {
    heatFat(stove, 'pot', 'medium')
    softenAromatics(stove, 'pot')
    if (browned.length > 0) draft.add('brown', { items: browned, vessel: 'pot', heat: 'medium-high', minutes: [5, 6], cue: 'browned' })
  }
  const thickener = table.take((item) => item.class === 'flour', 1)
  if (thickener.length > 0 && hasFat) draft.add('bloom', { items: thickener, vessel: 'pot', minutes: [1, 1], cue: 'combined' })
  const leftDry = hasFat
    ? []
    : table.take((item) => isIn(item, 'allium', 'aromatic', 'hardyHerb', 'paste') || (isIn(item, 'spice') && !isPlainPepper(item)), 8)
  const liquids = table.take((item) => ['stock', 'wine'].includes(item.class), 2)
  const poured = [...leftDry, ...liquids, water({ ml: waterMl })]
  draft.add('pour-in', { items: poured, vessel: 'pot', heat: 'high', minutes: [4, 5], cue: 'bubbling' })
  layer(
    stove,
    solids.filter((item) => !(hasFat && browns(item))),
    'simmer',
    {
      vessel: 'pot',
      heat: 'low',
      proofs: hasFat ? proofsFor(browned, 'simmer') : [],
      ...(hasFat && browned.length > 0 ? { atLeast: longest(browned, 'simmer') } : {}),
    },
  )
  return solids
}

const stewing = (id: string, affinity: Archetype['affinity'], usually: number, prepare: (stove: Stove) => boolean): Archetype => ({
  id,
  meals: ['entrée'],
  usually,
  affinity,
  cook: (stove) => {
    const { table } = stove
    wantMain(table)
    wantBase(table)
    if (!prepare(stove)) return false
    table.want('starch')
    const beside = cookStarch(stove)
    const eggs = boilEggs(stove)
    if (cookInPot(stove, 350, { keepStarch: false }).length === 0) return false
    enrich(stove, 'pot')
    season(stove, 'pot')
    finish(stove)
    serve(stove, [...beside, ...eggs, ...freshSide(stove)])
    return true
  },
})

/** Slow, with its own broth. */
export const stew = stewing(
  'stew',
  { French: 3, African: 3, Italian: 2, Mexican: 2, Korean: 2, Japanese: 1.5, Chinese: 1 },
  1,
  ({ table }) => {
    wantVegetables(table, 2)
    wantSpices(table)
    table.want('hardyHerb')
    table.want('liquid')
    table.want('herb')
    if (table.brief.complexity === 'elaborate') table.want('acid')
    return table.see((item) => isMain(item) || isIn(item, 'vegetable')).length > 0
  },
)

/** Spices fried first, then a sauce of tomato, coconut or yogurt. */
export const curry = stewing('curry', { Indian: 3, Thai: 3, Japanese: 0.7, African: 1 }, 0, ({ table }) => {
  table.want('heat')
  if (table.kitchen.flavour === 'Thai') table.want('paste')
  wantSpices(table, 3)
  wantVegetables(table, 1)
  table.want('liquid')
  table.want('creamy')
  table.want('herb')
  table.want('acid')
  return table.see((item) => isIn(item, 'spice', 'paste', 'aromatic')).length > 0
})

/** Rice or grain cooked in what it will taste of. */
export const onePotRice: Archetype = {
  id: 'one-pot-rice',
  meals: ['entrée'],
  usually: 1,
  affinity: { African: 3, Italian: 2, Indian: 3, Mexican: 2, Japanese: 1, Korean: 0.7, French: 0.7 },
  cook: (stove) => {
    const { table, draft } = stove
    const isGrain = (item: Item) => isIn(item, 'grain') && suits('simmer')(item) && item.kin !== 'cooked-rice'
    if (table.see(isGrain).length === 0) table.want('starch')
    if (table.see(isGrain).length === 0) return false
    wantMain(table)
    wantBase(table)
    wantVegetables(table, 1)
    wantSpices(table)
    table.want('liquid')
    wantLift(table)
    const grains = table.take(isGrain, 2)
    const eggs = boilEggs(stove)
    const others = cookStarch(stove)
    const solids = table.take((item) => goesInThePot(item), 9)
    heatFat(stove, 'pot', 'medium')
    softenAromatics(stove, 'pot')
    const browned = solids.filter(browns)
    if (browned.length > 0) draft.add('brown', { items: browned, vessel: 'pot', heat: 'medium-high', minutes: [5, 6], cue: 'browned' })
    const liquids = table.take((item) => ['stock', 'wine', 'coconut'].includes(item.class), 1)
    draft.add('pour-in', {
      items: [...liquids, water({ per: grains, ratio: liquids.length > 0 ? 1.4 : 1.9 })],
      vessel: 'pot',
      heat: 'high',
      minutes: [4, 5],
      cue: 'bubbling',
    })
    season(stove, 'pot')
    const proofs = proofsFor(browned, 'simmer')
    const waiting = solids.filter((item) => !browns(item))
    const slowest = longest([...grains, ...browned], 'simmer')
    const rest = [...waiting, ...grains]
    layer(stove, rest, 'simmer', {
      vessel: 'pot',
      heat: 'low',
      cue: 'absorbed',
      proofs,
      ...(slowest[1] > longest(rest, 'simmer')[1] ? { atLeast: slowest } : {}),
    })
    draft.add('rest', { items: [], vessel: 'pot', minutes: [5, 5], phase: 'rest' })
    finish(stove)
    serve(stove, [...others, ...eggs, ...freshSide(stove)])
    return true
  },
}

/** Pasta or noodles tossed with what the pan gives. */
export const pastaAndSauce: Archetype = {
  id: 'pasta',
  meals: ['entrée'],
  usually: 0.7,
  affinity: { Italian: 3, Chinese: 1.5, Thai: 1.5, Japanese: 1.5, Korean: 1, French: 1 },
  cook: (stove) => {
    const { table, draft } = stove
    const isDough = (item: Item) => isIn(item, 'dough')
    if (table.see(isDough).length === 0) table.want('starch')
    if (table.see(isDough).length === 0) return false
    wantMain(table)
    wantBase(table)
    wantVegetables(table, 2)
    wantSpices(table)
    table.want('liquid')
    wantLift(table)
    if (table.kitchen.method === 'Italian') table.want('cheese')
    const doughs = table.take((item) => isDough(item) && suits('boil')(item), 2)
    draft.add('boil', {
      items: doughs,
      and: [water({ ml: 3000 })],
      vessel: 'large-pot',
      heat: 'high',
      minutes: longest(doughs, 'boil'),
      cue: 'al-dente',
      lane: 'side',
    })
    const eggs = boilEggs(stove)
    const mains = table.take((item) => isMain(item) && item.class !== 'egg' && item.class !== 'legume' && suits('fry')(item), 2)
    const vegetables = table.take((item) => (isIn(item, 'vegetable') || item.class === 'legume') && suits('fry')(item), 7)
    heatFat(stove, 'frying-pan', 'medium')
    softenAromatics(stove, 'frying-pan')
    if (mains.length + vegetables.length > 0) layer(stove, [...mains, ...vegetables], 'fry', { vessel: 'frying-pan', heat: 'medium' })
    const liquids = table.take((item) => isIn(item, 'liquid'), 1)
    if (liquids.length > 0) draft.add('pour-in', { items: liquids, vessel: 'frying-pan', minutes: [4, 5], cue: 'thickened' })
    enrich(stove, 'frying-pan')
    season(stove, 'frying-pan')
    draft.add('toss', { items: doughs, vessel: 'frying-pan', joins: true, handwork: 1 })
    finish(stove)
    serve(stove, [...cookStarch(stove), ...eggs, ...freshSide(stove)])
    return true
  },
}

/** Boiled and steamed with no fat needed: a bowl of what there is. */
export const bowl: Archetype = {
  id: 'bowl',
  meals: ['entrée'],
  usually: 0.35,
  affinity: { Japanese: 1.2, Korean: 1.5, African: 0.5 },
  cook: (stove) => {
    const { table } = stove
    if (table.brief.mayAdd || !hasSomethingToCook(table)) {
      wantMain(table)
      wantVegetables(table, 2)
      table.want('starch')
      wantLift(table)
    }
    table.want('salty')
    table.want('aromatic')
    table.want('fat')
    table.wantThis('salt')
    table.wantThis('black-pepper')
    const beside = cookStarch(stove, 'side')
    const eggs = boilEggs(stove, 'main')
    const steamed = table.take(
      (item) => (isIn(item, 'vegetable') || (isMain(item) && item.class !== 'legume')) && suits('steam')(item) && item.class !== 'egg',
      7,
    )
    if (steamed.length > 0) layer(stove, steamed, 'steam', { vessel: 'steamer', heat: 'medium', and: [water({ ml: 500 })] })
    const poached = table.take(
      (item) => (isFlesh(item) || isIn(item, 'vegetable', 'protein')) && suits('simmer')(item) && item.class !== 'egg',
      5,
    )
    if (poached.length > 0) layer(stove, poached, 'simmer', { vessel: 'pot', heat: 'medium-low', and: [water({ ml: 750 })] })
    if (beside.length + steamed.length + poached.length + eggs.length === 0) return false
    const aromatics = table.see((item) => isIn(item, 'fat')).length > 0
    if (aromatics && table.see((item) => isIn(item, 'allium', 'aromatic', 'spice')).length > 0) {
      heatFat(stove, 'frying-pan', 'medium')
      softenAromatics(stove, 'frying-pan')
    }
    enrich(stove, 'saucepan')
    season(stove)
    finish(stove)
    serve(stove, [...beside, ...freshSide(stove)])
    return true
  },
}

const soups: readonly MealType[] = ['soup']

/** What every soup shares before it goes its own way. */
function startSoup({ table }: Stove): void {
  wantBase(table)
  wantSpices(table)
  table.want('hardyHerb')
}

/** A clear soup with things in it. */
export const brothSoup: Archetype = {
  id: 'broth-soup',
  meals: soups,
  usually: 1.5,
  affinity: { Japanese: 3, Chinese: 3, Korean: 2, Thai: 2, Mexican: 2, African: 1.5, Italian: 2 },
  cook: (stove) => {
    const { table, draft } = stove
    wantMain(table)
    startSoup(stove)
    wantVegetables(table, 2)
    table.want('liquid')
    wantLift(table)
    const doughs = table.take((item) => isIn(item, 'dough', 'grain') && suits('simmer')(item), 2)
    const eggs = boilEggs(stove)
    const solids = cookInPot(stove, 1000, { keepStarch: true })
    if (solids.length + doughs.length + eggs.length === 0) return false
    if (solids.length === 0) {
      if (heatFatIfAny(stove)) softenAromatics(stove, 'pot')
      const dry = table.take(
        (item) => isIn(item, 'allium', 'aromatic', 'hardyHerb', 'paste', 'liquid') || (isIn(item, 'spice') && !isPlainPepper(item)),
        8,
      )
      draft.add('pour-in', { items: [...dry, water({ ml: 1000 })], vessel: 'pot', heat: 'high', minutes: [6, 8], cue: 'bubbling' })
    }
    if (doughs.length > 0) layer(stove, doughs, 'simmer', { vessel: 'pot', heat: 'medium' })
    enrich(stove, 'pot')
    season(stove, 'pot')
    finish(stove)
    serve(stove, [...eggs, ...cookStarch(stove), ...freshSide(stove)])
    return true
  },
}

function heatFatIfAny(stove: Stove): boolean {
  if (stove.table.see((item) => isIn(item, 'fat')).length === 0) return false
  return heatFat(stove, 'pot', 'medium')
}

/** Simmered soft and blended smooth. */
export const pureeSoup: Archetype = {
  id: 'puree-soup',
  meals: soups,
  usually: 1,
  affinity: { French: 3, Italian: 1.5, Indian: 1.5, African: 1, Mexican: 1, Thai: 1 },
  cook: (stove) => {
    const { table, draft } = stove
    startSoup(stove)
    wantVegetables(table, 1)
    if (table.brief.complexity === 'elaborate') table.want('creamy')
    table.want('acid')
    table.want('herb')
    const isSmooth = (item: Item) => (isIn(item, 'vegetable') || item.class === 'legume') && suits('simmer')(item)
    if (table.see(isSmooth).length === 0) return false
    const mains = table.take((item) => isFlesh(item) && suits('fry')(item), 2)
    const solids = cookInPot(stove, 900, { keepStarch: true })
    if (solids.length === 0) return false
    draft.add('blend', { subject: 'soup', vessel: 'pot', handwork: 3, cue: 'smooth' })
    enrich(stove, 'pot')
    season(stove, 'pot')
    if (mains.length > 0) {
      draft.add('warm-pan', { vessel: 'frying-pan', heat: 'medium-high', lane: 'side' })
      layer(stove, mains, 'fry', { vessel: 'frying-pan', heat: 'medium-high', lane: 'side', cue: 'golden' })
    }
    const eggs = boilEggs(stove)
    finish(stove)
    serve(stove, [...mains, ...eggs, ...cookStarch(stove), ...freshSide(stove)])
    return true
  },
}

/** Rice simmered long in much water until it gives itself up. */
export const congee: Archetype = {
  id: 'congee',
  meals: soups,
  usually: 0.2,
  affinity: { Chinese: 2, Thai: 1, Japanese: 1, Korean: 1.5, Indian: 0.6 },
  cook: (stove) => {
    const { table, draft } = stove
    if (table.see((item) => item.class === 'rice').length === 0) return false
    if (table.brief.wantsMeat) wantMain(table)
    table.want('aromatic')
    table.want('salty')
    table.wantThis('salt')
    table.want('herb')
    table.want('fat')
    const rice = table.take((item) => item.class === 'rice', 1)
    const eggs = boilEggs(stove)
    if (heatFatIfAny(stove)) softenAromatics(stove, 'pot')
    const liquids = table.take((item) => item.class === 'stock', 1)
    const dry = table.take((item) => isIn(item, 'allium', 'aromatic', 'hardyHerb') || (isIn(item, 'spice') && !isPlainPepper(item)), 6)
    draft.add('pour-in', {
      items: [...dry, ...liquids, water({ ml: 1600 })],
      vessel: 'pot',
      heat: 'high',
      minutes: [6, 8],
      cue: 'bubbling',
    })
    const solids = table.take(goesInThePot, 8)
    const longEnough = Math.max(rice.some((item) => item.kin === 'cooked-rice') ? 15 : 45, longest(rice, 'simmer')[1])
    draft.add('simmer', {
      items: rice,
      vessel: 'pot',
      heat: 'low',
      minutes: [longEnough - 3, longEnough],
      cue: 'thickened',
      proofs: solids.length > 0 ? [] : proofsFor(rice),
    })
    if (solids.length > 0) layer(stove, solids, 'simmer', { vessel: 'pot', heat: 'low', proofs: proofsFor(rice) })
    enrich(stove, 'pot')
    season(stove, 'pot')
    finish(stove)
    serve(stove, [...eggs, ...cookStarch(stove), ...freshSide(stove)])
    return true
  },
}

/** Coconut, cream or tomato makes it round. */
export const creamySoup: Archetype = {
  id: 'creamy-soup',
  meals: soups,
  usually: 0.8,
  affinity: { Thai: 3, French: 2, Indian: 1.5, African: 2, Mexican: 1, Italian: 1 },
  cook: (stove) => {
    const { table } = stove
    table.want('creamy')
    if (table.see((item) => ['coconut', 'cream', 'milk', 'yogurt', 'nut-butter'].includes(item.class)).length === 0) return false
    wantMain(table)
    startSoup(stove)
    wantVegetables(table, 2)
    table.want('acid')
    table.want('herb')
    const eggs = boilEggs(stove)
    if (cookInPot(stove, 600, { keepStarch: true }).length === 0) return false
    enrich(stove, 'pot')
    season(stove, 'pot')
    finish(stove)
    serve(stove, [...eggs, ...cookStarch(stove), ...freshSide(stove)])
    return true
  },
}
