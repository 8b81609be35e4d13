import type { Dish } from '#kitchen/composer/repertoire/dish.ts'

/** Dishes of India. */
export const indianDishes: readonly Dish[] = []
