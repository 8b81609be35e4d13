import type { Dish } from '#kitchen/composer/repertoire/dish.ts'

/** Dishes of Japan. */
export const japaneseDishes: readonly Dish[] = []
