import type { Dish } from '#kitchen/composer/repertoire/dish.ts'
import { breakfasts } from '#kitchen/composer/repertoire/mexican/eggs.ts'
import { salsas } from '#kitchen/composer/repertoire/mexican/salsas.ts'

/** Dishes of Mexico. */
export const mexicanDishes: readonly Dish[] = [...salsas, ...breakfasts]
