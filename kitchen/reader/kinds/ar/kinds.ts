import { additives } from '#kitchen/reader/kinds/ar/additives.ts'
import { animalFoods } from '#kitchen/reader/kinds/ar/animal-foods.ts'
import { condiments } from '#kitchen/reader/kinds/ar/condiments.ts'
import { dairyFoods } from '#kitchen/reader/kinds/ar/dairy-foods.ts'
import { inAllDialects } from '#kitchen/reader/kinds/ar/dialects.ts'
import { dishes } from '#kitchen/reader/kinds/ar/dishes.ts'
import { grainFoods } from '#kitchen/reader/kinds/ar/grain-foods.ts'
import { heads } from '#kitchen/reader/kinds/ar/heads.ts'
import { manners } from '#kitchen/reader/kinds/ar/manners.ts'
import { plantFoods } from '#kitchen/reader/kinds/ar/plant-foods.ts'
import type { LanguageKinds } from '#kitchen/reader/kinds/kind.ts'

/** Arabic names beyond the lexicon. */
export const ar: LanguageKinds = {
  foods: inAllDialects([...condiments, ...dairyFoods, ...grainFoods, ...animalFoods, ...plantFoods, ...additives, ...dishes]),
  heads,
  manners,
}
