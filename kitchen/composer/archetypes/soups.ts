import type { MealType } from '#domain/options.ts'
import type { Archetype } from '#kitchen/composer/archetype.ts'
import {
  wantBase,
  wantEach,
  wantHardyHerb,
  wantLift,
  wantMain,
  wantSeasoning,
  wantSpices,
  wantStock,
  wantVegetables,
} from '#kitchen/composer/archetypes/shopping.ts'
import { cookInPot, goesInThePot } from '#kitchen/composer/archetypes/simmering.ts'
import { heatFat, softenAromatics, takeOutWholeHerbs } from '#kitchen/composer/fat-and-aromatics.ts'
import { isFlesh, longest, proofsFor, suits, wilts } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isIn, water } from '#kitchen/composer/item.ts'
import { layer } from '#kitchen/composer/layer.ts'
import { enrich } from '#kitchen/composer/seasoning.ts'
import { boilEggs, cookBeside, plateUp } from '#kitchen/composer/sides.ts'
import type { Stove } from '#kitchen/composer/stove.ts'
import { isPlainPepper, type Table } from '#kitchen/composer/table.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'

const soups: readonly MealType[] = ['soup']

/** Kitchens whose soups are hot. */
const hot: readonly string[] = ['Thai', 'Korean', 'Mexican']

/** What a broth is made of where it is not begun in fat; false where the kitchen begins in fat or has none of it. */
function clearBase(table: Table): boolean {
  const ids = clearBases[table.kitchen.flavour]
  if (ids === undefined || !table.brief.mayAdd || table.see((item) => isIn(item, 'fat') && item.use === 'yours').length > 0) return false
  for (const id of ids) table.wantThis(id)
  if (table.kitchen.flavour === 'Thai') table.want('heat')
  wantSeasoning(table)
  return true
}

const clearBases: Partial<Record<string, readonly IngredientId[]>> = {
  Thai: ['lemongrass', 'galangal', 'kaffir-lime-leaf', 'cilantro'],
  Japanese: ['dashi', 'ginger', 'scallion', 'mirin'],
}

/** What every soup shares before it goes its own way. */
function startSoup({ table }: Stove): void {
  if (clearBase(table)) return
  wantBase(table)
  wantSpices(table)
  // A Korean soup of beef is clear and mild.
  const isMild = table.kitchen.flavour === 'Korean' && table.see((item) => item.class === 'meat').length > 0
  if (hot.includes(table.kitchen.flavour) && !isMild) table.want('heat')
  wantHardyHerb(table)
}

/** Kitchens that run a beaten egg into a broth; others lay a boiled one in it. */
const swirls: readonly string[] = ['Chinese', 'Japanese', 'Korean', 'Italian']

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
    wantStock(table)
    wantLift(table)
    const doughs = table.take((item) => isIn(item, 'dough', 'grain') && suits('simmer')(item), 2)
    const beside = cookBeside(stove, { withRoots: false })
    const isSwirled = swirls.includes(table.kitchen.method)
    const ribbons = isSwirled ? table.take((item) => item.class === 'egg', 1) : []
    const eggs = boilEggs(stove)
    const solids = cookInPot(stove, 1000, { keepStarch: true })
    const hasTaste = table.see((item) => isIn(item, 'fat')).length > 0 && table.see((item) => isIn(item, 'allium', 'aromatic')).length > 0
    if (solids.length + doughs.length + eggs.length + ribbons.length === 0 && !hasTaste) return false
    if (solids.length === 0) {
      const hasFat = table.see((item) => isIn(item, 'fat')).length > 0
      const onions = hasFat
        ? table.take((item) => item.class === 'allium' && item.use === 'yours' && item.kin !== 'shallot' && !wilts(item), 2)
        : []
      if (heatFatIfAny(stove)) {
        // A soup of onions is made of many, cooked until brown and sweet.
        if (onions.length > 0)
          draft.add('fry', {
            items: onions.map((item): Item => ({ ...item, scale: 3 })),
            vessel: 'pot',
            heat: 'medium-low',
            minutes: [20, 25],
            cue: 'golden',
          })
        softenAromatics(stove, 'pot')
      }
      const dry = table.take(
        (item) => isIn(item, 'allium', 'aromatic', 'hardyHerb', 'paste', 'liquid') || (isIn(item, 'spice') && !isPlainPepper(item)),
        8,
      )
      const hasStock = dry.some((item) => item.class === 'stock')
      draft.add('pour-in', {
        items: [...dry, water({ ml: hasStock ? 240 : 1000 })],
        vessel: 'pot',
        heat: 'high',
        minutes: [6, 8],
        cue: 'bubbling',
      })
    }
    if (doughs.length > 0) layer(stove, doughs, 'simmer', { vessel: 'pot', heat: 'medium' })
    if (ribbons.length > 0)
      draft.add('swirl-in', { items: ribbons, vessel: 'pot', heat: 'low', minutes: [1, 2], cue: 'set', proofs: proofsFor(ribbons) })
    enrich(stove, 'pot')
    plateUp(stove, [...eggs, ...beside], 'pot')
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
  affinity: { French: 3, Italian: 1.5, Indian: 1.2, African: 1, Mexican: 1, Thai: 1, Japanese: 0.3, Korean: 0.3, Chinese: 0.2 },
  cook: (stove) => {
    const { table, draft } = stove
    const isFrench = table.kitchen.flavour === 'French'
    if (isFrench) {
      wantEach(table, 'fat', 'allium')
      wantSeasoning(table)
      table.wantThis('thyme')
    } else startSoup(stove)
    wantVegetables(table, 1)
    if (table.brief.complexity === 'elaborate' || isFrench) table.want('creamy')
    if (isFrench) table.wantThis('chives')
    else if (table.see((item) => item.class === 'tomato').length === 0) table.want('acid')
    table.want('herb')
    const isSmooth = (item: Item) => (isIn(item, 'vegetable') || item.class === 'legume') && suits('simmer')(item)
    if (table.see(isSmooth).length === 0) return false
    // A stewing cut, a fish or a sausage belongs in the broth, not fried beside a purée.
    const isForTheBroth = (item: Item) => ['meat', 'poultry', 'fish'].includes(item.class) || ['sausage', 'hot-dog'].includes(item.kin)
    if (table.see((item) => isForTheBroth(item) && item.use === 'yours').length > 0) return false
    const mains = table.take((item) => isFlesh(item) && suits('fry')(item), 2)
    const beside = cookBeside(stove, { withRoots: false })
    const eggs = boilEggs(stove)
    if (mains.length > 0) {
      draft.add('warm-pan', { vessel: 'frying-pan', heat: 'medium-high', lane: 'side' })
      layer(stove, mains, 'fry', { vessel: 'frying-pan', heat: 'medium-high', lane: 'side', cue: 'golden' })
    }
    const smooth = table.see((item) => isSmooth(item) && item.class !== 'tomato' && item.class !== 'leaf')
    const isAlone = smooth.length === 1
    // One vegetable by itself has to be enough to thicken the pot.
    const measured = (item: Item): Item => (isAlone && smooth.includes(item) && item.class !== 'legume' ? { ...item, scale: 2 } : item)
    const coconut = table.see((item) => item.class === 'coconut').length > 0
    const solids = cookInPot(stove, coconut ? 500 : 900, { keepStarch: true, measured })
    if (solids.length === 0) return false
    takeOutWholeHerbs(stove, 'pot')
    draft.add('blend', { subject: 'soup', vessel: 'pot', handwork: 3, cue: 'smooth' })
    enrich(stove, 'pot')
    plateUp(stove, [...mains, ...eggs, ...beside], 'pot')
    return true
  },
}

/** Minutes. */
const slowerThanRice = 50

/** Rice simmered long in much water until it gives itself up. */
export const congee: Archetype = {
  id: 'congee',
  meals: soups,
  usually: 0.2,
  affinity: { Chinese: 2, Thai: 1, Japanese: 1, Korean: 1.5, Indian: 0.6 },
  cook: (stove) => {
    const { table, draft } = stove
    if (table.see((item) => item.class === 'rice').length === 0) table.wantThis('rice')
    if (table.see((item) => item.class === 'rice').length === 0) return false
    if (table.brief.wantsMeat) wantMain(table)
    wantEach(table, 'aromatic', 'salty')
    table.wantThis('salt')
    wantEach(table, 'herb', 'fat')
    const rice = table.take((item) => item.class === 'rice', 1)
    const beside = cookBeside(stove, { withRoots: false })
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
    // A stewing cut wants longer than the rice: it goes in first.
    const isSlow = (item: Item) => isFlesh(item) && longest([item], 'simmer')[1] > slowerThanRice
    const slow = solids.filter(isSlow)
    const longEnough = Math.max(rice.some((item) => item.kin === 'cooked-rice') ? 15 : 45, longest(rice, 'simmer')[1])
    if (slow.length > 0) {
      const wait = Math.max(5, longest(slow, 'simmer')[1] - longEnough)
      draft.add('simmer', { items: slow, vessel: 'pot', heat: 'low', minutes: [wait, wait] })
    }
    const rest = solids.filter((item) => !slow.includes(item))
    draft.add('simmer', {
      items: rice,
      vessel: 'pot',
      heat: 'low',
      minutes: [longEnough - 3, longEnough],
      cue: 'thickened',
      continues: slow.length > 0,
      proofs: rest.length > 0 ? [] : proofsFor([...rice, ...slow], 'simmer'),
    })
    if (rest.length > 0) layer(stove, rest, 'simmer', { vessel: 'pot', heat: 'low', proofs: proofsFor([...rice, ...slow], 'simmer') })
    enrich(stove, 'pot')
    plateUp(stove, [...eggs, ...beside], 'pot')
    return true
  },
}

/** Coconut, cream or tomato makes it round. */
export const creamySoup: Archetype = {
  id: 'creamy-soup',
  meals: soups,
  usually: 0.8,
  affinity: { Thai: 3, French: 2, Indian: 1.5, African: 2, Mexican: 1, Italian: 1, Chinese: 0.2, Japanese: 0.3, Korean: 0.3 },
  cook: (stove) => {
    const { table } = stove
    table.want('creamy')
    if (table.see((item) => ['coconut', 'cream', 'milk', 'yogurt', 'nut-butter'].includes(item.class)).length === 0) return false
    const isOfNuts = table.see((item) => item.class === 'nut-butter').length > 0
    if (isOfNuts) table.wantThis('tomato-paste')
    // A soup of nuts or of coconut and vegetables needs no beans.
    if (table.brief.wantsMeat) wantMain(table)
    startSoup(stove)
    if (!isOfNuts) wantVegetables(table, 2)
    else table.want('heat')
    if (!['French', 'Italian'].includes(table.kitchen.flavour)) table.want('acid')
    table.want('herb')
    const beside = cookBeside(stove, { withRoots: false })
    const eggs = boilEggs(stove)
    if (cookInPot(stove, 600, { keepStarch: true }).length === 0) return false
    enrich(stove, 'pot')
    plateUp(stove, [...eggs, ...beside], 'pot')
    return true
  },
}
