import type { Archetype } from '#kitchen/composer/archetype.ts'
import { wantSeasoning, wantStock } from '#kitchen/composer/archetypes/shopping.ts'
import { heatFat } from '#kitchen/composer/fat-and-aromatics.ts'
import { longest, suits } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isIn, water } from '#kitchen/composer/item.ts'
import { plateUp } from '#kitchen/composer/sides.ts'
import { isStarchy } from '#kitchen/composer/table.ts'

const bulbs: readonly string[] = ['onion', 'red-onion', 'shallot', 'leek']

/** Onions browned slowly until sweet, in broth, under bread and cheese where there are any. */
export const onionSoup: Archetype = {
  id: 'onion-soup',
  meals: ['soup'],
  usually: 1,
  affinity: { French: 4, Italian: 2, Thai: 0.2, Japanese: 0.4, Chinese: 0.3, Korean: 0.3 },
  cook: (stove) => {
    const { table, draft } = stove
    const isBulb = (item: Item) => bulbs.includes(item.kin) && item.use === 'yours' && suits('fry')(item)
    const isOther = (item: Item) => isIn(item, 'vegetable', 'flesh', 'protein') || (isStarchy(item) && !isIn(item, 'bread'))
    if (table.see(isBulb).length === 0 || table.see((item) => isOther(item) && item.use === 'yours').length > 0) return false
    if (table.brief.wantsMeat) return false
    table.want('fat')
    wantSeasoning(table)
    wantStock(table)
    table.want('hardyHerb')
    table.wantThis('bread')
    table.want('cheese')
    const onions = table.take(isBulb, 2).map((item): Item => ({ ...item, scale: 4, cut: 'sliced' }))
    if (!heatFat(stove, 'pot', 'medium')) return false
    // Three times as long as until they are only soft.
    const slowly = Math.min(20, 3 * longest(onions, 'fry')[1])
    draft.add('fry', { items: onions, vessel: 'pot', heat: 'medium-low', minutes: [slowly, slowly + 5], cue: 'golden' })
    const aromatics = table.take((item) => isIn(item, 'aromatic', 'hardyHerb'), 3)
    if (aromatics.length > 0) draft.add('bloom', { items: aromatics, vessel: 'pot', minutes: [1, 2], cue: 'fragrant' })
    const liquids = table.take((item) => isIn(item, 'liquid') && item.class !== 'coconut', 2)
    draft.add('pour-in', {
      items: [...liquids, water({ ml: liquids.some((item) => item.class === 'stock') ? 200 : 1000 })],
      vessel: 'pot',
      heat: 'high',
      minutes: [4, 5],
      cue: 'bubbling',
    })
    draft.add('simmer', { vessel: 'pot', heat: 'low', minutes: [15, 20] })
    plateUp(stove, [], 'pot')
    return true
  },
}
