import type { MealType } from '#domain/options.ts'
import { wantBase, wantHardyHerb, wantSeasoning, wantSpices } from '#kitchen/composer/archetypes/shopping.ts'
import { isIn } from '#kitchen/composer/item.ts'
import type { Stove } from '#kitchen/composer/stove.ts'
import type { Table } from '#kitchen/composer/table.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'

/** The meal these belong to. */
export const soups: readonly MealType[] = ['soup']

/** Kitchens whose soups are hot. */
const hot: readonly string[] = ['Thai', 'Korean', 'Mexican']

/** What a broth is made of where it is not begun in fat; false where the kitchen begins in fat or has none of it. */
function clearBase(table: Table): boolean {
  const ids = clearBases[table.kitchen.flavour]
  if (ids === undefined || !table.brief.mayAdd || table.see((item) => isIn(item, 'fat') && item.use === 'yours').length > 0) return false
  for (const id of ids) table.wantThis(id)
  if (table.kitchen.flavour === 'Thai') table.want('heat')
  wantSeasoning(table)
  return true
}

const clearBases: Partial<Record<string, readonly IngredientId[]>> = {
  Thai: ['lemongrass', 'galangal', 'kaffir-lime-leaf', 'cilantro'],
  Japanese: ['dashi', 'ginger', 'scallion', 'mirin'],
}

/** What every soup shares before it goes its own way. */
export function startSoup({ table }: Stove): void {
  if (clearBase(table)) return
  wantBase(table)
  wantSpices(table)
  // A Korean soup of beef is clear and mild.
  const isMild = table.kitchen.flavour === 'Korean' && table.see((item) => item.class === 'meat').length > 0
  if (hot.includes(table.kitchen.flavour) && !isMild) table.want('heat')
  wantHardyHerb(table)
}
