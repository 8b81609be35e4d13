import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { moreBreads } from '#kitchen/reader/kinds/de/more-breads.ts'
import { moreDairy } from '#kitchen/reader/kinds/de/more-dairy.ts'
import { moreDishes } from '#kitchen/reader/kinds/de/more-dishes.ts'
import { morePlants } from '#kitchen/reader/kinds/de/more-plants.ts'
import { moreSeaFoods } from '#kitchen/reader/kinds/de/more-sea-foods.ts'

/** Regional, rare, borrowed and processed foods, and brand names used for a food. */
export const regionalFoods: readonly NamedKind[] = [...moreBreads, ...moreDairy, ...moreDishes, ...morePlants, ...moreSeaFoods]
