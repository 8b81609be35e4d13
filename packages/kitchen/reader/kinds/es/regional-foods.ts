import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { agreedDishes } from '#kitchen/reader/kinds/es/agreed-dishes.ts'
import { andeanDishes } from '#kitchen/reader/kinds/es/andes-table.ts'
import { caribbeanDishes } from '#kitchen/reader/kinds/es/caribbean-table.ts'
import { confectionery } from '#kitchen/reader/kinds/es/confectionery.ts'
import { dialectNames } from '#kitchen/reader/kinds/es/dialect-names.ts'
import { mexicanSweets } from '#kitchen/reader/kinds/es/mexico-sweets.ts'
import { mexicanDishes } from '#kitchen/reader/kinds/es/mexico-table.ts'
import { moreBreads } from '#kitchen/reader/kinds/es/more-breads.ts'
import { moreDairy } from '#kitchen/reader/kinds/es/more-dairy.ts'
import { moreDishes } from '#kitchen/reader/kinds/es/more-dishes.ts'
import { morePlants } from '#kitchen/reader/kinds/es/more-plants.ts'
import { moreSeaFoods } from '#kitchen/reader/kinds/es/more-sea-foods.ts'
import { northAndeanDishes } from '#kitchen/reader/kinds/es/north-andes-table.ts'
import { southernMeatDishes } from '#kitchen/reader/kinds/es/south-meats-table.ts'
import { southernDishes } from '#kitchen/reader/kinds/es/south-table.ts'
import { spainDishes } from '#kitchen/reader/kinds/es/spain-dishes.ts'
import { spanishDishes } from '#kitchen/reader/kinds/es/spain-table.ts'
import { usualRecipes } from '#kitchen/reader/kinds/es/usual-recipes.ts'
import { worldDishes } from '#kitchen/reader/kinds/es/world-dishes.ts'

/** Foods by composition, one line for each; other tables may have the same name. */
const byComposition: readonly NamedKind[] = [
  ...agreedDishes,
  ...usualRecipes,
  ...andeanDishes,
  ...caribbeanDishes,
  ...confectionery,
  ...dialectNames,
  ...mexicanSweets,
  ...mexicanDishes,
  ...northAndeanDishes,
  ...southernMeatDishes,
  ...southernDishes,
  ...spainDishes,
  ...spanishDishes,
  ...worldDishes,
]

/** Regional, rare, borrowed and processed foods, and brand names used for a food. */
export const regionalFoods: readonly NamedKind[] = [
  ...moreBreads,
  ...moreDairy,
  ...moreDishes,
  ...morePlants,
  ...moreSeaFoods,
  ...byComposition.map((kind): NamedKind => ({ ...kind, sharesDoubts: true })),
]
