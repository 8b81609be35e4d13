import { additives } from '#kitchen/reader/kinds/fr/additives.ts'
import { animalFoods } from '#kitchen/reader/kinds/fr/animal-foods.ts'
import { condiments } from '#kitchen/reader/kinds/fr/condiments.ts'
import { dairyFoods } from '#kitchen/reader/kinds/fr/dairy-foods.ts'
import { grainFoods } from '#kitchen/reader/kinds/fr/grain-foods.ts'
import { heads } from '#kitchen/reader/kinds/fr/heads.ts'
import { manners } from '#kitchen/reader/kinds/fr/manners.ts'
import { plantFoods } from '#kitchen/reader/kinds/fr/plant-foods.ts'
import type { LanguageKinds } from '#kitchen/reader/kinds/kind.ts'

/** French names beyond the lexicon. */
export const fr: LanguageKinds = {
  foods: [...condiments, ...dairyFoods, ...grainFoods, ...animalFoods, ...plantFoods, ...additives],
  heads,
  manners,
}
