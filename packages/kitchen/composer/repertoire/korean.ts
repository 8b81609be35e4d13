import type { Dish } from '#kitchen/composer/repertoire/dish.ts'
import { condimentDishes } from '#kitchen/composer/repertoire/korean/condiments.ts'
import { sweetDishes } from '#kitchen/composer/repertoire/korean/desserts.ts'
import { panDishes } from '#kitchen/composer/repertoire/korean/pan.ts'
import { soupDishes } from '#kitchen/composer/repertoire/korean/soups.ts'
import { stewDishes } from '#kitchen/composer/repertoire/korean/stews.ts'

/** Dishes of Korea. */
export const koreanDishes: readonly Dish[] = [...stewDishes, ...panDishes, ...soupDishes, ...condimentDishes, ...sweetDishes]
