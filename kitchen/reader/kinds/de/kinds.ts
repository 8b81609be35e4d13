import { additives } from '#kitchen/reader/kinds/de/additives.ts'
import { animalFoods } from '#kitchen/reader/kinds/de/animal-foods.ts'
import { condiments } from '#kitchen/reader/kinds/de/condiments.ts'
import { dairyFoods } from '#kitchen/reader/kinds/de/dairy-foods.ts'
import { grainFoods } from '#kitchen/reader/kinds/de/grain-foods.ts'
import { heads } from '#kitchen/reader/kinds/de/heads.ts'
import { manners } from '#kitchen/reader/kinds/de/manners.ts'
import { plantFoods } from '#kitchen/reader/kinds/de/plant-foods.ts'
import type { LanguageKinds } from '#kitchen/reader/kinds/kind.ts'

/** German names beyond the lexicon. */
export const de: LanguageKinds = {
  foods: [...condiments, ...dairyFoods, ...grainFoods, ...animalFoods, ...plantFoods, ...additives],
  heads,
  manners,
}
