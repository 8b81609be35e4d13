import { condimentDishes } from '#kitchen/composer/repertoire/chinese/condiments.ts'
import { dessertDishes } from '#kitchen/composer/repertoire/chinese/desserts.ts'
import { meatDishes } from '#kitchen/composer/repertoire/chinese/meat.ts'
import { poultryDishes } from '#kitchen/composer/repertoire/chinese/poultry.ts'
import { riceDishes } from '#kitchen/composer/repertoire/chinese/rice.ts'
import { seafoodDishes } from '#kitchen/composer/repertoire/chinese/seafood.ts'
import { soupDishes } from '#kitchen/composer/repertoire/chinese/soups.ts'
import { tofuDishes } from '#kitchen/composer/repertoire/chinese/tofu.ts'
import { vegetableDishes } from '#kitchen/composer/repertoire/chinese/vegetables.ts'
import type { Dish } from '#kitchen/composer/repertoire/dish.ts'

/** Dishes of China. */
export const chineseDishes: readonly Dish[] = [
  ...poultryDishes,
  ...meatDishes,
  ...seafoodDishes,
  ...vegetableDishes,
  ...riceDishes,
  ...tofuDishes,
  ...soupDishes,
  ...condimentDishes,
  ...dessertDishes,
]
