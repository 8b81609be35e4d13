import type { Archetype } from '#kitchen/composer/archetype.ts'
import { wantSeasoning } from '#kitchen/composer/archetypes/shopping.ts'
import { longestMinutes, suitsTechnique } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import { addToppings, serve } from '#kitchen/composer/sides.ts'
import { isPlainPepper } from '#kitchen/composer/table.ts'
import { isEatenRaw } from '#kitchen/lexicon/lexicon.ts'

const crumbs: readonly string[] = ['breadcrumbs', 'panko', 'croutons', 'tortilla-chips', 'crackers', 'rice-paper']
const juicy: readonly string[] = ['tomato', 'cherry-tomato', 'cucumber']

/** Bread toasted and tossed with tomatoes, cucumber and their juice: panzanella, fattoush. */
export const breadSalad: Archetype = {
  id: 'bread-salad',
  meals: ['entrée'],
  usually: 1,
  affinity: { Italian: 3, French: 2, African: 2, Mexican: 1, Indian: 0.6, Chinese: 0.2, Thai: 0.4, Japanese: 0.2, Korean: 0.2 },
  cook: ({ table, draft }) => {
    const isBread = (item: Item) =>
      isInGroup(item, 'bread') && item.use === 'yours' && suitsTechnique('grill')(item) && !crumbs.includes(item.kin)
    const isJuicy = (item: Item) => juicy.includes(item.kin) && item.use === 'yours'
    if (table.see(isBread).length === 0 || table.see(isJuicy).length === 0) return false
    if (table.see((item) => isInGroup(item, 'flesh') || item.class === 'egg').length > 0 || table.brief.wantsMeat) return false
    for (const shelf of ['fat', 'acid', 'herb'] as const) table.want(shelf)
    if (table.brief.mayAdd) table.wantThis('red-onion')
    wantSeasoning(table)
    const oil = table.take((item) => item.class === 'oil', 1)
    if (oil.length === 0) return false
    const bread = table.take(isBread, 1)
    const fresh = table.take(
      (item) =>
        (isInGroup(item, 'vegetable', 'fruit', 'allium') && isEatenRaw(item.kin) && item.class !== 'dried-fruit') ||
        ['caper', 'olive', 'white-bean', 'chickpea'].includes(item.kin),
      6,
    )
    const dressing = [...oil, ...table.take((item) => isInGroup(item, 'acid'), 1)]
    const seasoning = table.take((item) => item.class === 'salt' || isPlainPepper(item) || item.kin === 'sumac', 3)
    draft.add('toast', { items: bread, vessel: 'frying-pan', heat: 'medium', minutes: longestMinutes(bread, 'grill'), cue: 'toasted' })
    draft.add('toss', { items: [...fresh, ...bread], and: [...dressing, ...seasoning], vessel: 'salad-bowl', handwork: 4 })
    draft.add('rest', { subject: 'everything', minutes: [10, 10], phase: 'rest' })
    addToppings({ table, draft })
    serve({ table, draft })
    return true
  },
}
