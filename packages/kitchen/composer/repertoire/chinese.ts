import { tofuDishes } from '#kitchen/composer/repertoire/chinese/tofu.ts'
import type { Dish } from '#kitchen/composer/repertoire/dish.ts'

/** Dishes of China. */
export const chineseDishes: readonly Dish[] = [...tofuDishes]
