import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { foreignGardenWords } from '#kitchen/reader/kinds/en/garden-words-of-the-world.ts'
import { foreignMarketWords } from '#kitchen/reader/kinds/en/market-words-of-the-world.ts'
import { moreBreads } from '#kitchen/reader/kinds/en/more-breads.ts'
import { moreDairy } from '#kitchen/reader/kinds/en/more-dairy.ts'
import { moreMeats } from '#kitchen/reader/kinds/en/more-meats.ts'
import { morePlants } from '#kitchen/reader/kinds/en/more-plants.ts'
import { moreSauces } from '#kitchen/reader/kinds/en/more-sauces.ts'
import { moreSeaFoods } from '#kitchen/reader/kinds/en/more-sea-foods.ts'

/** Regional, rare, borrowed and processed foods, and brand names used for a food. */
export const regionalFoods: readonly NamedKind[] = [
  ...moreBreads,
  ...moreDairy,
  ...moreMeats,
  ...morePlants,
  ...moreSauces,
  ...moreSeaFoods,
  ...foreignMarketWords,
  ...foreignGardenWords,
]
