import type { Item } from '#kitchen/composer/item.ts'
import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'

const poured: readonly IngredientClass[] = ['water', 'stock', 'milk', 'cream', 'wine', 'oil', 'acid', 'coconut', 'salty-sauce', 'drink']
const powders: readonly IngredientClass[] = ['spice', 'spice-blend', 'salt', 'flour', 'rice', 'grain', 'baking', 'thickener']
const strewn: readonly IngredientClass[] = [
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

/** Poured in: влить. */
export const isPoured = (item: Item) => poured.includes(item.class)

/** Strewn in: всыпать. */
export const isPowder = (item: Item) => powders.includes(item.class)

/** Small enough to be strewn on top, посыпать; anything else is laid on top. */
export const isStrewn = (item: Item) => strewn.includes(item.class)
