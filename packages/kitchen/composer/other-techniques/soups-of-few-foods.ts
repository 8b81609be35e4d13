import type { Task } from '#kitchen/composer/draft.ts'
import { longestMinutes, suitsTechnique } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import { isMainHeat, roastingCelsius, type Technique, tasksOf } from '#kitchen/composer/other-techniques/technique.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'

/** Is the food tofu, tempeh or similar, which keeps its shape in dry heat? */
const holdsTogether = (item: Item) => item.class === 'plant-protein' && item.form === undefined

const browningPlaces = {
  roast: { vessel: 'tray', heat: null, cue: 'golden' },
  grill: { vessel: 'grill-pan', heat: 'medium-high', cue: 'browned' },
} as const

/** Browns tofu and similar food in dry heat before the broth. */
export const brownedBeforeBroth =
  (by: keyof typeof browningPlaces): Technique =>
  (tasks) => {
    const simmered = tasks.filter((task) => isMainHeat(task) && task.verb === 'simmer')
    const items = simmered.flatMap((task) => task.items)
    const first = tasks.findIndex((task) => task.lane === 'main' && task.vessel === simmered[0]?.vessel && task.minutes !== null)
    const isSaid = tasks.some((task) =>
      ['preheat', 'brown', 'fry', 'roast', 'grill', 'blend', 'mash', 'absorb', 'marinate'].includes(task.verb),
    )
    if (items.length === 0 || isSaid || !items.every((item) => holdsTogether(item) && suitsTechnique(by)(item))) return null
    const colouring = tasksOf((draft) => {
      if (by === 'roast') draft.add('preheat', { oven: roastingCelsius })
      draft.add(by, { items, ...browningPlaces[by], oven: by === 'roast' ? roastingCelsius : null, minutes: longestMinutes(items, by) })
    })
    return [...tasks.slice(0, first), ...colouring, ...tasks.slice(first)]
  }

const wholeSpices: readonly string[] = ['star-anise', 'cloves', 'cardamom', 'cinnamon']

/** Is the item a sprig or leaf that is taken out again? */
const isSprig = (item: Item) => item.class === 'hardy-herb' && ['sprig', 'leaf'].includes(lexicon[item.kin].measure)

/** Does the food blend smooth? */
const blendsWell = (item: Item) =>
  (isInGroup(item, 'spice', 'hardyHerb') && !wholeSpices.includes(item.kin)) ||
  isInGroup(item, 'vegetable', 'allium', 'aromatic', 'fruit', 'crunch', 'bread', 'paste', 'fat', 'liquid', 'dairy', 'sweet', 'salty') ||
  isInGroup(item, 'acid') ||
  ['legume', 'water', 'sauce', 'hot-sauce', 'yogurt', 'nut-butter', 'drink', 'soft-cheese'].includes(item.class) ||
  ['silken-tofu', 'edamame'].includes(item.kin)

const givesBody = (item: Item) =>
  isInGroup(item, 'vegetable', 'allium', 'bread', 'fruit') ||
  item.class === 'legume' ||
  ['silken-tofu', 'edamame', 'garlic'].includes(item.kin)

const inPot: readonly Task['verb'][] = ['heat-fat', 'warm-pan', 'fry', 'bloom', 'pour-in', 'simmer', 'stir-in', 'brown', 'season']

/** Blends the solid food into the broth. */
export const blendedSoup: Technique = (tasks) => {
  const at = tasks.findLastIndex((task) => task.lane === 'main' && task.vessel === 'pot' && ['pour-in', 'simmer'].includes(task.verb))
  const before = tasks.slice(0, at + 1).filter((task) => task.lane === 'main' && task.vessel === 'pot')
  const parts = before.flatMap((task) => [...task.items, ...task.and])
  const isSaid = tasks.some((task) => ['blend', 'mash', 'crush', 'swirl-in', 'crack-in', 'drain'].includes(task.verb))
  if (at < 0 || isSaid || before.some((task) => !inPot.includes(task.verb))) return null
  if (!parts.some(givesBody) || !parts.every(blendsWell)) return null
  const sprigs = [...new Set(parts.filter(isSprig))]
  const blending = tasksOf((draft) => {
    if (sprigs.length > 0 && !tasks.some((task) => task.verb === 'take-out')) draft.add('take-out', { items: sprigs, vessel: 'pot' })
    draft.add('blend', { subject: 'soup', vessel: 'pot', handwork: 3, cue: 'smooth' })
  })
  return [...tasks.slice(0, at + 1), ...blending.map((task): Task => ({ ...task, opens: false })), ...tasks.slice(at + 1)]
}

/** Leaves the fruit of a fruit soup in pieces. */
export const fruitInPieces: Technique = (tasks) => {
  const at = tasks.findIndex((task) => task.verb === 'blend' && task.subject === 'soup')
  const parts = tasks
    .slice(0, Math.max(0, at))
    .filter((task) => task.vessel === 'pot')
    .flatMap((task) => task.items)
  if (at < 0 || parts.length === 0 || !parts.every((item) => isInGroup(item, 'fruit', 'sweet', 'acid'))) return null
  return tasks.filter((_, place) => place !== at)
}
