import { eggDishes } from '#kitchen/composer/repertoire/african/egg-dishes.ts'
import { northernEntrees } from '#kitchen/composer/repertoire/african/northern-entrees.ts'
import { westernEntrees } from '#kitchen/composer/repertoire/african/western-entrees.ts'
import type { Dish } from '#kitchen/composer/repertoire/dish.ts'

/** Dishes of Africa, north, west, east and south. */
export const africanDishes: readonly Dish[] = [...eggDishes, ...northernEntrees, ...westernEntrees]
