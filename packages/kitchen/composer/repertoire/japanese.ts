import type { Dish } from '#kitchen/composer/repertoire/dish.ts'
import { condimentDishes } from '#kitchen/composer/repertoire/japanese/condiments.ts'
import { donburiDishes } from '#kitchen/composer/repertoire/japanese/donburi.ts'
import { noodleDishes } from '#kitchen/composer/repertoire/japanese/noodles.ts'
import { searedDishes } from '#kitchen/composer/repertoire/japanese/seared.ts'
import { simmeredDishes } from '#kitchen/composer/repertoire/japanese/simmered.ts'
import { soupDishes } from '#kitchen/composer/repertoire/japanese/soups.ts'
import { sweetDishes } from '#kitchen/composer/repertoire/japanese/sweets.ts'

/** Dishes of Japan. */
export const japaneseDishes: readonly Dish[] = [
  ...donburiDishes,
  ...noodleDishes,
  ...simmeredDishes,
  ...searedDishes,
  ...soupDishes,
  ...condimentDishes,
  ...sweetDishes,
]
