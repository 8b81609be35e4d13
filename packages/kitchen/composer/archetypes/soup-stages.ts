import { wantAromaticBase, wantHardyHerb, wantSeasoning, wantSpices } from '#kitchen/composer/archetypes/shopping.ts'
import { isInGroup } from '#kitchen/composer/item.ts'
import type { Stove } from '#kitchen/composer/stove.ts'
import type { Table } from '#kitchen/composer/table.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'
import type { MealType } from '#kitchen/options.ts'

/** The meal type of the archetypes for soups. */
export const soupMeal: readonly MealType[] = ['soup']

/** Cuisines with spicy soups. */
const spicySoupCuisines: readonly string[] = ['Thai', 'Korean', 'Mexican']

/**
 * Adds the base of a broth that starts without fat; false for cuisines that start with fat or if none of it is
 * allowed.
 */
function clearBase(table: Table): boolean {
  const ids = clearBases[table.kitchen.flavour]
  if (ids === undefined || !table.brief.mayAdd || table.see((item) => isInGroup(item, 'fat') && item.use === 'yours').length > 0)
    return false
  for (const id of ids) table.wantThis(id)
  if (table.kitchen.flavour === 'Thai') table.want('heat')
  wantSeasoning(table)
  return true
}

const clearBases: Partial<Record<string, readonly IngredientId[]>> = {
  Thai: ['lemongrass', 'galangal', 'kaffir-lime-leaf', 'cilantro'],
  Japanese: ['dashi', 'ginger', 'scallion', 'mirin'],
}

/** Adds the ingredients that every soup shares. */
export function startSoup({ table }: Stove): void {
  if (clearBase(table)) return
  wantAromaticBase(table)
  wantSpices(table)
  // Korean beef soup is clear and mild.
  const isMild = table.kitchen.flavour === 'Korean' && table.see((item) => item.class === 'meat').length > 0
  if (spicySoupCuisines.includes(table.kitchen.flavour) && !isMild) table.want('heat')
  wantHardyHerb(table)
}
