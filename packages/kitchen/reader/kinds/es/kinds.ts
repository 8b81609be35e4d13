import type { LanguageKinds } from '#kitchen/reader/food/kind.ts'
import { dishStylesIn } from '#kitchen/reader/kinds/dish-styles.ts'
import { eNumbers } from '#kitchen/reader/kinds/e-numbers.ts'
import { additives } from '#kitchen/reader/kinds/es/additives.ts'
import { animalFoods } from '#kitchen/reader/kinds/es/animal-foods.ts'
import { barAndKioskFoods } from '#kitchen/reader/kinds/es/bar-and-kiosk.ts'
import { brandsByRecipe } from '#kitchen/reader/kinds/es/brands-by-recipe.ts'
import { brandedFoods } from '#kitchen/reader/kinds/es/brands-of-two-shores.ts'
import { breadsAndCakes } from '#kitchen/reader/kinds/es/breads-and-cakes.ts'
import { cheeses } from '#kitchen/reader/kinds/es/cheeses.ts'
import { completedByRecipe } from '#kitchen/reader/kinds/es/completed-by-recipe.ts'
import { completedDishes } from '#kitchen/reader/kinds/es/completed-dishes.ts'
import { condiments } from '#kitchen/reader/kinds/es/condiments.ts'
import { cookingStyles } from '#kitchen/reader/kinds/es/cooking-styles.ts'
import { countryDishes } from '#kitchen/reader/kinds/es/country-dishes.ts'
import { fishAndGameNames } from '#kitchen/reader/kinds/es/creatures.ts'
import { dairyFoods } from '#kitchen/reader/kinds/es/dairy-foods.ts'
import { dishes } from '#kitchen/reader/kinds/es/dishes.ts'
import { doubtfulPlainNames } from '#kitchen/reader/kinds/es/doubts-of-made-foods.ts'
import { grainFoods } from '#kitchen/reader/kinds/es/grain-foods.ts'
import { headNouns } from '#kitchen/reader/kinds/es/heads.ts'
import { knownByRecipe } from '#kitchen/reader/kinds/es/known-by-recipe.ts'
import { labelWords } from '#kitchen/reader/kinds/es/label-words.ts'
import { marketNames } from '#kitchen/reader/kinds/es/market-names.ts'
import { moreAdditives } from '#kitchen/reader/kinds/es/more-additives.ts'
import { namesOfTwoFoods } from '#kitchen/reader/kinds/es/names-of-two-foods.ts'
import { pantryNames } from '#kitchen/reader/kinds/es/pantry-names.ts'
import { furtherPlainNames } from '#kitchen/reader/kinds/es/plain-other-names.ts'
import { plantFoods } from '#kitchen/reader/kinds/es/plant-foods.ts'
import { plantsOfTheWorld } from '#kitchen/reader/kinds/es/plants-of-the-world.ts'
import { regionalFoods } from '#kitchen/reader/kinds/es/regional-foods.ts'
import { wildFungi } from '#kitchen/reader/kinds/es/wild-fungi.ts'
import { namedDishesIn } from '#kitchen/reader/kinds/named-dishes.ts'
import { similarlyCookedFoodsIn } from '#kitchen/reader/kinds/near-relatives.ts'
import { shopNamesIn } from '#kitchen/reader/kinds/sold-as.ts'
import { asTypedOnly } from '#kitchen/reader/kinds/typed-only.ts'

/** The Spanish tables of foods outside the lexicon. */
export const es: LanguageKinds = {
  foods: [
    ...shopNamesIn('es'),
    ...similarlyCookedFoodsIn('es'),
    ...dishes,
    ...condiments,
    ...dairyFoods,
    ...grainFoods,
    ...animalFoods,
    ...plantFoods,
    ...additives,
    ...labelWords,
    ...cheeses,
    ...fishAndGameNames,
    ...wildFungi,
    ...breadsAndCakes,
    ...plantsOfTheWorld,
    ...asTypedOnly(moreAdditives),
    ...marketNames,
    ...eNumbers,
    ...namedDishesIn('es'),
    ...asTypedOnly(regionalFoods),
    ...pantryNames,
    ...countryDishes,
    ...asTypedOnly(furtherPlainNames),
    ...asTypedOnly(brandedFoods),
    ...asTypedOnly(completedDishes),
    ...asTypedOnly(doubtfulPlainNames),
    ...asTypedOnly(namesOfTwoFoods),
    ...asTypedOnly(barAndKioskFoods),
    ...asTypedOnly(knownByRecipe),
    ...asTypedOnly(brandsByRecipe),
    ...asTypedOnly(completedByRecipe),
  ],
  heads: headNouns,
  cookingStyles: [...cookingStyles, ...dishStylesIn('es')],
  asSold: { ham: ['dairy', 'soybean'], marzipan: ['peanut'] },
}
