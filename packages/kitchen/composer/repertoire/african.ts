import { eggDishes } from '#kitchen/composer/repertoire/african/egg-dishes.ts'
import type { Dish } from '#kitchen/composer/repertoire/dish.ts'

/** Dishes of Africa, north, west, east and south. */
export const africanDishes: readonly Dish[] = [...eggDishes]
