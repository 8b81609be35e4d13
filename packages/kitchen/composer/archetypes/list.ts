import type { Archetype } from '#kitchen/composer/archetype.ts'
import { crumble, roastedFruit } from '#kitchen/composer/archetypes/baked-fruit.ts'
import { gratin, stuffedVegetables } from '#kitchen/composer/archetypes/baking-dish.ts'
import { bowl } from '#kitchen/composer/archetypes/bowls.ts'
import { breadSalad } from '#kitchen/composer/archetypes/bread-salad.ts'
import { flatbread, wraps } from '#kitchen/composer/archetypes/breads.ts'
import { brothSoup, onionSoup } from '#kitchen/composer/archetypes/broth-soups.ts'
import { energyBalls, frozenFruit, fruitSalad, granola } from '#kitchen/composer/archetypes/cold-sweets.ts'
import { congee } from '#kitchen/composer/archetypes/congee.ts'
import { custard } from '#kitchen/composer/archetypes/custard.ts'
import { onePotRice, pastaAndSauce } from '#kitchen/composer/archetypes/grains.ts'
import { chowder, legumeSoup } from '#kitchen/composer/archetypes/hearty-soups.ts'
import { coldSoup, eggDropSoup } from '#kitchen/composer/archetypes/light-soups.ts'
import { noodleSoup, stirFriedNoodles } from '#kitchen/composer/archetypes/noodles.ts'
import { hash, warmSalad } from '#kitchen/composer/archetypes/one-pan.ts'
import { trayRoast } from '#kitchen/composer/archetypes/oven.ts'
import { frittata, sear } from '#kitchen/composer/archetypes/pan.ts'
import { parcels } from '#kitchen/composer/archetypes/parcels.ts'
import { patties } from '#kitchen/composer/archetypes/patties.ts'
import { porridge } from '#kitchen/composer/archetypes/porridge.ts'
import { curry, stew } from '#kitchen/composer/archetypes/pot.ts'
import { dip, flavouredButter, herbSauce, sprinkle } from '#kitchen/composer/archetypes/pounded-condiments.ts'
import { dressing, quickPickle, salsa } from '#kitchen/composer/archetypes/raw-condiments.ts'
import { cookedSauce, garlicConfit, infusedOil, spread } from '#kitchen/composer/archetypes/sauces.ts'
import { savouryPancakes } from '#kitchen/composer/archetypes/savoury-pancakes.ts'
import { chutney, jam, relish, syrup } from '#kitchen/composer/archetypes/simmered-condiments.ts'
import { skewers } from '#kitchen/composer/archetypes/skewers.ts'
import { creamySoup, pureeSoup } from '#kitchen/composer/archetypes/smooth-soups.ts'
import { steamed } from '#kitchen/composer/archetypes/steamed.ts'
import { compote, poachedFruit } from '#kitchen/composer/archetypes/stewed-fruit.ts'
import { cake, clafoutis, frenchToast, pancakes } from '#kitchen/composer/archetypes/sweet-batters.ts'
import { candiedNuts, chocolatePots, creamBowl, sweetRice, sweetRoots } from '#kitchen/composer/archetypes/sweet-bowls.ts'
import { fruitTart, pizza, tart } from '#kitchen/composer/archetypes/tart.ts'
import { friedRice, stirFry } from '#kitchen/composer/archetypes/wok.ts'
import { type Item, isInGroup } from '#kitchen/composer/item.ts'
import { isMadeDish, reheated, reheatedInOven, reheatedSoup } from '#kitchen/composer/last-resorts/reheated.ts'

const all: readonly Archetype[] = [
  stirFry,
  sear,
  steamed,
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
  gratin,
  tart,
  pizza,
  patties,
  skewers,
  stuffedVegetables,
  stirFriedNoodles,
  warmSalad,
  breadSalad,
  parcels,
  hash,
  savouryPancakes,
  brothSoup,
  pureeSoup,
  congee,
  creamySoup,
  onionSoup,
  noodleSoup,
  chowder,
  legumeSoup,
  coldSoup,
  eggDropSoup,
  salsa,
  chutney,
  relish,
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
  garlicConfit,
  roastedFruit,
  poachedFruit,
  compote,
  fruitSalad,
  crumble,
  sweetRice,
  porridge,
  pancakes,
  sweetRoots,
  chocolatePots,
  custard,
  creamBowl,
  candiedNuts,
  frenchToast,
  cake,
  clafoutis,
  fruitTart,
  frozenFruit,
  granola,
  energyBalls,
  reheatedInOven,
  reheated,
  reheatedSoup,
]

/** The largest share of the typed foods that an archetype may leave over. */
const mostLeftOver = 0.3

/**
 * Wraps an archetype so that it fails unless it uses the typed meat, fish or tofu and most other typed foods: noodles
 * may not leave the salmon beside them.
 */
function requiringTypedFood(archetype: Archetype): Archetype {
  const isTheirs = (item: Item) => item.use === 'yours'
  const isMain = (item: Item) => isInGroup(item, 'flesh') || item.class === 'plant-protein'
  return {
    ...archetype,
    cook: ({ table, draft }) => {
      const own = table.see(isTheirs).length
      const brought = table.see((item) => isTheirs(item) && isMain(item))
      // Without other main foods, a leftover lasagne is the main food.
      const mains = (brought.length > 0 ? brought : table.see(isMadeDish)).map((item) => item.words)
      if (!archetype.cook({ table, draft })) return false
      const left = table.see(isTheirs).length
      if (left > 1 && left > mostLeftOver * own) return false
      return mains.length === 0 || draft.tasks.some((task) => task.items.some((item) => mains.includes(item.words)))
    },
  }
}

/** Every archetype of the composer. */
export const archetypes: readonly Archetype[] = all.map((archetype) =>
  archetype.meals.some((meal) => meal === 'entrée' || meal === 'soup') ? requiringTypedFood(archetype) : archetype,
)
