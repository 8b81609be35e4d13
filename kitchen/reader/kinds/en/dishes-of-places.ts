import { americanBakes } from '#kitchen/reader/kinds/en/american-bakes.ts'
import { americanDishes } from '#kitchen/reader/kinds/en/american-dishes.ts'
import { britishBakes } from '#kitchen/reader/kinds/en/british-bakes.ts'
import { britishDishes } from '#kitchen/reader/kinds/en/british-dishes.ts'
import type { NamedKind } from '#kitchen/reader/kinds/kind.ts'

/** Dishes, breads and sweets as English writes them, of every country that cooks them. */
export const dishesOfPlaces: readonly NamedKind[] = [...britishDishes, ...britishBakes, ...americanDishes, ...americanBakes]
