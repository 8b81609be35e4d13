import { additives } from '#kitchen/reader/kinds/ja/additives.ts'
import { animalFoods } from '#kitchen/reader/kinds/ja/animal-foods.ts'
import { condiments } from '#kitchen/reader/kinds/ja/condiments.ts'
import { dairyFoods } from '#kitchen/reader/kinds/ja/dairy-foods.ts'
import { grainFoods } from '#kitchen/reader/kinds/ja/grain-foods.ts'
import { heads } from '#kitchen/reader/kinds/ja/heads.ts'
import { manners } from '#kitchen/reader/kinds/ja/manners.ts'
import { plantFoods } from '#kitchen/reader/kinds/ja/plant-foods.ts'
import type { LanguageKinds } from '#kitchen/reader/kinds/kind.ts'

/** Japanese names beyond the lexicon. */
export const ja: LanguageKinds = {
  foods: [...condiments, ...dairyFoods, ...grainFoods, ...animalFoods, ...plantFoods, ...additives],
  heads,
  manners,
  asSold: { mayonnaise: ['soybean'] },
}
