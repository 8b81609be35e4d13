import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { agreedContents } from '#kitchen/reader/kinds/en/agreed-contents.ts'
import { americanBakes } from '#kitchen/reader/kinds/en/american-bakes.ts'
import { americanDishes } from '#kitchen/reader/kinds/en/american-dishes.ts'
import { brandsAndSnacks } from '#kitchen/reader/kinds/en/brands-and-snacks.ts'
import { britishBakes } from '#kitchen/reader/kinds/en/british-bakes.ts'
import { britishDishes } from '#kitchen/reader/kinds/en/british-dishes.ts'
import { dishesByRecipe } from '#kitchen/reader/kinds/en/dishes-by-recipe.ts'
import { drinksAndMenuWords } from '#kitchen/reader/kinds/en/drinks-and-table-words.ts'
import { eastAsianDishes } from '#kitchen/reader/kinds/en/east-asian-dishes.ts'
import { easternAndLatinDishes } from '#kitchen/reader/kinds/en/eastern-and-latin-dishes.ts'
import { europeanDishes } from '#kitchen/reader/kinds/en/european-dishes.ts'
import { indianDishes } from '#kitchen/reader/kinds/en/indian-dishes.ts'
import { kitchenSlang } from '#kitchen/reader/kinds/en/kitchen-slang.ts'
import { southEastAsianDishes } from '#kitchen/reader/kinds/en/south-east-asian-dishes.ts'
import { southernDishes } from '#kitchen/reader/kinds/en/southern-dishes.ts'
import { usualAdditions } from '#kitchen/reader/kinds/en/usual-additions.ts'
import { usualLabels } from '#kitchen/reader/kinds/en/usual-labels.ts'
import { wildAndMarketFoods } from '#kitchen/reader/kinds/en/wild-and-market.ts'

/** Foods, dishes, breads, sweets and brands of every country in English spelling. */
export const dishesOfPlaces: readonly NamedKind[] = [
  ...wildAndMarketFoods,
  ...dishesByRecipe,
  ...agreedContents,
  ...kitchenSlang,
  ...britishDishes,
  ...britishBakes,
  ...americanDishes,
  ...americanBakes,
  ...southernDishes,
  ...indianDishes,
  ...southEastAsianDishes,
  ...eastAsianDishes,
  ...europeanDishes,
  ...easternAndLatinDishes,
  ...brandsAndSnacks,
  ...drinksAndMenuWords,
  ...usualAdditions,
  ...usualLabels,
]
