import { meatDishes } from '#kitchen/composer/repertoire/chinese/meat.ts'
import { poultryDishes } from '#kitchen/composer/repertoire/chinese/poultry.ts'
import { tofuDishes } from '#kitchen/composer/repertoire/chinese/tofu.ts'
import type { Dish } from '#kitchen/composer/repertoire/dish.ts'

/** Dishes of China. */
export const chineseDishes: readonly Dish[] = [...poultryDishes, ...meatDishes, ...tofuDishes]
