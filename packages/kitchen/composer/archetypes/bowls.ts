import type { Archetype } from '#kitchen/composer/archetype.ts'
import {
  hasSomethingToCook,
  hasTypedPasta,
  wantEach,
  wantFinishingAcid,
  wantMain,
  wantSeasoning,
  wantVegetables,
} from '#kitchen/composer/archetypes/shopping.ts'
import { maySimmer } from '#kitchen/composer/archetypes/simmering.ts'
import { bloomAromatics, heatFat, softenAlliums, softenAromatics } from '#kitchen/composer/fat-and-aromatics.ts'
import { isCookedVegetable, isMainFoodFor, isMeatOrFish, safetyProofsFor, suitsTechnique } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup, waterItem } from '#kitchen/composer/item.ts'
import { layerByTime } from '#kitchen/composer/layer.ts'
import { addCream, mixSauce, pourSauceOver, saltBeforeHeat, seasonToTaste } from '#kitchen/composer/seasoning.ts'
import { addToppings, boilEggs, cookStarchBeside, finishAndServe, serve } from '#kitchen/composer/sides.ts'
import type { Stove } from '#kitchen/composer/stove.ts'
import { isPlainPepper } from '#kitchen/composer/table.ts'

/** Donburi: meat or tofu simmered with onion in sweet soy broth, with egg set over it, on rice. */
function cookDonburi(stove: Stove): boolean {
  const { table, draft } = stove
  const isBroth = (item: Item) => ['salty-sauce', 'stock'].includes(item.class) || ['mirin', 'sake', 'sugar'].includes(item.kin)
  const isSimmered = (item: Item) => ['poultry', 'plant-protein'].includes(item.class) && suitsTechnique('simmer')(item)
  const isRice = (item: Item) => item.class === 'rice'
  const needed = [isRice, isSimmered, (item: Item) => item.class === 'egg', (item: Item) => item.class === 'salty-sauce']
  if (table.kitchen.method !== 'Japanese' || needed.some((test) => table.see(test).length === 0)) return false
  if (table.see((item) => isInGroup(item, 'fat') && item.use === 'yours').length > 0) return false
  const rice = cookStarchBeside(stove, { withRoots: false })
  const broth = table.take(isBroth, 4)
  const simmered = [
    ...table.take(isSimmered, 1),
    ...table.take((item) => isInGroup(item, 'allium'), 1),
    ...table.take((item) => item.class === 'mushroom', 1),
  ]
  const eggs = table.take((item) => item.class === 'egg', 1)
  draft.add('pour-in', {
    items: [...broth, waterItem({ ml: 180 })],
    vessel: 'frying-pan',
    heat: 'medium',
    minutes: [2, 3],
    cue: 'bubbling',
  })
  draft.add('simmer', {
    items: simmered,
    vessel: 'frying-pan',
    heat: 'medium-low',
    minutes: [12, 14],
    cue: 'tender',
    proofs: safetyProofsFor(simmered),
  })
  draft.add('whisk', { items: eggs, vessel: 'small-bowl', cue: 'combined' })
  draft.add('pour-over', { items: eggs, vessel: 'frying-pan', heat: 'low', minutes: [3, 4], cue: 'set', proofs: safetyProofsFor(eggs) })
  draft.add('layer', { items: [...rice, ...simmered, ...eggs], vessel: 'plates', joins: true })
  finishAndServe(stove)
  return true
}

/** Bibimbap: rice, meat in a sweet soy glaze, vegetables fried one by one, an egg and sesame. */
function cookBibimbap(stove: Stove): boolean {
  const { table, draft } = stove
  const isRice = (item: Item) => item.class === 'rice'
  const isMeat = (item: Item) => ['mince', 'poultry', 'meat', 'plant-protein'].includes(item.class) && isMainFoodFor('stir-fry')(item)
  if (
    table.kitchen.method !== 'Korean' ||
    table.see((item) => item.use === 'yours' && (isMeat(item) || isCookedVegetable('fry')(item))).length === 0
  )
    return false
  table.wantThis('rice')
  wantEach(table, 'fat', 'aromatic', 'salty', 'sweet')
  if (table.see(isRice).length === 0 || table.see((item) => isInGroup(item, 'fat')).length === 0) return false
  if (table.brief.wantsMeat) wantMain(table)
  wantVegetables(table, 2)
  if (table.brief.mayAdd) for (const id of ['carrot', 'egg', 'gochujang', 'sesame-oil', 'sesame-seed'] as const) table.wantThis(id)
  table.wantThis('salt')
  const rice = cookStarchBeside(stove, { withRoots: false })
  const vegetables = table
    .take(isCookedVegetable('fry'), 4)
    .map((item): Item => (item.kin === 'carrot' ? { ...item, cut: 'strips' } : item))
  const mains = table.take(isMeat, 1)
  const eggs = boilEggs(stove, 'side', 1)
  const sauce = mixSauce(stove, { isBoiled: mains.length > 0 })
  heatFat(stove, 'frying-pan', 'medium-high')
  for (const vegetable of vegetables) {
    layerByTime(stove, [vegetable], 'fry', { vessel: 'frying-pan', heat: 'medium-high' })
    draft.add('lift-out', { items: [vegetable], vessel: 'frying-pan' })
  }
  softenAlliums(stove, 'frying-pan')
  if (mains.length > 0) layerByTime(stove, mains, 'fry', { vessel: 'frying-pan', heat: 'medium-high', cue: 'browned' })
  bloomAromatics(stove, 'frying-pan')
  if (mains.length > 0) pourSauceOver(stove, 'frying-pan', sauce)
  seasonToTaste(stove, 'frying-pan')
  draft.add('layer', { items: [...rice, ...vegetables, ...mains, ...eggs], vessel: 'plates', joins: true, handwork: 2 })
  addToppings(stove)
  serve(stove)
  if (sauce.length > 0 && mains.length === 0) draft.add('serve-with', { subject: 'sauce' })
  return true
}

/** Bacon and mince are fried first: boiled, mince turns grey and bacon limp. */
const isFriedFirst = (item: Item) => item.class === 'cured-meat' || item.class === 'mince'

/** A bowl of boiled and steamed foods, which needs no fat. */
export const bowl: Archetype = {
  id: 'bowl',
  meals: ['entrée'],
  usually: 0.35,
  affinity: { Japanese: 1.2, Korean: 1.5, African: 0.5 },
  cook: (stove) => {
    const { table, draft } = stove
    if (hasTypedPasta(table)) return false
    if (cookDonburi(stove) || cookBibimbap(stove)) return true
    if (table.brief.mayAdd || !hasSomethingToCook(table)) {
      wantMain(table)
      wantVegetables(table, 2)
      table.want('starch')
      wantFinishingAcid(table)
    }
    wantEach(table, 'aromatic', 'fat')
    wantSeasoning(table)
    const beside = cookStarchBeside(stove)
    const eggs = boilEggs(stove, 'main')
    const steamed = table.take(
      (item) => isCookedVegetable('steam')(item) || (isMainFoodFor('steam')(item) && item.class !== 'legume' && !isFriedFirst(item)),
      7,
    )
    saltBeforeHeat(stove, steamed.filter(isMeatOrFish))
    if (steamed.length > 0) layerByTime(stove, steamed, 'steam', { vessel: 'steamer', heat: 'medium', and: [waterItem({ ml: 500 })] })
    const hasFat = table.see((item) => isInGroup(item, 'fat')).length > 0
    const poached = table.take(
      (item) => maySimmer(item) && !isFriedFirst(item) && !['pickle', 'tomato', 'dried-fruit'].includes(item.class),
      5,
    )
    if (poached.length > 0) {
      const around = hasFat ? [] : table.take((item) => isInGroup(item, 'allium', 'aromatic', 'hardyHerb') || item.kin === 'star-anise', 4)
      layerByTime(stove, poached, 'simmer', { vessel: 'pot', heat: 'medium-low', and: [...around, waterItem({ ml: 750 })] })
      draft.add('drain', { items: poached, vessel: 'pot' })
    }
    const fried = table.take((item) => isFriedFirst(item) && suitsTechnique('fry')(item), 2)
    const served = [...beside, ...steamed, ...poached, ...fried, ...eggs]
    if (served.length === 0) return false
    const sauce = mixSauce(stove)
    const hot: Item[] = []
    if (
      fried.length > 0 ||
      (hasFat && table.see((item) => isInGroup(item, 'allium', 'aromatic', 'spice') && !isPlainPepper(item)).length > 0)
    ) {
      if (!steamed.some(isMeatOrFish)) saltBeforeHeat(stove, fried)
      heatFat(stove, 'frying-pan', 'medium')
      const cue = fried.some((item) => item.class === 'mince') ? 'browned' : 'crisp'
      if (fried.length > 0) layerByTime(stove, fried, 'fry', { vessel: 'frying-pan', heat: 'medium', cue })
      hot.push(...softenAromatics(stove, 'frying-pan'))
    }
    addCream(stove, hasFat ? 'frying-pan' : 'saucepan')
    draft.add('layer', { items: served, vessel: 'plates', joins: true, handwork: 2 })
    if (hot.length > 0) draft.add('dress', { items: hot })
    finishAndServe(stove)
    if (sauce.length > 0) draft.add('serve-with', { subject: 'sauce' })
    return true
  },
}
