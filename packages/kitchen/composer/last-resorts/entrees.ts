import { heatFat } from '#kitchen/composer/fat-and-aromatics.ts'
import { isSoftFruit, longestMinutes, suitsTechnique } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import { lastResort, wantPlainSeasoning } from '#kitchen/composer/last-resorts/resort.ts'
import { layerByTime } from '#kitchen/composer/layer.ts'
import { seasonToTaste } from '#kitchen/composer/seasoning.ts'
import { addFreshSide, addToppings, cookStarch, serve } from '#kitchen/composer/sides.ts'
import { isSoftCheese } from '#kitchen/composer/soft-cheeses.ts'
import { isPlainPepper } from '#kitchen/composer/table.ts'
import { hasTrait, isEatenRaw } from '#kitchen/lexicon/lexicon.ts'

const isFood = (item: Item) =>
  isInGroup(item, 'vegetable', 'fruit', 'cheese', 'crunch', 'bread') ||
  ['legume', 'cured-fish', 'yogurt', 'seaweed', 'pickle'].includes(item.class) ||
  hasTrait(item.kin, 'citrus-for-eating')

/** A plate of everything that is good raw: fruit, salad, cheese, nuts, canned fish. */
export const freshPlate = lastResort('fresh-plate', 'entrée', (stove) => {
  const { table, draft } = stove
  wantPlainSeasoning(stove)
  table.want('acid')
  table.want('herb')
  const breads = table.take((item) => isInGroup(item, 'bread') && suitsTechnique('grill')(item) && !isCrumb(item), 2)
  const isPlated = (item: Item) => isFood(item) && isEatenRaw(item.kin) && !isInGroup(item, 'bread')
  // Soft cheese is spooned on at the end; if there is only soft cheese or yogurt, it is stirred.
  const isAllSoft = table.see(isPlated).every((item) => isSoftCheese(item) || item.class === 'yogurt')
  const plate = table.take((item) => isPlated(item) && (isAllSoft || !isSoftCheese(item)), 9)
  if (plate.length === 0) return false
  if (breads.length > 0)
    draft.add('toast', {
      items: breads,
      vessel: 'frying-pan',
      heat: 'medium',
      minutes: longestMinutes(breads, 'grill'),
      cue: 'toasted',
      lane: 'side',
    })
  const dressing = table.take((item) => isInGroup(item, 'fat', 'acid') || item.class === 'salt' || isPlainPepper(item), 4)
  const joins = breads.length > 0
  if (isAllSoft) draft.add('mix', { items: [...plate, ...dressing], vessel: 'bowl', handwork: 3, joins })
  else draft.add('toss', { items: plate, and: dressing, vessel: 'salad-bowl', handwork: 3, joins })
  addToppings(stove)
  serve(stove, breads)
  return true
})

const crumbs: readonly string[] = ['breadcrumbs', 'panko', 'croutons', 'tortilla-chips', 'crackers', 'graham-crackers', 'rice-paper']
const isCrumb = (item: Item) => crumbs.includes(item.kin)

/** Bread toasted and rubbed or topped with the other foods. */
export const plainToasts = lastResort('plain-toasts', 'entrée', (stove) => {
  const { table, draft } = stove
  const breads = table.take((item) => isInGroup(item, 'bread') && suitsTechnique('fry')(item) && !isCrumb(item), 2)
  if (breads.length === 0) return false
  wantPlainSeasoning(stove)
  table.want('aromatic')
  table.want('herb')
  // Cheese that melts goes on the bread in the oven.
  const cheese = table.take((item) => (item.class === 'hard-cheese' || item.kin === 'mozzarella') && item.use === 'yours', 1)
  if (cheese.length > 0) draft.add('preheat', { oven: 220 })
  heatFat(stove, 'frying-pan', 'medium')
  const taste = table.take((item) => isInGroup(item, 'aromatic', 'hardyHerb') || (isInGroup(item, 'spice') && !isPlainPepper(item)), 3)
  if (taste.length > 0) draft.add('bloom', { items: taste, vessel: 'frying-pan', minutes: [1, 1], cue: 'fragrant' })
  draft.add('fry', { items: breads, vessel: 'frying-pan', heat: 'medium', minutes: longestMinutes(breads, 'fry'), cue: 'golden' })
  if (cheese.length > 0) {
    draft.add('cover-with', { items: cheese })
    draft.add('roast', { items: breads, vessel: 'tray', oven: 220, minutes: [5, 6], cue: 'bubbling' })
  }
  const spreads = table.take((item) => isInGroup(item, 'sweet') && item.use === 'yours' && item.kin !== 'sugar', 1)
  if (spreads.length > 0) draft.add('cover-with', { items: spreads })
  else seasonToTaste(stove)
  addToppings(stove)
  serve(stove, addFreshSide(stove))
  return true
})

/** Rice, pasta, wrappers or grain with a dressing of the other foods. */
export const plainStarch = lastResort('plain-starch', 'entrée', (stove) => {
  const { table } = stove
  wantPlainSeasoning(stove)
  table.wantThis('rice')
  table.want('starch')
  table.want('herb')
  table.want('acid')
  const made = cookStarch(stove, 'main')
  if (made.length === 0) return false
  seasonToTaste(stove)
  const butter = table.take((item) => isInGroup(item, 'fat'), 1)
  const isBread = made.every((item) => isInGroup(item, 'bread'))
  if (isBread && butter.some((item) => item.class === 'butter'))
    stove.draft.add('melt', { items: butter, vessel: 'saucepan', heat: 'low', minutes: [1, 2], cue: 'melted' })
  // Butter is spread on bread, and stirred into other starches.
  if (butter.length > 0) stove.draft.add(isBread ? 'dress' : 'stir-in', { items: butter, handwork: 1 })
  if (made.length > 1) stove.draft.add('layer', { items: made, vessel: 'plates', joins: true })
  addToppings(stove)
  serve(stove, addFreshSide(stove))
  return true
})

/** Whole heads of garlic, onions, chilies or a sheet of dough, roasted in the oven. */
export const plainRoast = lastResort('tray-roast', 'entrée', (stove) => {
  const { table, draft } = stove
  wantPlainSeasoning(stove)
  const roasts = (item: Item) =>
    isInGroup(item, 'allium', 'fruit', 'vegetable', 'flesh', 'protein') || item.kin === 'garlic' || item.class === 'chilli'
  const solids = table.take((item) => roasts(item) && suitsTechnique('roast')(item) && item.class !== 'egg' && !isSoftFruit(item), 6)
  if (solids.length === 0) return false
  // Garlic as the only food takes twice its usual amount, which is for seasoning.
  if (solids.every((item) => item.kin === 'garlic')) solids.splice(0, 1, ...solids.slice(0, 1).map((item): Item => ({ ...item, scale: 2 })))
  const coating = table.take((item) => isInGroup(item, 'fat', 'hardyHerb', 'spice') || item.class === 'salt' || isPlainPepper(item), 5)
  draft.add('preheat', { oven: 200 })
  if (coating.length > 0) draft.add('toss', { items: solids, and: coating, vessel: 'tray', handwork: 2 })
  layerByTime(stove, solids, 'roast', { vessel: 'tray', oven: 200 })
  addToppings(stove)
  serve(stove, addFreshSide(stove))
  return true
})
