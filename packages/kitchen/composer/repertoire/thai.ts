import type { Dish } from '#kitchen/composer/repertoire/dish.ts'
import { condimentDishes } from '#kitchen/composer/repertoire/thai/condiments.ts'
import { curryDishes } from '#kitchen/composer/repertoire/thai/curries.ts'
import { dessertDishes } from '#kitchen/composer/repertoire/thai/desserts.ts'
import { noodleAndSaladDishes } from '#kitchen/composer/repertoire/thai/noodles-and-salads.ts'
import { soupDishes } from '#kitchen/composer/repertoire/thai/soups.ts'
import { stirFryDishes } from '#kitchen/composer/repertoire/thai/stir-fries.ts'

/** Dishes of Thailand. */
export const thaiDishes: readonly Dish[] = [
  ...curryDishes,
  ...stirFryDishes,
  ...noodleAndSaladDishes,
  ...soupDishes,
  ...condimentDishes,
  ...dessertDishes,
]
