import type { Archetype } from '#kitchen/composer/archetype.ts'
import type { Lane, Vessel } from '#kitchen/composer/draft.ts'
import { heatFat } from '#kitchen/composer/fat-and-aromatics.ts'
import { isCookedVegetable, longestMinutes, safetyProofsFor, suitsTechnique } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, waterItem } from '#kitchen/composer/item.ts'
import { layerByTime } from '#kitchen/composer/layer.ts'
import { dishKindIn } from '#kitchen/composer/ready-made.ts'
import { addCream } from '#kitchen/composer/seasoning.ts'
import { cookStarchBeside, finishAndServe } from '#kitchen/composer/sides.ts'
import type { Stove } from '#kitchen/composer/stove.ts'

/** Is the item a ready-made dish? */
export const isMadeDish = (item: Item) => item.class === 'dish'

const isInPot = (item: Item) => isMadeDish(item) && dishKindIn(item) === 'spooned'

/** Is the item a dumpling, which is boiled or steamed? */
const isInWater = (item: Item) => isMadeDish(item) && dishKindIn(item) === 'boiled'

const isInOven = (item: Item) => isMadeDish(item) && suitsTechnique('bake')(item)

/** Vessels for reheating. Each dish gets its own, because a stew and a curry are not mixed. */
const reheatingVessels: readonly Vessel[] = ['saucepan', 'pot', 'large-pot']

/** Boils dumplings until the filling is steaming hot, because it may be raw. */
function boilDumplings({ draft }: Stove, dumplings: readonly Item[], lane: Lane): void {
  draft.add('boil', {
    items: dumplings,
    and: [waterItem({ ml: 3000 })],
    vessel: 'large-pot',
    heat: 'high',
    minutes: longestMinutes(dumplings, 'boil'),
    cue: 'floating',
    proofs: safetyProofsFor(dumplings),
    lane,
  })
}

/** Reheats leftover dishes on the stove until steaming hot, each in its own vessel. */
export function warmDishes(stove: Stove, dishes: readonly Item[], lane: Lane): void {
  const { draft } = stove
  dishes.forEach((item, at) => {
    if (isInWater(item)) {
      boilDumplings(stove, [item], lane)
      return
    }
    const verb = suitsTechnique('steam')(item) ? 'steam' : 'sear'
    const inSteamer = dishKindIn(item) === 'steamed' ? 'steamer' : null
    const vessel = inSteamer ?? (isInPot(item) ? (reheatingVessels[at] ?? 'pot') : 'frying-pan')
    if (verb === 'sear') draft.add('warm-pan', { vessel, heat: 'medium', lane })
    draft.add(verb, {
      items: [item],
      vessel,
      heat: 'medium',
      minutes: longestMinutes([item], verb),
      cue: 'heated',
      proofs: safetyProofsFor([item]),
      lane,
    })
  })
}

/** Is the item dough with a filling (a pie, a dumpling), which needs no starch beside it? */
const isFilledDough = (item: Item) => item.dish === 'sliced' || item.dish === 'boiled' || item.dish === 'steamed'

/** Adds a vegetable and a starch to go with the leftovers. */
function wantSides({ table }: Stove, dishes: readonly Item[]): void {
  table.want('fat')
  table.want('vegetable')
  if (dishes.some((item) => !isFilledDough(item))) table.want('starch')
}

/** Cooks the vegetables in the pan and adds the other foods beside the dish. */
function cookSides(stove: Stove, beside: readonly Item[]): void {
  const { table } = stove
  const vegetables = table.take((item) => isCookedVegetable('fry')(item), 4)
  if (vegetables.length > 0) {
    heatFat(stove, 'frying-pan', 'medium')
    layerByTime(stove, vegetables, 'fry', { vessel: 'frying-pan', heat: 'medium' })
  }
  finishAndServe(stove, [...beside, ...vegetables])
}

/** Leftover lasagne, pizza or pie reheated in the oven, with any stew or curry on the stove. */
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
    const beside = cookStarchBeside(stove)
    // Breaded food needs a hotter oven to get crisp.
    const oven = dishes.some((item) => item.dish === 'shaped' || item.dish === 'balls') ? 200 : 180
    draft.add('preheat', { oven })
    layerByTime(stove, dishes, 'bake', { vessel: 'baking-dish', oven, cue: 'heated' })
    const others = table.take(isMadeDish, 2)
    warmDishes(stove, others, 'side')
    cookSides(stove, [...beside, ...others])
    return true
  },
}

/** A soup of a leftover stew or curry, thinned with broth. */
export const reheatedSoup: Archetype = {
  id: 'reheated-soup',
  meals: ['soup'],
  usually: 2,
  affinity: {},
  cook: (stove) => {
    const { table } = stove
    const dishes = table.take((item) => isMadeDish(item) && suitsTechnique('simmer')(item), 2)
    if (dishes.length === 0) return false
    table.want('herb')
    const broth = table.take((item) => item.class === 'stock', 1)
    const vegetables = table.take(isCookedVegetable('simmer'), 4)
    layerByTime(stove, [...vegetables, ...dishes], 'simmer', {
      vessel: 'pot',
      heat: 'medium',
      and: broth.length > 0 ? broth : [waterItem({ ml: 400 })],
      cue: 'heated',
    })
    addCream(stove, 'pot')
    finishAndServe(stove)
    return true
  },
}

/** Leftover dishes reheated in a pan on the stove. */
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
    const beside = cookStarchBeside(stove)
    warmDishes(stove, dishes, 'main')
    cookSides(stove, beside)
    return true
  },
}
