import type { Task } from '#kitchen/composer/draft.ts'
import { longestMinutes, suitsTechnique } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup, waterItem } from '#kitchen/composer/item.ts'
import { isMainHeat, type Technique, tasksOf } from '#kitchen/composer/other-techniques/technique.ts'
import { isPlainPepper } from '#kitchen/composer/table.ts'
import { hasTrait, isEatenRaw } from '#kitchen/lexicon/lexicon.ts'

const notSmooth: readonly string[] = ['pomegranate', 'cranberry', 'apple', 'pear', 'quince', 'umeboshi']

const isSmooth = (item: Item) =>
  (isInGroup(item, 'fruit') || item.class === 'yogurt' || hasTrait(item.kin, 'citrus-for-eating') || item.kin === 'avocado') &&
  isEatenRaw(item.kin) &&
  !notSmooth.includes(item.kin)

/** Blends fruit into a drink instead of cutting it up. */
export const blendedToDrink: Technique = (tasks) => {
  const [task, ...others] = tasks
  const isBowl = (task?.verb === 'toss' && task.vessel === 'salad-bowl') || (task?.verb === 'mix' && task.vessel === 'bowl')
  if (task === undefined || !isBowl || task.items.some((item) => !isSmooth(item) && !isInGroup(item, 'sweet'))) return null
  // Blended fruit needs no rest to release juice.
  const rest = others.filter((one) => one.verb !== 'rest')
  const isJuicy = (item: Item) => item.class !== 'dried-fruit'
  const isPlain = task.and.length === 0 && rest.every((one) => ['scatter', 'serve'].includes(one.verb))
  if (!task.items.some(isJuicy) || !isPlain) return null
  const blending = tasksOf((draft) => {
    draft.add('blend', { items: task.items, vessel: 'blender', handwork: 3, cue: 'smooth' })
    draft.add('layer', { subject: 'mixture', vessel: 'glasses', handwork: 1 })
  })
  return [...blending, ...rest]
}

const isMashedCold: readonly string[] = ['canned-tuna', 'canned-sardines', 'feta', 'goat-cheese', 'queso-fresco', 'blue-cheese', 'avocado']

/** Mashes canned fish or soft cheese with a fork instead of serving pieces. */
export const mashedWithFork: Technique = (tasks) => {
  const [task, ...rest] = tasks
  if (
    task?.verb !== 'toss' ||
    task.vessel !== 'salad-bowl' ||
    task.items.length === 0 ||
    !task.items.every((item) => isMashedCold.includes(item.kin))
  )
    return null
  const mashing = tasksOf((draft) =>
    draft.add('mash', { items: [...task.items, ...task.and], vessel: 'bowl', handwork: 3, joins: task.joins }),
  )
  return [...mashing, ...rest]
}

/** The bowl's task and the later tasks of a plate without cooked food, or null. */
function rawPlate(tasks: readonly Task[]): { task: Task; rest: readonly Task[] } | null {
  const [task, ...rest] = tasks
  const isHot = rest.some((one) => one.lane === 'main' && one.phase === 'cook' && one.minutes !== null)
  return task?.verb !== 'toss' || task.vessel !== 'salad-bowl' || task.items.length === 0 || isHot ? null : { task, rest }
}

const creamy: readonly string[] = ['mascarpone', 'ricotta', 'cream-cheese', 'cottage-cheese', 'quark', 'sour-cream', 'creme-fraiche']
const isCreamy = (item: Item) => item.class === 'yogurt' || creamy.includes(item.kin)

/** Whisks yogurt and fresh cheese until light instead of stirring them. */
export const whiskedPlate: Technique = (tasks) => {
  const [task, ...rest] = tasks
  if (task?.verb !== 'mix' || task.vessel !== 'bowl' || task.and.length > 0 || !task.items.some(isCreamy)) return null
  const isDressing = (item: Item) => isInGroup(item, 'fat', 'acid') || item.class === 'salt' || isPlainPepper(item)
  if (!task.items.every((item) => isCreamy(item) || isDressing(item))) return null
  const { items, joins } = task
  return [...tasksOf((draft) => draft.add('whisk', { items, vessel: 'bowl', handwork: 3, cue: 'smooth', joins })), ...rest]
}

const isSmashed: readonly string[] = ['cucumber', 'radish', 'olive', 'cherry-tomato']

/** Smashes cucumbers, radishes and olives, which then absorb more dressing. */
export const smashedVegetables: Technique = (tasks) => {
  const plate = rawPlate(tasks)
  const items = plate?.task.items.filter((item) => isSmashed.includes(item.kin)) ?? []
  if (plate === null || items.length === 0 || tasks.some((task) => task.verb === 'crush')) return null
  const inChunks = (item: Item): Item => (item.kin === 'cucumber' ? { ...item, cut: 'chunks' } : item)
  const cut = new Map(items.map((item) => [item, inChunks(item)]))
  const crushing = tasksOf((draft) => draft.add('crush', { items: [...cut.values()] }))
  const again = (item: Item) => cut.get(item) ?? item
  return [...crushing, ...tasks.map((task): Task => ({ ...task, items: task.items.map(again), and: task.and.map(again) }))]
}

/** Plumps dried fruit in hot water first. */
export const plumpedDriedFruit: Technique = (tasks) => {
  const plate = rawPlate(tasks)
  const items = plate?.task.items.filter((item) => item.class === 'dried-fruit' && suitsTechnique('simmer')(item)) ?? []
  if (plate === null || items.length === 0) return null
  const plumping = tasksOf((draft) => {
    draft.add('simmer', { items, and: [waterItem({ ml: 180 })], vessel: 'saucepan', heat: 'low', minutes: [4, 5], cue: 'soft' })
    draft.add('drain', { items })
  })
  return [...plumping, ...tasks]
}

/** The techniques, without fat, that may replace steaming. */
const otherHeat = {
  boil: { vessel: 'large-pot', heat: 'high', cue: 'tender' },
  fry: { vessel: 'frying-pan', heat: 'medium-high', cue: 'wilted' },
  simmer: { vessel: 'saucepan', heat: 'medium-low', cue: 'soft' },
} as const

const wiltsInItsJuice = (item: Item) => item.class === 'leaf' || item.kin === 'bean-sprouts'

/**
 * Heats steamed vegetables by another technique: boils them, wilts them in their own juice, or stews them in a little
 * water. Null if the dish has no vegetables to steam, or if they do not suit the technique.
 */
export const insteadOfSteaming =
  (by: keyof typeof otherHeat): Technique =>
  (tasks) => {
    const steams = tasks.filter((task) => isMainHeat(task) && task.verb === 'steam' && task.vessel === 'steamer')
    const items = steams.flatMap((task) => task.items)
    const at = tasks.findIndex((task) => steams.includes(task))
    if (items.length === 0 || !items.every((item) => isInGroup(item, 'vegetable') && suitsTechnique(by)(item))) return null
    // Stuffed food would lose its filling in water.
    if (tasks.slice(0, at).some((task) => task.verb === 'stuff')) return null
    if (by === 'fry' && (!items.every(wiltsInItsJuice) || tasks.some((task) => task.vessel === 'frying-pan'))) return null
    const heating = tasksOf((draft) => {
      if (by === 'fry') draft.add('warm-pan', { vessel: 'frying-pan', heat: 'medium-high' })
      draft.add(by, {
        items,
        ...otherHeat[by],
        and: by === 'fry' ? [] : [waterItem({ ml: by === 'boil' ? 2000 : 120 })],
        minutes: longestMinutes(items, by),
        proofs: steams.flatMap((task) => task.proofs),
      })
    })
    return [...tasks.slice(0, at), ...heating, ...tasks.slice(at).filter((task) => !steams.includes(task))]
  }

const crispingTechniques = {
  roast: { vessel: 'tray', heat: null, minutes: [12, 15], cue: 'browned' },
  grill: { vessel: 'grill-pan', heat: 'medium-high', minutes: [5, 6], cue: 'browned' },
  fry: { vessel: 'frying-pan', heat: 'medium-high', minutes: [6, 8], cue: 'crisp' },
} as const

/** Browns meat or mushrooms after simmering: on a tray, a grill or in a dry pan. */
export const brownedAfterSimmering =
  (by: keyof typeof crispingTechniques): Technique =>
  (tasks) => {
    const isTender = (item: Item) => ['meat', 'mushroom'].includes(item.class) && item.form === undefined
    const at = tasks.findLastIndex((task) => isMainHeat(task) && task.verb === 'simmer')
    const task = tasks[at]
    const drained = tasks[at + 1]
    if (task === undefined || drained?.verb !== 'drain' || !drained.items.every(isTender)) return null
    if (tasks.some((one) => ['preheat', 'fry', 'brown', 'grill', 'roast'].includes(one.verb))) return null
    const crusting = tasksOf((draft) => {
      if (by === 'roast') draft.add('preheat', { oven: 220 })
      if (by === 'fry') draft.add('warm-pan', { vessel: 'frying-pan', heat: 'medium-high' })
      draft.add(by === 'fry' ? 'brown' : by, { items: drained.items, ...crispingTechniques[by], oven: by === 'roast' ? 220 : null })
    })
    return [...tasks.slice(0, at + 2), ...crusting, ...tasks.slice(at + 2)]
  }

/** Mashes boiled beans. */
export const mashedBeans: Technique = (tasks) => {
  const at = tasks.findLastIndex((task) => isMainHeat(task) && task.verb === 'simmer')
  const drained = tasks[at + 1]
  const isBean = (item: Item) => item.class === 'legume'
  if (drained?.verb !== 'drain' || !drained.items.every(isBean) || tasks.some((task) => ['mash', 'blend', 'crush'].includes(task.verb)))
    return null
  const mashing = tasksOf((draft) => draft.add('mash', { items: drained.items, vessel: 'bowl', handwork: 3, cue: 'smooth' }))
  return [...tasks.slice(0, at + 2), ...mashing, ...tasks.slice(at + 2)]
}

/** Pounds leaves that cook long, as cassava leaves are. */
export const poundedLeaves: Technique = (tasks) => {
  const task = tasks.find((one) => isMainHeat(one) && one.verb === 'simmer' && one.items.some((item) => item.kin === 'cassava-leaves'))
  const leaves = task?.items.filter((item) => item.kin === 'cassava-leaves') ?? []
  if (task === undefined || tasks.some((one) => one.verb === 'blend')) return null
  const at = tasks.findIndex((one) => one.vessel === task.vessel && one.lane === task.lane)
  const pounding = tasksOf((draft) => draft.add('blend', { items: leaves, vessel: 'blender', handwork: 4 }))
  return [...tasks.slice(0, at), ...pounding, ...tasks.slice(at)]
}

/** Doughs that are already soft: they absorb no water and are done when they float. */
const tenderDoughs: readonly string[] = ['gnocchi', 'ravioli', 'tortellini', 'fresh-pasta']

/** Cooks pasta in just the water it absorbs, without draining. */
export const absorbedPasta: Technique = (tasks) => {
  const task = tasks.find((one) => one.verb === 'boil' && one.items.length > 0 && one.items.every((item) => item.class === 'pasta'))
  const drinksUp = (item: Item) => suitsTechnique('simmer')(item) && item.form === undefined && !tenderDoughs.includes(item.kin)
  if (task === undefined || !task.items.every(drinksUp)) return null
  const absorbing = tasksOf((draft) =>
    draft.add('absorb', {
      items: task.items,
      and: [waterItem({ per: task.items, ratio: 2.4 })],
      vessel: 'saucepan',
      heat: 'low',
      minutes: longestMinutes(task.items, 'simmer'),
      cue: 'al-dente',
      proofs: task.proofs,
      lane: task.lane,
      joins: task.joins,
    }),
  )
  return tasks.some((one) => one.vessel === 'saucepan') ? null : tasks.flatMap((one): Task[] => (one === task ? absorbing : [one]))
}

/** Steams dumplings instead of boiling them. */
export const steamedDumplings: Technique = (tasks) => {
  const task = tasks.find((one) => one.verb === 'boil' && one.subject === 'balls')
  if (task === undefined) return null
  const steaming = tasksOf((draft) =>
    draft.add('steam', {
      subject: 'balls',
      vessel: 'steamer',
      heat: 'medium',
      minutes: [14, 16],
      cue: 'firm',
      and: [waterItem({ ml: 500 })],
    }),
  )
  return tasks.flatMap((one): Task[] => (one === task ? steaming : [one]))
}

/** Toasts flour dry until it smells nutty, before the water. */
export const toastedFlour: Technique = (tasks) => {
  const at = tasks.findIndex((task) => task.verb === 'whisk' && task.vessel === 'saucepan' && task.items.some(isFlour))
  const flour = tasks[at]?.items.filter(isFlour) ?? []
  if (flour.length === 0 || tasks.some((task) => task.verb === 'toast')) return null
  const toasting = tasksOf((draft) =>
    draft.add('toast', { items: flour, vessel: 'frying-pan', heat: 'medium', minutes: [4, 5], cue: 'fragrant' }),
  )
  return [...tasks.slice(0, at), ...toasting, ...tasks.slice(at)]
}
const isFlour = (item: Item) => item.class === 'flour'
