import type { Archetype } from '#kitchen/composer/archetype.ts'
import {
  dessertMeal,
  isFlour,
  isPouredDairy,
  isSweetSpice,
  scatterToppings,
  wantPouredDairy,
} from '#kitchen/composer/archetypes/dessert-stages.ts'
import { safetyProofsFor } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup, waterItem } from '#kitchen/composer/item.ts'

const isMelting = (item: Item) => ['dark-chocolate', 'milk-chocolate', 'white-chocolate'].includes(item.kin)

/** °C: a hotter oven would curdle the eggs before the middle sets. */
const gentleCelsius = 150

/** Custard: eggs and warm milk or cream, baked in a water bath until just set. */
export const custard: Archetype = {
  id: 'custard',
  meals: dessertMeal,
  usually: 0.5,
  affinity: { French: 2, Italian: 0.9, Mexican: 1.2, Japanese: 1, Chinese: 0.6, African: 0.3, Korean: 0.3, Thai: 0.6, Indian: 0.3 },
  cook: (stove) => {
    const { table, draft } = stove
    // Typed flour and eggs suggest a batter instead.
    if (table.see((item) => isFlour(item) && item.use === 'yours').length > 0) return false
    table.wantThis('egg')
    wantPouredDairy(table)
    table.want('sweet')
    const chocolate = table.take(isMelting, 1)
    if (chocolate.length === 0) table.wantThis('vanilla')
    const eggs = table.take((item) => item.class === 'egg', 1).map((item): Item => ({ ...item, scale: 2 }))
    const poured = table.take(isPouredDairy, 2)
    const warm = poured.map((item): Item => ({ ...item, scale: (item.class === 'cream' ? 2.2 : 1.3) / poured.length }))
    const sweet = table.take((item) => isInGroup(item, 'sweet'), 1)
    if (eggs.length === 0 || warm.length === 0 || sweet.length + chocolate.length === 0) return false
    const flavours = table.take((item) => isSweetSpice(item) || ['coffee', 'salt', 'matcha', 'cocoa-powder'].includes(item.kin), 4)
    draft.add('preheat', { oven: gentleCelsius })
    draft.add('pour-in', { items: [...warm, ...flavours], vessel: 'saucepan', heat: 'low', minutes: [4, 5], cue: 'heated' })
    if (chocolate.length > 0) draft.add('stir-in', { items: chocolate, vessel: 'saucepan', handwork: 2 })
    draft.add('whisk', { items: [...eggs, ...sweet], vessel: 'bowl', handwork: 2, cue: 'combined' })
    // Coconut milk may be named in one step only: with two mentions its amount would be divided.
    const isNamed = warm.every((item) => item.class !== 'coconut')
    draft.add('stir-in', { ...(isNamed ? { items: [...warm, ...chocolate] } : { subject: 'mixture' }), vessel: 'bowl', handwork: 2 })
    draft.add('layer', { subject: 'mixture', vessel: 'baking-dish', handwork: 1 })
    draft.add('bake', {
      subject: 'mixture',
      and: [waterItem({ ml: 1000 })],
      vessel: 'baking-dish',
      oven: gentleCelsius,
      minutes: [25, 30],
      cue: 'set',
      proofs: safetyProofsFor(eggs),
    })
    draft.add('cool', { minutes: [20, 30], phase: 'rest' })
    scatterToppings(stove)
    return true
  },
}
