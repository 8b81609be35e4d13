import type { MealType } from '#domain/options.ts'
import { type Draft, startDraft, type Task, type Verb } from '#kitchen/composer/draft.ts'
import { type Item, isIn } from '#kitchen/composer/item.ts'
import { isEssence, isFlesh, longest, suits } from '#kitchen/composer/stages.ts'
import { isPlainPepper, isStarchy } from '#kitchen/composer/table.ts'
import type { Minutes } from '#kitchen/lexicon/ingredient.ts'
import { isEatenRaw } from '#kitchen/lexicon/lexicon.ts'

/** The same dish by another technique; null when the dish has no place for it. */
type Technique = (tasks: readonly Task[]) => Task[] | null

function someTasks(lay: (draft: Draft) => void): Task[] {
  const draft = startDraft()
  lay(draft)
  return [...draft.tasks]
}

/** The tasks without these items in them; what then has nothing to do is gone. */
function without(tasks: readonly Task[], taken: readonly Item[]): Task[] {
  return tasks
    .map((task) => ({ ...task, items: task.items.filter((item) => !taken.includes(item)) }))
    .filter((task, at) => task.items.length > 0 || tasks[at]?.items.length === 0)
}

const isOnFire = (task: Task) => task.lane === 'main' && task.items.length > 0 && task.subject === null

const dryHeat: readonly Verb[] = ['fry', 'sear', 'brown', 'stir-fry', 'roast', 'grill']

/** Meat, fish or tofu lies in what was to season it, before the heat. */
const marinated: Technique = (tasks) => {
  if (tasks.some((task) => task.verb === 'marinate')) return null
  const takesIt = (item: Item) =>
    item.form === undefined && (['poultry', 'meat', 'fish', 'shellfish'].includes(item.class) || item.kin === 'tofu')
  const heated = tasks.find((task) => isOnFire(task) && dryHeat.includes(task.verb) && task.items.some(takesIt))
  const mains = heated?.items.filter(takesIt) ?? []
  const seasoning = tasks
    .filter((task) => ['dress', 'season'].includes(task.verb) && task.and.length === 0)
    .flatMap((task) => task.items.filter((item) => isIn(item, 'acid') || item.class === 'salty-sauce'))
    .slice(0, 2)
  if (mains.length === 0 || seasoning.length === 0) return null
  const isFish = mains.some((item) => item.class === 'fish' || item.class === 'shellfish')
  const before = someTasks((draft) => {
    draft.add('toss', { items: mains, and: seasoning, vessel: 'bowl', handwork: 2 })
    draft.add('marinate', { items: mains, minutes: isFish ? [10, 15] : [20, 30], phase: 'rest' })
  })
  return [...before, ...without(tasks, seasoning)]
}

const oven = 200

/** What was to be seared, fried or roasted gets its heat another way. */
const heatedBy =
  (by: 'grill' | 'steam' | 'roast', from: readonly Verb[]): Technique =>
  (tasks) => {
    const first = tasks.findIndex((task) => isOnFire(task) && from.includes(task.verb) && task.items.every(suits(by)))
    const source = tasks[first]
    if (source === undefined || source.vessel === null || source.continues) return null
    const end = tasks.findIndex((task, at) => at > first && (task.verb !== source.verb || task.vessel !== source.vessel))
    const batches = tasks.slice(first, end < 0 ? tasks.length : end)
    const items = batches.flatMap((task) => task.items)
    // A pile of alliums is softened, not grilled.
    if (!items.every(suits(by)) || items.every((item) => isIn(item, 'allium'))) return null
    const proofs = batches.flatMap((task) => task.proofs)
    if (!proofs.every((proof) => items.includes(proof.item))) return null
    const isInOven = (task: Task) => (task.verb === 'roast' || task.verb === 'bake') && !batches.includes(task)
    const rest = tasks.filter((task, at) => {
      if (batches.includes(task)) return false
      if (at > first && task.verb === 'lift-out' && task.items.every((item) => items.includes(item))) return false
      return !(task.verb === 'preheat' && by !== 'roast' && !tasks.some(isInOven))
    })
    const isStillUsed = rest.some(
      (task) => task.vessel === source.vessel && !['heat-fat', 'warm-pan', 'return', 'toss'].includes(task.verb) && task.lane === 'main',
    )
    const fats = isStillUsed
      ? []
      : rest.filter((task) => task.verb === 'heat-fat' && task.vessel === source.vessel).flatMap((task) => task.items)
    const isLeftOver = (task: Task) =>
      !isStillUsed && task.vessel === source.vessel && ['heat-fat', 'warm-pan', 'return'].includes(task.verb)
    const kept = rest
      .filter((task) => !isLeftOver(task))
      .map((task): Task => (task.verb === 'toss' && task.vessel === 'tray' && by !== 'roast' ? { ...task, vessel: 'bowl' } : task))
    const heating = someTasks((draft) => {
      if (by === 'roast' && !kept.some((task) => task.verb === 'preheat')) draft.add('preheat', { oven })
      if (fats.length > 0) draft.add('toss', { items, and: fats, vessel: by === 'roast' ? 'tray' : 'bowl', handwork: 2 })
      // A tray is filled once and a steamer too; on a grill what differs much is cooked apart.
      const groups = by === 'grill' ? batches.map((batch) => batch.items) : [items]
      for (const group of groups)
        draft.add(by, {
          items: group,
          vessel: by === 'grill' ? 'grill-pan' : by === 'steam' ? 'steamer' : 'tray',
          heat: by === 'grill' ? 'medium-high' : by === 'steam' ? 'medium' : null,
          oven: by === 'roast' ? oven : null,
          minutes: longest(group, by),
          cue: by === 'steam' ? 'tender' : by === 'grill' ? 'browned' : 'golden',
          proofs: proofs.filter((proof) => group.includes(proof.item)),
        })
    })
    // Before the pan is heated for the rest, and after what these foods were tossed or salted with.
    const touching = kept.findLastIndex(
      (task, at) => at < first && (task.items.some((item) => items.includes(item)) || task.and.some((item) => items.includes(item))),
    )
    const place = Math.max(0, touching + 1)
    return [...kept.slice(0, place), ...heating, ...kept.slice(place)]
  }

const wet: readonly Verb[] = ['simmer', 'absorb', 'boil', 'pour-in']

/** Rice and grain are toasted dry, until they smell of nuts, before they meet the water. */
const toastedGrain: Technique = (tasks) => {
  const isDry = (item: Item) => isIn(item, 'grain') && item.form === undefined && item.kin !== 'cooked-rice'
  const task = tasks.find((one) => wet.includes(one.verb) && one.items.some(isDry))
  const used = tasks.some((one) => one.verb === 'toast' || (['bloom', 'fry'].includes(one.verb) && one.items.some(isDry)))
  if (task === undefined || used) return null
  const grains = task.items.filter(isDry)
  const toasting = someTasks((draft) =>
    draft.add('toast', { items: grains, vessel: 'frying-pan', heat: 'medium', minutes: [3, 4], cue: 'toasted', lane: task.lane }),
  )
  const at = tasks.findIndex((one) => one.vessel === task.vessel && one.lane === task.lane)
  return [...tasks.slice(0, at), ...toasting, ...tasks.slice(at)]
}

/** Vegetables that hold their shape and gain by colour. */
const colours = (item: Item) =>
  isIn(item, 'vegetable') && !['leaf', 'crisp-vegetable', 'tomato'].includes(item.class) && item.form === undefined

/** What was only to simmer is roasted until golden first, and joins the pot at the end. */
const roastedFirst: Technique = (tasks) => {
  if (tasks.some((task) => ['preheat', 'absorb'].includes(task.verb) && task.lane === 'main')) return null
  const pots = tasks.filter((task) => task.lane === 'main' && task.subject === null && task.verb === 'simmer')
  const hasColour = (item: Item) => tasks.some((task) => dryHeat.includes(task.verb) && task.items.includes(item))
  const roasted = pots.flatMap((task) => task.items.filter((item) => colours(item) && suits('roast')(item) && !hasColour(item)))
  const last = pots.at(-1)
  const bubbling = tasks.some((task) => task.verb === 'pour-in' && task.vessel === last?.vessel)
  if (roasted.length === 0 || last === undefined || !bubbling) return null
  const before = someTasks((draft) => {
    draft.add('preheat', { oven })
    draft.add('roast', { items: roasted, vessel: 'tray', oven, minutes: longest(roasted, 'roast'), cue: 'golden', lane: 'side' })
  })
  const left = potsWithout(pots, roasted)
  const rest = tasks.flatMap((task) => (pots.includes(task) ? (left.get(task) ?? []) : [task]))
  const joining = someTasks((draft) =>
    draft.add('simmer', {
      items: roasted,
      vessel: last.vessel,
      heat: last.heat,
      minutes: left.size === 0 ? [8, 10] : [5, 6],
      cue: 'tender',
      joins: true,
    }),
  ).map((task): Task => ({ ...task, opens: false }))
  const at = rest.findLastIndex((task) => (task.verb === 'simmer' || task.verb === 'pour-in') && task.vessel === last.vessel)
  return [...before, ...rest.slice(0, at + 1), ...joining, ...rest.slice(at + 1)]
}

/** The goes of a pot without these foods. A go that is left with nothing adds its minutes to the one before it, whose foods need them. */
function potsWithout(pots: readonly Task[], taken: readonly Item[]): Map<Task, Task> {
  const left = new Map<Task, Task>()
  for (const task of pots) {
    const items = task.items.filter((item) => !taken.includes(item))
    const before = [...left.keys()].at(-1)
    const open = before === undefined ? undefined : left.get(before)
    const isFaster = items.length > 0 && items.length < task.items.length && task.minutes !== null
    const usual = isFaster ? longest(items, 'simmer') : null
    const minutes = usual !== null && task.minutes !== null && usual[1] < task.minutes[1] ? usual : task.minutes
    if (task.items.length === 0 || items.length > 0) left.set(task, { ...task, items, minutes })
    else if (before !== undefined && open !== undefined)
      left.set(before, { ...open, minutes: goesOn(open, task.minutes), cue: task.cue, proofs: [...open.proofs, ...task.proofs] })
    else if (task.proofs.length > 0) left.set(task, { ...task, items })
  }
  return left
}

/** Its minutes and those of the go after it, where its foods need as long. */
function goesOn({ items, minutes }: Task, after: Task['minutes']): Task['minutes'] {
  if (minutes === null || after === null) return minutes ?? after
  const both: Minutes = [minutes[0] + after[0], minutes[1] + after[1]]
  return items.length === 0 || both[1] <= longest(items, 'simmer')[1] ? both : minutes
}

/** Vegetables take colour in the hot fat before the liquid goes in. */
const brownedFirst: Technique = (tasks) => {
  const pour = tasks.findIndex((task) => task.verb === 'pour-in' && task.lane === 'main')
  const vessel = tasks[pour]?.vessel
  const hot = tasks.slice(0, Math.max(0, pour)).some((task) => task.verb === 'heat-fat' && task.vessel === vessel)
  const simmered = tasks.find((task, at) => at > pour && isOnFire(task) && task.verb === 'simmer' && task.vessel === vessel)
  const hasColour = (item: Item) => tasks.some((task) => dryHeat.includes(task.verb) && task.items.includes(item))
  const browned = simmered?.items.filter((item) => (colours(item) || item.class === 'plant-protein') && !hasColour(item)) ?? []
  if (pour < 0 || vessel == null || !hot || browned.length === 0) return null
  const heat = tasks.findIndex((task) => task.verb === 'heat-fat' && task.vessel === vessel)
  const browning = someTasks((draft) =>
    draft.add('brown', { items: browned, vessel, heat: 'medium-high', minutes: [6, 8], cue: 'golden' }),
  ).map((task): Task => ({ ...task, opens: false }))
  return [...tasks.slice(0, heat + 1), ...browning, ...tasks.slice(heat + 1)]
}

/** Some of the pot is crushed, so that the broth thickens by itself. */
const crushed: Technique = (tasks) => {
  const at = tasks.findLastIndex((task) => isOnFire(task) && task.verb === 'simmer')
  const task = tasks[at]
  const isSoft = (item: Item) => item.class === 'legume' || (item.class === 'root' && item.form === undefined) || item.class === 'squash'
  const soft = tasks.filter((one) => isOnFire(one) && one.verb === 'simmer' && one.vessel === task?.vessel).flatMap((one) => one.items)
  const crushing = soft.filter(isSoft).slice(0, 1)
  const isSmooth = tasks.some((one) => ['blend', 'mash', 'crush'].includes(one.verb))
  if (task === undefined || crushing.length === 0 || isSmooth) return null
  // What is drained is crushed once the water is off.
  const drained = tasks.findIndex((one, index) => index > at && one.verb === 'drain' && one.items.some((item) => crushing.includes(item)))
  const end = Math.max(at, drained) + 1
  return [...tasks.slice(0, end), ...someTasks((draft) => draft.add('crush', { items: crushing })), ...tasks.slice(end)]
}

/** Potatoes that were boiled to stand beside are mashed. */
const mashedBeside: Technique = (tasks) => {
  const at = tasks.findIndex((task) => task.verb === 'boil' && task.items.length > 0 && task.items.every((item) => isStarchy(item)))
  const task = tasks[at]
  const isMashable = task?.items.every((item) => ['root', 'squash', 'vegetable'].includes(item.class)) ?? false
  if (task === undefined || !isMashable || tasks.some((one) => one.verb === 'mash')) return null
  const mashing = someTasks((draft) =>
    draft.add('mash', { items: task.items, vessel: 'bowl', handwork: 3, cue: 'smooth', lane: task.lane }),
  )
  return [...tasks.slice(0, at + 1), ...mashing, ...tasks.slice(at + 1)]
}

/** Ground and whole spices are toasted in a dry pan first. */
const toastedSpices: Technique = (tasks) => {
  if (tasks.some((task) => task.verb === 'toast' || task.verb === 'marinate')) return null
  const isToasted = (item: Item) =>
    item.class === 'spice' && !isPlainPepper(item) && !isEssence(item) && !['saffron', 'matcha'].includes(item.kin)
  const dry = ['whisk', 'mix', 'toss', 'stir-in', 'blend', 'season', 'pour-in', 'mash', 'grind', 'simmer']
  const source = tasks.find((task) => dry.includes(task.verb) && [...task.items, ...task.and].some(isToasted))
  const spices = [...(source?.items ?? []), ...(source?.and ?? [])].filter(isToasted)
  if (source === undefined || spices.length === 0) return null
  const toasting = someTasks((draft) =>
    draft.add('toast', { items: spices, vessel: 'frying-pan', heat: 'medium', minutes: [1, 2], cue: 'fragrant' }),
  )
  return [...toasting, ...tasks]
}

/** What was to be in pieces is blended smooth; what lies raw in a bowl is a salad and stays one. */
const blendedSmooth: Technique = (tasks) => {
  if (tasks.some((task) => ['blend', 'grind', 'mash', 'thread', 'form', 'freeze', 'layer', 'bake'].includes(task.verb))) return null
  const at = tasks.findLastIndex((task) => task.lane === 'main' && ['simmer', 'braise'].includes(task.verb))
  const parts = tasks.slice(0, at + 1).flatMap((task) => task.items)
  const isSoft = (item: Item) => isIn(item, 'fruit', 'vegetable', 'herb') || item.class === 'legume'
  const isWhole = (item: Item) => isFlesh(item) || item.class === 'egg' || isIn(item, 'grain', 'dough', 'bread') || item.class === 'flour'
  if (at < 0 || !parts.some(isSoft) || parts.some(isWhole)) return null
  // Sprigs and leaves are no food for a blender.
  if (parts.some((item) => item.class === 'hardy-herb') && !tasks.some((task) => task.verb === 'take-out')) return null
  const blending = someTasks((draft) => draft.add('blend', { subject: 'mixture', vessel: 'blender', handwork: 3, cue: 'smooth' }))
  return [...tasks.slice(0, at + 1), ...blending, ...tasks.slice(at + 1)]
}

/** Herbs and fruit that can be eaten raw and were to cook are stirred in raw at the end. */
const keptRaw: Technique = (tasks) => {
  const at = tasks.findIndex(
    (task) => isOnFire(task) && ['fry', 'stir-fry', 'simmer'].includes(task.verb) && task.items.length > 1 && task.items.some(isGoodRaw),
  )
  const task = tasks[at]
  const raw = task?.items.filter(isGoodRaw) ?? []
  if (task === undefined || raw.length === 0 || raw.length === task.items.length) return null
  if (tasks.some((one) => ['blend', 'pour-over', 'fill', 'stuff'].includes(one.verb))) return null
  return [...without(tasks, raw), ...someTasks((draft) => draft.add('scatter', { items: raw, joins: true }))]
}

const rawAtTheEnd: readonly string[] = [
  'spinach',
  'arugula',
  'cherry-tomato',
  'tomato',
  'bell-pepper',
  'red-bell-pepper',
  'scallion',
  'radish',
]
const isGoodRaw = (item: Item) => rawAtTheEnd.includes(item.kin) && isEatenRaw(item.kin) && item.form === undefined

/** A smooth soup of vegetables is served cold. */
const servedCold: Technique = (tasks) => {
  const at = tasks.findIndex((task) => task.verb === 'blend' && task.subject === 'soup')
  const warm = (item: Item) =>
    isFlesh(item) || item.class === 'legume' || item.class === 'butter' || item.class === 'egg' || isIn(item, 'grain', 'dough')
  const isHot = tasks.some((task) => task.items.some(warm) || ['chill', 'serve-with'].includes(task.verb))
  if (at < 0 || isHot) return null
  const chilling = someTasks((draft) => draft.add('chill', { minutes: [60, 90], phase: 'rest', cue: 'cold' }))
  const plating = tasks.findIndex((task, index) => index > at && ['dress', 'scatter'].includes(task.verb))
  const place = plating < 0 ? tasks.length : plating
  return [...tasks.slice(0, place), ...chilling, ...tasks.slice(place)]
}

const techniquesOf: Record<MealType, readonly Technique[]> = {
  entrée: [
    heatedBy('roast', ['sear']),
    heatedBy('grill', ['sear', 'roast']),
    marinated,
    roastedFirst,
    toastedGrain,
    heatedBy('steam', ['sear', 'roast']),
    brownedFirst,
    mashedBeside,
    crushed,
    keptRaw,
    toastedSpices,
  ],
  soup: [roastedFirst, marinated, brownedFirst, crushed, toastedGrain, keptRaw, toastedSpices, servedCold],
  condiment: [blendedSmooth, toastedSpices, heatedBy('grill', ['roast', 'fry']), roastedFirst],
  dessert: [heatedBy('grill', ['roast']), toastedGrain, blendedSmooth, toastedSpices],
}

/** The same dish by each other technique it has a place for: what is cooked stays, how it is cooked differs. */
export function byOtherTechniques(draft: Draft, mealType: MealType): Draft[] {
  return techniquesOf[mealType]
    .map((technique) => technique(draft.tasks))
    .filter((tasks) => tasks !== null)
    .map((tasks) => ({ tasks, add: draft.add }))
}
