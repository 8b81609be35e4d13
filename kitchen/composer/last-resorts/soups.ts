import { isOwnBulb } from '#kitchen/composer/archetypes/broth-soups.ts'
import { heatFat } from '#kitchen/composer/fat-and-aromatics.ts'
import { longest, proofsFor, suits, wilts } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isIn, water } from '#kitchen/composer/item.ts'
import { resort, wantPlainly } from '#kitchen/composer/last-resorts/resort.ts'
import { layer } from '#kitchen/composer/layer.ts'
import { enrich, season } from '#kitchen/composer/seasoning.ts'
import { finish, freshSide, serve } from '#kitchen/composer/sides.ts'
import { isPlainPepper } from '#kitchen/composer/table.ts'
import { hazardOf, isEatenRaw } from '#kitchen/lexicon/lexicon.ts'

const bodies = ['paste', 'hot-sauce', 'sauce', 'seaweed', 'cured-fish', 'nut-butter', 'pickle', 'leaf', 'crisp-vegetable', 'chilli']
const givesBody = (item: Item) =>
  hazardOf(item.kin) === null &&
  (isIn(item, 'allium', 'liquid', 'bread') || item.kin === 'garlic' || item.kin === 'harissa' || bodies.includes(item.class))

/** A thin soup of onions, garlic, bread or a paste simmered in water. */
export const thinSoup = resort('thin-soup', 'soup', (stove) => {
  const { table, draft } = stove
  wantPlainly(stove)
  if (table.see(givesBody).length === 0) table.want('aromatic')
  if (table.see(givesBody).length === 0) return false
  const hasFat = table.see((item) => isIn(item, 'fat')).length > 0
  // Onions with fat make the onion soup instead; this thin soup needs bread or a paste.
  const isOfBulbs = table.see((item) => givesBody(item) && !isIn(item, 'liquid')).every((item) => isIn(item, 'allium', 'aromatic'))
  if (hasFat && isOfBulbs && table.see(isOwnBulb).length > 0 && !(table.brief.wantsMeat && table.brief.mayAdd)) return false
  const soft = table.take((item) => isIn(item, 'allium', 'aromatic', 'spice', 'hardyHerb', 'paste') && !isPlainPepper(item), 8)
  if (hasFat && soft.length > 0) {
    heatFat(stove, 'pot', 'medium')
    draft.add('fry', { items: soft, vessel: 'pot', heat: 'medium', minutes: [5, 7], cue: 'soft' })
  }
  const rest = table.take((item) => givesBody(item) && !isIn(item, 'allium', 'aromatic', 'paste'), 5)
  const into = [...(hasFat ? [] : soft), ...rest]
  if (soft.length + rest.length === 0) return false
  draft.add('pour-in', { items: [...into, water({ ml: 1000 })], vessel: 'pot', heat: 'high', minutes: [5, 6], cue: 'bubbling' })
  draft.add('simmer', { vessel: 'pot', heat: 'low', minutes: [12, 15] })
  enrich(stove, 'pot')
  season(stove, 'pot')
  finish(stove)
  serve(stove, freshSide(stove))
  return true
})

/** Fruit simmered in water and blended, as in northern Europe. */
export const fruitSoup = resort('fruit-soup', 'soup', (stove) => {
  const { table, draft } = stove
  const fruits = table.take((item) => isIn(item, 'fruit') && suits('simmer')(item), 5)
  if (fruits.length === 0) return false
  table.want('sweet')
  const taste = table.take((item) => isIn(item, 'sweet', 'acid'), 2)
  layer(stove, fruits, 'simmer', { vessel: 'pot', heat: 'medium-low', and: [...taste, water({ ml: 800 })], cue: 'soft' })
  draft.add('blend', { subject: 'soup', vessel: 'pot', handwork: 3, cue: 'smooth' })
  enrich(stove, 'pot')
  season(stove, 'pot')
  finish(stove)
  serve(stove)
  return true
})

/** Flour toasted until it smells nutty, then simmered in water. */
export const flourSoup = resort('flour-soup', 'soup', (stove) => {
  const { table, draft } = stove
  const flour = table.take((item) => item.class === 'flour', 1)
  if (flour.length === 0) return false
  wantPlainly(stove)
  table.want('herb')
  heatFat(stove, 'pot', 'medium')
  draft.add('bloom', { items: flour, vessel: 'pot', minutes: [4, 5], cue: 'fragrant' })
  draft.add('pour-in', { items: [water({ ml: 1000 })], vessel: 'pot', heat: 'high', minutes: [5, 6], cue: 'bubbling' })
  draft.add('simmer', { vessel: 'pot', heat: 'low', minutes: [15, 20], cue: 'thickened' })
  enrich(stove, 'pot')
  season(stove, 'pot')
  finish(stove)
  serve(stove, freshSide(stove))
  return true
})

/** Cold white soup of nuts blended with water. */
export const nutSoup = resort('nut-soup', 'soup', (stove) => {
  const { table, draft } = stove
  const nuts = table.take((item) => isIn(item, 'crunch'), 2)
  if (nuts.length === 0) return false
  wantPlainly(stove)
  table.want('acid')
  const rest = table.take((item) => (isIn(item, 'aromatic', 'fruit', 'vegetable') && isEatenRaw(item.kin)) || isIn(item, 'fat', 'acid'), 5)
  draft.add('blend', { items: [...nuts.map((item): Item => ({ ...item, scale: 2 })), ...rest], vessel: 'blender', handwork: 3 })
  draft.add('stir-in', { items: [water({ ml: 720 })], vessel: 'blender', handwork: 2 })
  season(stove)
  draft.add('chill', { minutes: [30, 30], phase: 'rest' })
  finish(stove)
  return true
})

/** Hot soup of nuts (almonds, chestnuts) simmered until soft and blended. */
export const hotNutSoup = resort('hot-nut-soup', 'soup', (stove) => {
  const { table, draft } = stove
  const nuts = table.take((item) => isIn(item, 'crunch'), 2).map((item): Item => ({ ...item, scale: 2 }))
  if (nuts.length === 0) return false
  wantPlainly(stove)
  const taste = table.take((item) => isIn(item, 'aromatic') || (isIn(item, 'allium') && !wilts(item)), 3)
  const minutes = nuts.some(suits('simmer')) ? longest(nuts, 'simmer') : ([12, 15] as const)
  draft.add('simmer', {
    items: [...nuts, ...taste],
    and: [water({ ml: 900 })],
    vessel: 'pot',
    heat: 'low',
    minutes,
    cue: 'soft',
    proofs: proofsFor(nuts),
  })
  draft.add('blend', { subject: 'soup', vessel: 'pot', handwork: 3, cue: 'smooth' })
  enrich(stove, 'pot')
  season(stove, 'pot')
  finish(stove)
  serve(stove, freshSide(stove))
  return true
})
