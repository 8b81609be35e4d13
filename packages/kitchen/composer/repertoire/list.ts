import { africanDishes } from '#kitchen/composer/repertoire/african.ts'
import { chineseDishes } from '#kitchen/composer/repertoire/chinese.ts'
import type { Dish } from '#kitchen/composer/repertoire/dish.ts'
import { frenchDishes } from '#kitchen/composer/repertoire/french.ts'
import { houseDishes } from '#kitchen/composer/repertoire/house.ts'
import { indianDishes } from '#kitchen/composer/repertoire/indian.ts'
import { italianDishes } from '#kitchen/composer/repertoire/italian.ts'
import { japaneseDishes } from '#kitchen/composer/repertoire/japanese.ts'
import { koreanDishes } from '#kitchen/composer/repertoire/korean.ts'
import { mexicanDishes } from '#kitchen/composer/repertoire/mexican.ts'
import { thaiDishes } from '#kitchen/composer/repertoire/thai.ts'

/** Every dish that the kitchen knows by name. */
export const repertoire: readonly Dish[] = [
  ...africanDishes,
  ...chineseDishes,
  ...frenchDishes,
  ...houseDishes,
  ...indianDishes,
  ...italianDishes,
  ...japaneseDishes,
  ...koreanDishes,
  ...mexicanDishes,
  ...thaiDishes,
]
