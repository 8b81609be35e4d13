import type { Dish } from '#kitchen/composer/repertoire/dish.ts'

/** Dishes of Thailand. */
export const thaiDishes: readonly Dish[] = []
