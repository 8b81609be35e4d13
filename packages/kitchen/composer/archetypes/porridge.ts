import type { Archetype } from '#kitchen/composer/archetype.ts'
import {
  dessertMeal,
  isFat,
  isFruit,
  isPouredDairy,
  isSweetSpice,
  scatterToppings,
  wantPouredDairy,
} from '#kitchen/composer/archetypes/dessert-stages.ts'
import { type Item, isInGroup, waterItem } from '#kitchen/composer/item.ts'
import { isEatenRaw } from '#kitchen/lexicon/lexicon.ts'

/** Fruit that softens in the pot with the oats; softer fruit is added at the end. */
const fruitCookedWithOats: readonly string[] = ['apple', 'pear', 'quince']

/** Porridge: oats simmered soft in milk or water, with fruit. */
export const porridge: Archetype = {
  id: 'porridge',
  meals: dessertMeal,
  usually: 1,
  affinity: { French: 1.2, Italian: 1, Mexican: 1.5, African: 1.5, Indian: 1.2 },
  cook: (stove) => {
    const { table, draft } = stove
    const oats = table.take((item) => item.kin === 'oats' && item.use === 'yours', 1).map((item): Item => ({ ...item, scale: 1.3 }))
    if (oats.length === 0) return false
    table.want('sweetSpice')
    table.want('sweet')
    wantPouredDairy(table)
    const milk = table.take(isPouredDairy, 2)
    const fruits = table.take((item) => fruitCookedWithOats.includes(item.kin), 2)
    const flavours = table.take((item) => isSweetSpice(item) || item.kin === 'salt' || item.class === 'dried-fruit', 5)
    draft.add('pour-in', {
      items: [...oats, ...fruits, ...flavours, ...milk, waterItem({ per: oats, ratio: milk.length > 0 ? 3 : 5 })],
      vessel: 'saucepan',
      heat: 'medium',
      minutes: [4, 5],
      cue: 'bubbling',
    })
    draft.add('simmer', { vessel: 'saucepan', heat: 'low', minutes: [8, 10], cue: 'thickened' })
    const rich = [
      ...table.take((item) => isInGroup(item, 'sweet'), 1).map((item): Item => ({ ...item, scale: 0.4 })),
      ...table.take((item) => isFat(item) || item.class === 'nut-butter' || item.kin === 'cocoa-powder', 2),
    ]
    if (rich.length > 0) draft.add('stir-in', { items: rich, vessel: 'saucepan' })
    const folded = table.take((item) => isFruit(item) && isEatenRaw(item.kin), 3)
    if (folded.length > 0) draft.add('fold-in', { items: folded })
    scatterToppings(stove)
    return true
  },
}
