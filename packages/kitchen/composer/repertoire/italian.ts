import type { Dish } from '#kitchen/composer/repertoire/dish.ts'
import { pastaDishes } from '#kitchen/composer/repertoire/italian/pasta.ts'

/** Dishes of Italy. */
export const italianDishes: readonly Dish[] = [...pastaDishes]
