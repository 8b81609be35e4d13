import type { Dish } from '#kitchen/composer/repertoire/dish.ts'
import { chickenAndMeatDishes } from '#kitchen/composer/repertoire/indian/chicken-and-meat.ts'
import { chutneys } from '#kitchen/composer/repertoire/indian/chutneys.ts'
import { fishAndEggDishes } from '#kitchen/composer/repertoire/indian/fish-and-eggs.ts'
import { pulseAndRiceDishes } from '#kitchen/composer/repertoire/indian/pulses-and-rice.ts'
import { soups } from '#kitchen/composer/repertoire/indian/soups.ts'
import { sweets } from '#kitchen/composer/repertoire/indian/sweets.ts'
import { vegetableDishes } from '#kitchen/composer/repertoire/indian/vegetables.ts'

/** Dishes of India. */
export const indianDishes: readonly Dish[] = [
  ...chickenAndMeatDishes,
  ...fishAndEggDishes,
  ...vegetableDishes,
  ...pulseAndRiceDishes,
  ...soups,
  ...chutneys,
  ...sweets,
]
