import type { Dish } from '#kitchen/composer/repertoire/dish.ts'

/** Dishes of France. */
export const frenchDishes: readonly Dish[] = []
