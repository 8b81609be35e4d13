import type { Item } from '#kitchen/composer/item.ts'
import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'

const poured: readonly IngredientClass[] = ['water', 'stock', 'milk', 'cream', 'wine', 'oil', 'acid', 'coconut', 'salty-sauce', 'drink']
const powders: readonly IngredientClass[] = ['spice', 'spice-blend', 'salt', 'flour', 'rice', 'grain', 'baking', 'thickener']
const sprinkled: readonly IngredientClass[] = [
  ...([
    'herb',
    'hardy-herb',
    'nut',
    'seed',
    'spice',
    'spice-blend',
    'soft-cheese',
    'hard-cheese',
    'dried-fruit',
    'berry',
    'coconut',
  ] as const),
  ...(['chocolate', 'bread', 'allium', 'salt', 'sweetener', 'seaweed', 'cured-meat', 'grain', 'chilli'] as const),
]

/** Is the item a liquid (влить)? */
export const isPoured = (item: Item) => poured.includes(item.class)

/** Is the item a powder or grain (всыпать)? */
export const isPowder = (item: Item) => powders.includes(item.class)

/** Is the item small enough to be sprinkled on top (посыпать)? Other items are laid on top. */
export const isSprinkled = (item: Item) => sprinkled.includes(item.class)
