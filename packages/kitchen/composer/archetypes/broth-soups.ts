import type { Archetype } from '#kitchen/composer/archetype.ts'
import { wantFinishingAcid, wantMain, wantSeasoning, wantStock, wantVegetables } from '#kitchen/composer/archetypes/shopping.ts'
import { cookInPot } from '#kitchen/composer/archetypes/simmering.ts'
import { soupMeal, startSoup } from '#kitchen/composer/archetypes/soup-stages.ts'
import { heatFat, softenAromatics } from '#kitchen/composer/fat-and-aromatics.ts'
import { longestMinutes, safetyProofsFor, suitsTechnique, wiltsFast } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup, waterItem } from '#kitchen/composer/item.ts'
import { layerByTime } from '#kitchen/composer/layer.ts'
import { addCream } from '#kitchen/composer/seasoning.ts'
import { boilEggs, cookStarchBeside, finishAndServe } from '#kitchen/composer/sides.ts'
import type { Stove } from '#kitchen/composer/stove.ts'
import { isPlainPepper, isStarchy } from '#kitchen/composer/table.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'

/** Cuisines that stir a beaten egg into a broth; others add boiled eggs. */
const eggDropCuisines: readonly string[] = ['Chinese', 'Japanese', 'Korean', 'Italian']

const bulbs: readonly string[] = ['onion', 'red-onion', 'shallot', 'leek']
/** Onions or leeks typed by the cook, which make a soup of their own. */
export const isTypedAllium = (item: Item) => bulbs.includes(item.kin) && item.use === 'yours' && suitsTechnique('fry')(item)

/** A meat stock already brings meat into the soup. */
const isMeatBroth = (item: Item) => item.class === 'stock' && lexicon[item.kin].diet === 'meat'

/** A clear soup with solid food in it. */
export const brothSoup: Archetype = {
  id: 'broth-soup',
  meals: soupMeal,
  usually: 1.5,
  affinity: { Japanese: 3, Chinese: 3, Korean: 2, Thai: 2, Mexican: 2, African: 1.5, Italian: 2 },
  cook: (stove) => {
    const { table, draft } = stove
    wantMain(table)
    startSoup(stove)
    wantVegetables(table, 2)
    wantStock(table)
    wantFinishingAcid(table)
    const doughs = table.take((item) => isInGroup(item, 'dough', 'grain') && suitsTechnique('simmer')(item), 2)
    const beside = cookStarchBeside(stove, { withRoots: false })
    const isSwirled = eggDropCuisines.includes(table.kitchen.method)
    const ribbons = isSwirled ? table.take((item) => item.class === 'egg', 1) : []
    const eggs = boilEggs(stove)
    const solids = cookInPot(stove, 1000, { keepStarch: true, isClear: true })
    const hasTaste =
      table.see((item) => isInGroup(item, 'fat')).length > 0 && table.see((item) => isInGroup(item, 'allium', 'aromatic')).length > 0
    const isBare = solids.length + doughs.length + eggs.length + ribbons.length === 0
    if (isBare && !hasTaste) return false
    // Onions alone make `onionSoup` instead.
    if (isBare && table.see(isTypedAllium).length > 0 && table.see((item) => isInGroup(item, 'fat')).length > 0) return false
    if (solids.length === 0) boilBareBroth(stove)
    if (doughs.length > 0) layerByTime(stove, doughs, 'simmer', { vessel: 'pot', heat: 'medium' })
    if (ribbons.length > 0)
      draft.add('swirl-in', { items: ribbons, vessel: 'pot', heat: 'low', minutes: [1, 2], cue: 'set', proofs: safetyProofsFor(ribbons) })
    addCream(stove, 'pot')
    finishAndServe(stove, [...eggs, ...beside], 'pot')
    return true
  },
}

/** Boils a broth of seasonings only; onions typed by the cook are its main food. */
function boilBareBroth(stove: Stove): void {
  const { table, draft } = stove
  if (table.see((item) => isInGroup(item, 'fat')).length > 0) {
    const onions = table.take((item) => item.class === 'allium' && item.use === 'yours' && item.kin !== 'shallot' && !wiltsFast(item), 2)
    heatFat(stove, 'pot', 'medium')
    if (onions.length > 0)
      brownOnions(
        stove,
        onions.map((item): Item => ({ ...item, scale: 2.2 })),
      )
    softenAromatics(stove, 'pot')
  }
  const dry = table.take(
    (item) => isInGroup(item, 'allium', 'aromatic', 'hardyHerb', 'paste', 'liquid') || (isInGroup(item, 'spice') && !isPlainPepper(item)),
    8,
  )
  const hasStock = dry.some((item) => item.class === 'stock')
  draft.add('pour-in', {
    items: [...dry, waterItem({ ml: hasStock ? 240 : 1000 })],
    vessel: 'pot',
    heat: 'high',
    minutes: [6, 8],
    cue: 'bubbling',
  })
}

/** Browns many onions slowly until sweet, in three times the time that softening takes. */
function brownOnions({ draft }: Stove, onions: readonly Item[]): void {
  const slowly = Math.min(20, 3 * longestMinutes(onions, 'fry')[1])
  draft.add('fry', { items: onions, vessel: 'pot', heat: 'medium-low', minutes: [slowly, slowly + 5], cue: 'golden' })
}

/** Onion soup: onions browned slowly, in broth, with bread and cheese on top if there are any. */
export const onionSoup: Archetype = {
  id: 'onion-soup',
  meals: soupMeal,
  usually: 1,
  affinity: { French: 4, Italian: 2, Thai: 0.2, Japanese: 0.4, Chinese: 0.3, Korean: 0.3 },
  cook: (stove) => {
    const { table, draft } = stove
    const isOther = (item: Item) => isInGroup(item, 'vegetable', 'flesh', 'protein') || (isStarchy(item) && !isInGroup(item, 'bread'))
    if (table.see(isTypedAllium).length === 0 || table.see((item) => isOther(item) && item.use === 'yours').length > 0) return false
    if (table.brief.wantsMeat && table.brief.mayAdd && table.see(isMeatBroth).length === 0) return false
    table.want('fat')
    wantSeasoning(table)
    wantStock(table)
    table.want('hardyHerb')
    table.wantThis('bread')
    table.want('cheese')
    const onions = table.take(isTypedAllium, 2).map((item): Item => ({ ...item, scale: 3.4, cut: 'sliced' }))
    if (!heatFat(stove, 'pot', 'medium')) return false
    brownOnions(stove, onions)
    const aromatics = table.take((item) => isInGroup(item, 'aromatic', 'hardyHerb'), 3)
    if (aromatics.length > 0) draft.add('bloom', { items: aromatics, vessel: 'pot', minutes: [1, 2], cue: 'fragrant' })
    const liquids = table.take((item) => isInGroup(item, 'liquid') && item.class !== 'coconut', 2)
    draft.add('pour-in', {
      items: [...liquids, waterItem({ ml: liquids.some((item) => item.class === 'stock') ? 200 : 1000 })],
      vessel: 'pot',
      heat: 'high',
      minutes: [4, 5],
      cue: 'bubbling',
    })
    draft.add('simmer', { vessel: 'pot', heat: 'low', minutes: [15, 20] })
    finishAndServe(stove, [], 'pot')
    return true
  },
}
