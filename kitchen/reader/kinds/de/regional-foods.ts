import { moreBreads } from '#kitchen/reader/kinds/de/more-breads.ts'
import { moreDairy } from '#kitchen/reader/kinds/de/more-dairy.ts'
import { moreDishes } from '#kitchen/reader/kinds/de/more-dishes.ts'
import { morePlants } from '#kitchen/reader/kinds/de/more-plants.ts'
import { moreSeaFoods } from '#kitchen/reader/kinds/de/more-sea-foods.ts'
import type { NamedKind } from '#kitchen/reader/kinds/kind.ts'

/** Regional, rare, borrowed and made foods, and brands that are a food by themselves. */
export const regionalFoods: readonly NamedKind[] = [...moreBreads, ...moreDairy, ...moreDishes, ...morePlants, ...moreSeaFoods]
