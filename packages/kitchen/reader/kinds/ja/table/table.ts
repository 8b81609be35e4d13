import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { asianDishes } from '#kitchen/reader/kinds/ja/table/asian-dishes.ts'
import { bakedSweets } from '#kitchen/reader/kinds/ja/table/baked-sweets.ts'
import { breadsAndCakes } from '#kitchen/reader/kinds/ja/table/breads-and-cakes.ts'
import { cookedDishes } from '#kitchen/reader/kinds/ja/table/cooked-dishes.ts'
import { friedAndSmallDishes } from '#kitchen/reader/kinds/ja/table/fried-and-small-dishes.ts'
import { localWords } from '#kitchen/reader/kinds/ja/table/local-words.ts'
import { mostRecipes } from '#kitchen/reader/kinds/ja/table/most-recipes.ts'
import { localDishes } from '#kitchen/reader/kinds/ja/table/named-by-place.ts'
import { noodleDishes } from '#kitchen/reader/kinds/ja/table/noodle-dishes.ts'
import { oldAndRegionalNames } from '#kitchen/reader/kinds/ja/table/old-and-regional-names.ts'
import { picklesAndFishCakes } from '#kitchen/reader/kinds/ja/table/pickles-and-fish-cakes.ts'
import { plainNames } from '#kitchen/reader/kinds/ja/table/plain-names.ts'
import { plainPlants } from '#kitchen/reader/kinds/ja/table/plain-plants.ts'
import { riceDishes } from '#kitchen/reader/kinds/ja/table/rice-dishes.ts'
import { rareNames } from '#kitchen/reader/kinds/ja/table/seldom-named.ts'
import { shelfBrands } from '#kitchen/reader/kinds/ja/table/shelf-brands.ts'
import { brandedFoods } from '#kitchen/reader/kinds/ja/table/shop-and-brands.ts'
import { soupsAndHotpots } from '#kitchen/reader/kinds/ja/table/soups-and-hotpots.ts'
import { sweets } from '#kitchen/reader/kinds/ja/table/sweets.ts'
import { usualRecipes } from '#kitchen/reader/kinds/ja/table/usual-recipes.ts'
import { westernDishes } from '#kitchen/reader/kinds/ja/table/western-dishes.ts'

/** The Japanese tables of dishes and shop foods by composition. */
export const dishesByComposition: readonly NamedKind[] = [
  ...asianDishes,
  ...bakedSweets,
  ...breadsAndCakes,
  ...cookedDishes,
  ...friedAndSmallDishes,
  ...localDishes,
  ...localWords,
  ...mostRecipes,
  ...noodleDishes,
  ...oldAndRegionalNames,
  ...picklesAndFishCakes,
  ...plainNames,
  ...plainPlants,
  ...riceDishes,
  ...rareNames,
  ...brandedFoods,
  ...shelfBrands,
  ...soupsAndHotpots,
  ...sweets,
  ...usualRecipes,
  ...westernDishes,
]
