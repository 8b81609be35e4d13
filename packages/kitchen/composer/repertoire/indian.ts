import type { Dish } from '#kitchen/composer/repertoire/dish.ts'
import { chickenAndMeatDishes } from '#kitchen/composer/repertoire/indian/chicken-and-meat.ts'

/** Dishes of India. */
export const indianDishes: readonly Dish[] = [...chickenAndMeatDishes]
