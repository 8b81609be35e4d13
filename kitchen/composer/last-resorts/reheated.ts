import type { Archetype } from '#kitchen/composer/archetype.ts'
import type { Lane, Vessel } from '#kitchen/composer/draft.ts'
import { heatFat } from '#kitchen/composer/fat-and-aromatics.ts'
import { isCookedVegetable, longest, proofsFor } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, water } from '#kitchen/composer/item.ts'
import { layer } from '#kitchen/composer/layer.ts'
import { enrich } from '#kitchen/composer/seasoning.ts'
import { cookBeside, plateUp } from '#kitchen/composer/sides.ts'
import type { Stove } from '#kitchen/composer/stove.ts'
import { isSpooned } from '#kitchen/reader/leftover-dishes.ts'

/** What is left of a dish that somebody made. */
export const isMadeDish = (item: Item) => item.class === 'dish'

const isInPot = (item: Item) => isSpooned(item.words)

/** Each in a pan of its own: nobody stirs a stew into a curry. */
const pots: readonly Vessel[] = ['saucepan', 'pot', 'large-pot']

/** Leftover dishes made steaming hot on the stove, each by itself. */
export function warmDishes({ draft }: Stove, dishes: readonly Item[], lane: Lane): void {
  dishes.forEach((item, at) => {
    const verb = isInPot(item) ? 'steam' : 'sear'
    const vessel = isInPot(item) ? (pots[at] ?? 'pot') : 'frying-pan'
    if (verb === 'sear') draft.add('warm-pan', { vessel, heat: 'medium', lane })
    draft.add(verb, {
      items: [item],
      vessel,
      heat: 'medium',
      minutes: longest([item], verb),
      cue: 'heated',
      proofs: proofsFor([item]),
      lane,
    })
  })
}

/** Something green and something that fills go with what is left. */
function wantSides({ table }: Stove): void {
  table.want('fat')
  table.want('vegetable')
  table.want('starch')
}

/** The vegetables that are better hot, from the pan, and whatever else there is beside the dish. */
function complete(stove: Stove, beside: readonly Item[]): void {
  const { table } = stove
  const vegetables = table.take((item) => isCookedVegetable('fry')(item), 4)
  if (vegetables.length > 0) {
    heatFat(stove, 'frying-pan', 'medium')
    layer(stove, vegetables, 'fry', { vessel: 'frying-pan', heat: 'medium' })
  }
  plateUp(stove, [...beside, ...vegetables])
}

/** Leftover lasagne, pizza or pie in the oven, leftover stew or curry beside it on the stove. */
export const reheatedInOven: Archetype = {
  id: 'reheated-in-oven',
  meals: ['entrée'],
  usually: 2,
  affinity: {},
  cook: (stove) => {
    const { table, draft } = stove
    const dishes = table.take((item) => isMadeDish(item) && !isInPot(item), 2)
    if (dishes.length === 0) return false
    wantSides(stove)
    const beside = cookBeside(stove)
    draft.add('preheat', { oven: 180 })
    layer(stove, dishes, 'bake', { vessel: 'baking-dish', oven: 180, cue: 'heated' })
    const others = table.take(isMadeDish, 2)
    warmDishes(stove, others, 'side')
    complete(stove, [...beside, ...others])
    return true
  },
}

/** What is left of a stew or a curry, made longer with a broth: a soup of the day after. */
export const reheatedSoup: Archetype = {
  id: 'reheated-soup',
  meals: ['soup'],
  usually: 2,
  affinity: {},
  cook: (stove) => {
    const { table } = stove
    const dishes = table.take((item) => isMadeDish(item) && isInPot(item), 2)
    if (dishes.length === 0) return false
    table.want('herb')
    const broth = table.take((item) => item.class === 'stock', 1)
    const vegetables = table.take(isCookedVegetable('simmer'), 4)
    layer(stove, [...vegetables, ...dishes], 'simmer', {
      vessel: 'pot',
      heat: 'medium',
      and: broth.length > 0 ? broth : [water({ ml: 400 })],
      cue: 'heated',
    })
    enrich(stove, 'pot')
    plateUp(stove)
    return true
  },
}

/** Leftover dishes in a pan on the stove. */
export const reheated: Archetype = {
  id: 'reheated',
  meals: ['entrée'],
  usually: 1,
  affinity: {},
  cook: (stove) => {
    const { table } = stove
    const dishes = table.take(isMadeDish, 3)
    if (dishes.length === 0) return false
    wantSides(stove)
    const beside = cookBeside(stove)
    warmDishes(stove, dishes, 'main')
    complete(stove, beside)
    return true
  },
}
