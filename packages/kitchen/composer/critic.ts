import type { Draft } from '#kitchen/composer/draft.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import { isPlainPepper, isStarchy } from '#kitchen/composer/table.ts'
import { hasTrait } from '#kitchen/lexicon/lexicon.ts'
import type { MealType } from '#kitchen/options.ts'

const salads: readonly string[] = ['cucumber', 'lettuce', 'lettuce-heart', 'arugula', 'watercress', 'radish']
const delicateFruit: readonly string[] = ['strawberry', 'raspberry', 'blackberry', 'watermelon']

const quickWays: readonly string[] = ['stir-fry', 'sear', 'skewers', 'fried-rice', 'wraps', 'stir-fried-noodles', 'pasta', 'hash']
const slowWays: readonly string[] = ['stew', 'curry', 'one-pot-rice']

const ofPasta: readonly string[] = ['pasta', 'frittata', 'gratin', 'stir-fried-noodles', 'plain-starch']
const sourFruit: readonly string[] = ['cranberry', 'rhubarb']

const isGrain = (item: Item) => isInGroup(item, 'grain')
const isDough = (item: Item) => isInGroup(item, 'dough')
/** The defining food of a way; without it among the typed foods the way costs points. */
const definingFoods: Partial<Record<string, { on: (item: Item) => boolean; unless: number }>> = {
  'fried-rice': { on: isGrain, unless: 0.8 },
  congee: { on: isGrain, unless: 1.2 },
  'sweet-rice': { on: isGrain, unless: 1.5 },
  'one-pot-rice': { on: isGrain, unless: 0.7 },
  'stir-fried-noodles': { on: isDough, unless: 0.7 },
  'noodle-soup': { on: isDough, unless: 0.7 },
  pasta: { on: isDough, unless: 0.4 },
  gratin: { on: (item) => isDough(item) || (isInGroup(item, 'vegetable') && !salads.includes(item.kin)), unless: 1.5 },
  'legume-soup': { on: (item) => item.class === 'legume', unless: 1.2 },
}

const givesTaste = (item: Item) =>
  isInGroup(item, 'fat', 'allium', 'aromatic', 'hardyHerb', 'paste', 'liquid', 'acid', 'herb') ||
  ['tomato', 'cured-meat', 'salty-sauce', 'mushroom', 'seaweed', 'pickle'].includes(item.class) ||
  (isInGroup(item, 'spice') && !isPlainPepper(item))

const dryOrStirred = (tasks: Draft['tasks']) => tasks.filter(({ verb }) => verb === 'stir-fry').flatMap(({ items }) => items)

/**
 * The penalty of a draft in points of affinity: 0 for a dish that makes sense, more for each choice that a cook would
 * find odd.
 */
export function criticPenaltyOf({ tasks }: Draft, archetype: string, meal: MealType): number {
  const wet = tasks.filter((task) => ['simmer', 'boil', 'braise'].includes(task.verb)).flatMap((task) => task.items)
  const heated = tasks.filter((task) => task.minutes !== null && task.phase === 'cook').flatMap((task) => task.items)
  const items = tasks.flatMap((task) => [...task.items, ...task.and])
  let odd = 0
  // Meat or fish simmered in plain water loses its flavour to the water.
  if (wet.some((item) => isInGroup(item, 'flesh')) && !items.some(givesTaste)) odd += 2.5
  if (meal !== 'condiment' && heated.some((item) => salads.includes(item.kin))) odd += 1.5
  // A curry with only salt and pepper is a stew.
  const isSpiced = items.some((item) => isInGroup(item, 'paste', 'aromatic') || (isInGroup(item, 'spice') && !isPlainPepper(item)))
  if (archetype === 'curry' && !isSpiced) odd += 3
  // Soft berries fall apart in a syrup.
  if (archetype === 'poached-fruit' && wet.some((item) => delicateFruit.includes(item.kin))) odd += 1.5
  if (quickWays.includes(archetype) && items.some((item) => hasTrait(item.kin, 'slow-cut'))) odd += 0.8
  if (slowWays.includes(archetype) && items.some((item) => hasTrait(item.kin, 'quick-cut'))) odd += 0.8
  const isOwnEgg = (item: Item) => item.class === 'egg' && item.use === 'yours'
  const boiled = tasks.filter((task) => task.verb === 'boil').flatMap((task) => task.items)
  // A cook with eggs and no meat wants eggs as the dish, not boiled beside it.
  if (meal === 'entrée' && boiled.some(isOwnEgg) && !items.some((item) => isInGroup(item, 'flesh'))) odd += 0.8
  // Eggs that go with noodles or pasta are cooked in the pan with them, not boiled beside.
  if (meal === 'entrée' && boiled.some(isOwnEgg) && boiled.some((item) => isDough(item) && item.use === 'yours')) odd += 2
  const dry = tasks.filter((task) => ['roast', 'grill', 'fry', 'sear'].includes(task.verb)).flatMap((task) => task.items)
  if (meal === 'entrée' && dry.some((item) => delicateFruit.includes(item.kin)) && items.some((item) => isInGroup(item, 'flesh')))
    odd += 1.5
  // A tray or pan of only onions is no dish, whatever is boiled beside it.
  const own = tasks.filter((task) => task.lane === 'main' && task.minutes !== null).flatMap((task) => task.items)
  const hasMore = items.some((item) => isInGroup(item, 'protein', 'vegetable', 'grain', 'dough', 'bread'))
  if (meal === 'entrée' && hasMore && own.every((item) => isInGroup(item, 'allium', 'aromatic', 'fat', 'spice', 'hardyHerb'))) odd += 1.5
  const base = definingFoods[archetype]
  const brought = items.filter((item) => item.use === 'yours')
  if (base !== undefined && brought.length > 0 && !brought.some(base.on)) odd += base.unless
  // Potatoes need longer than stir-frying takes.
  if (archetype === 'stir-fry' && dryOrStirred(tasks).some((item) => isStarchy(item) && isInGroup(item, 'vegetable'))) odd += 1.2
  // Typed pasta should be the dish, not boiled beside one.
  const isOwnPasta = (item: Item) => item.class === 'pasta' && item.use === 'yours'
  if (meal === 'entrée' && boiled.some(isOwnPasta) && !ofPasta.includes(archetype)) odd += 1.5
  // Bacon or sausage belongs in the soup, not fried beside a smooth one.
  if (archetype === 'puree-soup' && items.some((item) => item.class === 'cured-meat' && item.use === 'yours')) odd += 1.5
  // Tacos do not hold liquids.
  if (archetype === 'wraps' && items.some((item) => ['milk', 'coconut', 'wine'].includes(item.class))) odd += 1.5
  // Sour fruit needs sugar and heat.
  if (archetype === 'fruit-salad' && items.some((item) => sourFruit.includes(item.kin))) odd += 1.5
  // Sugar candies nuts and roots; typed fruit beside them belongs in another dish.
  if (archetype === 'candied-nuts' && items.some((item) => isInGroup(item, 'fruit') && item.use === 'yours')) odd += 1.2
  // A spread of meat is possible, but the last condiment a cook thinks of.
  if (meal === 'condiment' && items.some((item) => isInGroup(item, 'flesh'))) odd += 0.3
  return odd
}
