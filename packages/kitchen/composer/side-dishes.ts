import { type Draft, type Lane, startDraft, type Task, type Verb } from '#kitchen/composer/draft.ts'
import { isBestRaw, longestMinutes, suitsTechnique } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup, waterItem } from '#kitchen/composer/item.ts'
import { isMadeDish, warmDishes } from '#kitchen/composer/last-resorts/reheated.ts'
import { layerByTime } from '#kitchen/composer/layer.ts'
import { boilEggs, cookStarch } from '#kitchen/composer/sides.ts'
import type { Stove } from '#kitchen/composer/stove.ts'
import type { Table } from '#kitchen/composer/table.ts'
import { type IngredientId, isEatenRaw } from '#kitchen/lexicon/lexicon.ts'

/** Verbs that end a dish; side dishes are cooked before them. */
const closingVerbs: readonly Verb[] = ['dress', 'scatter', 'serve-with', 'serve']

/** Inserts tasks before the plate is dressed. */
function beforePlating(tasks: readonly Task[], beside: readonly Task[]): Task[] {
  const lastCooking = tasks.findLastIndex((task) => !closingVerbs.includes(task.verb))
  return [...tasks.slice(0, lastCooking + 1), ...beside, ...tasks.slice(lastCooking + 1)]
}

/** Merges the tasks of serving, so that one sentence names everything served with the dish. */
function mergeServing(tasks: readonly Task[]): Task[] {
  const served = tasks.filter((task) => task.verb === 'serve-with' && (task.subject === null || task.subject === 'relish'))
  const last = served.at(-1)
  const items = served.flatMap((task) => task.items)
  const subject = served.some((task) => task.subject === 'relish') ? 'relish' : null
  return tasks.flatMap((task) => (task === last ? [{ ...task, items, subject }] : served.includes(task) ? [] : [task]))
}

/** Merges the tasks of scattering, which come before serving. */
function mergeScattering(tasks: readonly Task[]): Task[] {
  const start = tasks.findLastIndex((task) => !closingVerbs.includes(task.verb)) + 1
  const scattered = tasks.slice(start).filter((task) => task.verb === 'scatter')
  const [first] = scattered
  if (first === undefined || scattered.length === 1) return [...tasks]
  const items = scattered.flatMap((task) => task.items)
  return tasks.flatMap((task) => (task === first ? [{ ...task, items, joins: true }] : scattered.includes(task) ? [] : [task]))
}

/**
 * Adds the side dishes. Typed food without a place in the dish is cooked beside it before it is left out; an elaborate
 * plate gets a salad or toasted seeds.
 */
export function withSideDishes({ table, draft }: Stove): Draft {
  const { mealType, complexity, mayAdd } = table.brief
  const side: Stove = { table, draft: startDraft() }
  const isMeal = mealType === 'entrée' || mealType === 'soup'
  const made = isMeal ? cookRestBeside(side) : []
  const end = startDraft()
  if (complexity === 'elaborate' && mayAdd) {
    if (isMeal) made.push(...addSide(side, draft, end))
    else addElaborateTopping(side, draft, end)
  }
  if (made.length > 0) end.add('serve-with', { items: made, joins: true })
  const tasks = end.tasks.length === 0 ? draft.tasks : [...beforePlating(draft.tasks, side.draft.tasks), ...end.tasks]
  return { tasks: mergeScattering(mergeServing(tasks)), add: draft.add }
}

const isTypedItem = (test: (item: Item) => boolean) => (item: Item) => item.use === 'yours' && test(item)

/** Cooks the remaining typed food beside the dish; returns what is served with it. */
function cookRestBeside(stove: Stove): Item[] {
  const { table, draft } = stove
  if (table.see((item) => item.use === 'yours').length === 0) return []
  const made: Item[] = []
  const isSoup = table.brief.mealType === 'soup'
  const isSharp = (item: Item) => isInGroup(item, 'acid') || item.class === 'chilli' || isInGroup(item, 'herb')
  // Does the vegetable need cooking if it has no dressing, as cabbage and carrots do?
  const wantsHeat = (item: Item) =>
    !isBestRaw(item) && isInGroup(item, 'vegetable') && suitsTechnique('boil')(item) && table.see(isSharp).length === 0
  const raw = table.take(
    isTypedItem(
      (item) => isInGroup(item, 'fruit', 'vegetable') && isEatenRaw(item.kin) && item.class !== 'dried-fruit' && !wantsHeat(item),
    ),
    5,
  )
  if (raw.length > 0) {
    const sharp = table.take(isSharp, 2)
    if ((isSoup || raw.length === 1) && sharp.length === 0) made.push(...raw)
    else {
      draft.add('mix', { items: [...raw, ...sharp], vessel: 'small-bowl', handwork: 2, lane: 'side' })
      made.push(...raw)
    }
  }
  if (table.see(isTypedItem((item) => isInGroup(item, 'grain', 'dough', 'bread'))).length > 0) made.push(...cookStarch(stove, 'side'))
  if (table.see(isTypedItem((item) => item.class === 'egg')).length > 0) made.push(...boilEggs(stove))
  const fried = table.take(
    isTypedItem((item) => isInGroup(item, 'flesh', 'protein') && item.class !== 'egg' && suitsTechnique('fry')(item)),
    2,
  )
  if (fried.length > 0) {
    draft.add('warm-pan', { vessel: 'grill-pan', heat: 'medium-high', lane: 'side' })
    layerByTime(stove, fried, 'fry', { vessel: 'grill-pan', heat: 'medium-high', lane: 'side' })
    made.push(...fried)
  }
  const boiled = table.take(
    isTypedItem((item) => isInGroup(item, 'vegetable') && suitsTechnique('boil')(item)),
    4,
  )
  if (boiled.length > 0) {
    layerByTime(stove, boiled, 'boil', { vessel: 'large-pot', heat: 'medium', lane: 'side', and: [waterItem({ ml: 1500 })] })
    made.push(...boiled)
  }
  const dishes = table.take(isMadeDish, 2).map((item): Item => ({ ...item, scale: 1 }))
  warmDishes(stove, dishes, 'side')
  const asItIs = table.take(isTypedItem(isServedAsItIs), 4)
  // Rice papers are hard until they are soaked.
  const papers = asItIs.filter((item) => item.kin === 'rice-paper')
  if (papers.length > 0) draft.add('dip', { items: papers, lane: 'side' })
  made.push(...dishes, ...asItIs)
  return made
}

/** May the food be served uncooked beside a plate? */
function isServedAsItIs(item: Item): boolean {
  if (['yogurt', 'sauce', 'hot-sauce', 'pickle', 'dried-fruit', 'cured-fish', 'nut-butter'].includes(item.class)) return true
  return (
    isInGroup(item, 'crunch', 'cheese', 'bread') ||
    ['sour-cream', 'creme-fraiche', 'beer', 'red-wine', 'white-wine', 'apple-juice', 'kimchi'].includes(item.kin)
  )
}

/** The raw vegetables that each cuisine serves beside its dishes. */
const rawSidesOf: Record<Table['kitchen']['method'], readonly IngredientId[]> = {
  // None: an Italian salad needs oil, and the oil is already in the pan.
  Italian: [],
  French: [],
  Thai: ['cucumber', 'carrot', 'bean-sprouts'],
  Chinese: ['cucumber', 'celery', 'radish'],
  Japanese: ['cucumber', 'daikon', 'radish'],
  Korean: ['cucumber', 'daikon', 'carrot'],
  Indian: ['cucumber', 'tomato', 'radish'],
  Mexican: ['avocado', 'radish', 'tomato'],
  African: ['tomato', 'cabbage', 'cucumber'],
}

/** Cuisines that put toasted nuts or seeds on a hot dish. */
const nutToppingCuisines: readonly Table['kitchen']['flavour'][] = ['Thai', 'Chinese', 'Japanese', 'Korean', 'Indian', 'African']

/** Adds one more side to an elaborate plate: something raw and sharp, or a toasted topping. Returns the side. */
function addSide(stove: Stove, dish: Draft, end: Draft): Item[] {
  const { table, draft } = stove
  const inDish = new Set(dish.tasks.flatMap((task) => task.items.map((item) => item.ingredient)))
  const hasRaw = dish.tasks.some((task) => task.verb === 'mix' && task.lane === 'side')
  const wantsSalad =
    !hasRaw && table.brief.mealType === 'entrée' && table.chance.below(3) > 0 && dish.tasks.every((task) => task.vessel !== 'salad-bowl')
  if (wantsSalad) {
    for (const id of rawSidesOf[table.kitchen.method]) {
      if (inDish.has(id)) continue
      table.wantThis(id)
      const [raw] = table.take((item) => item.ingredient === id, 1)
      if (raw === undefined) continue
      const isIndian = table.kitchen.flavour === 'Indian'
      if (isIndian) table.wantThis('yogurt')
      else table.want('acid')
      const dressing = table.take(
        (item) => (isIndian && item.class === 'yogurt') || (isInGroup(item, 'acid') && item.kin !== 'tamarind'),
        1,
      )
      if (dressing.length === 0) return [raw]
      draft.add('toss', { items: [raw], and: dressing, vessel: 'salad-bowl', handwork: 2, lane: 'side' })
      return [raw]
    }
  }
  const hasCrunch = dish.tasks.some((task) => task.items.some((item) => isInGroup(item, 'crunch')))
  const mayHave = table.brief.mealType === 'entrée' || table.kitchen.flavour === 'African'
  const isDone = mayHave && nutToppingCuisines.includes(table.kitchen.flavour) && !hasCrunch
  const crunch = isDone ? toastCrunch(stove, 'side') : []
  if (crunch.length > 0) end.add('scatter', { items: crunch, joins: true })
  return []
}

/** Toasts nuts or seeds in a dry pan, and wants some if there are none. */
function toastCrunch({ table, draft }: Stove, lane: Lane): Item[] {
  table.want('crunch')
  const crunch = table.take((item) => isInGroup(item, 'crunch') && suitsTechnique('fry')(item), 1)
  if (crunch.length === 0) return []
  draft.add('toast', { items: crunch, vessel: 'frying-pan', heat: 'medium', minutes: longestMinutes(crunch, 'fry'), cue: 'toasted', lane })
  return crunch
}

/**
 * Adds whipped cream or yogurt and a toasted topping to an elaborate dessert, and a toasted topping to an elaborate
 * sauce.
 */
function addElaborateTopping(stove: Stove, dish: Draft, end: Draft): void {
  const { table, draft } = stove
  const has = (test: (item: Item) => boolean) => dish.tasks.some((task) => task.items.some(test))
  const crunch =
    has((item) => isInGroup(item, 'crunch')) || dish.tasks.some((task) => task.verb === 'grind') ? [] : toastCrunch(stove, 'side')
  if (crunch.length > 0) end.add('scatter', { items: crunch, joins: true })
  if (table.brief.mealType !== 'dessert' || has((item) => ['cream', 'yogurt', 'soft-cheese'].includes(item.class))) return
  table.wantThis('cream')
  const cream = table.take((item) => item.kin === 'cream', 1)
  if (cream.length > 0) draft.add('whip', { items: cream, vessel: 'small-bowl', handwork: 3, cue: 'thickened', lane: 'side' })
  else table.wantThis('soy-yogurt')
  const spooned = cream.length > 0 ? cream : table.take((item) => item.class === 'yogurt', 1)
  if (spooned.length > 0) end.add('serve-with', { items: spooned, joins: true })
}
