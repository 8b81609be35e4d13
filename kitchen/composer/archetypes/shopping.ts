import { shelf } from '#kitchen/composer/cuisines.ts'
import { isIn } from '#kitchen/composer/item.ts'
import type { Shelf } from '#kitchen/composer/pantries.ts'
import { isBestRaw, isFlesh, isMain } from '#kitchen/composer/stages.ts'
import type { Table } from '#kitchen/composer/table.ts'

/** Sees to it that there is something to build the plate around. */
export function wantMain(table: Table): void {
  if (table.brief.wantsMeat) {
    if (table.see((item) => isFlesh(item)).length === 0) table.want('protein')
    return
  }
  if (table.see(isMain).length === 0) table.want('plantProtein')
}

/** One of each shelf. */
export function wantEach(table: Table, ...shelves: readonly Shelf[]): void {
  for (const name of shelves) table.want(name)
}

/** Salt and black pepper, on top of what the kitchen salts with. */
export function wantSeasoning(table: Table): void {
  table.want('salty')
  table.wantThis('salt')
  table.wantThis('black-pepper')
}

/** Pasta that the cook brought is the dish: it is not served beside another. */
export function hasOwnPasta(table: Table): boolean {
  return table.see((item) => item.class === 'pasta' && item.use === 'yours').length > 0
}

/** Noodles that were brought are boiled and tossed or put in a broth: not laid beside a roast. */
export function hasOwnNoodles(table: Table): boolean {
  return table.see((item) => item.class === 'noodle' && item.use === 'yours').length > 0
}

/** Rice, bread or another thing that fills, brought by the cook. */
export function hasOwnStarch(table: Table): boolean {
  return table.see((item) => isIn(item, 'grain', 'dough', 'bread') && item.use === 'yours').length > 0
}

/** Two or more things that are best raw were brought: a salad is wanted, not something in a pot. */
export function wantsSalad(table: Table): boolean {
  return table.see((item) => isBestRaw(item) && item.use === 'yours' && item.kin !== 'avocado').length > 1
}

/** What every savoury dish of a kitchen starts from. */
export function wantBase(table: Table): void {
  table.want('fat')
  table.want('allium')
  table.want('aromatic', table.brief.complexity === 'elaborate' ? 2 : 1)
  wantSeasoning(table)
}

/** What lifts a savoury dish at its end. */
export function wantLift(table: Table): void {
  table.want('acid')
  table.want('herb')
  if (table.brief.complexity === 'elaborate') table.want('crunch')
}

const fresh: readonly string[] = ['Thai', 'Japanese']

/** Spices by the kitchen's own shelf: where it has few or none, few or none are wanted, whatever is in the cupboard. */
export function wantSpices(table: Table, simple = 1): void {
  // Thai and Japanese cooks grind pastes and season from bottles: powders belong in a curry.
  if (fresh.includes(table.kitchen.flavour) && simple < 3) return
  const wanted = table.brief.complexity === 'elaborate' ? simple + 2 : simple
  const count = Math.min(wanted, shelf(table.kitchen.flavour, 'spice', () => true).length)
  if (count > 0) table.want('spice', count)
}

/** Woody herbs, where the kitchen has any. */
export function wantHardyHerb(table: Table): void {
  if (shelf(table.kitchen.flavour, 'hardyHerb', () => true).length > 0) table.want('hardyHerb')
}

/** Vegetables to go with the main thing, fewer when the cook brought some. */
export function wantVegetables(table: Table, count: number): void {
  const extra = table.brief.complexity === 'elaborate' ? 1 : 0
  table.want('vegetable', count + extra)
}

/** Is there anything on the table that makes a savoury dish? */
export function hasSomethingToCook(table: Table): boolean {
  return table.see((item) => isMain(item) || isIn(item, 'vegetable', 'grain', 'dough')).length > 0
}
