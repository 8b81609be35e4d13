import { highestAbsorption, isStirredGrain } from '#kitchen/composer/absorption.ts'
import type { Lane, Task, Vessel } from '#kitchen/composer/draft.ts'
import { isBestRaw, isCannedTomato, longestMinutes, safetyProofsFor, suitsTechnique } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup, waterItem } from '#kitchen/composer/item.ts'
import { isFinishingOil, seasonToTaste } from '#kitchen/composer/seasoning.ts'
import type { Stove } from '#kitchen/composer/stove.ts'
import { isPlainPepper, isStarchy } from '#kitchen/composer/table.ts'
import { isEatenRaw } from '#kitchen/lexicon/lexicon.ts'

/** Is the item crackers or similar, which are served crisp and never heated? */
const isCracker = (item: Item) => item.kin === 'crackers'

/** Adds toppings: citrus juice, finishing oil, herbs, nuts, cheese, pickles. Nuts are toasted if there is time. */
export function addToppings({ table, draft }: Stove): void {
  const isThaiSoup = table.kitchen.flavour === 'Thai' && table.brief.mealType === 'soup'
  const sharp = table
    .take((item) => isInGroup(item, 'acid') || isFinishingOil(item), 3)
    .map((item): Item => (isThaiSoup && item.use !== 'yours' && isInGroup(item, 'acid') ? { ...item, scale: 2 } : item))
  const crunch = table.take((item) => isInGroup(item, 'crunch'), 3)
  const toasted = crunch.filter((item) => suitsTechnique('fry')(item))
  if (table.brief.complexity === 'elaborate' && toasted.length > 0)
    draft.add('toast', {
      items: toasted,
      vessel: 'frying-pan',
      heat: 'medium',
      minutes: longestMinutes(toasted, 'fry'),
      cue: 'toasted',
      lane: 'side',
    })
  if (sharp.length > 0) draft.add('dress', { items: sharp, joins: true })
  const over = table.take(
    (item) =>
      isInGroup(item, 'herb', 'cheese') ||
      (['pickle', 'seaweed', 'dried-fruit', 'cured-fish', 'nut-butter', 'yogurt'].includes(item.class) && item.kin !== 'kombu') ||
      ['avocado', 'breadcrumbs', 'panko', 'tortilla-chips', 'scallion'].includes(item.kin) ||
      (table.brief.mealType === 'soup' && isCracker(item)),
    6,
  )
  if (over.length + crunch.length > 0) draft.add('scatter', { items: [...over, ...crunch], joins: true })
}

/** Steeps couscous in the boiling water it absorbs, off the heat under a lid; boiling would make it a paste. */
function steep({ table, draft }: Stove, lane: Lane): Item[] {
  const couscous = table.take((item) => item.kin === 'couscous' && item.form === undefined, 1)
  if (couscous.length === 0) return []
  const vessel = 'saucepan'
  draft.add('pour-in', { items: [waterItem({ per: couscous, ratio: 1.5 })], vessel, heat: 'high', minutes: [4, 5], cue: 'bubbling', lane })
  draft.add('stir-in', { items: couscous, vessel, lane })
  draft.add('rest', { vessel, minutes: [6, 8], lane })
  return couscous
}

/** Stirs polenta into four times its weight of boiling water until thick. */
function stirPolenta({ table, draft }: Stove, lane: Lane): Item[] {
  const meal = table.take((item) => isStirredGrain(item) && item.form === undefined, 1)
  if (meal.length === 0) return []
  const vessel = 'saucepan'
  const around = waterItem({ per: meal, ratio: highestAbsorption(meal) })
  draft.add('pour-in', { items: [around], vessel, heat: 'high', minutes: [4, 5], cue: 'bubbling', lane })
  draft.add('stir-in', { items: meal, vessel, lane })
  draft.add('simmer', { vessel, heat: 'low', minutes: longestMinutes(meal, 'simmer'), cue: 'thickened', lane })
  return meal
}

/** Cooks rice, pasta, potatoes or bread in a separate pot in parallel; returns the item it cooked. */
export function cookStarch(
  stove: Stove,
  lane: Lane = 'side',
  { withRoots = true, withBread = true }: { withRoots?: boolean; withBread?: boolean } = {},
): Item[] {
  const { table, draft } = stove
  // A typed mash is warmed as it is; in a soup it thickens instead.
  const isMash = (item: Item) => item.form === 'mashed' && table.brief.mealType !== 'soup'
  const cooked = table.take((item) => item.kin === 'cooked-rice' || isMash(item), 1)
  if (cooked.length > 0)
    draft.add('steam', {
      items: cooked,
      vessel: 'saucepan',
      heat: 'medium',
      minutes: [4, 5],
      cue: 'heated',
      proofs: safetyProofsFor(cooked),
      lane,
    })
  const steeped = [...steep(stove, lane), ...stirPolenta(stove, lane)]
  const grains = table.take((item) => isInGroup(item, 'grain') && suitsTechnique('simmer')(item), 2)
  if (grains.length > 0) {
    // Rice and milk alone are rice pudding, so no starch is cooked separately.
    const isDish = (item: Item) => isInGroup(item, 'protein', 'flesh', 'vegetable')
    const isAlone = !table.brief.given.some(isDish) && !table.see(isDish).length
    const milk = isAlone ? table.take((item) => isInGroup(item, 'dairy') || item.class === 'coconut', 1) : []
    draft.add('absorb', {
      items: grains,
      and: [...milk, waterItem({ per: grains, ratio: highestAbsorption(grains), besides: milk })],
      vessel: 'saucepan',
      heat: 'low',
      minutes: longestMinutes(grains, 'simmer'),
      cue: 'absorbed',
      lane,
    })
  }
  const doughs = table.take((item) => isInGroup(item, 'dough') && suitsTechnique('boil')(item), 2)
  if (doughs.length > 0) boilPasta(stove, doughs, lane)
  const roots = withRoots ? table.take((item) => isStarchy(item) && suitsTechnique('boil')(item), 2) : []
  if (roots.length > 0)
    draft.add('boil', {
      items: roots,
      and: [waterItem({ ml: 1500 })],
      vessel: 'large-pot',
      heat: 'medium',
      minutes: longestMinutes(roots, 'boil'),
      cue: 'tender',
      proofs: safetyProofsFor(roots),
      lane,
    })
  return [...cooked, ...steeped, ...grains, ...doughs, ...roots, ...(withBread ? warmBread(stove, lane) : [])]
}

/** Boils pasta or noodles separately, so that they do not cloud a broth or go soft in it. */
export function boilPasta({ draft }: Stove, pasta: readonly Item[], lane: Lane = 'side'): void {
  draft.add('boil', {
    items: pasta,
    and: [waterItem({ ml: 3000 })],
    vessel: 'large-pot',
    heat: 'high',
    minutes: longestMinutes(pasta, 'boil'),
    cue: 'al-dente',
    proofs: safetyProofsFor(pasta),
    lane,
  })
}

/** Warms or toasts bread in a dry pan. */
function warmBread({ table, draft }: Stove, lane: Lane): Item[] {
  const breads = table.take((item) => isInGroup(item, 'bread') && suitsTechnique('grill')(item), 2)
  if (breads.length > 0)
    draft.add('toast', {
      items: breads,
      vessel: 'frying-pan',
      heat: 'medium',
      minutes: longestMinutes(breads, 'grill'),
      cue: 'toasted',
      lane,
    })
  return breads
}

/** Starts the starch before the dish, so that both are hot together; `finishAndServe` warms bread last. */
export function cookStarchBeside(stove: Stove, options: { withRoots?: boolean } = {}): Item[] {
  return cookStarch(stove, 'side', { ...options, withBread: false })
}

/** Boils, peels and halves eggs that had no place in the pan; `scale` multiplies the usual amount. */
export function boilEggs({ table, draft }: Stove, lane: Lane = 'side', scale?: number): Item[] {
  const eggs = table.take((item) => item.class === 'egg', 1).map((item): Item => (scale === undefined ? item : { ...item, scale }))
  if (eggs.length > 0)
    draft.add('boil', {
      items: eggs,
      and: [waterItem({ ml: 1000 })],
      vessel: 'saucepan',
      heat: 'medium',
      minutes: longestMinutes(eggs, 'boil'),
      cue: 'set',
      proofs: safetyProofsFor(eggs),
      lane,
    })
  return eggs
}

const isFreshFruitOrVegetable = (item: Item) =>
  isInGroup(item, 'vegetable', 'fruit', 'allium') && isEatenRaw(item.kin) && item.class !== 'dried-fruit' && !isCannedTomato(item)

interface FreshSide {
  fresh: readonly Item[]
  dressing: readonly Item[]
  /** Fruit beside meat or fish is chopped and seasoned sharply: a relish, not a fruit salad. */
  isRelish: boolean
}

/** The items that make fruit sharp; pepper if there is nothing else. */
function sharpItemsFor({ table }: Stove): Item[] {
  const sharp = [
    ...table.take((item) => isInGroup(item, 'acid'), 1),
    ...table.take((item) => item.class === 'chilli', 1),
    ...table.take((item) => isInGroup(item, 'herb'), 1),
    ...table.take((item) => isInGroup(item, 'allium') && isEatenRaw(item.kin), 1),
  ]
  return sharp.length > 0 ? sharp : table.see(isPlainPepper).slice(0, 1)
}

/** Foods that may be eaten raw but are bought for cooking. */
const boughtToCook: readonly string[] = [
  'cauliflower',
  'broccoli',
  'mushroom',
  'zucchini',
  'spinach',
  'green-beans',
  'leek',
  'kale',
  'bok-choy',
]
const isBetterCooked = (item: Item) => item.use !== 'yours' && boughtToCook.includes(item.kin)

/** Sets food that is good raw aside for a small salad with a sharp dressing. */
function setFreshFoodAside(stove: Stove): FreshSide {
  const { table } = stove
  const isSoup = table.brief.mealType === 'soup'
  const hasSharp = table.see((item) => isInGroup(item, 'acid')).length > 0
  // Without a dressing only juicy food is good raw: cabbage and carrots are cooked if possible.
  const isDry = (item: Item) =>
    !hasSharp && isInGroup(item, 'vegetable') && !isBestRaw(item) && item.class !== 'tomato' && suitsTechnique('boil')(item)
  const fresh = table.take(
    (item) =>
      isFreshFruitOrVegetable(item) &&
      item.kin !== 'scallion' &&
      !isDry(item) &&
      !isBetterCooked(item) &&
      !(isSoup && isInGroup(item, 'fruit', 'allium')),
    6,
  )
  const isRelish = fresh.length > 0 && fresh.every((item) => isInGroup(item, 'fruit'))
  // Raw shallots that were added for the pan make no salad.
  if (fresh.every((item) => isInGroup(item, 'allium') && item.use !== 'yours')) return { fresh: [], dressing: [], isRelish: false }
  if (isRelish) return { fresh, dressing: sharpItemsFor(stove), isRelish }
  if (fresh.length === 0) return { fresh, dressing: [], isRelish }
  const sharp = table.take((item) => isInGroup(item, 'acid'), 1)
  // Salt and oil are a dressing too.
  const isUsed = (item: Item) => stove.draft.tasks.some(({ items, and }) => items.includes(item) || and.includes(item))
  // Salt used before heating may be used only once more: a third use would break it into shares that do not add up.
  const plain = () => [
    ...table.see((item) => item.class === 'salt' && !isUsed(item)).slice(0, 1),
    ...table.take((item) => item.class === 'oil', 1),
  ]
  return { fresh, dressing: sharp.length > 0 ? sharp : plain(), isRelish }
}

/** Tosses or mixes the food that was set aside. */
function tossFresh({ table, draft }: Stove, { fresh, dressing, isRelish }: FreshSide): Item[] {
  if (fresh.length === 0) return []
  if (isRelish && dressing.length > 0) draft.add('mix', { items: [...fresh, ...dressing], vessel: 'small-bowl', handwork: 2 })
  if (isRelish) return [...fresh]
  if (dressing.length === 0 && fresh.length === 1) return [...fresh]
  const oil = dressing.length > 0 && !dressing.some((item) => isInGroup(item, 'fat')) ? table.take((item) => isInGroup(item, 'fat'), 1) : []
  draft.add('toss', { items: fresh, and: [...dressing, ...oil], vessel: 'salad-bowl', handwork: 2 })
  return [...fresh]
}

/** Makes a small salad of food that is good raw, before any is left out. */
export function addFreshSide(stove: Stove): Item[] {
  return tossFresh(stove, setFreshFoodAside(stove))
}

/** Ends a savoury dish: taste and season, add something fresh and sharp, serve with the side dishes. */
export function finishAndServe(stove: Stove, beside: readonly Item[] = [], vessel: Vessel | null = null): void {
  const kept = setFreshFoodAside(stove)
  seasonToTaste(stove, vessel)
  const bread = warmBread(stove, 'side')
  addToppings(stove)
  const crackers = stove.table.take(isCracker, 2)
  serve(stove, [...beside, ...bread, ...crackers, ...tossFresh(stove, kept)])
}

/** The fruit of a relish: mixed with something sharp in a small bowl. */
export function relishFruitIn(tasks: readonly Task[]): Item[] {
  return tasks
    .filter(({ verb, vessel }) => verb === 'mix' && vessel === 'small-bowl')
    .flatMap(({ items }) => items.filter((item) => isInGroup(item, 'fruit')))
}

/** Puts all parts together on the plate. */
export function serve({ table, draft }: Stove, beside: readonly Item[] = []): void {
  const sauces = table.take((item) => item.class === 'sauce', 2)
  const named = [...beside, ...sauces]
  const isAlone = draft.tasks.every((task) => task.lane === 'side')
  // Fruit that became a relish is served as the relish.
  const relish = relishFruitIn(draft.tasks)
  const others = named.filter((item) => !relish.includes(item))
  if (named.length > 0 && !isAlone)
    draft.add('serve-with', { items: others, subject: others.length < named.length ? 'relish' : null, joins: true })
}
