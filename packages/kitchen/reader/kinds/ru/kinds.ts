import type { LanguageKinds, NamedKind } from '#kitchen/reader/food/kind.ts'
import { similarlyCookedFoodsIn } from '#kitchen/reader/kinds/near-relatives.ts'
import { readyMadeIn } from '#kitchen/reader/kinds/ready-made.ts'
import { additives } from '#kitchen/reader/kinds/ru/additives.ts'
import { animalFoods } from '#kitchen/reader/kinds/ru/animal-foods.ts'
import { barAndCafeFoods } from '#kitchen/reader/kinds/ru/bars-and-bistros.ts'
import { borrowedNames } from '#kitchen/reader/kinds/ru/borrowed-names.ts'
import { brandedGoods } from '#kitchen/reader/kinds/ru/branded-goods.ts'
import { brands } from '#kitchen/reader/kinds/ru/brands.ts'
import { breadsAndPastries } from '#kitchen/reader/kinds/ru/breads-and-pastries.ts'
import { cafeDishes } from '#kitchen/reader/kinds/ru/cafe-menus.ts'
import { cakes } from '#kitchen/reader/kinds/ru/cakes.ts'
import { cheeses } from '#kitchen/reader/kinds/ru/cheeses.ts'
import { colloquialNames } from '#kitchen/reader/kinds/ru/colloquial-names.ts'
import { condiments } from '#kitchen/reader/kinds/ru/condiments.ts'
import { confectionery } from '#kitchen/reader/kinds/ru/confectionery.ts'
import { cookingStyles } from '#kitchen/reader/kinds/ru/cooking-styles.ts'
import { dairyFoods } from '#kitchen/reader/kinds/ru/dairy-foods.ts'
import { regionalDairyFoods } from '#kitchen/reader/kinds/ru/dairy-of-the-peoples.ts'
import { dishes } from '#kitchen/reader/kinds/ru/dishes.ts'
import { drinkNames } from '#kitchen/reader/kinds/ru/drinks-of-the-table.ts'
import { fishAndSeaAnimals } from '#kitchen/reader/kinds/ru/fish-market.ts'
import { folkNames } from '#kitchen/reader/kinds/ru/folk-names.ts'
import { fullNames } from '#kitchen/reader/kinds/ru/full-names.ts'
import { grainFoods } from '#kitchen/reader/kinds/ru/grain-foods.ts'
import { plantNames } from '#kitchen/reader/kinds/ru/harvest.ts'
import { headNouns } from '#kitchen/reader/kinds/ru/heads.ts'
import { homeBaking } from '#kitchen/reader/kinds/ru/home-baking.ts'
import { homeCookedDishes } from '#kitchen/reader/kinds/ru/home-kitchens.ts'
import { hotDishes } from '#kitchen/reader/kinds/ru/hot-dishes.ts'
import { meatsAndSausages } from '#kitchen/reader/kinds/ru/meats-and-sausages.ts'
import { menuDishes } from '#kitchen/reader/kinds/ru/menus.ts'
import { moreFoods } from '#kitchen/reader/kinds/ru/more-foods.ts'
import { mushrooms } from '#kitchen/reader/kinds/ru/mushrooms.ts'
import { withoutRepeats } from '#kitchen/reader/kinds/ru/named-with.ts'
import { oldAndRegional } from '#kitchen/reader/kinds/ru/old-and-regional.ts'
import { tableDishes } from '#kitchen/reader/kinds/ru/on-the-table.ts'
import { piesAndFlatbreads } from '#kitchen/reader/kinds/ru/pies-and-flatbreads.ts'
import { plantFoods } from '#kitchen/reader/kinds/ru/plant-foods.ts'
import { plantsOfWoodsAndGardens } from '#kitchen/reader/kinds/ru/plants-of-woods-and-gardens.ts'
import { rareFoods } from '#kitchen/reader/kinds/ru/rare-foods.ts'
import { readyDishes } from '#kitchen/reader/kinds/ru/ready-dishes.ts'
import { readyMadeGoods } from '#kitchen/reader/kinds/ru/ready-made-goods.ts'
import { salads } from '#kitchen/reader/kinds/ru/salads.ts'
import { saucesAndSeasonings } from '#kitchen/reader/kinds/ru/sauces-and-seasonings.ts'
import { seaFoods } from '#kitchen/reader/kinds/ru/sea-foods.ts'
import { servedDishes } from '#kitchen/reader/kinds/ru/served-with.ts'
import { shopFoods } from '#kitchen/reader/kinds/ru/shop-names.ts'
import { packagedFoods } from '#kitchen/reader/kinds/ru/shop-shelves.ts'
import { shoppingNotes } from '#kitchen/reader/kinds/ru/shopping-notes.ts'
import { soups } from '#kitchen/reader/kinds/ru/soups.ts'
import { sweets } from '#kitchen/reader/kinds/ru/sweets.ts'
import { sweetsAndSnacks } from '#kitchen/reader/kinds/ru/sweets-and-snacks.ts'
import { usualRecipes } from '#kitchen/reader/kinds/ru/usual-recipes.ts'
import { villageDishes } from '#kitchen/reader/kinds/ru/village-tables.ts'
import { worldDishes } from '#kitchen/reader/kinds/ru/world-dishes.ts'
import { shopNamesIn } from '#kitchen/reader/kinds/sold-as.ts'
import { asTypedOnly } from '#kitchen/reader/kinds/typed-only.ts'

const tables: readonly NamedKind[] = [
  ...readyMadeIn('ru'),
  ...shopNamesIn('ru'),
  ...similarlyCookedFoodsIn('ru'),
  ...cheeses,
  ...seaFoods,
  ...plantNames,
  ...animalFoods,
  ...dairyFoods,
  ...grainFoods,
  ...mushrooms,
  ...plantFoods,
  ...condiments,
  ...sweets,
  ...additives,
  ...dishes,
  ...rareFoods,
  ...usualRecipes,
  ...asTypedOnly(fishAndSeaAnimals),
  ...asTypedOnly(regionalDairyFoods),
  ...asTypedOnly(breadsAndPastries),
  ...asTypedOnly(meatsAndSausages),
  ...asTypedOnly(readyDishes),
  ...asTypedOnly(saucesAndSeasonings),
  ...asTypedOnly(sweetsAndSnacks),
  ...asTypedOnly(drinkNames),
  ...asTypedOnly(plantsOfWoodsAndGardens),
  ...asTypedOnly(fullNames),
  ...asTypedOnly(tableDishes),
  ...asTypedOnly(soups),
  ...asTypedOnly(salads),
  ...asTypedOnly(piesAndFlatbreads),
  ...asTypedOnly(hotDishes),
  ...asTypedOnly(cakes),
  ...asTypedOnly(confectionery),
  ...asTypedOnly(worldDishes),
  ...asTypedOnly(packagedFoods),
  ...asTypedOnly(folkNames),
  ...asTypedOnly(moreFoods),
  ...asTypedOnly(oldAndRegional),
  ...asTypedOnly(brands),
  ...asTypedOnly(borrowedNames),
  ...asTypedOnly(readyMadeGoods),
  ...asTypedOnly(homeCookedDishes),
  ...asTypedOnly(homeBaking),
  ...asTypedOnly(shopFoods),
  ...asTypedOnly(cafeDishes),
  ...asTypedOnly(shoppingNotes),
  ...asTypedOnly(villageDishes),
  ...asTypedOnly(barAndCafeFoods),
  ...asTypedOnly(colloquialNames),
]

/** The Russian tables of foods outside the lexicon. */
export const ru: LanguageKinds = {
  foods: [...tables, ...asTypedOnly(withoutRepeats([...menuDishes, ...brandedGoods, ...servedDishes], tables))],
  heads: headNouns,
  cookingStyles,
  asSold: { 'baking-powder': ['gluten'], 'corn-tortilla': ['gluten'] },
}
