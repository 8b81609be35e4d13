import type { Dish } from '#kitchen/composer/repertoire/dish.ts'
import { bistroDishes } from '#kitchen/composer/repertoire/french/bistro.ts'
import { stews } from '#kitchen/composer/repertoire/french/stews.ts'

/** Dishes of France. */
export const frenchDishes: readonly Dish[] = [...bistroDishes, ...stews]
