import type { Archetype } from '#kitchen/composer/archetype.ts'
import {
  chocolateSauce,
  fruitSauce,
  poundedHerbs,
  reduction,
  stirredSauce,
  toastedCrumbs,
  whiteSauce,
} from '#kitchen/composer/last-resorts/condiments.ts'
import {
  chocolateCups,
  plainPancakes,
  setMilk,
  sweetBeans,
  sweetOmelette,
  sweetPlate,
  sweetRoast,
  sweetStarch,
} from '#kitchen/composer/last-resorts/desserts.ts'
import { flourRounds, freshPlate, plainRoast, plainStarch, plainToasts } from '#kitchen/composer/last-resorts/entrees.ts'
import { flourSoup, fruitSoup, nutSoup, thinSoup } from '#kitchen/composer/last-resorts/soups.ts'

/** What is tried when few archetypes, or none, make anything of what there is. */
export const lastResorts: readonly Archetype[] = [
  freshPlate,
  plainRoast,
  plainToasts,
  plainStarch,
  flourRounds,
  thinSoup,
  fruitSoup,
  nutSoup,
  flourSoup,
  stirredSauce,
  poundedHerbs,
  fruitSauce,
  toastedCrumbs,
  chocolateSauce,
  whiteSauce,
  reduction,
  sweetPlate,
  sweetRoast,
  sweetStarch,
  plainPancakes,
  sweetBeans,
  sweetOmelette,
  chocolateCups,
  setMilk,
]
