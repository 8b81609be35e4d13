import { africanCondiments } from '#kitchen/composer/repertoire/african/condiments.ts'
import { africanDesserts } from '#kitchen/composer/repertoire/african/desserts.ts'
import { easternEntrees } from '#kitchen/composer/repertoire/african/eastern-entrees.ts'
import { eggDishes } from '#kitchen/composer/repertoire/african/egg-dishes.ts'
import { northernEntrees } from '#kitchen/composer/repertoire/african/northern-entrees.ts'
import { africanSoups } from '#kitchen/composer/repertoire/african/soups.ts'
import { southernEntrees } from '#kitchen/composer/repertoire/african/southern-entrees.ts'
import { westernEntrees } from '#kitchen/composer/repertoire/african/western-entrees.ts'
import type { Dish } from '#kitchen/composer/repertoire/dish.ts'

/** Dishes of Africa, north, west, east and south. */
export const africanDishes: readonly Dish[] = [
  ...eggDishes,
  ...northernEntrees,
  ...westernEntrees,
  ...easternEntrees,
  ...southernEntrees,
  ...africanSoups,
  ...africanCondiments,
  ...africanDesserts,
]
