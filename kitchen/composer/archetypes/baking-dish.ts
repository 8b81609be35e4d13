import type { Archetype } from '#kitchen/composer/archetype.ts'
import { wantBase, wantEach, wantHardyHerb, wantMain, wantSpices } from '#kitchen/composer/archetypes/shopping.ts'
import { type Item, isIn } from '#kitchen/composer/item.ts'
import { boilEggs, cookBeside, cookStarch, plateUp } from '#kitchen/composer/sides.ts'
import {
  bloomAromatics,
  heatFat,
  isBestRaw,
  isFlesh,
  isMainFor,
  layer,
  longest,
  proofsFor,
  type Stove,
  saltEarly,
  season,
  softenAlliums,
  softenAromatics,
  suits,
} from '#kitchen/composer/stages.ts'
import { isPlainPepper, isStarchy, type Table } from '#kitchen/composer/table.ts'

const isCrumb = (item: Item) => item.kin === 'breadcrumbs' || item.kin === 'panko'

/** Melts or browns into one piece: nuts by themselves are no crust. */
const isCrust = (item: Item) => (isIn(item, 'cheese') || isCrumb(item)) && item.kin !== 'mascarpone'

/** Something that turns golden on top: cheese, else crumbs, else seeds or nuts. */
function wantCrust(table: Table): void {
  table.want('cheese')
  // Mascarpone is a cheese and no crust.
  for (const id of ['parmesan', 'cheese', 'breadcrumbs'] as const) if (table.see(isCrust).length === 0) table.wantThis(id)
  if (table.see((item) => isIn(item, 'cheese') || isCrumb(item)).length === 0) table.want('crunch')
}

/** What browns in the oven: all crumbs and melting cheese, nuts where there is neither. */
function coverWithCrust({ table, draft }: Stove): boolean {
  const melting = table.take(isCrust, 3)
  const crust = melting.length > 0 ? melting : table.take((item) => isIn(item, 'crunch'), 1)
  if (crust.length > 0) draft.add('cover-with', { items: crust })
  return crust.length > 0
}

const isRich = (item: Item) =>
  ['cream', 'milk', 'coconut', 'stock'].includes(item.class) || ['mascarpone', 'ricotta', 'canned-tomatoes'].includes(item.kin)

const softSlices: readonly string[] = ['eggplant', 'zucchini']

/** Slices roasted golden, baked in a thick tomato sauce under cheese: parmigiana and its kin. */
function bakeInTomato(stove: Stove): boolean {
  const { table, draft } = stove
  const isSliced = (item: Item) => softSlices.includes(item.kin) && suits('roast')(item)
  const isTomato = (item: Item) => ['tomato', 'cherry-tomato', 'canned-tomatoes', 'tomato-sauce', 'passata'].includes(item.kin)
  const isWanted = [isSliced, isTomato, (item: Item) => isIn(item, 'cheese')].every((test) => table.see(test).length > 0)
  if (!isWanted || table.see(isFlesh).length > 0 || table.kitchen.method === 'French') return false
  const slices = table.take(isSliced, 2).map((item): Item => ({ ...item, cut: 'sliced' }))
  const tomatoes = table.take(isTomato, 2).map((item): Item => (item.kin === 'tomato' ? { ...item, scale: 1.6 } : item))
  const coating = table.take((item) => isIn(item, 'fat') || item.class === 'salt', 2)
  const flavours = table.take((item) => isIn(item, 'aromatic', 'hardyHerb', 'allium') || isPlainPepper(item) || isIn(item, 'spice'), 5)
  const minutes = longest(slices, 'roast')
  draft.add('preheat', { oven: 200 })
  if (coating.length > 0) draft.add('toss', { items: slices, and: coating, vessel: 'tray', handwork: 2 })
  draft.add('roast', { items: slices, vessel: 'tray', oven: 200, minutes, cue: 'golden' })
  draft.add('simmer', {
    items: [...tomatoes, ...flavours],
    vessel: 'saucepan',
    heat: 'medium-low',
    minutes: [12, 15],
    cue: 'thickened',
    lane: 'side',
  })
  draft.add('toss', { items: slices, and: tomatoes, vessel: 'baking-dish', handwork: 3, joins: true })
  coverWithCrust(stove)
  draft.add('bake', { items: slices, vessel: 'baking-dish', oven: 200, minutes: [18, 22], cue: 'golden' })
  draft.add('rest', { subject: 'everything', minutes: [5, 5], phase: 'rest' })
  plateUp(stove)
  return true
}

/** Sliced vegetables or pasta in cream, under a crust. */
export const gratin: Archetype = {
  id: 'gratin',
  meals: ['entrée'],
  usually: 0.25,
  affinity: { French: 2.6, Italian: 2.2, Mexican: 0.6, African: 0.3, Chinese: 0, Thai: 0, Japanese: 0.3, Korean: 0 },
  cook: (stove) => {
    const { table, draft } = stove
    const isLayer = (item: Item) =>
      isIn(item, 'vegetable') &&
      !isBestRaw(item) &&
      item.kin !== 'canned-tomatoes' &&
      suits('bake')(item) &&
      longest([item], 'bake')[0] >= 15
    if (table.see(isLayer).length === 0) table.want('vegetable', 2)
    if (table.brief.wantsMeat) wantMain(table)
    wantEach(table, 'fat', 'creamy', 'aromatic', 'salty')
    const isDauphinois =
      table.see((item) => isStarchy(item) && item.use === 'yours').length > 0 && table.see((item) => item.class === 'cream').length > 0
    if (!isDauphinois) wantHardyHerb(table)
    table.wantThis('salt')
    table.wantThis('black-pepper')
    if (table.kitchen.flavour === 'French') table.wantThis('nutmeg')
    if (!isDauphinois || table.brief.complexity === 'elaborate') wantCrust(table)
    if (table.brief.complexity === 'elaborate') wantEach(table, 'allium')
    table.want('herb')
    if (bakeInTomato(stove)) return true
    const layers = table
      .take(isLayer, 5)
      .map((item): Item => (isDauphinois && isStarchy(item) ? { ...item, cut: 'sliced', scale: 1.25 } : item))
    const doughs = table.take((item) => isIn(item, 'dough') && suits('boil')(item), 1)
    // The dish drinks more than a sauce would take.
    const rich = table
      .take(isRich, 2)
      .map((item, _, all): Item => (item.class === 'tomato' ? item : { ...item, scale: all.length > 1 ? 1 : isDauphinois ? 2.5 : 1.8 }))
    if (layers.length + doughs.length === 0 || rich.length === 0) return false
    // Potatoes in cream brown by themselves; anything else wants a crust.
    const brownsItself = layers.some(isStarchy) && rich.some((item) => item.class === 'cream')
    if (!brownsItself && table.see(isCrust).length === 0) return false
    draft.add('preheat', { oven: 200 })
    if (doughs.length > 0)
      draft.add('boil', {
        items: doughs,
        vessel: 'large-pot',
        heat: 'high',
        minutes: longest(doughs, 'boil'),
        cue: 'al-dente',
        lane: 'side',
      })
    const beside = [...boilEggs(stove), ...cookBeside(stove, { withRoots: false })]
    const mains = table.take((item) => isFlesh(item) && isMainFor('fry')(item), 2)
    const cured = table.take((item) => item.class === 'cured-meat' && suits('fry')(item), 2)
    const alliums = table.see((item) => isIn(item, 'allium'))
    const isStartedInPan = mains.length + cured.length + alliums.length > 0
    if (isStartedInPan) {
      saltEarly(stove, mains)
      heatFat(stove, 'frying-pan', 'medium')
      if (mains.length + cured.length > 0)
        layer(stove, [...mains, ...cured], 'fry', { vessel: 'frying-pan', heat: 'medium', cue: 'browned' })
      softenAromatics(stove, 'frying-pan')
    }
    const around = [
      ...table.take((item) => isIn(item, 'aromatic', 'hardyHerb', 'spice') || item.class === 'salt' || isPlainPepper(item), 7),
      ...(isStartedInPan ? [] : table.take((item) => isIn(item, 'fat'), 1)),
    ]
    draft.add('toss', {
      items: [...layers, ...doughs, ...mains, ...cured],
      and: [...rich, ...around],
      vessel: 'baking-dish',
      handwork: 4,
      joins: true,
    })
    coverWithCrust(stove)
    const isSlow = layers.some((item) => isStarchy(item) || longest([item], 'bake')[1] >= 35)
    draft.add('bake', {
      items: [...layers, ...doughs, ...mains, ...cured],
      vessel: 'baking-dish',
      oven: 200,
      minutes: isSlow ? [40, 50] : [25, 30],
      cue: 'golden',
      proofs: proofsFor([...layers, ...mains]),
    })
    draft.add('rest', { subject: 'everything', minutes: [5, 5], phase: 'rest' })
    plateUp(stove, beside)
    return true
  },
}

const shells: readonly string[] = [
  'bell-pepper',
  'red-bell-pepper',
  'green-bell-pepper',
  'eggplant',
  'zucchini',
  'tomato',
  'portobello',
  'poblano',
]

/** Vegetables hollowed, filled and roasted. */
export const stuffedVegetables: Archetype = {
  id: 'stuffed-vegetables',
  meals: ['entrée'],
  usually: 0.3,
  affinity: { Mexican: 2.2, Italian: 1.8, French: 1.6, African: 1.5, Indian: 1, Chinese: 0.5, Japanese: 0.3, Korean: 0.3, Thai: 0.2 },
  cook: (stove) => {
    const { table, draft } = stove
    const isShell = (item: Item) => shells.includes(item.kin) && suits('roast')(item)
    if (table.see(isShell).length === 0) {
      const hasOwn = (test: (item: Item) => boolean) => table.see((item) => item.use === 'yours' && test(item)).length > 0
      if (hasOwn((item) => isIn(item, 'bread') || item.class === 'shellfish')) return false
      if (table.see((item) => isIn(item, 'vegetable')).length > 2) return false
      table.wantThis('bell-pepper')
    }
    const hollowed = table.take(isShell, 2)
    if (hollowed.length === 0) return false
    wantMain(table)
    wantBase(table)
    wantSpices(table)
    if (table.see((item) => isIn(item, 'grain')).length === 0) wantEach(table, 'starch')
    wantEach(table, 'herb', 'acid')
    wantCrust(table)
    const isFilling = (item: Item) => isMainFor('fry')(item) && !['fish', 'meat', 'poultry'].includes(item.class)
    const mains = table.take(isFilling, 2)
    const vegetables = table.take((item) => isIn(item, 'vegetable') && !isBestRaw(item) && suits('fry')(item) && !isStarchy(item), 4)
    const isGrain = (item: Item) => isIn(item, 'grain') && (suits('simmer')(item) || item.kin === 'cooked-rice')
    if (mains.length + vegetables.length + table.see(isGrain).length === 0) return false
    draft.add('preheat', { oven: 200 })
    const grains = table.see(isGrain).length > 0 ? cookStarch({ table: only(table, isGrain), draft }) : []
    const beside = [...cookBeside(stove), ...boilEggs(stove)]
    saltEarly(stove, mains)
    heatFat(stove, 'frying-pan', 'medium')
    softenAlliums(stove, 'frying-pan')
    if (mains.length + vegetables.length > 0) layer(stove, [...mains, ...vegetables], 'fry', { vessel: 'frying-pan', heat: 'medium' })
    bloomAromatics(stove, 'frying-pan')
    if (grains.length > 0) draft.add('stir-in', { items: grains, vessel: 'frying-pan', joins: true })
    season(stove, 'frying-pan')
    draft.add('hollow', { items: hollowed, handwork: 5, joins: true })
    draft.add('stuff', { subject: 'filling', and: hollowed, handwork: 4 })
    const hasCrust = coverWithCrust(stove)
    draft.add('roast', {
      items: hollowed,
      vessel: 'baking-dish',
      oven: 200,
      minutes: [25, 35],
      cue: hasCrust ? 'golden' : 'tender',
      proofs: proofsFor([...hollowed, ...grains.filter((item) => item.kin === 'cooked-rice')]),
    })
    plateUp(stove, beside)
    return true
  },
}

/** The same table, seen through a keyhole: what does not pass the test stays where it is. */
function only(table: Table, test: (item: Item) => boolean): Table {
  return {
    ...table,
    take: (wanted, most) => table.take((item) => test(item) && wanted(item), most),
    see: (wanted) => table.see((item) => test(item) && wanted(item)),
  }
}
