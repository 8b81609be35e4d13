import type { Archetype } from '#kitchen/composer/archetype.ts'
import type { Lane, Vessel } from '#kitchen/composer/draft.ts'
import { heatFat } from '#kitchen/composer/fat-and-aromatics.ts'
import { isCookedVegetable, longest, proofsFor, suits } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, water } from '#kitchen/composer/item.ts'
import { layer } from '#kitchen/composer/layer.ts'
import { dishKindIn } from '#kitchen/composer/ready-made.ts'
import { enrich } from '#kitchen/composer/seasoning.ts'
import { cookBeside, plateUp } from '#kitchen/composer/sides.ts'
import type { Stove } from '#kitchen/composer/stove.ts'

/** Leftovers of a ready-made dish. */
export const isMadeDish = (item: Item) => item.class === 'dish'

const isInPot = (item: Item) => isMadeDish(item) && dishKindIn(item) === 'spooned'

/** Dumplings: cooked in water or steam. */
const isInWater = (item: Item) => isMadeDish(item) && dishKindIn(item) === 'boiled'

const isInOven = (item: Item) => isMadeDish(item) && suits('bake')(item)

/** Each in a pan of its own: nobody stirs a stew into a curry. */
const pots: readonly Vessel[] = ['saucepan', 'pot', 'large-pot']

/** Dumplings in boiling water until their filling is steaming hot: it may have been raw. */
function boilDumplings({ draft }: Stove, dumplings: readonly Item[], lane: Lane): void {
  draft.add('boil', {
    items: dumplings,
    and: [water({ ml: 3000 })],
    vessel: 'large-pot',
    heat: 'high',
    minutes: longest(dumplings, 'boil'),
    cue: 'floating',
    proofs: proofsFor(dumplings),
    lane,
  })
}

/** Leftover dishes made steaming hot on the stove, each by itself. */
export function warmDishes(stove: Stove, dishes: readonly Item[], lane: Lane): void {
  const { draft } = stove
  dishes.forEach((item, at) => {
    if (isInWater(item)) {
      boilDumplings(stove, [item], lane)
      return
    }
    const verb = suits('steam')(item) ? 'steam' : 'sear'
    const inSteamer = dishKindIn(item) === 'steamed' ? 'steamer' : null
    const vessel = inSteamer ?? (isInPot(item) ? (pots[at] ?? 'pot') : 'frying-pan')
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

/** A pie and a dumpling fill by themselves. */
const isFilledDough = (item: Item) => item.dish === 'sliced' || item.dish === 'boiled' || item.dish === 'steamed'

/** Something green and something filling go with leftovers. */
function wantSides({ table }: Stove, dishes: readonly Item[]): void {
  table.want('fat')
  table.want('vegetable')
  if (dishes.some((item) => !isFilledDough(item))) table.want('starch')
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
    const dishes = table.take(isInOven, 2)
    if (dishes.length === 0) return false
    wantSides(stove, dishes)
    const beside = cookBeside(stove)
    // Crumbs are to be crisp.
    const oven = dishes.some((item) => item.dish === 'shaped' || item.dish === 'balls') ? 200 : 180
    draft.add('preheat', { oven })
    layer(stove, dishes, 'bake', { vessel: 'baking-dish', oven, cue: 'heated' })
    const others = table.take(isMadeDish, 2)
    warmDishes(stove, others, 'side')
    complete(stove, [...beside, ...others])
    return true
  },
}

/** A leftover stew or curry, stretched with a broth: a soup of the day after. */
export const reheatedSoup: Archetype = {
  id: 'reheated-soup',
  meals: ['soup'],
  usually: 2,
  affinity: {},
  cook: (stove) => {
    const { table } = stove
    const dishes = table.take((item) => isMadeDish(item) && suits('simmer')(item), 2)
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
    wantSides(stove, dishes)
    const beside = cookBeside(stove)
    warmDishes(stove, dishes, 'main')
    complete(stove, beside)
    return true
  },
}
