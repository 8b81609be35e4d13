import type { MealType } from '#domain/options.ts'
import type { Archetype } from '#kitchen/composer/archetype.ts'
import { type Item, isIn } from '#kitchen/composer/item.ts'
import { layer, longest, proofsFor, type Stove, suits, water } from '#kitchen/composer/stages.ts'
import type { Table } from '#kitchen/composer/table.ts'
import { type IngredientId, lexicon } from '#kitchen/lexicon/lexicon.ts'

const dessert: readonly MealType[] = ['dessert']

const sweetSpices: readonly IngredientId[] = [
  'cinnamon',
  'vanilla',
  'cardamom',
  'nutmeg',
  'star-anise',
  'ground-ginger',
  'saffron',
  'cloves',
  'allspice',
  'matcha',
]
const wholeFlours: readonly IngredientId[] = ['flour', 'whole-wheat-flour', 'gluten-free-flour', 'rice-flour', 'almond-flour']
const isFlour = (item: Item) => wholeFlours.includes(item.kin)
const isSweetSpice = (item: Item) => sweetSpices.includes(item.kin)
const isFruit = (item: Item) => isIn(item, 'fruit') || ['orange', 'mandarin', 'grapefruit'].includes(item.kin)
const isFat = (item: Item) => ['butter', 'vegan-butter', 'margarine', 'ghee', 'coconut-oil'].includes(item.kin)
const isPouring = (item: Item) => ['milk', 'coconut', 'cream'].includes(item.class)
const belongsInDessert = (item: Item) => lexicon[item.kin].serving.dessert !== undefined

/** Sweet things scattered over at the end, and a pinch of salt. */
function top({ table, draft }: Stove): void {
  const spooned = table.take(
    (item) =>
      item.class === 'yogurt' || ['mascarpone', 'ricotta', 'creme-fraiche', 'cream-cheese'].includes(item.kin) || item.class === 'cream',
    2,
  )
  if (spooned.length > 0) draft.add('serve-with', { items: spooned, joins: true })
  const over = table.take(
    (item) =>
      isIn(item, 'crunch') ||
      item.kin === 'mint' ||
      item.class === 'chocolate' ||
      item.class === 'dried-fruit' ||
      item.class === 'nut-butter' ||
      isSweetSpice(item),
    5,
  )
  if (over.length > 0) draft.add('scatter', { items: over })
  const fresh = table.take((item) => isFruit(item), 3)
  if (fresh.length > 0) draft.add('serve-with', { items: fresh, joins: true })
  const drops = table.take((item) => isIn(item, 'sweet', 'acid') && belongsInDessert(item), 2)
  if (drops.length > 0) draft.add('dress', { items: drops })
}

function wantSweet(table: Table): void {
  table.want('sweet')
  table.want('sweetSpice', table.brief.complexity === 'elaborate' ? 2 : 1)
  if (table.brief.complexity === 'elaborate') table.want('crunch')
}

function wantFruit(table: Table): void {
  table.want('fruit', table.brief.complexity === 'elaborate' ? 2 : 1)
}

export const roastedFruit: Archetype = {
  id: 'roasted-fruit',
  meals: dessert,
  usually: 1,
  affinity: { Italian: 2, French: 2, African: 1, Mexican: 1.5 },
  cook: (stove) => {
    const { table, draft } = stove
    wantFruit(table)
    wantSweet(table)
    const fruits = table.take((item) => isFruit(item) && suits('roast')(item) && item.class !== 'dried-fruit', 4)
    if (fruits.length === 0) return false
    const coating = table.take((item) => isIn(item, 'sweet', 'acid') || isSweetSpice(item) || isFat(item), 5)
    draft.add('preheat', { oven: 200 })
    if (coating.length > 0) draft.add('toss', { items: fruits, and: coating, vessel: 'baking-dish', handwork: 2 })
    layer(stove, fruits, 'roast', { vessel: 'baking-dish', oven: 200, cue: 'soft' })
    top(stove)
    return true
  },
}

export const poachedFruit: Archetype = {
  id: 'poached-fruit',
  meals: dessert,
  usually: 1,
  affinity: { French: 2, Chinese: 2, Japanese: 1.5, Indian: 0.7, Korean: 2 },
  cook: (stove) => {
    const { table, draft } = stove
    wantFruit(table)
    wantSweet(table)
    const fruits = table.take((item) => isFruit(item) && suits('simmer')(item), 4)
    const sweet = table.take((item) => isIn(item, 'sweet'), 1)
    if (fruits.length === 0 || sweet.length === 0) return false
    const flavours = table.take(
      (item) =>
        isSweetSpice(item) || item.class === 'citrus' || item.kin === 'ginger' || ['white-wine', 'red-wine', 'tea'].includes(item.kin),
      4,
    )
    draft.add('pour-in', {
      items: [...sweet, ...flavours, water({ ml: 480 })],
      vessel: 'saucepan',
      heat: 'medium',
      minutes: [3, 4],
      cue: 'bubbling',
    })
    layer(stove, fruits, 'simmer', { vessel: 'saucepan', heat: 'low' })
    draft.add('cool', { minutes: [10, 15], phase: 'rest' })
    top(stove)
    return true
  },
}

export const compote: Archetype = {
  id: 'compote',
  meals: dessert,
  usually: 0.8,
  affinity: { French: 1.5, African: 1, Indian: 0.6 },
  cook: (stove) => {
    const { table } = stove
    wantFruit(table)
    wantSweet(table)
    if (table.brief.complexity === 'elaborate') table.want('creamy')
    const fruits = table.take((item) => isFruit(item) && suits('simmer')(item), 5)
    if (fruits.length === 0) return false
    const flavours = table.take((item) => isIn(item, 'sweet', 'acid') || isSweetSpice(item), 4)
    layer(stove, fruits, 'simmer', { vessel: 'saucepan', heat: 'medium-low', cue: 'jammy', and: [...flavours, water({ ml: 60 })] })
    top(stove)
    return true
  },
}

export const fruitSalad: Archetype = {
  id: 'fruit-salad',
  meals: dessert,
  usually: 0.9,
  affinity: { Mexican: 2, Thai: 2, African: 1.5, Indian: 1 },
  cook: (stove) => {
    const { table, draft } = stove
    table.want('fruit', 2)
    table.want('sweet')
    table.want('acid')
    const fruits = table.take((item) => isFruit(item) && item.class !== 'dried-fruit' && item.kin !== 'rhubarb', 6)
    if (fruits.length === 0) return false
    draft.add('mix', { items: fruits, vessel: 'bowl', handwork: 2 })
    const syrup = table.take((item) => isIn(item, 'sweet', 'acid') || isSweetSpice(item) || item.class === 'citrus', 4)
    if (syrup.length > 0) draft.add('dress', { items: syrup })
    draft.add('rest', { subject: 'everything', minutes: [10, 10], phase: 'rest' })
    top(stove)
    return true
  },
}

export const crumble: Archetype = {
  id: 'crumble',
  meals: dessert,
  usually: 0.8,
  affinity: { French: 2, Italian: 1.5 },
  cook: (stove) => {
    const { table, draft } = stove
    wantFruit(table)
    table.want('sweet')
    table.want('sweetSpice')
    table.wantThis('flour')
    table.wantThis('oats')
    table.wantThis('butter')
    table.wantThis('coconut-oil')
    const fruits = table.take((item) => isFruit(item) && suits('bake')(item), 4)
    const crumbs = table.take((item) => isFlour(item) || item.kin === 'oats', 2)
    const fat = table.take(isFat, 1)
    const sweet = table.take((item) => isIn(item, 'sweet'), 1)
    if (fruits.length === 0 || crumbs.length === 0 || fat.length === 0 || sweet.length === 0) return false
    draft.add('preheat', { oven: 180 })
    draft.add('rub-in', {
      items: fat,
      and: [...crumbs, ...sweet, ...table.take(isSweetSpice, 2)],
      vessel: 'bowl',
      handwork: 5,
    })
    draft.add('layer', { items: fruits, vessel: 'baking-dish', handwork: 2 })
    draft.add('bake', { subject: 'crumble', vessel: 'baking-dish', oven: 180, minutes: [30, 40], cue: 'golden' })
    top(stove)
    return true
  },
}

export const sweetRice: Archetype = {
  id: 'sweet-rice',
  meals: dessert,
  usually: 0.8,
  affinity: { Thai: 3, Indian: 3, Chinese: 1.5, Mexican: 2.5, Korean: 2, African: 1.5, Japanese: 1.5, Italian: 0.8, French: 1 },
  cook: (stove) => {
    const { table, draft } = stove
    table.wantThis('rice')
    const rice = table.take((item) => item.class === 'rice' && item.kin !== 'cooked-rice', 1)
    if (rice.length === 0) return false
    wantSweet(table)
    table.want('creamy')
    const sweet = table.take((item) => isIn(item, 'sweet'), 1)
    if (sweet.length === 0 && !table.see(isFruit).length) return false
    const milk = table.take(isPouring, 2)
    const flavours = table.take((item) => isSweetSpice(item) || item.class === 'dried-fruit', 4)
    draft.add('pour-in', {
      items: [...rice, ...flavours, ...milk, water({ per: rice, ratio: milk.length > 0 ? 1.5 : 4 })],
      vessel: 'saucepan',
      heat: 'medium',
      minutes: [4, 5],
      cue: 'bubbling',
    })
    const [shortest, most] = longest(rice, 'simmer')
    draft.add('simmer', {
      items: [],
      vessel: 'saucepan',
      heat: 'low',
      minutes: [shortest + 6, most + 8],
      cue: 'thickened',
      continues: true,
    })
    const rich = [...sweet, ...table.take((item) => isFat(item) || item.kin === 'salt', 2)]
    if (rich.length > 0) draft.add('stir-in', { items: rich, vessel: 'saucepan' })
    top(stove)
    return true
  },
}

export const pancakes: Archetype = {
  id: 'pancakes',
  meals: dessert,
  usually: 0.8,
  affinity: { French: 2.5, Korean: 1.5, Japanese: 1.5, African: 1.5, Indian: 1, Mexican: 1 },
  cook: (stove) => {
    const { table, draft } = stove
    table.wantThis('flour')
    if (table.see(isFlour).length === 0) table.wantThis('rice-flour')
    table.wantThis('egg')
    table.wantThis('milk')
    if (table.see(isPouring).length === 0) table.wantThis('oat-milk')
    if (table.see(isPouring).length === 0) table.wantThis('coconut-milk')
    table.want('sweet')
    table.want('sweetSpice')
    table.want('fat')
    wantFruit(table)
    const flours = table.take(isFlour, 1)
    const fats = table.take((item) => isIn(item, 'fat') && !['sesame-oil', 'lard'].includes(item.kin), 1)
    if (flours.length === 0 || fats.length === 0) return false
    const eggs = table.take((item) => item.class === 'egg', 1)
    const wet = [...eggs, ...table.take(isPouring, 1)]
    const dry = [
      ...flours,
      ...table.take((item) => isIn(item, 'sweet') || isSweetSpice(item) || item.kin === 'salt' || item.kin === 'baking-powder', 4),
    ]
    draft.add('whisk', {
      items: [...dry, ...wet],
      and: wet.length < 2 ? [water({ per: flours, ratio: wet.some(isPouring) ? 0.3 : 1.3 })] : [],
      vessel: 'bowl',
      handwork: 4,
      cue: 'smooth',
    })
    draft.add('rest', { subject: 'batter', minutes: [10, 10], phase: 'rest' })
    draft.add('heat-fat', { items: fats, vessel: 'frying-pan', heat: 'medium' })
    draft.add('bake-in-pan', {
      subject: 'pancakes',
      vessel: 'frying-pan',
      heat: 'medium',
      minutes: [12, 16],
      cue: eggs.length > 0 ? 'set' : 'golden',
      proofs: proofsFor(eggs),
    })
    top(stove)
    return true
  },
}

export const sweetRoots: Archetype = {
  id: 'sweet-roots',
  meals: dessert,
  usually: 0.4,
  affinity: { Indian: 3, African: 2, Mexican: 1.5, Thai: 1.5, Korean: 1.5, Japanese: 1.5 },
  cook: (stove) => {
    const { table, draft } = stove
    const roots = table.take(
      (item) =>
        (isIn(item, 'vegetable') || item.class === 'legume') && belongsInDessert(item) && suits('simmer')(item) && item.kin !== 'avocado',
      3,
    )
    if (roots.length === 0) return false
    wantSweet(table)
    table.want('creamy')
    const sweet = table.take((item) => isIn(item, 'sweet'), 1)
    if (sweet.length === 0) return false
    const milk = table.take(isPouring, 1)
    layer(stove, roots, 'simmer', { vessel: 'saucepan', heat: 'medium-low', and: [...milk, water({ ml: milk.length > 0 ? 120 : 300 })] })
    draft.add('mash', { items: roots, vessel: 'saucepan', handwork: 2 })
    const rich = [...sweet, ...table.take((item) => isFat(item) || isSweetSpice(item) || item.kin === 'salt', 4)]
    draft.add('stir-in', { items: rich, vessel: 'saucepan', heat: 'low', minutes: [4, 5], cue: 'thickened' })
    top(stove)
    return true
  },
}

export const chocolatePots: Archetype = {
  id: 'chocolate-pots',
  meals: dessert,
  usually: 0.7,
  affinity: { French: 1.5, Mexican: 1.2, Italian: 1 },
  cook: (stove) => {
    const { table, draft } = stove
    const chocolate = table.take((item) => ['dark-chocolate', 'milk-chocolate', 'white-chocolate'].includes(item.kin), 2)
    if (chocolate.length === 0) return false
    table.want('creamy')
    table.want('sweetSpice')
    const rich = table.take((item) => isPouring(item) || item.kin === 'silken-tofu', 1)
    if (rich.length === 0) return false
    const flavours = table.take(
      (item) => isSweetSpice(item) || isIn(item, 'sweet') || ['coffee', 'salt', 'chili-powder'].includes(item.kin),
      4,
    )
    draft.add('pour-in', { items: [...rich, ...flavours], vessel: 'saucepan', heat: 'low', minutes: [4, 5], cue: 'heated' })
    draft.add('stir-in', { items: chocolate, vessel: 'saucepan', handwork: 2, cue: 'melted' })
    draft.add('layer', { subject: 'mixture', vessel: 'glasses', handwork: 2 })
    draft.add('chill', { minutes: [60, 90], phase: 'rest' })
    top(stove)
    return true
  },
}

export const creamBowl: Archetype = {
  id: 'cream-bowl',
  meals: dessert,
  usually: 0.7,
  affinity: { Indian: 1.5, French: 1, Italian: 1.2, African: 1 },
  cook: (stove) => {
    const { table, draft } = stove
    const isBase = (item: Item) =>
      item.class === 'yogurt' ||
      [
        'mascarpone',
        'ricotta',
        'cream-cheese',
        'cottage-cheese',
        'creme-fraiche',
        'avocado',
        'silken-tofu',
        'cream',
        'sour-cream',
      ].includes(item.kin)
    if (table.see(isBase).length === 0) table.wantThis('yogurt')
    if (table.see(isBase).length === 0) table.wantThis('soy-yogurt')
    const base = table.take(isBase, 2)
    if (base.length === 0) return false
    wantSweet(table)
    wantFruit(table)
    const sweet = table.take((item) => isIn(item, 'sweet') || isSweetSpice(item) || item.kin === 'cocoa-powder', 3)
    draft.add('whisk', { items: [...base, ...sweet], vessel: 'bowl', handwork: 3, cue: 'smooth' })
    const fruits = table.take((item) => isFruit(item) && item.kin !== 'rhubarb', 4)
    if (fruits.length > 0) draft.add('layer', { items: fruits, vessel: 'glasses', handwork: 2 })
    draft.add('chill', { minutes: [15, 15], phase: 'rest' })
    top(stove)
    return true
  },
}

export const candiedNuts: Archetype = {
  id: 'candied-nuts',
  meals: dessert,
  usually: 0.4,
  affinity: { African: 1.5, Chinese: 1.5, Indian: 1, Mexican: 1 },
  cook: (stove) => {
    const { table, draft } = stove
    const nuts = table.take((item) => isIn(item, 'crunch'), 3)
    if (nuts.length === 0) return false
    table.want('sweet')
    const sweet = table.take((item) => isIn(item, 'sweet'), 1)
    if (sweet.length === 0) return false
    draft.add('toast', { items: nuts, vessel: 'frying-pan', heat: 'medium', minutes: [3, 4], cue: 'toasted' })
    draft.add('stir-in', {
      items: [...sweet, ...table.take((item) => isSweetSpice(item) || item.kin === 'salt' || isFat(item), 3), water({ ml: 30 })],
      vessel: 'frying-pan',
      heat: 'medium',
      minutes: [4, 5],
      cue: 'syrupy',
    })
    draft.add('cool', { minutes: [15, 20], phase: 'rest' })
    top(stove)
    return true
  },
}

export const sweetToast: Archetype = {
  id: 'sweet-toast',
  meals: dessert,
  usually: 0.5,
  affinity: { French: 1.5, Japanese: 1 },
  cook: (stove) => {
    const { table, draft } = stove
    const bread = table.take(
      (item) => isIn(item, 'bread') && suits('fry')(item) && !['breadcrumbs', 'panko', 'tortilla-chips', 'rice-paper'].includes(item.kin),
      1,
    )
    if (bread.length === 0) return false
    table.want('sweet')
    table.want('sweetSpice')
    table.want('fat')
    wantFruit(table)
    const fat = table.take((item) => isIn(item, 'fat') && item.kin !== 'sesame-oil' && item.kin !== 'lard', 1)
    const sweet = table.take((item) => isIn(item, 'sweet'), 1)
    if (sweet.length === 0) return false
    const eggs = table.take((item) => item.class === 'egg', 1)
    if (eggs.length > 0) {
      const soak = [...eggs, ...table.take(isPouring, 1), ...table.take(isSweetSpice, 2)]
      draft.add('whisk', { items: soak, vessel: 'bowl', cue: 'combined' })
      draft.add('dip', { items: bread, vessel: 'bowl', handwork: 2 })
    }
    if (fat.length > 0) draft.add('heat-fat', { items: fat, vessel: 'frying-pan', heat: 'medium' })
    else draft.add('warm-pan', { vessel: 'frying-pan', heat: 'medium' })
    draft.add('fry', {
      items: bread,
      vessel: 'frying-pan',
      heat: 'medium',
      minutes: longest(bread, 'fry'),
      cue: eggs.length > 0 ? 'set' : 'golden',
      proofs: proofsFor(eggs),
    })
    draft.add('scatter', { items: [...sweet, ...table.take(isSweetSpice, 2)] })
    top(stove)
    return true
  },
}

export const cake: Archetype = {
  id: 'cake',
  meals: dessert,
  usually: 0.6,
  affinity: { French: 1.5, Italian: 1.5, African: 1, Mexican: 1, Japanese: 0.8 },
  cook: (stove) => {
    const { table, draft } = stove
    table.wantThis('flour')
    table.wantThis('egg')
    table.wantThis('butter')
    table.wantThis('baking-powder')
    table.want('sweet')
    table.want('sweetSpice')
    const flours = table.take(isFlour, 1)
    const eggs = table.take((item) => item.class === 'egg', 1)
    const fat = table.take((item) => isFat(item) || item.kin === 'vegetable-oil' || item.kin === 'olive-oil', 1)
    const sweet = table.take((item) => isIn(item, 'sweet'), 1)
    if (flours.length === 0 || eggs.length === 0 || fat.length === 0 || sweet.length === 0) return false
    wantFruit(table)
    draft.add('preheat', { oven: 180 })
    draft.add('whisk', { items: [...eggs, ...sweet, ...fat], vessel: 'bowl', handwork: 4, cue: 'combined' })
    draft.add('fold-in', {
      items: [
        ...flours,
        ...table.take(
          (item) =>
            item.class === 'baking' ||
            isSweetSpice(item) ||
            item.kin === 'salt' ||
            item.kin === 'cocoa-powder' ||
            isPouring(item) ||
            item.class === 'yogurt',
          5,
        ),
      ],
      vessel: 'bowl',
      handwork: 3,
    })
    const extras = table.take(
      (item) =>
        (isFruit(item) && item.kin !== 'watermelon') ||
        isIn(item, 'crunch') ||
        item.class === 'chocolate' ||
        item.kin === 'carrot' ||
        item.kin === 'zucchini',
      3,
    )
    if (extras.length > 0) draft.add('fold-in', { items: extras, vessel: 'bowl', handwork: 2 })
    draft.add('layer', { subject: 'batter', vessel: 'cake-tin', handwork: 1 })
    draft.add('bake', { subject: 'cake', vessel: 'cake-tin', oven: 180, minutes: [30, 40], cue: 'risen', proofs: proofsFor(eggs) })
    draft.add('cool', { minutes: [15, 20], phase: 'rest' })
    top(stove)
    return true
  },
}
