import type { Archetype } from '#kitchen/composer/archetype.ts'
import { bakedDough, sweetDough } from '#kitchen/composer/last-resorts/baked-dough.ts'
import {
  chocolateSauce,
  fruitSauce,
  poundedHerbs,
  reduction,
  stirredSauce,
  toastedCrumbs,
  whiteSauce,
} from '#kitchen/composer/last-resorts/condiments.ts'
import { nutButter, nutSauce, riceCream, spicePaste, spiceWater } from '#kitchen/composer/last-resorts/condiments-of-one-thing.ts'
import {
  chocolateCups,
  citrusCurd,
  plainPancakes,
  setMilk,
  sweetBeans,
  sweetOmelette,
  sweetPlate,
  sweetRoast,
  sweetStarch,
} from '#kitchen/composer/last-resorts/desserts.ts'
import { freshPlate, plainRoast, plainStarch, plainToasts } from '#kitchen/composer/last-resorts/entrees.ts'
import {
  bakedCheese,
  cheeseCrisps,
  flourDumplings,
  flourPorridge,
  flourRounds,
  ovenEggs,
  panCheese,
} from '#kitchen/composer/last-resorts/flour-cheese-eggs.ts'
import { flourSoup, fruitSoup, hotNutSoup, nutSoup, thinSoup } from '#kitchen/composer/last-resorts/soups.ts'

/** The last resorts: archetypes for requests that few or no other archetypes can use. */
export const lastResorts: readonly Archetype[] = [
  freshPlate,
  plainRoast,
  plainToasts,
  plainStarch,
  bakedDough,
  flourRounds,
  flourDumplings,
  flourPorridge,
  cheeseCrisps,
  panCheese,
  bakedCheese,
  ovenEggs,
  thinSoup,
  fruitSoup,
  nutSoup,
  hotNutSoup,
  flourSoup,
  stirredSauce,
  poundedHerbs,
  fruitSauce,
  toastedCrumbs,
  chocolateSauce,
  whiteSauce,
  reduction,
  spicePaste,
  spiceWater,
  nutButter,
  nutSauce,
  riceCream,
  sweetDough,
  sweetPlate,
  sweetRoast,
  sweetStarch,
  plainPancakes,
  sweetBeans,
  citrusCurd,
  sweetOmelette,
  chocolateCups,
  setMilk,
]
