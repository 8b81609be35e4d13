import { animalFoods } from '#kitchen/reader/kinds/en/animal-foods.ts'
import { condiments } from '#kitchen/reader/kinds/en/condiments.ts'
import { dairyFoods } from '#kitchen/reader/kinds/en/dairy-foods.ts'
import { grainFoods } from '#kitchen/reader/kinds/en/grain-foods.ts'
import { heads } from '#kitchen/reader/kinds/en/heads.ts'
import { labelWords } from '#kitchen/reader/kinds/en/label-words.ts'
import { latinNames } from '#kitchen/reader/kinds/en/latin-names.ts'
import { manners } from '#kitchen/reader/kinds/en/manners.ts'
import { plantFoods } from '#kitchen/reader/kinds/en/plant-foods.ts'
import type { LanguageKinds } from '#kitchen/reader/kinds/kind.ts'

/** English names beyond the lexicon. */
export const en: LanguageKinds = {
  foods: [...condiments, ...dairyFoods, ...grainFoods, ...animalFoods, ...plantFoods, ...labelWords, ...latinNames],
  heads,
  manners,
}
