import type { Dish } from '#kitchen/composer/repertoire/dish.ts'
import { bistroDishes } from '#kitchen/composer/repertoire/french/bistro.ts'
import { condiments } from '#kitchen/composer/repertoire/french/condiments.ts'
import { desserts } from '#kitchen/composer/repertoire/french/desserts.ts'
import { ovenDishes } from '#kitchen/composer/repertoire/french/oven.ts'
import { soups } from '#kitchen/composer/repertoire/french/soups.ts'
import { stews } from '#kitchen/composer/repertoire/french/stews.ts'

/** Dishes of France. */
export const frenchDishes: readonly Dish[] = [...bistroDishes, ...ovenDishes, ...stews, ...soups, ...condiments, ...desserts]
