import type { Archetype } from '#kitchen/composer/archetype.ts'
import {
  suitsSalad,
  wantAromaticBase,
  wantEach,
  wantHardyHerb,
  wantMain,
  wantSpices,
  wantVegetables,
} from '#kitchen/composer/archetypes/shopping.ts'
import { cookInPot, maySimmer } from '#kitchen/composer/archetypes/simmering.ts'
import { startDraft } from '#kitchen/composer/draft.ts'
import { type Item, isInGroup, waterItem } from '#kitchen/composer/item.ts'
import { layerByTime } from '#kitchen/composer/layer.ts'
import { addCream } from '#kitchen/composer/seasoning.ts'
import { boilEggs, cookStarchBeside, finishAndServe } from '#kitchen/composer/sides.ts'
import type { Stove } from '#kitchen/composer/stove.ts'
import { isPlainPepper, isStarchy, type Table } from '#kitchen/composer/table.ts'

/** Minutes from which a simmer counts as long. */
const longSimmer = 35

const isCurryPaste = (item: Item) => ['red-curry-paste', 'green-curry-paste'].includes(item.kin)

const isCoconutCurry = (table: Table) =>
  table.kitchen.method === 'Thai' && table.see(isCurryPaste).length > 0 && table.see((item) => item.class === 'coconut').length > 0

/**
 * Fries curry paste in boiled-down coconut milk until its fat separates, then adds the rest of the milk and the
 * solids.
 */
function cookCoconutCurry(stove: Stove): boolean {
  const { table, draft } = stove
  const paste = table.take(isCurryPaste, 1)
  const coconut = table.take((item) => item.class === 'coconut', 1).map((item): Item => ({ ...item, scale: 1.6 }))
  const aromatics = table.take((item) => isInGroup(item, 'hardyHerb') || ['galangal', 'lemongrass'].includes(item.kin), 3)
  const solids = table.take((item) => maySimmer(item) && (!isStarchy(item) || item.use === 'yours'), 8)
  if (solids.length === 0) return false
  draft.add('pour-in', { items: coconut, vessel: 'pot', heat: 'medium-high', minutes: [4, 5], cue: 'bubbling' })
  draft.add('bloom', { items: [...paste, ...aromatics], vessel: 'pot', minutes: [2, 3], cue: 'fragrant' })
  const sweet = table.take((item) => isInGroup(item, 'sweet'), 1)
  draft.add('pour-in', {
    items: [...coconut, ...sweet, waterItem({ ml: 120 })],
    vessel: 'pot',
    heat: 'medium',
    minutes: [2, 3],
    cue: 'bubbling',
  })
  layerByTime(stove, solids, 'simmer', { vessel: 'pot', heat: 'low' })
  return true
}

const stewing = (id: string, affinity: Archetype['affinity'], usually: number, prepare: (stove: Stove) => boolean): Archetype => ({
  id,
  meals: ['entrée'],
  usually,
  affinity,
  cook: (stove) => {
    const { table } = stove
    if (suitsSalad(table)) return false
    wantMain(table)
    wantAromaticBase(table)
    if (!prepare(stove)) return false
    // Typed potatoes go into the pot; rice or bread goes beside it.
    const hasOwnRoots = table.see((item) => isInGroup(item, 'vegetable') && isStarchy(item) && item.use === 'yours').length > 0
    table.want('starch')
    const side: Stove = { table, draft: startDraft() }
    const beside = [...cookStarchBeside(side, { withRoots: !hasOwnRoots }), ...boilEggs(side)]
    const pot: Stove = { table, draft: startDraft() }
    const isJuicy = table.see((item) => item.class === 'tomato').length > 0
    const isMade = isCoconutCurry(table)
      ? cookCoconutCurry(pot)
      : cookInPot(pot, isJuicy ? 250 : 350, { keepStarch: hasOwnRoots }).length > 0
    if (!isMade) return false
    // The starch cooks while a long pot simmers, not an hour before it.
    const long = pot.draft.tasks.findIndex((task) => (task.minutes?.[1] ?? 0) >= longSimmer && task.verb === 'simmer')
    const at = long < 0 ? 0 : long + 1
    const inOrder = [...pot.draft.tasks.slice(0, at), ...side.draft.tasks, ...pot.draft.tasks.slice(at)]
    for (const { verb, opens: _, ...task } of inOrder) stove.draft.add(verb, task)
    addCream(stove, 'pot')
    finishAndServe(stove, beside, 'pot')
    return true
  },
})

/** Oily fish, better pan-fried or baked than simmered. */
const oilyFish: readonly string[] = ['salmon', 'mackerel', 'trout', 'sardine', 'tuna', 'herring']

/** Stew: slow simmering in its own broth. */
export const stew = stewing(
  'stew',
  { French: 3, African: 3, Italian: 2, Mexican: 2, Korean: 2, Japanese: 1.5, Chinese: 1, Indian: 0.4 },
  1,
  ({ table }) => {
    wantVegetables(table, 2)
    wantSpices(table)
    wantHardyHerb(table)
    wantEach(table, 'liquid', 'herb')
    if (table.brief.complexity === 'elaborate') table.want('acid')
    const isCurryPaste = (item: Item) => ['red-curry-paste', 'green-curry-paste', 'curry-roux'].includes(item.kin)
    if (table.see((item) => oilyFish.includes(item.kin) || isCurryPaste(item)).length > 0) return false
    // Chinese cooks steam fish instead.
    if (table.kitchen.method === 'Chinese' && table.see((item) => item.class === 'fish').length > 0) return false
    const stews = table.see((item) => isInGroup(item, 'flesh', 'vegetable') || item.class === 'legume' || item.class === 'plant-protein')
    const isSolid = stews.some((item) => isInGroup(item, 'flesh') || item.class === 'legume' || item.class === 'plant-protein')
    const hasOwnEggs = table.see((item) => item.class === 'egg' && item.use === 'yours').length > 0
    // Roots in a nut sauce count as a stew.
    const isOfNuts = table.see((item) => item.class === 'nut-butter' && item.use === 'yours').length > 0
    return isSolid || (isOfNuts && stews.length > 1) || (!hasOwnEggs && stews.filter((item) => !isStarchy(item)).length > 1)
  },
)

/** Cuisines with curries of their own. */
const curryCuisines: readonly string[] = ['Indian', 'Thai']

/** Curry: spices fried first, then a sauce of tomato, coconut or yogurt. */
export const curry = stewing('curry', { Indian: 3, Thai: 3, Japanese: 0.7, African: 0.8 }, 0, ({ table }) => {
  const isCurried = (item: Item) =>
    ['curry-powder', 'garam-masala', 'red-curry-paste', 'green-curry-paste', 'curry-roux'].includes(item.kin)
  if (!curryCuisines.includes(table.kitchen.flavour) && table.see(isCurried).length === 0) return false
  if (table.kitchen.flavour !== 'Thai') table.want('heat')
  if (table.kitchen.flavour === 'Thai') {
    table.want('paste')
    table.wantThis('coconut-milk')
    for (const id of ['sugar', 'thai-basil', 'kaffir-lime-leaf'] as const) table.wantThis(id)
  }
  if (table.kitchen.flavour === 'Indian') for (const id of ['cumin', 'turmeric'] as const) table.wantThis(id)
  // Three spices from the rack; two if the recipe may add foods.
  if (table.see((item) => isInGroup(item, 'paste')).length === 0)
    wantSpices(table, table.kitchen.flavour !== 'Indian' || table.brief.staples.includes('cumin') ? 3 : 2)
  wantVegetables(table, 1)
  if (isCoconutCurry(table)) return true
  const hasTomato = table.see((item) => item.class === 'tomato').length > 0
  // The sauce has coconut milk, or tomatoes with something creamy, but not all three.
  if (!hasTomato) table.want('creamy')
  if (!hasTomato && table.see((item) => item.class === 'coconut').length === 0) table.want('liquid')
  table.want('herb')
  if (!hasTomato && table.see((item) => item.class === 'yogurt').length === 0) table.want('acid')
  return table.see((item) => isInGroup(item, 'paste', 'aromatic') || (isInGroup(item, 'spice') && !isPlainPepper(item))).length > 0
})
