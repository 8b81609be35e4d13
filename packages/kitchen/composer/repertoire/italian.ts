import type { Dish } from '#kitchen/composer/repertoire/dish.ts'
import { pastaDishes } from '#kitchen/composer/repertoire/italian/pasta.ts'
import { pastaSauces } from '#kitchen/composer/repertoire/italian/pasta-sauces.ts'
import { riceAndBaked } from '#kitchen/composer/repertoire/italian/rice-and-baked.ts'

/** Dishes of Italy. */
export const italianDishes: readonly Dish[] = [...pastaDishes, ...pastaSauces, ...riceAndBaked]
