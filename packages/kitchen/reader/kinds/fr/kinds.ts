import type { LanguageKinds, NamedKind } from '#kitchen/reader/food/kind.ts'
import { dishStylesIn } from '#kitchen/reader/kinds/dish-styles.ts'
import { eNumbers } from '#kitchen/reader/kinds/e-numbers.ts'
import { additives } from '#kitchen/reader/kinds/fr/additives.ts'
import { animalFoods } from '#kitchen/reader/kinds/fr/animal-foods.ts'
import { brandsAndPackets } from '#kitchen/reader/kinds/fr/brands-and-packets.ts'
import { breadsAndCakes } from '#kitchen/reader/kinds/fr/breads-and-cakes.ts'
import { cakesOfFrance } from '#kitchen/reader/kinds/fr/cakes-of-france.ts'
import { drinksAndDeliFoods, foodsAndTheirDishes } from '#kitchen/reader/kinds/fr/cellar-and-counter.ts'
import { cheeses } from '#kitchen/reader/kinds/fr/cheeses.ts'
import { condiments } from '#kitchen/reader/kinds/fr/condiments.ts'
import { cookingStyles } from '#kitchen/reader/kinds/fr/cooking-styles.ts'
import { countryDishes } from '#kitchen/reader/kinds/fr/country-dishes.ts'
import { fishAndGameNames } from '#kitchen/reader/kinds/fr/creatures.ts'
import { dairyFoods } from '#kitchen/reader/kinds/fr/dairy-foods.ts'
import { dishesOfAsiaAndTheAmericas } from '#kitchen/reader/kinds/fr/dishes-of-asia-and-the-americas.ts'
import { dishesOfEuropeAndTheLevant } from '#kitchen/reader/kinds/fr/dishes-of-europe-and-the-levant.ts'
import { foodsOfAfricaAndTheIndianOcean } from '#kitchen/reader/kinds/fr/foods-of-africa-and-the-indian-ocean.ts'
import { foodsOfBelgium } from '#kitchen/reader/kinds/fr/foods-of-belgium.ts'
import { foodsOfQuebec } from '#kitchen/reader/kinds/fr/foods-of-quebec.ts'
import { foodsOfSwitzerland } from '#kitchen/reader/kinds/fr/foods-of-switzerland.ts'
import { foodsOfTheAntillesAndThePacific } from '#kitchen/reader/kinds/fr/foods-of-the-antilles-and-the-pacific.ts'
import { foodsOfTheMaghreb } from '#kitchen/reader/kinds/fr/foods-of-the-maghreb.ts'
import { grainFoods } from '#kitchen/reader/kinds/fr/grain-foods.ts'
import { gratinsAndCreamDishes } from '#kitchen/reader/kinds/fr/gratins-and-cream-dishes.ts'
import { headNouns } from '#kitchen/reader/kinds/fr/heads.ts'
import { meatAndSweetsOfFrance } from '#kitchen/reader/kinds/fr/meat-and-sweets-of-france.ts'
import { namedDishes } from '#kitchen/reader/kinds/fr/named-plates.ts'
import { pantryNames } from '#kitchen/reader/kinds/fr/pantry-names.ts'
import { plantFoods } from '#kitchen/reader/kinds/fr/plant-foods.ts'
import { plantsOfTheWorld } from '#kitchen/reader/kinds/fr/plants-of-the-world.ts'
import { platesWithFillings } from '#kitchen/reader/kinds/fr/plates-with-fillings.ts'
import { readyMadeAndSchoolFoods } from '#kitchen/reader/kinds/fr/ready-made-and-school-foods.ts'
import { variableRecipes } from '#kitchen/reader/kinds/fr/recipes-that-vary.ts'
import { regionalFoods } from '#kitchen/reader/kinds/fr/regional-foods.ts'
import { seaFoodsAndFishDishes } from '#kitchen/reader/kinds/fr/sea-foods-and-fish-dishes.ts'
import { usualRecipes } from '#kitchen/reader/kinds/fr/usual-recipes.ts'
import { wildFungi } from '#kitchen/reader/kinds/fr/wild-fungi.ts'
import { wordsOfTheRegions } from '#kitchen/reader/kinds/fr/words-of-the-regions.ts'
import { namedDishesIn } from '#kitchen/reader/kinds/named-dishes.ts'
import { similarlyCookedFoodsIn } from '#kitchen/reader/kinds/near-relatives.ts'
import { shopNamesIn } from '#kitchen/reader/kinds/sold-as.ts'
import { asTypedOnly } from '#kitchen/reader/kinds/typed-only.ts'

/** Marks kinds as dish names that cooks type: each adds its facts and doubts to the same name in other tables. */
const sharingDoubts = (kinds: readonly NamedKind[]): NamedKind[] =>
  asTypedOnly(kinds).map((kind) => (kind.otherwise === 'unknown' ? { ...kind, sharesDoubts: true } : kind))

/** The French tables of foods outside the lexicon. */
export const fr: LanguageKinds = {
  foods: [
    ...shopNamesIn('fr'),
    ...similarlyCookedFoodsIn('fr'),
    ...condiments,
    ...dairyFoods,
    ...grainFoods,
    ...animalFoods,
    ...plantFoods,
    ...additives,
    ...cheeses,
    ...fishAndGameNames,
    ...wildFungi,
    ...breadsAndCakes,
    ...plantsOfTheWorld,
    ...eNumbers,
    ...namedDishesIn('fr'),
    ...asTypedOnly(regionalFoods),
    ...pantryNames,
    ...countryDishes,
    ...asTypedOnly(drinksAndDeliFoods),
    ...asTypedOnly(wordsOfTheRegions),
    ...sharingDoubts([
      ...cakesOfFrance,
      ...gratinsAndCreamDishes,
      ...meatAndSweetsOfFrance,
      ...foodsOfBelgium,
      ...foodsOfSwitzerland,
      ...foodsOfQuebec,
      ...foodsOfTheMaghreb,
      ...foodsOfAfricaAndTheIndianOcean,
      ...foodsOfTheAntillesAndThePacific,
      ...seaFoodsAndFishDishes,
      ...readyMadeAndSchoolFoods,
      ...dishesOfEuropeAndTheLevant,
      ...dishesOfAsiaAndTheAmericas,
      ...variableRecipes,
      ...namedDishes,
      ...foodsAndTheirDishes,
      ...usualRecipes,
      ...platesWithFillings,
      ...brandsAndPackets,
    ]),
  ],
  heads: headNouns,
  cookingStyles: [...cookingStyles, ...dishStylesIn('fr')],
  asSold: { 'baking-powder': ['gluten'], 'corn-tortilla': ['gluten'] },
}
