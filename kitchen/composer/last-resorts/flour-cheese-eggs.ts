import { heatFat } from '#kitchen/composer/fat-and-aromatics.ts'
import { longest, proofsFor, suits } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isIn, water } from '#kitchen/composer/item.ts'
import { resort, wantPlainly } from '#kitchen/composer/last-resorts/resort.ts'
import { season } from '#kitchen/composer/seasoning.ts'
import { finish, freshSide, serve } from '#kitchen/composer/sides.ts'
import { isSoftCheese } from '#kitchen/composer/soft-cheeses.ts'
import type { Stove } from '#kitchen/composer/stove.ts'
import { isPlainPepper } from '#kitchen/composer/table.ts'

/** Kneads the flour with water and lets it rest; false without flour. */
function kneadFlour(stove: Stove): boolean {
  const { table, draft } = stove
  const flour = table.take((item) => item.class === 'flour', 1).map((item): Item => ({ ...item, scale: 4 }))
  if (flour.length === 0) return false
  wantPlainly(stove)
  const inDough = table.take((item) => item.class === 'salt' || item.kin === 'baking-powder', 2)
  draft.add('mix', { items: [...flour, ...inDough], and: [water({ per: flour, ratio: 0.6 })], vessel: 'bowl', handwork: 6, cue: 'smooth' })
  draft.add('rest', { subject: 'dough', minutes: [15, 20], phase: 'rest' })
  return true
}

/** The dough as thin flatbreads from the pan. */
export const flourRounds = resort('flatbread', 'entrée', (stove) => {
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
  season(stove)
  finish(stove)
  serve(stove, freshSide(stove))
  return true
})

/** The dough rolled into balls and boiled. */
export const flourDumplings = resort('dumplings', 'entrée', (stove) => {
  const { table, draft } = stove
  if (!kneadFlour(stove)) return false
  draft.add('roll', { subject: 'balls', handwork: 8 })
  draft.add('boil', { subject: 'balls', and: [water({ ml: 3000 })], vessel: 'large-pot', heat: 'high', minutes: [10, 12], cue: 'firm' })
  season(stove)
  const fat = table.take((item) => isIn(item, 'fat'), 1)
  if (fat.length > 0) draft.add('dress', { items: fat })
  finish(stove)
  serve(stove, freshSide(stove))
  return true
})

/** Flour stirred into boiling water until stiff: polenta, ugali, hasty pudding. */
export const flourPorridge = resort('flour-porridge', 'entrée', (stove) => {
  const { table, draft } = stove
  const flour = table.take((item) => item.class === 'flour', 1).map((item): Item => ({ ...item, scale: 3 }))
  if (flour.length === 0) return false
  wantPlainly(stove)
  draft.add('whisk', { items: flour, and: [water({ per: flour, ratio: 4 })], vessel: 'saucepan', handwork: 3, cue: 'smooth' })
  draft.add('simmer', { subject: 'mixture', vessel: 'saucepan', heat: 'low', minutes: [15, 18], cue: 'thickened' })
  season(stove, 'saucepan')
  const rich = table.take((item) => isIn(item, 'fat'), 1)
  if (rich.length > 0) draft.add('stir-in', { items: rich, vessel: 'saucepan' })
  finish(stove)
  serve(stove, freshSide(stove))
  return true
})

const isMelting = (item: Item) => item.class === 'hard-cheese' && item.kin !== 'cotija'

/** Grated cheese baked in small heaps until lacy and crisp. */
export const cheeseCrisps = resort('cheese-crisps', 'entrée', (stove) => {
  const { table, draft } = stove
  const cheese = table.take(isMelting, 1).map((item): Item => ({ ...item, cut: 'grated', scale: 2 }))
  if (cheese.length === 0) return false
  const taste = table.take((item) => isIn(item, 'crunch', 'spice') && !isPlainPepper(item), 2)
  draft.add('preheat', { oven: 200 })
  draft.add('toss', { items: [...cheese, ...taste], vessel: 'tray', handwork: 3 })
  draft.add('bake', { items: cheese, vessel: 'tray', oven: 200, minutes: [6, 8], cue: 'crisp' })
  draft.add('cool', { minutes: [5, 5], phase: 'rest' })
  finish(stove)
  serve(stove, freshSide(stove))
  return true
})

/** Grated cheese crisped in a dry pan and turned once. */
export const panCheese = resort('pan-cheese', 'entrée', (stove) => {
  const { table, draft } = stove
  const cheese = table.take(isMelting, 1).map((item): Item => ({ ...item, cut: 'grated', scale: 2 }))
  if (cheese.length === 0) return false
  draft.add('warm-pan', { vessel: 'frying-pan', heat: 'medium' })
  draft.add('sear', { items: cheese, vessel: 'frying-pan', heat: 'medium', minutes: [4, 5], cue: 'crisp' })
  const taste = table.take((item) => isIn(item, 'crunch') || (isIn(item, 'spice') && !isPlainPepper(item)), 2)
  if (taste.length > 0) draft.add('scatter', { items: taste })
  finish(stove)
  serve(stove, freshSide(stove))
  return true
})

const isBaked = (item: Item) => item.class === 'soft-cheese' && suits('roast')(item)

/** Soft cheese baked in one dish until it melts. */
export const bakedCheese = resort('baked-cheese', 'entrée', (stove) => {
  const { table, draft } = stove
  const cheese = table.take(isBaked, 1).map((item): Item => ({ ...item, scale: 2 }))
  if (cheese.length === 0) return false
  wantPlainly(stove)
  const coating = table.take((item) => isIn(item, 'fat', 'hardyHerb'), 2)
  draft.add('preheat', { oven: 200 })
  if (coating.length > 0 && cheese.every(isSoftCheese))
    draft.add('mix', { items: [...cheese, ...coating], vessel: 'baking-dish', handwork: 2 })
  else if (coating.length > 0) draft.add('toss', { items: cheese, and: coating, vessel: 'baking-dish', handwork: 1 })
  draft.add('roast', { items: cheese, vessel: 'baking-dish', oven: 200, minutes: longest(cheese, 'roast'), cue: 'golden' })
  finish(stove)
  serve(stove, freshSide(stove))
  return true
})

/** Eggs beaten with milk or water and set in the oven. */
export const ovenEggs = resort('oven-eggs', 'entrée', (stove) => {
  const { table, draft } = stove
  const eggs = table.take((item) => item.class === 'egg', 1)
  if (eggs.length === 0) return false
  wantPlainly(stove)
  const milk = table.take((item) => isIn(item, 'dairy'), 1)
  const taste = table.take((item) => isIn(item, 'salty', 'herb') || isPlainPepper(item), 3)
  draft.add('preheat', { oven: 180 })
  draft.add('whisk', {
    items: [...eggs, ...milk, ...taste],
    and: milk.length > 0 ? [] : [water({ ml: 120 })],
    vessel: 'bowl',
    handwork: 3,
    cue: 'combined',
  })
  draft.add('layer', { subject: 'mixture', vessel: 'cake-tin', handwork: 1 })
  draft.add('bake', { subject: 'mixture', vessel: 'cake-tin', oven: 180, minutes: [18, 22], cue: 'set', proofs: proofsFor(eggs) })
  finish(stove)
  serve(stove, freshSide(stove))
  return true
})
