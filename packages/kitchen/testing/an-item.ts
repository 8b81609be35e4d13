import type { Item } from '#kitchen/composer/item.ts'
import { type IngredientId, lexicon } from '#kitchen/lexicon/lexicon.ts'

/** An item for tests, typed by the cook; `over` overrides fields. */
export function anItem(id: IngredientId, over: Partial<Item> = {}): Item {
  return { ingredient: id, words: id, kin: id, class: lexicon[id].class, use: 'yours', ...over }
}
