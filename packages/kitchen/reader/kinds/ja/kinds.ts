import type { LanguageKinds } from '#kitchen/reader/food/kind.ts'
import { additives } from '#kitchen/reader/kinds/ja/additives.ts'
import { animalFoods } from '#kitchen/reader/kinds/ja/animal-foods.ts'
import { brands } from '#kitchen/reader/kinds/ja/brands.ts'
import { breadsAndSweets } from '#kitchen/reader/kinds/ja/breads-and-sweets.ts'
import { cheeses } from '#kitchen/reader/kinds/ja/cheeses.ts'
import { condiments } from '#kitchen/reader/kinds/ja/condiments.ts'
import { cookingStyles } from '#kitchen/reader/kinds/ja/cooking-styles.ts'
import { dairyFoods } from '#kitchen/reader/kinds/ja/dairy-foods.ts'
import { dishesOfPlaces } from '#kitchen/reader/kinds/ja/dishes-of-places.ts'
import { familyHeads } from '#kitchen/reader/kinds/ja/family-heads.ts'
import { fishes } from '#kitchen/reader/kinds/ja/fishes.ts'
import { fullNames } from '#kitchen/reader/kinds/ja/full-names.ts'
import { grainFoods } from '#kitchen/reader/kinds/ja/grain-foods.ts'
import { headNouns } from '#kitchen/reader/kinds/ja/heads.ts'
import { labelWords } from '#kitchen/reader/kinds/ja/label-words.ts'
import { marketNames } from '#kitchen/reader/kinds/ja/market-names.ts'
import { meats } from '#kitchen/reader/kinds/ja/meats.ts'
import { tableDishes } from '#kitchen/reader/kinds/ja/on-the-table.ts'
import { pastaShapes } from '#kitchen/reader/kinds/ja/pasta-shapes.ts'
import { plantFoods } from '#kitchen/reader/kinds/ja/plant-foods.ts'
import { rareFoods } from '#kitchen/reader/kinds/ja/rare-foods.ts'
import { seaAnimals } from '#kitchen/reader/kinds/ja/sea-animals.ts'
import { dishesByComposition } from '#kitchen/reader/kinds/ja/table/table.ts'
import { wildPlants } from '#kitchen/reader/kinds/ja/wild-plants.ts'
import { similarlyCookedFoodsIn } from '#kitchen/reader/kinds/near-relatives.ts'
import { readyMadeIn } from '#kitchen/reader/kinds/ready-made.ts'
import { shopNamesIn } from '#kitchen/reader/kinds/sold-as.ts'
import { asTypedOnly } from '#kitchen/reader/kinds/typed-only.ts'

/** The Japanese tables of foods outside the lexicon. */
export const ja: LanguageKinds = {
  foods: [
    ...readyMadeIn('ja'),
    ...shopNamesIn('ja'),
    ...similarlyCookedFoodsIn('ja'),
    ...condiments,
    ...dairyFoods,
    ...grainFoods,
    ...animalFoods,
    ...plantFoods,
    ...additives,
    ...cheeses,
    ...fishes,
    ...seaAnimals,
    ...meats,
    ...wildPlants,
    ...pastaShapes,
    ...labelWords,
    ...rareFoods,
    ...marketNames,
    ...asTypedOnly(dishesOfPlaces),
    ...asTypedOnly(breadsAndSweets),
    ...asTypedOnly(fullNames),
    ...asTypedOnly(tableDishes),
    ...asTypedOnly(brands),
    ...asTypedOnly(dishesByComposition),
  ],
  heads: [...headNouns, ...familyHeads],
  cookingStyles,
  asSold: { mayonnaise: ['soybean'], ham: ['dairy', 'eggs', 'soybean'], 'salmon-roe': ['gluten', 'soybean'] },
}
