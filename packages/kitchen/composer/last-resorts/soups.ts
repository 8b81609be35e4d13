import { isTypedAllium } from '#kitchen/composer/archetypes/broth-soups.ts'
import { heatFat } from '#kitchen/composer/fat-and-aromatics.ts'
import { longestMinutes, safetyProofsFor, suitsTechnique, wiltsFast } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup, waterItem } from '#kitchen/composer/item.ts'
import { lastResort, wantPlainSeasoning } from '#kitchen/composer/last-resorts/resort.ts'
import { layerByTime } from '#kitchen/composer/layer.ts'
import { addCream, seasonToTaste } from '#kitchen/composer/seasoning.ts'
import { addFreshSide, addToppings, serve } from '#kitchen/composer/sides.ts'
import { isPlainPepper } from '#kitchen/composer/table.ts'
import { hazardOf, isEatenRaw } from '#kitchen/lexicon/lexicon.ts'

const bodyGroups = ['paste', 'hot-sauce', 'sauce', 'seaweed', 'cured-fish', 'nut-butter', 'pickle', 'leaf', 'crisp-vegetable', 'chilli']
const givesBody = (item: Item) =>
  hazardOf(item.kin) === null &&
  (isInGroup(item, 'allium', 'liquid', 'bread') || item.kin === 'garlic' || item.kin === 'harissa' || bodyGroups.includes(item.class))

/** A thin soup of onions, garlic, bread or a paste simmered in water. */
export const thinSoup = lastResort('thin-soup', 'soup', (stove) => {
  const { table, draft } = stove
  wantPlainSeasoning(stove)
  if (table.see(givesBody).length === 0) table.want('aromatic')
  if (table.see(givesBody).length === 0) return false
  const hasFat = table.see((item) => isInGroup(item, 'fat')).length > 0
  // Onions with fat make the onion soup instead; this thin soup needs bread or a paste.
  const isOfBulbs = table
    .see((item) => givesBody(item) && !isInGroup(item, 'liquid'))
    .every((item) => isInGroup(item, 'allium', 'aromatic'))
  if (hasFat && isOfBulbs && table.see(isTypedAllium).length > 0 && !(table.brief.wantsMeat && table.brief.mayAdd)) return false
  const soft = table.take((item) => isInGroup(item, 'allium', 'aromatic', 'spice', 'hardyHerb', 'paste') && !isPlainPepper(item), 8)
  if (hasFat && soft.length > 0) {
    heatFat(stove, 'pot', 'medium')
    draft.add('fry', { items: soft, vessel: 'pot', heat: 'medium', minutes: [5, 7], cue: 'soft' })
  }
  const rest = table.take((item) => givesBody(item) && !isInGroup(item, 'allium', 'aromatic', 'paste'), 5)
  const into = [...(hasFat ? [] : soft), ...rest]
  if (soft.length + rest.length === 0) return false
  draft.add('pour-in', { items: [...into, waterItem({ ml: 1000 })], vessel: 'pot', heat: 'high', minutes: [5, 6], cue: 'bubbling' })
  draft.add('simmer', { vessel: 'pot', heat: 'low', minutes: [12, 15] })
  addCream(stove, 'pot')
  seasonToTaste(stove, 'pot')
  addToppings(stove)
  serve(stove, addFreshSide(stove))
  return true
})

/** Fruit simmered in water and blended, as in northern Europe. */
export const fruitSoup = lastResort('fruit-soup', 'soup', (stove) => {
  const { table, draft } = stove
  const fruits = table.take((item) => isInGroup(item, 'fruit') && suitsTechnique('simmer')(item), 5)
  if (fruits.length === 0) return false
  table.want('sweet')
  const taste = table.take((item) => isInGroup(item, 'sweet', 'acid'), 2)
  layerByTime(stove, fruits, 'simmer', { vessel: 'pot', heat: 'medium-low', and: [...taste, waterItem({ ml: 800 })], cue: 'soft' })
  draft.add('blend', { subject: 'soup', vessel: 'pot', handwork: 3, cue: 'smooth' })
  addCream(stove, 'pot')
  seasonToTaste(stove, 'pot')
  addToppings(stove)
  serve(stove)
  return true
})

/** Flour toasted until it smells nutty, then simmered in water. */
export const flourSoup = lastResort('flour-soup', 'soup', (stove) => {
  const { table, draft } = stove
  const flour = table.take((item) => item.class === 'flour', 1)
  if (flour.length === 0) return false
  wantPlainSeasoning(stove)
  table.want('herb')
  heatFat(stove, 'pot', 'medium')
  draft.add('bloom', { items: flour, vessel: 'pot', minutes: [4, 5], cue: 'fragrant' })
  draft.add('pour-in', { items: [waterItem({ ml: 1000 })], vessel: 'pot', heat: 'high', minutes: [5, 6], cue: 'bubbling' })
  draft.add('simmer', { vessel: 'pot', heat: 'low', minutes: [15, 20], cue: 'thickened' })
  addCream(stove, 'pot')
  seasonToTaste(stove, 'pot')
  addToppings(stove)
  serve(stove, addFreshSide(stove))
  return true
})

/** Cold white soup of nuts blended with water. */
export const nutSoup = lastResort('nut-soup', 'soup', (stove) => {
  const { table, draft } = stove
  const nuts = table.take((item) => isInGroup(item, 'crunch'), 2)
  if (nuts.length === 0) return false
  wantPlainSeasoning(stove)
  table.want('acid')
  const rest = table.take(
    (item) => (isInGroup(item, 'aromatic', 'fruit', 'vegetable') && isEatenRaw(item.kin)) || isInGroup(item, 'fat', 'acid'),
    5,
  )
  draft.add('blend', { items: [...nuts.map((item): Item => ({ ...item, scale: 2 })), ...rest], vessel: 'blender', handwork: 3 })
  draft.add('stir-in', { items: [waterItem({ ml: 720 })], vessel: 'blender', handwork: 2 })
  seasonToTaste(stove)
  draft.add('chill', { minutes: [30, 30], phase: 'rest' })
  addToppings(stove)
  return true
})

/** Hot soup of nuts (almonds, chestnuts) simmered until soft and blended. */
export const hotNutSoup = lastResort('hot-nut-soup', 'soup', (stove) => {
  const { table, draft } = stove
  const nuts = table.take((item) => isInGroup(item, 'crunch'), 2).map((item): Item => ({ ...item, scale: 2 }))
  if (nuts.length === 0) return false
  wantPlainSeasoning(stove)
  const taste = table.take((item) => isInGroup(item, 'aromatic') || (isInGroup(item, 'allium') && !wiltsFast(item)), 3)
  const minutes = nuts.some(suitsTechnique('simmer')) ? longestMinutes(nuts, 'simmer') : ([12, 15] as const)
  draft.add('simmer', {
    items: [...nuts, ...taste],
    and: [waterItem({ ml: 900 })],
    vessel: 'pot',
    heat: 'low',
    minutes,
    cue: 'soft',
    proofs: safetyProofsFor(nuts),
  })
  draft.add('blend', { subject: 'soup', vessel: 'pot', handwork: 3, cue: 'smooth' })
  addCream(stove, 'pot')
  seasonToTaste(stove, 'pot')
  addToppings(stove)
  serve(stove, addFreshSide(stove))
  return true
})
