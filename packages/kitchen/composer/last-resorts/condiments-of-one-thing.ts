import { isBottledEssence } from '#kitchen/composer/fat-and-aromatics.ts'
import { longestMinutes, safetyProofsFor, suitsTechnique } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup, waterItem } from '#kitchen/composer/item.ts'
import { lastResort, wantPlainSeasoning } from '#kitchen/composer/last-resorts/resort.ts'
import type { Stove } from '#kitchen/composer/stove.ts'
import { isPlainPepper } from '#kitchen/composer/table.ts'

/** Stirs in the salt, acid and sweetener on the table. */
function roundOff({ table, draft }: Stove, vessel: 'saucepan' | 'blender'): void {
  const rest = table.take((item) => isInGroup(item, 'salty', 'acid', 'sweet', 'fat') || isPlainPepper(item), 5)
  if (rest.length > 0) draft.add('stir-in', { items: rest, vessel })
}

/** Spices that only steep (leaves, bark, pods), and asafoetida, a pinch of which makes no paste. */
const notGround: readonly string[] = ['asafoetida', 'bay-leaf', 'saffron', 'cinnamon', 'star-anise', 'cardamom', 'cloves']

/** Whole seeds that are ground before they soak. */
const whole: readonly string[] = [
  'cumin-seed',
  'coriander-seed',
  'fennel-seed',
  'caraway',
  'celery-seed',
  'nigella',
  'mustard-seed',
  'fenugreek',
  'allspice',
  'juniper-berry',
  'achiote',
  'sichuan-pepper',
]

/** Ground spices soaked in hot water, as mustard and masala pastes are made. */
export const spicePaste = lastResort('spice-paste', 'condiment', (stove) => {
  const { table, draft } = stove
  const isPasty = (item: Item) =>
    isInGroup(item, 'spice') && !isPlainPepper(item) && !isBottledEssence(item) && !notGround.includes(item.kin)
  if (table.see(isPasty).length === 0 && !table.brief.mayAdd) table.want('spice', 2)
  const spices = table.take(isPasty, 4).map((item): Item => ({ ...item, scale: 2 }))
  if (spices.length === 0) return false
  wantPlainSeasoning(stove)
  const seeds = spices.filter((item) => whole.includes(item.kin))
  if (seeds.length > 0) draft.add('grind', { items: seeds, vessel: 'blender', handwork: 2 })
  draft.add('pour-in', { items: [waterItem({ ml: 60 })], vessel: 'saucepan', heat: 'high', minutes: [1, 2], cue: 'bubbling' })
  draft.add('stir-in', { items: spices, vessel: 'saucepan', handwork: 1 })
  draft.add('rest', { vessel: 'saucepan', minutes: [10, 15], phase: 'rest' })
  roundOff(stove, 'saucepan')
  return true
})

const oily: readonly string[] = ['sesame-seed', 'sunflower-seed', 'pumpkin-seed', 'desiccated-coconut']
const isOily = (item: Item) => (item.class === 'nut' && item.kin !== 'chestnut') || oily.includes(item.kin)

/** Nuts toasted and ground into butter by their own oil. */
export const nutButter = lastResort('nut-spread', 'condiment', (stove) => {
  const { table, draft } = stove
  const nuts = table.take(isOily, 2).map((item): Item => ({ ...item, scale: 2 }))
  if (nuts.length === 0) return false
  wantPlainSeasoning(stove)
  draft.add('toast', { items: nuts, vessel: 'frying-pan', heat: 'medium', minutes: longestMinutes(nuts, 'fry'), cue: 'toasted' })
  draft.add('blend', { items: nuts, vessel: 'blender', handwork: 8, cue: 'smooth' })
  roundOff(stove, 'blender')
  return true
})

/** Nuts or seeds simmered until soft and blended to a pale sauce. */
export const nutSauce = lastResort('nut-sauce', 'condiment', (stove) => {
  const { table, draft } = stove
  const nuts = table.take((item) => isInGroup(item, 'crunch'), 2).map((item): Item => ({ ...item, scale: 2 }))
  if (nuts.length === 0) return false
  wantPlainSeasoning(stove)
  const minutes = nuts.some((item) => suitsTechnique('simmer')(item)) ? longestMinutes(nuts, 'simmer') : ([10, 12] as const)
  draft.add('simmer', {
    items: nuts,
    and: [waterItem({ ml: 240 })],
    vessel: 'saucepan',
    heat: 'low',
    minutes,
    cue: 'soft',
    proofs: safetyProofsFor(nuts),
  })
  draft.add('blend', { subject: 'mixture', vessel: 'blender', handwork: 3, cue: 'smooth' })
  roundOff(stove, 'blender')
  return true
})

/** Rice simmered in much water until it falls apart, then blended to a cream. */
export const riceCream = lastResort('rice-cream', 'condiment', (stove) => {
  const { table, draft } = stove
  if (!table.brief.mayAdd) table.wantThis('rice')
  const rice = table.take((item) => item.class === 'rice' && item.kin !== 'cooked-rice' && item.form === undefined, 1)
  if (rice.length === 0) return false
  wantPlainSeasoning(stove)
  table.want('aromatic')
  const taste = table.take((item) => isInGroup(item, 'aromatic', 'allium'), 2)
  const [, most] = longestMinutes(rice, 'simmer')
  draft.add('simmer', {
    items: rice,
    and: [...taste, waterItem({ per: rice, ratio: 8 })],
    vessel: 'saucepan',
    heat: 'low',
    minutes: [most + 5, most + 10],
    cue: 'soft',
    proofs: safetyProofsFor(rice),
  })
  draft.add('blend', { subject: 'mixture', vessel: 'blender', handwork: 3, cue: 'smooth' })
  roundOff(stove, 'blender')
  return true
})

const perfumed: readonly string[] = ['saffron', 'cinnamon', 'star-anise', 'cardamom', 'cloves']

/** Saffron, bark or pods steeped in hot water that is sprinkled over a dish. */
export const spiceWater = lastResort('spice-water', 'condiment', (stove) => {
  const { table, draft } = stove
  const spices = table.take((item) => perfumed.includes(item.kin), 3)
  if (spices.length === 0) return false
  wantPlainSeasoning(stove)
  draft.add('pour-in', { items: [waterItem({ ml: 120 })], vessel: 'saucepan', heat: 'high', minutes: [2, 3], cue: 'bubbling' })
  draft.add('stir-in', { items: spices, vessel: 'saucepan', handwork: 1 })
  draft.add('rest', { vessel: 'saucepan', minutes: [15, 20], phase: 'rest' })
  roundOff(stove, 'saucepan')
  return true
})
