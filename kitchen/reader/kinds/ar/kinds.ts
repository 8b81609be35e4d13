import { additives } from '#kitchen/reader/kinds/ar/additives.ts'
import { animalFoods } from '#kitchen/reader/kinds/ar/animal-foods.ts'
import { barAndTable } from '#kitchen/reader/kinds/ar/bar-and-table.ts'
import { borrowedNames } from '#kitchen/reader/kinds/ar/borrowed-names.ts'
import { botany } from '#kitchen/reader/kinds/ar/botany.ts'
import { brands } from '#kitchen/reader/kinds/ar/brands.ts'
import { breadsAndPastries } from '#kitchen/reader/kinds/ar/breads-and-pastries.ts'
import { cheeses } from '#kitchen/reader/kinds/ar/cheeses.ts'
import { condiments } from '#kitchen/reader/kinds/ar/condiments.ts'
import { cookingStyles } from '#kitchen/reader/kinds/ar/cooking-styles.ts'
import { dairyAndCheese } from '#kitchen/reader/kinds/ar/dairy-and-cheese.ts'
import { dairyFoods } from '#kitchen/reader/kinds/ar/dairy-foods.ts'
import { inAllDialects } from '#kitchen/reader/kinds/ar/dialects.ts'
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
import { feastsAndSnacks } from '#kitchen/reader/kinds/ar/feasts-and-snacks.ts'
import { figurativeNames } from '#kitchen/reader/kinds/ar/figurative-names.ts'
import { fishMarket } from '#kitchen/reader/kinds/ar/fish-market.ts'
import { fullNames } from '#kitchen/reader/kinds/ar/full-names.ts'
import { grainFoods } from '#kitchen/reader/kinds/ar/grain-foods.ts'
import { harvest } from '#kitchen/reader/kinds/ar/harvest.ts'
import { heads } from '#kitchen/reader/kinds/ar/heads.ts'
import { homeCooking } from '#kitchen/reader/kinds/ar/home-cooking.ts'
import { labelWords } from '#kitchen/reader/kinds/ar/label-words.ts'
import { likenesses } from '#kitchen/reader/kinds/ar/likenesses.ts'
import { madeByCookOrFactory } from '#kitchen/reader/kinds/ar/made-by-cook-or-factory.ts'
import { marketNames } from '#kitchen/reader/kinds/ar/market-names.ts'
import { mushrooms } from '#kitchen/reader/kinds/ar/mushrooms.ts'
import { namesOfTheDialects } from '#kitchen/reader/kinds/ar/names-of-the-dialects.ts'
import { onTheTable } from '#kitchen/reader/kinds/ar/on-the-table.ts'
import { plainOrMade } from '#kitchen/reader/kinds/ar/plain-or-made.ts'
import { plantFoods } from '#kitchen/reader/kinds/ar/plant-foods.ts'
import { protectedCheeses } from '#kitchen/reader/kinds/ar/protected-cheeses.ts'
import { rareFoods } from '#kitchen/reader/kinds/ar/rare-foods.ts'
import { readyBoughtFoods } from '#kitchen/reader/kinds/ar/ready-bought-foods.ts'
import { saucesAndSpices } from '#kitchen/reader/kinds/ar/sauces-and-spices.ts'
import { seaFoods } from '#kitchen/reader/kinds/ar/sea-foods.ts'
import { shopShelf } from '#kitchen/reader/kinds/ar/shop-shelf.ts'
import { sweetsAndDrinks } from '#kitchen/reader/kinds/ar/sweets-and-drinks.ts'
import { sweetsOfTheWorld } from '#kitchen/reader/kinds/ar/sweets-of-the-world.ts'
import { wordsOfEachCountry } from '#kitchen/reader/kinds/ar/words-of-each-country.ts'
import { eNumbersWith } from '#kitchen/reader/kinds/e-numbers.ts'
import type { LanguageKinds } from '#kitchen/reader/kinds/kind.ts'
import { relativesIn } from '#kitchen/reader/kinds/near-relatives.ts'
import { readyMadeIn } from '#kitchen/reader/kinds/ready-made.ts'
import { soldAsIn } from '#kitchen/reader/kinds/sold-as.ts'
import { typedOnly } from '#kitchen/reader/kinds/typed-only.ts'

/** The Arabic tables of foods outside the lexicon. */
export const ar: LanguageKinds = {
  foods: [
    ...readyMadeIn('ar'),
    ...soldAsIn('ar'),
    ...relativesIn('ar'),
    ...inAllDialects([
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
      ...harvest,
      ...botany,
      ...rareFoods,
      ...marketNames,
      ...typedOnly(fishMarket),
      ...typedOnly(dairyAndCheese),
      ...typedOnly(breadsAndPastries),
      ...typedOnly(dishesOfTheCountries),
      ...typedOnly(saucesAndSpices),
      ...typedOnly(sweetsAndDrinks),
      ...typedOnly(fullNames),
      ...typedOnly(onTheTable),
      ...typedOnly(brands),
      ...typedOnly(borrowedNames),
      ...typedOnly(sweetsOfTheWorld),
      ...typedOnly(readyBoughtFoods),
      ...typedOnly(namesOfTheDialects),
      ...typedOnly(figurativeNames),
      ...typedOnly(dishesOfTheWorld),
      ...typedOnly(dishesOfTheNile),
      ...typedOnly(dishesOfTheMaghreb),
      ...typedOnly(dishesOfTheLevant),
      ...typedOnly(dishesOfIraqAndTheGulf),
      ...madeByCookOrFactory,
      ...typedOnly(homeCooking),
      ...typedOnly(wordsOfEachCountry),
      ...typedOnly(shopShelf),
      ...typedOnly(likenesses),
      ...typedOnly(dishesByFullName),
      ...typedOnly(plainOrMade),
      ...typedOnly(barAndTable),
      ...typedOnly(feastsAndSnacks),
    ]),
    ...eNumbersWith(['إي', 'ئي', 'هـ']),
  ],
  heads: [...heads, ...familyHeads],
  cookingStyles,
}
