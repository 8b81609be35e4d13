import type { Dish } from '#kitchen/composer/repertoire/dish.ts'
import { breakfasts } from '#kitchen/composer/repertoire/mexican/eggs.ts'
import { mains } from '#kitchen/composer/repertoire/mexican/mains.ts'
import { salsas } from '#kitchen/composer/repertoire/mexican/salsas.ts'
import { mexicanSoups } from '#kitchen/composer/repertoire/mexican/soups.ts'
import { mexicanSweets } from '#kitchen/composer/repertoire/mexican/sweets.ts'
import { tortillaDishes } from '#kitchen/composer/repertoire/mexican/tortillas.ts'

/** Dishes of Mexico. */
export const mexicanDishes: readonly Dish[] = [...salsas, ...breakfasts, ...tortillaDishes, ...mains, ...mexicanSoups, ...mexicanSweets]
