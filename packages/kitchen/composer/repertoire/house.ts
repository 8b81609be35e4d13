import type { Dish } from '#kitchen/composer/repertoire/dish.ts'
import { extras } from '#kitchen/composer/repertoire/house/extras.ts'
import { meatDishes } from '#kitchen/composer/repertoire/house/meat.ts'
import { suppers } from '#kitchen/composer/repertoire/house/suppers.ts'

/** Dishes of the house kitchen: classics of no single country of the nine. */
export const houseDishes: readonly Dish[] = [...meatDishes, ...suppers, ...extras]
