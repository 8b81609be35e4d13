import { heatFat } from '#kitchen/composer/fat-and-aromatics.ts'
import { longestMinutes, safetyProofsFor, suitsTechnique } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup, waterItem } from '#kitchen/composer/item.ts'
import { lastResort, wantPlainSeasoning } from '#kitchen/composer/last-resorts/resort.ts'
import { seasonToTaste } from '#kitchen/composer/seasoning.ts'
import { addFreshSide, addToppings, serve } from '#kitchen/composer/sides.ts'
import { isSoftCheese } from '#kitchen/composer/soft-cheeses.ts'
import type { Stove } from '#kitchen/composer/stove.ts'
import { isPlainPepper } from '#kitchen/composer/table.ts'

/** Kneads the flour with water and lets it rest; false without flour. */
function kneadFlour(stove: Stove): boolean {
  const { table, draft } = stove
  const flour = table.take((item) => item.class === 'flour', 1).map((item): Item => ({ ...item, scale: 4 }))
  if (flour.length === 0) return false
  wantPlainSeasoning(stove)
  const inDough = table.take((item) => item.class === 'salt' || item.kin === 'baking-powder', 2)
  draft.add('mix', {
    items: [...flour, ...inDough],
    and: [waterItem({ per: flour, ratio: 0.6 })],
    vessel: 'bowl',
    handwork: 6,
    cue: 'smooth',
  })
  draft.add('rest', { subject: 'dough', minutes: [15, 20], phase: 'rest' })
  return true
}

/** The dough as thin flatbreads from the pan. */
export const flourRounds = lastResort('flatbread', 'entrée', (stove) => {
  const { draft } = stove
  if (!kneadFlour(stove)) return false
  draft.add('shape', { subject: 'rounds', handwork: 5 })
  const fat = heatFat(stove, 'frying-pan', 'medium-high')
  draft.add('bake-in-pan', {
    subject: 'rounds',
    vessel: 'frying-pan',
    heat: 'medium-high',
    minutes: [8, 12],
    cue: fat ? 'golden' : 'toasted',
  })
  seasonToTaste(stove)
  addToppings(stove)
  serve(stove, addFreshSide(stove))
  return true
})

/** The dough rolled into balls and boiled. */
export const flourDumplings = lastResort('dumplings', 'entrée', (stove) => {
  const { table, draft } = stove
  if (!kneadFlour(stove)) return false
  draft.add('roll', { subject: 'balls', handwork: 8 })
  draft.add('boil', { subject: 'balls', and: [waterItem({ ml: 3000 })], vessel: 'large-pot', heat: 'high', minutes: [10, 12], cue: 'firm' })
  seasonToTaste(stove)
  const fat = table.take((item) => isInGroup(item, 'fat'), 1)
  if (fat.length > 0) draft.add('dress', { items: fat })
  addToppings(stove)
  serve(stove, addFreshSide(stove))
  return true
})

/** Flour stirred into boiling water until stiff: polenta, ugali, hasty pudding. */
export const flourPorridge = lastResort('flour-porridge', 'entrée', (stove) => {
  const { table, draft } = stove
  const flour = table.take((item) => item.class === 'flour', 1).map((item): Item => ({ ...item, scale: 3 }))
  if (flour.length === 0) return false
  wantPlainSeasoning(stove)
  draft.add('whisk', { items: flour, and: [waterItem({ per: flour, ratio: 4 })], vessel: 'saucepan', handwork: 3, cue: 'smooth' })
  draft.add('simmer', { subject: 'mixture', vessel: 'saucepan', heat: 'low', minutes: [15, 18], cue: 'thickened' })
  seasonToTaste(stove, 'saucepan')
  const rich = table.take((item) => isInGroup(item, 'fat'), 1)
  if (rich.length > 0) draft.add('stir-in', { items: rich, vessel: 'saucepan' })
  addToppings(stove)
  serve(stove, addFreshSide(stove))
  return true
})

const isMelting = (item: Item) => item.class === 'hard-cheese' && item.kin !== 'cotija'

/** Grated cheese baked in small heaps until lacy and crisp. */
export const cheeseCrisps = lastResort('cheese-crisps', 'entrée', (stove) => {
  const { table, draft } = stove
  const cheese = table.take(isMelting, 1).map((item): Item => ({ ...item, cut: 'grated', scale: 2 }))
  if (cheese.length === 0) return false
  const taste = table.take((item) => isInGroup(item, 'crunch', 'spice') && !isPlainPepper(item), 2)
  draft.add('preheat', { oven: 200 })
  draft.add('toss', { items: [...cheese, ...taste], vessel: 'tray', handwork: 3 })
  draft.add('bake', { items: cheese, vessel: 'tray', oven: 200, minutes: [6, 8], cue: 'crisp' })
  draft.add('cool', { minutes: [5, 5], phase: 'rest' })
  addToppings(stove)
  serve(stove, addFreshSide(stove))
  return true
})

/** Grated cheese crisped in a dry pan and turned once. */
export const panCheese = lastResort('pan-cheese', 'entrée', (stove) => {
  const { table, draft } = stove
  const cheese = table.take(isMelting, 1).map((item): Item => ({ ...item, cut: 'grated', scale: 2 }))
  if (cheese.length === 0) return false
  draft.add('warm-pan', { vessel: 'frying-pan', heat: 'medium' })
  draft.add('sear', { items: cheese, vessel: 'frying-pan', heat: 'medium', minutes: [4, 5], cue: 'crisp' })
  const taste = table.take((item) => isInGroup(item, 'crunch') || (isInGroup(item, 'spice') && !isPlainPepper(item)), 2)
  if (taste.length > 0) draft.add('scatter', { items: taste })
  addToppings(stove)
  serve(stove, addFreshSide(stove))
  return true
})

const isBaked = (item: Item) => item.class === 'soft-cheese' && suitsTechnique('roast')(item)

/** Soft cheese baked in one dish until it melts. */
export const bakedCheese = lastResort('baked-cheese', 'entrée', (stove) => {
  const { table, draft } = stove
  const cheese = table.take(isBaked, 1).map((item): Item => ({ ...item, scale: 2 }))
  if (cheese.length === 0) return false
  wantPlainSeasoning(stove)
  const coating = table.take((item) => isInGroup(item, 'fat', 'hardyHerb'), 2)
  draft.add('preheat', { oven: 200 })
  if (coating.length > 0 && cheese.every(isSoftCheese))
    draft.add('mix', { items: [...cheese, ...coating], vessel: 'baking-dish', handwork: 2 })
  else if (coating.length > 0) draft.add('toss', { items: cheese, and: coating, vessel: 'baking-dish', handwork: 1 })
  draft.add('roast', { items: cheese, vessel: 'baking-dish', oven: 200, minutes: longestMinutes(cheese, 'roast'), cue: 'golden' })
  addToppings(stove)
  serve(stove, addFreshSide(stove))
  return true
})

/** Eggs beaten with milk or water and set in the oven. */
export const ovenEggs = lastResort('oven-eggs', 'entrée', (stove) => {
  const { table, draft } = stove
  const eggs = table.take((item) => item.class === 'egg', 1)
  if (eggs.length === 0) return false
  wantPlainSeasoning(stove)
  const milk = table.take((item) => isInGroup(item, 'dairy'), 1)
  const taste = table.take((item) => isInGroup(item, 'salty', 'herb') || isPlainPepper(item), 3)
  draft.add('preheat', { oven: 180 })
  draft.add('whisk', {
    items: [...eggs, ...milk, ...taste],
    and: milk.length > 0 ? [] : [waterItem({ ml: 120 })],
    vessel: 'bowl',
    handwork: 3,
    cue: 'combined',
  })
  draft.add('layer', { subject: 'mixture', vessel: 'cake-tin', handwork: 1 })
  draft.add('bake', { subject: 'mixture', vessel: 'cake-tin', oven: 180, minutes: [18, 22], cue: 'set', proofs: safetyProofsFor(eggs) })
  addToppings(stove)
  serve(stove, addFreshSide(stove))
  return true
})
