import type { Dish } from '#kitchen/composer/repertoire/dish.ts'
import { donburiDishes } from '#kitchen/composer/repertoire/japanese/donburi.ts'
import { noodleDishes } from '#kitchen/composer/repertoire/japanese/noodles.ts'
import { soupDishes } from '#kitchen/composer/repertoire/japanese/soups.ts'

/** Dishes of Japan. */
export const japaneseDishes: readonly Dish[] = [...donburiDishes, ...noodleDishes, ...soupDishes]
