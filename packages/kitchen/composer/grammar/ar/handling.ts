import type { Item } from '#kitchen/composer/item.ts'
import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'

const poured: readonly IngredientClass[] = ['water', 'stock', 'milk', 'cream', 'wine', 'oil', 'acid', 'coconut', 'salty-sauce', 'drink']

/** Is the item poured (نصب)? Other items are added (نضيف). */
export const isPoured = (item: Item) => poured.includes(item.class)
