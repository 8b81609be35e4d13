import type { Archetype } from '#kitchen/composer/archetype.ts'
import {
  suitsSalad,
  wantAromaticBase,
  wantEach,
  wantFinishingAcid,
  wantMain,
  wantSpices,
  wantStock,
  wantVegetables,
} from '#kitchen/composer/archetypes/shopping.ts'
import { cookInPot } from '#kitchen/composer/archetypes/simmering.ts'
import { bloomAromatics, heatFat, softenAlliums } from '#kitchen/composer/fat-and-aromatics.ts'
import { isCookedVegetable, isMainFoodFor, safetyProofsFor, suitsTechnique } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import { layerByTime } from '#kitchen/composer/layer.ts'
import { mixSauce, pourSauceOver } from '#kitchen/composer/seasoning.ts'
import { boilEggs, boilPasta, cookStarchBeside, finishAndServe } from '#kitchen/composer/sides.ts'
import type { Table } from '#kitchen/composer/table.ts'

const noodlesOfCuisine: Partial<
  Record<string, readonly ('egg-noodles' | 'rice-noodles' | 'udon' | 'soba' | 'glass-noodles' | 'spaghetti')[]>
> = {
  Chinese: ['egg-noodles', 'rice-noodles'],
  Thai: ['rice-noodles', 'glass-noodles'],
  Japanese: ['udon', 'soba', 'rice-noodles'],
  Korean: ['glass-noodles', 'rice-noodles'],
}

/** Noodles for the archetypes of this file; pasta has its own archetypes. */
const isNoodle = (item: Item) => item.class === 'noodle' && suitsTechnique('boil')(item)

/** Adds the cuisine's own noodles, the first that the diet allows. */
function wantNoodles(table: Table): void {
  for (const id of noodlesOfCuisine[table.kitchen.method] ?? ['egg-noodles', 'rice-noodles'])
    if (table.see(isNoodle).length === 0) table.wantThis(id)
}

/** Has the cook typed rice, which replaces the noodles? */
const hasOwnRice = (table: Table) =>
  table.see((item) => isInGroup(item, 'grain') && item.use === 'yours').length > 0 &&
  table.see((item) => item.class === 'noodle').length === 0

/** Noodles boiled, then tossed in a hot wok with a glaze. */
export const stirFriedNoodles: Archetype = {
  id: 'stir-fried-noodles',
  meals: ['entrée'],
  usually: 0.3,
  affinity: { Chinese: 2.8, Thai: 2.8, Japanese: 2.2, Korean: 2.2, Italian: 0, French: 0.1, Mexican: 0.1, African: 0.2, Indian: 0.4 },
  cook: (stove) => {
    const { table, draft } = stove
    if (hasOwnRice(table) || suitsSalad(table)) return false
    wantNoodles(table)
    if (table.see(isNoodle).length === 0) return false
    wantMain(table)
    wantAromaticBase(table)
    if (table.see((item) => isInGroup(item, 'fat')).length === 0) return false
    wantVegetables(table, 2)
    if (table.kitchen.flavour === 'Thai') table.want('acid')
    wantEach(table, 'sweet', 'heat', 'herb')
    if (table.brief.complexity === 'elaborate' || table.kitchen.flavour === 'Thai') table.want('crunch')
    const noodles = table.take(isNoodle, 1)
    const beside = cookStarchBeside(stove)
    const eggs = table.take((item) => item.class === 'egg', 1)
    const mains = table.take(isMainFoodFor('stir-fry'), 3)
    const vegetables = table.take(isCookedVegetable('stir-fry'), 6)
    // Noodles with only garlic are dressed, not stir-fried.
    if (mains.length + vegetables.length + eggs.length === 0 && table.see((item) => isInGroup(item, 'allium')).length === 0) return false
    const sauce = mixSauce(stove, { isBoiled: true })
    heatFat(stove, 'wok', 'high')
    if (mains.length > 0) {
      layerByTime(stove, mains, 'stir-fry', { vessel: 'wok', heat: 'high', cue: 'browned' })
      draft.add('lift-out', { items: mains, vessel: 'wok' })
    }
    softenAlliums(stove, 'wok', { quick: true })
    if (vegetables.length > 0) layerByTime(stove, vegetables, 'stir-fry', { vessel: 'wok', heat: 'high' })
    bloomAromatics(stove, 'wok')
    if (eggs.length > 0)
      draft.add('stir-fry', { items: eggs, vessel: 'wok', heat: 'medium', minutes: [2, 3], cue: 'set', proofs: safetyProofsFor(eggs) })
    boilPasta(stove, noodles)
    draft.add('toss', { items: [...noodles, ...mains], vessel: 'wok', joins: true, handwork: 1 })
    pourSauceOver(stove, 'wok', sauce)
    finishAndServe(stove, beside, 'wok')
    return true
  },
}

/** Noodle soup: a seasoned broth with noodles boiled separately. */
export const noodleSoup: Archetype = {
  id: 'noodle-soup',
  meals: ['soup'],
  usually: 0.3,
  affinity: { Japanese: 2.8, Chinese: 2.6, Thai: 2.4, Korean: 2, Italian: 0.3, Mexican: 0.6, French: 0.3, Indian: 0.2, African: 0.3 },
  cook: (stove) => {
    const { table, draft } = stove
    if (hasOwnRice(table)) return false
    wantNoodles(table)
    if (table.see(isNoodle).length === 0) return false
    const isWheatBroth = table.kitchen.flavour === 'Japanese' && table.see((item) => ['udon', 'soba'].includes(item.kin)).length > 0
    if (table.see((item) => item.class === 'egg' && item.use === 'yours').length === 0) wantMain(table)
    if (isWheatBroth && table.brief.mayAdd) {
      for (const id of ['dashi', 'mirin', 'scallion', 'soy-sauce'] as const) table.wantThis(id)
    } else {
      wantAromaticBase(table)
      wantSpices(table)
      if (table.kitchen.flavour === 'Japanese') table.want('paste')
    }
    wantVegetables(table, 2)
    wantStock(table)
    wantFinishingAcid(table)
    // With typed noodles the bowl holds more of them, and an egg each.
    const noodles = table.take(isNoodle, 1).map((item): Item => (item.use === 'yours' ? { ...item, scale: 1.4 } : item))
    const beside = cookStarchBeside(stove, { withRoots: false })
    const hasOwnEggs = table.see((item) => item.class === 'egg' && item.use === 'yours').length > 0
    const eggs = boilEggs(stove, 'side', hasOwnEggs ? 2 : undefined)
    const solids = cookInPot(stove, 700, { keepStarch: true })
    if (solids.length === 0) return false
    boilPasta(stove, noodles)
    draft.add('stir-in', { items: noodles, vessel: 'pot', joins: true })
    finishAndServe(stove, [...eggs, ...beside], 'pot')
    return true
  },
}
