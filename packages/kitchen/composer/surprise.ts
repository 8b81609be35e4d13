import type { Kitchen } from '#kitchen/composer/cuisines.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { Table } from '#kitchen/composer/table.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'

/** Cuisines that pair similar flavours; the others pair contrasts (Ahn and others, Flavour network, 2011). */
const similarPairingCuisines: readonly Kitchen['flavour'][] = ['Italian', 'French', 'Mexican', 'African']

interface Accent {
  test: (item: Item) => boolean
  alike: readonly IngredientId[]
  unlike: readonly IngredientId[]
}

const oneOf =
  (...ids: readonly IngredientId[]) =>
  (item: Item) =>
    ids.includes(item.kin)

/**
 * Unexpected flavours for a main food: a flavour that shares the food's aroma, or that contrasts with the food. All
 * are spices, herbs, nuts or juice.
 */
const accents: readonly Accent[] = [
  { test: (item) => item.class === 'poultry', alike: ['tarragon', 'hazelnut', 'nutmeg'], unlike: ['orange', 'peanut', 'star-anise'] },
  {
    test: oneOf('lamb', 'lamb-chop', 'ground-lamb', 'goat-meat'),
    alike: ['cinnamon', 'mint', 'almond'],
    unlike: ['cumin', 'orange', 'mint'],
  },
  {
    test: (item) => ['meat', 'mince', 'cured-meat'].includes(item.class),
    alike: ['star-anise', 'walnut', 'thyme'],
    unlike: ['orange', 'mint', 'peanut'],
  },
  { test: (item) => item.class === 'fish', alike: ['dill', 'fennel-seed', 'almond'], unlike: ['grapefruit', 'mint', 'sesame-seed'] },
  { test: (item) => item.class === 'shellfish', alike: ['vanilla', 'basil', 'orange'], unlike: ['lime', 'mint', 'cashew'] },
  { test: (item) => item.class === 'egg', alike: ['nutmeg', 'tarragon', 'chives'], unlike: ['lime', 'sesame-seed', 'cilantro'] },
  {
    test: (item) => item.class === 'legume' || item.class === 'plant-protein',
    alike: ['sage', 'orange', 'walnut'],
    unlike: ['lime', 'mint', 'peanut'],
  },
  {
    test: oneOf('carrot', 'sweet-potato', 'pumpkin', 'butternut-squash', 'parsnip'),
    alike: ['orange', 'cinnamon', 'hazelnut'],
    unlike: ['lime', 'sesame-seed', 'mint'],
  },
  {
    test: oneOf('tomato', 'cherry-tomato', 'canned-tomatoes'),
    alike: ['cinnamon', 'fennel-seed', 'basil'],
    unlike: ['ginger', 'mint', 'peanut'],
  },
  {
    test: oneOf('peas', 'zucchini', 'spinach', 'green-beans', 'broccoli'),
    alike: ['mint', 'pistachio', 'nutmeg'],
    unlike: ['grapefruit', 'sesame-seed', 'ginger'],
  },
  { test: (item) => item.class === 'mushroom', alike: ['thyme', 'walnut', 'nutmeg'], unlike: ['lime', 'ginger', 'cilantro'] },
  {
    test: oneOf('cauliflower', 'cabbage', 'red-cabbage', 'beet'),
    alike: ['caraway', 'walnut', 'orange'],
    unlike: ['lime', 'sesame-seed', 'cilantro'],
  },
  {
    test: oneOf('apple', 'pear', 'plum', 'peach', 'apricot'),
    alike: ['fennel-seed', 'almond', 'cardamom'],
    unlike: ['ginger', 'sesame-seed', 'lime'],
  },
  { test: (item) => item.class === 'berry', alike: ['basil', 'vanilla', 'pistachio'], unlike: ['black-pepper', 'lime', 'sesame-seed'] },
  {
    test: oneOf('mango', 'pineapple', 'papaya', 'banana'),
    alike: ['cardamom', 'cashew', 'nutmeg'],
    unlike: ['chili-flakes', 'lime', 'sesame-seed'],
  },
  {
    test: oneOf('dark-chocolate', 'cocoa-powder'),
    alike: ['hazelnut', 'orange', 'cinnamon'],
    unlike: ['chili-flakes', 'sesame-seed', 'ginger'],
  },
]

/** Accents that taste sweet in a savoury broth. */
const neverInSoup: readonly IngredientId[] = ['orange', 'grapefruit', 'vanilla', 'cinnamon']

/** Adds one accent to the surprise cuisine's table, chosen by the first main food, if food may be added. */
export function addAccent(table: Table): void {
  if (table.brief.cuisine !== 'Potluck-me' || !table.brief.mayAdd) return
  const pair = accents.find(({ test }) => table.see((item) => item.use === 'yours' && test(item)).length > 0)
  if (pair === undefined) return
  const list = similarPairingCuisines.includes(table.kitchen.flavour) ? pair.alike : pair.unlike
  const from = table.chance.below(list.length)
  const isWrong = (id: IngredientId) => table.brief.mealType === 'soup' && neverInSoup.includes(id)
  for (const id of [...list.slice(from), ...list.slice(0, from)].filter((id) => !isWrong(id))) {
    const before = table.see((item) => item.ingredient === id).length
    table.wantThis(id)
    if (table.see((item) => item.ingredient === id).length > before) return
  }
}

/** Archetypes that give food another shape; if nothing may be added, the shape is the surprise. */
const reshapingArchetypes: readonly string[] = [
  'patties',
  'skewers',
  'parcels',
  'stuffed-vegetables',
  'savoury-pancakes',
  'gratin',
  'hash',
  'cold-soup',
  'nut-soup',
  'egg-drop-soup',
  'relish',
  'toasted-crumbs',
  'frozen-fruit',
  'energy-balls',
  'clafoutis',
  'sweet-starch',
]

/** The surprise cuisine's bonus for an archetype, in points of affinity. */
export function surpriseBonusOf(archetype: string): number {
  return reshapingArchetypes.includes(archetype) ? 1.5 : 0
}
