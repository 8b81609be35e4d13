import type { LanguageKinds, NamedKind } from '#kitchen/reader/food/kind.ts'
import { similarlyCookedFoodsIn } from '#kitchen/reader/kinds/near-relatives.ts'
import { readyMadeIn } from '#kitchen/reader/kinds/ready-made.ts'
import { shopNamesIn } from '#kitchen/reader/kinds/sold-as.ts'
import { asTypedOnly } from '#kitchen/reader/kinds/typed-only.ts'
import { additives } from '#kitchen/reader/kinds/zh/additives.ts'
import { animalFoods } from '#kitchen/reader/kinds/zh/animal-foods.ts'
import { borrowedNames } from '#kitchen/reader/kinds/zh/borrowed-names.ts'
import { brandedFoods } from '#kitchen/reader/kinds/zh/bought-by-name.ts'
import { brands } from '#kitchen/reader/kinds/zh/brands.ts'
import { breadsNoodlesAndGrains } from '#kitchen/reader/kinds/zh/breads-noodles-and-grains.ts'
import { cantoneseDishes } from '#kitchen/reader/kinds/zh/cantonese-dishes.ts'
import { cheeses } from '#kitchen/reader/kinds/zh/cheeses.ts'
import { condiments } from '#kitchen/reader/kinds/zh/condiments.ts'
import { cookingStyles } from '#kitchen/reader/kinds/zh/cooking-styles.ts'
import { cutsAndCuredMeats } from '#kitchen/reader/kinds/zh/cuts-and-cured-meats.ts'
import { dairyFoods } from '#kitchen/reader/kinds/zh/dairy-foods.ts'
import { dishes } from '#kitchen/reader/kinds/zh/dishes.ts'
import { drinksSweetsAndBakes } from '#kitchen/reader/kinds/zh/drinks-sweets-and-bakes.ts'
import { easternDishes } from '#kitchen/reader/kinds/zh/eastern-dishes.ts'
import { familyHeads } from '#kitchen/reader/kinds/zh/family-heads.ts'
import { fishAndShellfish } from '#kitchen/reader/kinds/zh/fish-and-shellfish.ts'
import { fishes } from '#kitchen/reader/kinds/zh/fishes.ts'
import { foodsOfTheRegions } from '#kitchen/reader/kinds/zh/foods-of-the-regions.ts'
import { foreignDishes } from '#kitchen/reader/kinds/zh/foreign-dishes.ts'
import { fullNames } from '#kitchen/reader/kinds/zh/full-names.ts'
import { grainFoods } from '#kitchen/reader/kinds/zh/grain-foods.ts'
import { grains } from '#kitchen/reader/kinds/zh/grains.ts'
import { headNouns } from '#kitchen/reader/kinds/zh/heads.ts'
import { islandDishes } from '#kitchen/reader/kinds/zh/island-dishes.ts'
import { dishesByRegion } from '#kitchen/reader/kinds/zh/known-dishes.ts'
import { makerSpecialties } from '#kitchen/reader/kinds/zh/known-makers.ts'
import { snacksAndDrinks } from '#kitchen/reader/kinds/zh/known-snacks.ts'
import { labelWords } from '#kitchen/reader/kinds/zh/label-words.ts'
import { localNames } from '#kitchen/reader/kinds/zh/local-names.ts'
import { preparedFoods } from '#kitchen/reader/kinds/zh/made-with-more.ts'
import { marketNames } from '#kitchen/reader/kinds/zh/market-names.ts'
import { meats } from '#kitchen/reader/kinds/zh/meats.ts'
import { moreFoods } from '#kitchen/reader/kinds/zh/more-foods.ts'
import { namesOfTwoFoods } from '#kitchen/reader/kinds/zh/names-of-two-foods.ts'
import { tableDishes } from '#kitchen/reader/kinds/zh/on-the-table.ts'
import { pastriesAndSweets } from '#kitchen/reader/kinds/zh/pastries-and-sweets.ts'
import { plainFoodsByFurtherNames } from '#kitchen/reader/kinds/zh/plain-foods-by-further-names.ts'
import { plantFoods } from '#kitchen/reader/kinds/zh/plant-foods.ts'
import { rareFoods } from '#kitchen/reader/kinds/zh/rare-foods.ts'
import { saucesAndPickles } from '#kitchen/reader/kinds/zh/sauces-and-pickles.ts'
import { seaAnimals } from '#kitchen/reader/kinds/zh/sea-animals.ts'
import { shopShelf } from '#kitchen/reader/kinds/zh/shop-shelf.ts'
import { simpleFoods } from '#kitchen/reader/kinds/zh/simple-foods.ts'
import { soupsEggsAndVegetables } from '#kitchen/reader/kinds/zh/soups-eggs-and-vegetables.ts'
import { sweetsAndPastries } from '#kitchen/reader/kinds/zh/sweets-and-pastries.ts'
import { localAndBrandedFoods } from '#kitchen/reader/kinds/zh/towns-and-shelves.ts'
import { vegetablesAndFruit } from '#kitchen/reader/kinds/zh/vegetables-and-fruit.ts'
import { southwesternDishes } from '#kitchen/reader/kinds/zh/western-dishes.ts'
import { wildPlants } from '#kitchen/reader/kinds/zh/wild-plants.ts'
import { worldTable } from '#kitchen/reader/kinds/zh/world-table.ts'

/** Adds the Taiwanese spelling of Italy, 义大利. */
function alsoAsInTaiwan(kind: NamedKind): NamedKind {
  return { ...kind, names: kind.names.flatMap((name) => (name.includes('意大利') ? [name, name.replace('意大利', '义大利')] : [name])) }
}

const foods: readonly NamedKind[] = [
  ...readyMadeIn('zh'),
  ...shopNamesIn('zh'),
  ...similarlyCookedFoodsIn('zh'),
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
  ...grains,
  ...labelWords,
  ...rareFoods,
  ...marketNames,
  ...asTypedOnly(fishAndShellfish),
  ...asTypedOnly(breadsNoodlesAndGrains),
  ...asTypedOnly(dishes),
  ...asTypedOnly(sweetsAndPastries),
  ...asTypedOnly(saucesAndPickles),
  ...asTypedOnly(cutsAndCuredMeats),
  ...asTypedOnly(vegetablesAndFruit),
  ...asTypedOnly(fullNames),
  ...asTypedOnly(tableDishes),
  ...asTypedOnly(brands),
  ...asTypedOnly(borrowedNames),
]

/** Foods by composition. They come before the longer tables, which have fewer facts about the same names. */
const composed = [
  ...worldTable,
  ...shopShelf,
  ...localAndBrandedFoods,
  ...southwesternDishes,
  ...cantoneseDishes,
  ...easternDishes,
  ...islandDishes,
  ...pastriesAndSweets,
  ...soupsEggsAndVegetables,
  ...foreignDishes,
  ...brandedFoods,
  ...moreFoods,
  ...foodsOfTheRegions,
  ...simpleFoods,
  ...preparedFoods,
  ...dishesByRegion,
  ...snacksAndDrinks,
  ...makerSpecialties,
  ...localNames,
  ...drinksSweetsAndBakes,
  ...plainFoodsByFurtherNames,
  ...namesOfTwoFoods,
]

const composedNames = new Set(composed.flatMap((kind) => kind.names))

/** The longer tables without the names that have a composition. */
function withoutComposed(kinds: readonly NamedKind[]): NamedKind[] {
  return kinds.map((kind) => ({ ...kind, names: kind.names.filter((name) => !composedNames.has(name)) }))
}

/** Marks names with a composition for search in recipe text if a longer table marks them. */
function composedAsIn(others: readonly NamedKind[]): NamedKind[] {
  const namesOf = (kinds: readonly NamedKind[]) => new Set(kinds.flatMap((kind) => kind.names))
  const inProse = namesOf(others.filter((kind) => !kind.isTypedOnly))
  const ofDishes = namesOf(others.filter((kind) => kind.isTypedOnly && !kind.isNeverInProse))
  const those = (kind: NamedKind, isMeant: (name: string) => boolean) => {
    const names = kind.names.filter(isMeant)
    return names.length === 0 ? [] : [{ ...kind, names }]
  }
  return composed.flatMap((kind) => [
    ...those(kind, (name) => inProse.has(name)),
    ...those({ ...kind, isTypedOnly: true }, (name) => !inProse.has(name) && ofDishes.has(name)),
    ...asTypedOnly(those(kind, (name) => !inProse.has(name) && !ofDishes.has(name))),
  ])
}

/** The Chinese tables of foods outside the lexicon. */
export const zh: LanguageKinds = {
  foods: [...composedAsIn(foods), ...withoutComposed(foods)].map(alsoAsInTaiwan),
  heads: [...headNouns, ...familyHeads],
  cookingStyles,
  asSold: { mayonnaise: ['soybean'], 'bean-sprouts': ['soybean'], 'corn-tortilla': ['gluten'] },
}
