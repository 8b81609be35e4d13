import type { Dish } from '#kitchen/composer/repertoire/dish.ts'

/** Dishes of Korea. */
export const koreanDishes: readonly Dish[] = []
