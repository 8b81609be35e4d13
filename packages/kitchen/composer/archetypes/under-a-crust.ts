import { isMeatOrFish, longestMinutes, suitsTechnique } from '#kitchen/composer/foods-in-heat.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import { finishAndServe } from '#kitchen/composer/sides.ts'
import type { Stove } from '#kitchen/composer/stove.ts'
import { isPlainPepper, type Table } from '#kitchen/composer/table.ts'
import { hasTrait } from '#kitchen/lexicon/lexicon.ts'

const isCrumb = (item: Item) => hasTrait(item.kin, 'crumbs')

/** Cheese or crumbs that melt or brown into one crust; nuts alone do not. */
export const isCrust = (item: Item) => (isInGroup(item, 'cheese') || isCrumb(item)) && item.kin !== 'mascarpone'

/** Adds a topping that browns: cheese, else crumbs, else seeds or nuts. */
export function wantCrust(table: Table): void {
  table.want('cheese')
  // Mascarpone counts as cheese in the lexicon but forms no crust.
  for (const id of ['parmesan', 'cheese', 'breadcrumbs'] as const) if (table.see(isCrust).length === 0) table.wantThis(id)
  if (table.see((item) => isInGroup(item, 'cheese') || isCrumb(item)).length === 0) table.want('crunch')
}

/** Takes the foods of the crust: all crumbs and melting cheese, or nuts if there is neither. */
export function takeCrust({ table, draft }: Stove): boolean {
  const melting = table.take(isCrust, 3)
  const crust = melting.length > 0 ? melting : table.take((item) => isInGroup(item, 'crunch'), 1)
  if (crust.length > 0) draft.add('cover-with', { items: crust })
  return crust.length > 0
}

const softSlices: readonly string[] = ['eggplant', 'zucchini']

/** Roasts slices golden and bakes them in thick tomato sauce under cheese, as in parmigiana. */
export function bakeInTomato(stove: Stove): boolean {
  const { table, draft } = stove
  const isSliced = (item: Item) => softSlices.includes(item.kin) && suitsTechnique('roast')(item)
  const isTomato = (item: Item) => ['tomato', 'cherry-tomato', 'canned-tomatoes', 'tomato-sauce', 'passata'].includes(item.kin)
  const isWanted = [isSliced, isTomato, (item: Item) => isInGroup(item, 'cheese')].every((test) => table.see(test).length > 0)
  if (!isWanted || table.see(isMeatOrFish).length > 0 || table.kitchen.method === 'French') return false
  const slices = table.take(isSliced, 2).map((item): Item => ({ ...item, cut: 'sliced' }))
  const tomatoes = table.take(isTomato, 2).map((item): Item => (item.kin === 'tomato' ? { ...item, scale: 1.6 } : item))
  const coating = table.take((item) => isInGroup(item, 'fat') || item.class === 'salt', 2)
  const flavours = table.take(
    (item) =>
      isInGroup(item, 'aromatic', 'hardyHerb', 'allium', 'spice', 'salty', 'paste') || isPlainPepper(item) || item.kin === 'mustard',
    6,
  )
  const minutes = longestMinutes(slices, 'roast')
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
  draft.add('layer', { items: slices, and: tomatoes, vessel: 'baking-dish', handwork: 3, joins: true })
  takeCrust(stove)
  draft.add('bake', { items: slices, vessel: 'baking-dish', oven: 200, minutes: [18, 22], cue: 'golden' })
  draft.add('rest', { subject: 'everything', minutes: [5, 5], phase: 'rest' })
  finishAndServe(stove)
  return true
}
