import type { LanguageKinds } from '#kitchen/reader/food/kind.ts'
import { additives } from '#kitchen/reader/kinds/ar/additives.ts'
import { animalFoods } from '#kitchen/reader/kinds/ar/animal-foods.ts'
import { barAndRestaurantFoods } from '#kitchen/reader/kinds/ar/bar-and-table.ts'
import { borrowedNames } from '#kitchen/reader/kinds/ar/borrowed-names.ts'
import { botanicalNames } from '#kitchen/reader/kinds/ar/botany.ts'
import { brands } from '#kitchen/reader/kinds/ar/brands.ts'
import { breadsAndPastries } from '#kitchen/reader/kinds/ar/breads-and-pastries.ts'
import { cheeses } from '#kitchen/reader/kinds/ar/cheeses.ts'
import { condiments } from '#kitchen/reader/kinds/ar/condiments.ts'
import { cookingStyles } from '#kitchen/reader/kinds/ar/cooking-styles.ts'
import { dairyAndCheese } from '#kitchen/reader/kinds/ar/dairy-and-cheese.ts'
import { dairyFoods } from '#kitchen/reader/kinds/ar/dairy-foods.ts'
import { withDialectNames } from '#kitchen/reader/kinds/ar/dialects.ts'
import { dishes } from '#kitchen/reader/kinds/ar/dishes.ts'
import { dishesByFullName } from '#kitchen/reader/kinds/ar/dishes-by-full-name.ts'
import { dishesOfIraqAndTheGulf } from '#kitchen/reader/kinds/ar/dishes-of-iraq-and-the-gulf.ts'
import { dishesOfTheCountries } from '#kitchen/reader/kinds/ar/dishes-of-the-countries.ts'
import { dishesOfTheLevant } from '#kitchen/reader/kinds/ar/dishes-of-the-levant.ts'
import { dishesOfTheMaghreb } from '#kitchen/reader/kinds/ar/dishes-of-the-maghreb.ts'
import { dishesOfTheNile } from '#kitchen/reader/kinds/ar/dishes-of-the-nile.ts'
import { dishesOfTheWorld } from '#kitchen/reader/kinds/ar/dishes-of-the-world.ts'
import { doughs } from '#kitchen/reader/kinds/ar/doughs.ts'
import { familyHeads } from '#kitchen/reader/kinds/ar/family-heads.ts'
import { feastDishesAndSnacks } from '#kitchen/reader/kinds/ar/feasts-and-snacks.ts'
import { figurativeNames } from '#kitchen/reader/kinds/ar/figurative-names.ts'
import { fishAndSeaAnimals } from '#kitchen/reader/kinds/ar/fish-market.ts'
import { fullNames } from '#kitchen/reader/kinds/ar/full-names.ts'
import { grainFoods } from '#kitchen/reader/kinds/ar/grain-foods.ts'
import { regionalPlants } from '#kitchen/reader/kinds/ar/harvest.ts'
import { headNouns } from '#kitchen/reader/kinds/ar/heads.ts'
import { homeCookedDishes } from '#kitchen/reader/kinds/ar/home-cooking.ts'
import { labelWords } from '#kitchen/reader/kinds/ar/label-words.ts'
import { foodsNamedAfterOthers } from '#kitchen/reader/kinds/ar/likenesses.ts'
import { preparedFoods } from '#kitchen/reader/kinds/ar/made-by-cook-or-factory.ts'
import { marketNames } from '#kitchen/reader/kinds/ar/market-names.ts'
import { menuDishes } from '#kitchen/reader/kinds/ar/menu-dishes.ts'
import { mushrooms } from '#kitchen/reader/kinds/ar/mushrooms.ts'
import { dialectNames } from '#kitchen/reader/kinds/ar/names-of-the-dialects.ts'
import { tableDishes } from '#kitchen/reader/kinds/ar/on-the-table.ts'
import { packagedByBrand } from '#kitchen/reader/kinds/ar/packaged-by-brand.ts'
import { plainOrPreparedFoods } from '#kitchen/reader/kinds/ar/plain-or-made.ts'
import { plantFoods } from '#kitchen/reader/kinds/ar/plant-foods.ts'
import { protectedCheeses } from '#kitchen/reader/kinds/ar/protected-cheeses.ts'
import { rareFoods } from '#kitchen/reader/kinds/ar/rare-foods.ts'
import { readyMadeFoods } from '#kitchen/reader/kinds/ar/ready-bought-foods.ts'
import { saucesAndSpices } from '#kitchen/reader/kinds/ar/sauces-and-spices.ts'
import { seaFoods } from '#kitchen/reader/kinds/ar/sea-foods.ts'
import { packagedFoods } from '#kitchen/reader/kinds/ar/shop-shelf.ts'
import { sweetsAndDrinks } from '#kitchen/reader/kinds/ar/sweets-and-drinks.ts'
import { sweetsOfTheWorld } from '#kitchen/reader/kinds/ar/sweets-of-the-world.ts'
import { regionalNames } from '#kitchen/reader/kinds/ar/words-of-each-country.ts'
import { eNumbersWith } from '#kitchen/reader/kinds/e-numbers.ts'
import { similarlyCookedFoodsIn } from '#kitchen/reader/kinds/near-relatives.ts'
import { readyMadeIn } from '#kitchen/reader/kinds/ready-made.ts'
import { shopNamesIn } from '#kitchen/reader/kinds/sold-as.ts'
import { asTypedOnly } from '#kitchen/reader/kinds/typed-only.ts'

/** The Arabic tables of foods outside the lexicon. */
export const ar: LanguageKinds = {
  foods: [
    ...readyMadeIn('ar'),
    ...shopNamesIn('ar'),
    ...similarlyCookedFoodsIn('ar'),
    ...withDialectNames([
      ...condiments,
      ...dairyFoods,
      ...grainFoods,
      ...animalFoods,
      ...plantFoods,
      ...additives,
      ...dishes,
      ...labelWords,
      ...cheeses,
      ...protectedCheeses,
      ...seaFoods,
      ...mushrooms,
      ...doughs,
      ...regionalPlants,
      ...botanicalNames,
      ...rareFoods,
      ...marketNames,
      ...asTypedOnly(fishAndSeaAnimals),
      ...asTypedOnly(dairyAndCheese),
      ...asTypedOnly(breadsAndPastries),
      ...asTypedOnly(dishesOfTheCountries),
      ...asTypedOnly(saucesAndSpices),
      ...asTypedOnly(sweetsAndDrinks),
      ...asTypedOnly(fullNames),
      ...asTypedOnly(tableDishes),
      ...asTypedOnly(brands),
      ...asTypedOnly(borrowedNames),
      ...asTypedOnly(sweetsOfTheWorld),
      ...asTypedOnly(readyMadeFoods),
      ...asTypedOnly(dialectNames),
      ...asTypedOnly(figurativeNames),
      ...asTypedOnly(dishesOfTheWorld),
      ...asTypedOnly(dishesOfTheNile),
      ...asTypedOnly(dishesOfTheMaghreb),
      ...asTypedOnly(dishesOfTheLevant),
      ...asTypedOnly(dishesOfIraqAndTheGulf),
      ...preparedFoods,
      ...asTypedOnly(homeCookedDishes),
      ...asTypedOnly(regionalNames),
      ...asTypedOnly(packagedFoods),
      ...asTypedOnly(foodsNamedAfterOthers),
      ...asTypedOnly(dishesByFullName),
      ...asTypedOnly(plainOrPreparedFoods),
      ...asTypedOnly(barAndRestaurantFoods),
      ...asTypedOnly(feastDishesAndSnacks),
      ...asTypedOnly(menuDishes),
      ...asTypedOnly(packagedByBrand),
    ]),
    ...eNumbersWith(['إي', 'ئي', 'هـ']),
  ],
  heads: [...headNouns, ...familyHeads],
  cookingStyles,
}
