import type { Dish } from '#kitchen/composer/repertoire/dish.ts'

/** Dishes of the house kitchen: classics of no single country of the nine. */
export const houseDishes: readonly Dish[] = []
