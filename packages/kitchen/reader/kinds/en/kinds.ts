import type { LanguageKinds } from '#kitchen/reader/food/kind.ts'
import { dishStylesIn } from '#kitchen/reader/kinds/dish-styles.ts'
import { eNumbers } from '#kitchen/reader/kinds/e-numbers.ts'
import { additives } from '#kitchen/reader/kinds/en/additives.ts'
import { animalFoods } from '#kitchen/reader/kinds/en/animal-foods.ts'
import { biscuitsAndPastries } from '#kitchen/reader/kinds/en/biscuits-and-pastries.ts'
import { breadsAndCakes } from '#kitchen/reader/kinds/en/breads-and-cakes.ts'
import { cheeses } from '#kitchen/reader/kinds/en/cheeses.ts'
import { condiments } from '#kitchen/reader/kinds/en/condiments.ts'
import { cookingStyles } from '#kitchen/reader/kinds/en/cooking-styles.ts'
import { fishAndGameNames } from '#kitchen/reader/kinds/en/creatures.ts'
import { dairyFoods } from '#kitchen/reader/kinds/en/dairy-foods.ts'
import { dishesOfPlaces } from '#kitchen/reader/kinds/en/dishes-of-places.ts'
import { grainFoods } from '#kitchen/reader/kinds/en/grain-foods.ts'
import { headNouns } from '#kitchen/reader/kinds/en/heads.ts'
import { labelWords } from '#kitchen/reader/kinds/en/label-words.ts'
import { latinNames } from '#kitchen/reader/kinds/en/latin-names.ts'
import { makerAdditions } from '#kitchen/reader/kinds/en/maker-additions.ts'
import { plantFoods } from '#kitchen/reader/kinds/en/plant-foods.ts'
import { plantProducts } from '#kitchen/reader/kinds/en/plant-products.ts'
import { plantsOfTheWorld } from '#kitchen/reader/kinds/en/plants-of-the-world.ts'
import { regionalFoods } from '#kitchen/reader/kinds/en/regional-foods.ts'
import { wildFungi } from '#kitchen/reader/kinds/en/wild-fungi.ts'
import { namedDishesIn } from '#kitchen/reader/kinds/named-dishes.ts'
import { similarlyCookedFoodsIn } from '#kitchen/reader/kinds/near-relatives.ts'
import { shopNamesIn } from '#kitchen/reader/kinds/sold-as.ts'
import { asTypedOnly } from '#kitchen/reader/kinds/typed-only.ts'

/** The English tables of foods outside the lexicon. */
export const en: LanguageKinds = {
  foods: [
    ...shopNamesIn('en'),
    ...similarlyCookedFoodsIn('en'),
    ...condiments,
    ...dairyFoods,
    ...grainFoods,
    ...animalFoods,
    ...plantFoods,
    ...labelWords,
    ...latinNames,
    ...cheeses,
    ...fishAndGameNames,
    ...wildFungi,
    ...breadsAndCakes,
    ...biscuitsAndPastries,
    ...plantsOfTheWorld,
    ...additives,
    ...plantProducts,
    ...eNumbers,
    ...namedDishesIn('en'),
    ...asTypedOnly(regionalFoods),
    ...asTypedOnly(dishesOfPlaces),
    ...asTypedOnly(makerAdditions),
  ],
  heads: headNouns,
  cookingStyles: [...cookingStyles, ...dishStylesIn('en')],
}
