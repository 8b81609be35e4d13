import type { Archetype } from '#kitchen/composer/archetype.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import { lastResort, wantPlainSeasoning } from '#kitchen/composer/last-resorts/resort.ts'
import { addFreshSide, addToppings, serve } from '#kitchen/composer/sides.ts'
import { isPlainPepper } from '#kitchen/composer/table.ts'
import type { Minutes } from '#kitchen/lexicon/ingredient.ts'
import type { MealType } from '#kitchen/options.ts'

/** °C and minutes: bread dough bakes hot, unless its sugar would burn; thin sheets brown before pastry has risen. */
function ovenOf(dough: Item, isSweet: boolean): { oven: number; minutes: Minutes } {
  if (dough.kin === 'phyllo') return { oven: 190, minutes: [12, 15] }
  return dough.kin === 'pizza-dough' && !isSweet ? { oven: 240, minutes: [12, 15] } : { oven: 200, minutes: [18, 20] }
}

const isForBread = (item: Item) =>
  item.kin === 'garlic' || isInGroup(item, 'hardyHerb', 'spice') || item.class === 'salt' || isPlainPepper(item) || item.class === 'seed'

const isForCake = (item: Item) => isInGroup(item, 'sweet', 'crunch') || item.kin === 'cinnamon'

/**
 * An archetype that rolls out a dough, brushes it with oil, garlic and salt or with butter and sugar, and bakes it
 * alone.
 */
const bakedDoughResort = (id: string, meal: MealType, isOver: (item: Item) => boolean, want: Archetype['cook']) =>
  lastResort(id, meal, (stove) => {
    const { table, draft } = stove
    const dough = table.take((item) => item.class === 'pastry', 1)
    const [only] = dough
    if (only === undefined || !want(stove)) return false
    const { oven, minutes } = ovenOf(only, meal === 'dessert')
    const fat = table.take((item) => isInGroup(item, 'fat'), 1)
    const taste = table
      .take(isOver, 4)
      .map((item): Item => (isInGroup(item, 'sweet') && item.use !== 'yours' ? { ...item, scale: 0.5 } : item))
    const over = fat.length > 0 ? [...fat, ...taste] : taste
    draft.add('preheat', { oven })
    // Phyllo sheets are stacked, each brushed with fat.
    const isBrushed = only.kin === 'phyllo' && fat.length > 0
    draft.add('bake', {
      ...(over.length === 0 || isBrushed
        ? { items: dough, and: over, vessel: 'baking-dish' }
        : { items: over, and: dough, vessel: 'tray' }),
      oven,
      minutes,
      cue: 'golden',
      handwork: 4,
    })
    addToppings(stove)
    serve(stove, addFreshSide(stove))
    return true
  })

/** Flatbread from bought dough. */
export const bakedDough = bakedDoughResort('dough-bread', 'entrée', isForBread, (stove) => {
  wantPlainSeasoning(stove)
  stove.table.wantThis('garlic')
  stove.table.want('hardyHerb')
  return true
})

/** Pastry with sugar; without sugar it is no dessert. */
export const sweetDough = bakedDoughResort('dough-bake', 'dessert', isForCake, ({ table }) => {
  table.want('fat')
  table.want('sweet')
  return table.see((item) => isInGroup(item, 'sweet')).length > 0 && table.see((item) => isInGroup(item, 'fat')).length > 0
})
