import type { Archetype } from '#kitchen/composer/archetype.ts'
import { flatbread, wraps } from '#kitchen/composer/archetypes/breads.ts'
import { chutney, cookedSauce, infusedOil, jam, softGarlic, spread, syrup } from '#kitchen/composer/archetypes/cooked-condiments.ts'
import { dip, dressing, flavouredButter, herbSauce, quickPickle, salsa, sprinkle } from '#kitchen/composer/archetypes/fresh-condiments.ts'
import { compote, crumble, fruitSalad, poachedFruit, roastedFruit } from '#kitchen/composer/archetypes/fruit-desserts.ts'
import { bowl, onePotRice, pastaAndSauce } from '#kitchen/composer/archetypes/grains.ts'
import { trayRoast } from '#kitchen/composer/archetypes/oven.ts'
import { friedRice, frittata, sear, stirFry } from '#kitchen/composer/archetypes/pan.ts'
import { curry, stew } from '#kitchen/composer/archetypes/pot.ts'
import { brothSoup, congee, creamySoup, pureeSoup } from '#kitchen/composer/archetypes/soups.ts'
import { cake, pancakes, sweetToast } from '#kitchen/composer/archetypes/sweet-batters.ts'
import { candiedNuts, chocolatePots, creamBowl, sweetRice, sweetRoots } from '#kitchen/composer/archetypes/sweet-bowls.ts'

/** Every way of cooking the composer knows. */
export const archetypes: readonly Archetype[] = [
  stirFry,
  sear,
  frittata,
  wraps,
  flatbread,
  friedRice,
  stew,
  curry,
  onePotRice,
  pastaAndSauce,
  bowl,
  trayRoast,
  brothSoup,
  pureeSoup,
  congee,
  creamySoup,
  salsa,
  chutney,
  dip,
  dressing,
  herbSauce,
  cookedSauce,
  quickPickle,
  flavouredButter,
  infusedOil,
  jam,
  spread,
  sprinkle,
  syrup,
  softGarlic,
  roastedFruit,
  poachedFruit,
  compote,
  fruitSalad,
  crumble,
  sweetRice,
  pancakes,
  sweetRoots,
  chocolatePots,
  creamBowl,
  candiedNuts,
  sweetToast,
  cake,
]
