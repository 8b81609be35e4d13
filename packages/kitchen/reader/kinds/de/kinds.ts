import type { LanguageKinds, NamedKind } from '#kitchen/reader/food/kind.ts'
import { animalFoods } from '#kitchen/reader/kinds/de/animal-foods.ts'
import { breadsAndCakes } from '#kitchen/reader/kinds/de/breads-and-cakes.ts'
import { cheeses } from '#kitchen/reader/kinds/de/cheeses.ts'
import { condiments } from '#kitchen/reader/kinds/de/condiments.ts'
import { cookingStyles } from '#kitchen/reader/kinds/de/cooking-styles.ts'
import { fishAndGameNames } from '#kitchen/reader/kinds/de/creatures.ts'
import { dairyFoods } from '#kitchen/reader/kinds/de/dairy-foods.ts'
import { grainFoods } from '#kitchen/reader/kinds/de/grain-foods.ts'
import { headNouns } from '#kitchen/reader/kinds/de/heads.ts'
import { labelWords } from '#kitchen/reader/kinds/de/label-words.ts'
import { dishesByComposition } from '#kitchen/reader/kinds/de/lines/all-lines.ts'
import { namesInRunningText } from '#kitchen/reader/kinds/de/lines/also-in-prose.ts'
import { eggDrinksAndBuds } from '#kitchen/reader/kinds/de/lines/cooks-and-shops.ts'
import { variableRecipes } from '#kitchen/reader/kinds/de/lines/recipes-of-their-own.ts'
import { ambiguousNames } from '#kitchen/reader/kinds/de/lines/well-known.ts'
import { plantFoods } from '#kitchen/reader/kinds/de/plant-foods.ts'
import { plantProducts } from '#kitchen/reader/kinds/de/plant-products.ts'
import { plantsOfTheWorld } from '#kitchen/reader/kinds/de/plants-of-the-world.ts'
import { regionalFoods } from '#kitchen/reader/kinds/de/regional-foods.ts'
import { wildFungi } from '#kitchen/reader/kinds/de/wild-fungi.ts'
import { dishStylesIn } from '#kitchen/reader/kinds/dish-styles.ts'
import { eNumbers } from '#kitchen/reader/kinds/e-numbers.ts'
import { namedDishesIn } from '#kitchen/reader/kinds/named-dishes.ts'
import { similarlyCookedFoodsIn } from '#kitchen/reader/kinds/near-relatives.ts'
import { shopNamesIn } from '#kitchen/reader/kinds/sold-as.ts'
import { asTypedOnly } from '#kitchen/reader/kinds/typed-only.ts'
import { inflectedNames } from '#kitchen/reader/words/german-adjectives.ts'

/** The German tables of foods outside the lexicon. */
export const de: LanguageKinds = {
  foods: [
    ...shopNamesIn('de'),
    ...variableRecipes,
    ...asTypedOnly(eggDrinksAndBuds),
    ...ambiguousNames,
    ...similarlyCookedFoodsIn('de'),
    ...condiments,
    ...dairyFoods,
    ...grainFoods,
    ...animalFoods,
    ...plantFoods,
    ...cheeses,
    ...fishAndGameNames,
    ...wildFungi,
    ...breadsAndCakes,
    ...plantsOfTheWorld,
    ...labelWords,
    ...plantProducts,
    ...namedDishesIn('de'),
    ...asTypedOnly(regionalFoods),
    ...namesInRunningText,
    ...asTypedOnly(dishesByComposition),
  ]
    .map(bend)
    .concat(eNumbers),
  heads: headNouns,
  cookingStyles: [...cookingStyles, ...dishStylesIn('de')],
  asSold: { 'corn-tortilla': ['gluten'] },
}

function bend(kind: NamedKind): NamedKind {
  return { ...kind, names: kind.names.flatMap((name) => [name, ...inflectedNames(name)]) }
}
