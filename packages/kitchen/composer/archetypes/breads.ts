import type { Archetype } from '#kitchen/composer/archetype.ts'
import { wantAromaticBase, wantEach, wantMain, wantSeasoning, wantSpices, wantVegetables } from '#kitchen/composer/archetypes/shopping.ts'
import { bloomAromatics, heatFat, softenAlliums } from '#kitchen/composer/fat-and-aromatics.ts'
import {
  isCookedVegetable,
  isMainFood,
  isMeatOrFish,
  longestMinutes,
  safetyProofsFor,
  suitsTechnique,
} from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup, waterItem } from '#kitchen/composer/item.ts'
import { layerByTime } from '#kitchen/composer/layer.ts'
import { addCream, saltBeforeHeat, seasonToTaste, simmerCannedTomatoes } from '#kitchen/composer/seasoning.ts'
import { boilEggs, cookStarchBeside, finishAndServe } from '#kitchen/composer/sides.ts'
import type { Stove } from '#kitchen/composer/stove.ts'
import { isWheatFlour } from '#kitchen/composer/table.ts'

const raw: readonly string[] = ['avocado', 'lettuce', 'radish', 'cucumber', 'arugula']

/** A topping goes over the filling uncooked. */
const isTopping = (item: Item) => raw.includes(item.kin)

/** Mixes pico de gallo for tacos: tomato, onion, chili, lime and cilantro, chopped raw. */
function mixPico({ table, draft }: Stove): Item[] {
  for (const id of ['tomato', 'red-onion', 'jalapeno'] as const) table.wantThis(id)
  const base = table.take((item) => item.kin === 'tomato', 1).map((item): Item => ({ ...item, cut: 'diced' }))
  if (base.length === 0) return []
  const sharp = table.take((item) => ['red-onion', 'jalapeno', 'lime', 'lime-juice', 'cilantro'].includes(item.kin), 4)
  draft.add('mix', { items: [...base, ...sharp], vessel: 'small-bowl', handwork: 3, lane: 'side' })
  return base
}

/** Wraps: a hot filling in warm tortillas, flatbreads or bread, with something fresh. */
export const wraps: Archetype = {
  id: 'wraps',
  meals: ['entrée'],
  usually: 0.6,
  affinity: { Mexican: 3, Indian: 1, African: 1, French: 0.6, Italian: 0.6 },
  cook: (stove) => {
    const { table, draft } = stove
    if (table.kitchen.method === 'Mexican' && table.see((item) => item.class === 'wrap').length === 0) table.wantThis('corn-tortilla')
    if (table.see((item) => isInGroup(item, 'bread')).length === 0) return false
    wantMain(table)
    const isMexican = table.kitchen.method === 'Mexican'
    const isFreshOnTop = (item: Item) => isTopping(item) && item.use === 'yours'
    const hasFresh = table.see(isFreshOnTop).length > 0
    if (isMexican && hasFresh) wantEach(table, 'fat', 'aromatic')
    else wantAromaticBase(table)
    wantSeasoning(table)
    wantSpices(table)
    if (!hasFresh) wantVegetables(table, 1)
    table.want('heat')
    wantEach(table, 'acid', 'herb')
    const toppings = table.take(isFreshOnTop, 3)
    const wrappers = table.take((item) => isInGroup(item, 'bread') && suitsTechnique('grill')(item), 1)
    const mains = table.take((item) => isMainFood(item) && item.class !== 'egg' && suitsTechnique('fry')(item), 2)
    const vegetables = table.take(isCookedVegetable('fry'), 6)
    if (wrappers.length === 0 || mains.length + vegetables.length === 0) return false
    const others = cookStarchBeside(stove)
    const eggs = table.take((item) => item.class === 'egg', 1)
    saltBeforeHeat(stove, mains.filter(isMeatOrFish))
    heatFat(stove, 'frying-pan', 'medium-high')
    softenAlliums(stove, 'frying-pan')
    layerByTime(stove, [...mains, ...vegetables], 'fry', { vessel: 'frying-pan', heat: 'medium-high' })
    bloomAromatics(stove, 'frying-pan')
    simmerCannedTomatoes(stove, 'frying-pan')
    if (eggs.length > 0)
      draft.add('fry', { items: eggs, vessel: 'frying-pan', heat: 'medium', minutes: [3, 4], cue: 'set', proofs: safetyProofsFor(eggs) })
    seasonToTaste(stove, 'frying-pan')
    addCream(stove, 'frying-pan')
    draft.add('toast', { items: wrappers, vessel: 'grill-pan', heat: 'medium', minutes: longestMinutes(wrappers, 'grill'), cue: 'toasted' })
    draft.add('fill', { items: wrappers, handwork: 2 })
    if (toppings.length > 0) draft.add('scatter', { items: toppings, joins: true })
    const pico = isMexican && table.brief.complexity === 'elaborate' ? mixPico(stove) : []
    finishAndServe(stove, [...others, ...pico])
    return true
  },
}

/** Flatbreads of flour and water with the other foods on top. */
export const flatbread: Archetype = {
  id: 'flatbread',
  meals: ['entrée'],
  usually: 0.3,
  affinity: { Indian: 1, African: 0.6, Italian: 0.6, Mexican: 0.5 },
  cook: (stove) => {
    const { table, draft } = stove
    const isBreadFlour = (item: Item) =>
      ['flour', 'self-raising-flour', 'whole-wheat-flour', 'chickpea-flour', 'gluten-free-flour', 'rice-flour'].includes(item.kin)
    const flour = table.take(isBreadFlour, 1).map((item): Item => ({ ...item, scale: 4 }))
    if (flour.length === 0) return false
    const rounds = flour.some(isWheatFlour) ? 'flatbreads' : 'rounds'
    table.wantThis('salt')
    table.want('fat')
    const inDough = table.take(
      (item) => item.class === 'salt' || item.class === 'yogurt' || item.kin === 'baking-powder' || item.kin === 'yeast',
      3,
    )
    draft.add('mix', {
      items: [...flour, ...inDough],
      and: [waterItem({ per: flour, ratio: 0.6 })],
      vessel: 'bowl',
      handwork: 8,
      cue: 'smooth',
    })
    draft.add('rest', { subject: 'dough', minutes: [15, 20], phase: 'rest' })
    draft.add('shape', { subject: rounds, handwork: 5 })
    const mains = table.take((item) => isMainFood(item) && item.class !== 'egg' && suitsTechnique('fry')(item), 2)
    const vegetables = table.take(isCookedVegetable('fry'), 5)
    const fat = heatFat(stove, 'frying-pan', 'medium-high')
    draft.add('bake-in-pan', {
      subject: rounds,
      vessel: 'frying-pan',
      heat: 'medium-high',
      minutes: [8, 12],
      cue: fat ? 'golden' : 'toasted',
    })
    const isTopped = mains.length + vegetables.length > 0
    if (isTopped) {
      draft.add('lift-out', { subject: rounds, vessel: 'frying-pan' })
      softenAlliums(stove, 'frying-pan')
      layerByTime(stove, [...mains, ...vegetables], 'fry', { vessel: 'frying-pan', heat: 'medium' })
      bloomAromatics(stove, 'frying-pan')
      simmerCannedTomatoes(stove, 'frying-pan')
      seasonToTaste(stove)
      // Eggs set over the vegetables, served on the bread.
      const over = table.take((item) => item.class === 'egg', 1)
      if (over.length > 0)
        draft.add('crack-in', {
          items: over,
          vessel: 'frying-pan',
          heat: 'low',
          minutes: [6, 8],
          cue: 'set',
          proofs: safetyProofsFor(over),
        })
    }
    const eggs = boilEggs(stove)
    finishAndServe(stove, eggs)
    if (isTopped) draft.add('serve-with', { subject: rounds, joins: true })
    return true
  },
}
