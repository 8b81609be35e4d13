import { dishStylesIn } from '#kitchen/reader/kinds/dish-styles.ts'
import { eNumbers } from '#kitchen/reader/kinds/e-numbers.ts'
import { additives } from '#kitchen/reader/kinds/es/additives.ts'
import { animalFoods } from '#kitchen/reader/kinds/es/animal-foods.ts'
import { barAndKiosk } from '#kitchen/reader/kinds/es/bar-and-kiosk.ts'
import { brandsOfTwoShores } from '#kitchen/reader/kinds/es/brands-of-two-shores.ts'
import { breadsAndCakes } from '#kitchen/reader/kinds/es/breads-and-cakes.ts'
import { cheeses } from '#kitchen/reader/kinds/es/cheeses.ts'
import { condiments } from '#kitchen/reader/kinds/es/condiments.ts'
import { cookingStyles } from '#kitchen/reader/kinds/es/cooking-styles.ts'
import { countryDishes } from '#kitchen/reader/kinds/es/country-dishes.ts'
import { creatures } from '#kitchen/reader/kinds/es/creatures.ts'
import { dairyFoods } from '#kitchen/reader/kinds/es/dairy-foods.ts'
import { dishes } from '#kitchen/reader/kinds/es/dishes.ts'
import { dishesSaidInFull } from '#kitchen/reader/kinds/es/dishes-said-in-full.ts'
import { doubtsOfMadeFoods } from '#kitchen/reader/kinds/es/doubts-of-made-foods.ts'
import { grainFoods } from '#kitchen/reader/kinds/es/grain-foods.ts'
import { heads } from '#kitchen/reader/kinds/es/heads.ts'
import { labelWords } from '#kitchen/reader/kinds/es/label-words.ts'
import { marketNames } from '#kitchen/reader/kinds/es/market-names.ts'
import { moreAdditives } from '#kitchen/reader/kinds/es/more-additives.ts'
import { namesOfTwoFoods } from '#kitchen/reader/kinds/es/names-of-two-foods.ts'
import { pantryNames } from '#kitchen/reader/kinds/es/pantry-names.ts'
import { plainOtherNames } from '#kitchen/reader/kinds/es/plain-other-names.ts'
import { plantFoods } from '#kitchen/reader/kinds/es/plant-foods.ts'
import { plantsOfTheWorld } from '#kitchen/reader/kinds/es/plants-of-the-world.ts'
import { regionalFoods } from '#kitchen/reader/kinds/es/regional-foods.ts'
import { wildFungi } from '#kitchen/reader/kinds/es/wild-fungi.ts'
import type { LanguageKinds } from '#kitchen/reader/kinds/kind.ts'
import { namedDishesIn } from '#kitchen/reader/kinds/named-dishes.ts'
import { relativesIn } from '#kitchen/reader/kinds/near-relatives.ts'
import { soldAsIn } from '#kitchen/reader/kinds/sold-as.ts'
import { typedOnly } from '#kitchen/reader/kinds/typed-only.ts'

/** The Spanish tables of foods outside the lexicon. */
export const es: LanguageKinds = {
  foods: [
    ...soldAsIn('es'),
    ...relativesIn('es'),
    ...dishes,
    ...condiments,
    ...dairyFoods,
    ...grainFoods,
    ...animalFoods,
    ...plantFoods,
    ...additives,
    ...labelWords,
    ...cheeses,
    ...creatures,
    ...wildFungi,
    ...breadsAndCakes,
    ...plantsOfTheWorld,
    ...typedOnly(moreAdditives),
    ...marketNames,
    ...eNumbers,
    ...namedDishesIn('es'),
    ...typedOnly(regionalFoods),
    ...pantryNames,
    ...countryDishes,
    ...typedOnly(plainOtherNames),
    ...typedOnly(brandsOfTwoShores),
    ...typedOnly(dishesSaidInFull),
    ...typedOnly(doubtsOfMadeFoods),
    ...typedOnly(namesOfTwoFoods),
    ...typedOnly(barAndKiosk),
  ],
  heads,
  cookingStyles: [...cookingStyles, ...dishStylesIn('es')],
  asSold: { ham: ['dairy', 'soybean'], marzipan: ['peanut'] },
}
