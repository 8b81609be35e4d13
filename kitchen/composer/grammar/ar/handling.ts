import type { Item } from '#kitchen/composer/item.ts'
import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'

const poured: readonly IngredientClass[] = ['water', 'stock', 'milk', 'cream', 'wine', 'oil', 'acid', 'coconut', 'salty-sauce', 'drink']

/** Poured, نصب; anything else is added, نضيف. */
export const isPoured = (item: Item) => poured.includes(item.class)
