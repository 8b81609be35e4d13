import type { Brief } from '#kitchen/composer/brief.ts'
import { startDraft } from '#kitchen/composer/draft.ts'
import type { Item } from '#kitchen/composer/item.ts'
import { randomSourceFrom } from '#kitchen/composer/random.ts'
import type { Stove } from '#kitchen/composer/stove.ts'
import { layTable } from '#kitchen/composer/table.ts'

/** A table and an empty draft for tests, of an Italian entrée of typed foods; `over` overrides fields of the brief. */
export function aStove(given: readonly Item[], over: Partial<Brief> = {}): Stove {
  const brief: Brief = {
    given,
    leftOut: [],
    staples: [],
    mayAdd: false,
    wantsMeat: false,
    isAllowed: () => true,
    cuisine: 'Italian',
    mealType: 'entrée',
    complexity: 'simple',
    ...over,
  }
  return { table: layTable(brief, { method: 'Italian', flavour: 'Italian' }, randomSourceFrom(1)), draft: startDraft() }
}
