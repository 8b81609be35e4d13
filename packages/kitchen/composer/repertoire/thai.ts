import type { Dish } from '#kitchen/composer/repertoire/dish.ts'
import { curryDishes } from '#kitchen/composer/repertoire/thai/curries.ts'
import { stirFryDishes } from '#kitchen/composer/repertoire/thai/stir-fries.ts'

/** Dishes of Thailand. */
export const thaiDishes: readonly Dish[] = [...curryDishes, ...stirFryDishes]
