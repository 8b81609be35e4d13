import type { Dish } from '#kitchen/composer/repertoire/dish.ts'
import { dolci } from '#kitchen/composer/repertoire/italian/dolci.ts'
import { meatAndFish } from '#kitchen/composer/repertoire/italian/meat-and-fish.ts'
import { pastaDishes } from '#kitchen/composer/repertoire/italian/pasta.ts'
import { pastaSauces } from '#kitchen/composer/repertoire/italian/pasta-sauces.ts'
import { riceAndBaked } from '#kitchen/composer/repertoire/italian/rice-and-baked.ts'
import { salse } from '#kitchen/composer/repertoire/italian/salse.ts'
import { soups } from '#kitchen/composer/repertoire/italian/soups.ts'

/** Dishes of Italy. */
export const italianDishes: readonly Dish[] = [
  ...pastaDishes,
  ...pastaSauces,
  ...riceAndBaked,
  ...meatAndFish,
  ...soups,
  ...salse,
  ...dolci,
]
