import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { biscuits } from '#kitchen/reader/kinds/de/lines/biscuits.ts'
import { brands } from '#kitchen/reader/kinds/de/lines/brands.ts'
import { breads } from '#kitchen/reader/kinds/de/lines/breads.ts'
import { cakes } from '#kitchen/reader/kinds/de/lines/cakes.ts'
import { countryWords } from '#kitchen/reader/kinds/de/lines/country-words.ts'
import { fishDishes } from '#kitchen/reader/kinds/de/lines/fish-dishes.ts'
import { meatDishes } from '#kitchen/reader/kinds/de/lines/meat-dishes.ts'
import { everydayLines } from '#kitchen/reader/kinds/de/lines/more-of-every-day.ts'
import { neighbouringDishes } from '#kitchen/reader/kinds/de/lines/neighbours.ts'
import { noodlesAndDumplings } from '#kitchen/reader/kinds/de/lines/noodles-and-dumplings.ts'
import { dialectNames } from '#kitchen/reader/kinds/de/lines/plain-names.ts'
import { plantsByCompound } from '#kitchen/reader/kinds/de/lines/plants-by-compound.ts'
import { exceptionalRecipes } from '#kitchen/reader/kinds/de/lines/precise.ts'
import { sausages } from '#kitchen/reader/kinds/de/lines/sausages.ts'
import { shelfBrands } from '#kitchen/reader/kinds/de/lines/shelf-brands.ts'
import { soupsAndStews } from '#kitchen/reader/kinds/de/lines/soups-and-stews.ts'
import { sweetDishes } from '#kitchen/reader/kinds/de/lines/sweet-dishes.ts'
import { sweetsBrandsDrinks } from '#kitchen/reader/kinds/de/lines/sweets-brands-drinks.ts'
import { usualContents } from '#kitchen/reader/kinds/de/lines/usual-contents.ts'
import { usualRecipes } from '#kitchen/reader/kinds/de/lines/usual-recipes.ts'
import { vegetablesAndSauces } from '#kitchen/reader/kinds/de/lines/vegetables-and-sauces.ts'
import { wellKnownDishes } from '#kitchen/reader/kinds/de/lines/well-known.ts'
import { worldDishes } from '#kitchen/reader/kinds/de/lines/world-names.ts'
import { worldRecipes } from '#kitchen/reader/kinds/de/lines/world-recipes.ts'

/** German names of dishes and products by composition, one line for each. */
export const dishesByComposition: readonly NamedKind[] = [
  ...biscuits,
  ...breads,
  ...cakes,
  ...fishDishes,
  ...meatDishes,
  ...noodlesAndDumplings,
  ...dialectNames,
  ...plantsByCompound,
  ...sausages,
  ...soupsAndStews,
  ...sweetDishes,
  ...sweetsBrandsDrinks,
  ...vegetablesAndSauces,
  ...worldDishes,
  ...exceptionalRecipes,
  ...wellKnownDishes,
  ...brands,
  ...usualRecipes,
  ...neighbouringDishes,
  ...everydayLines,
  ...worldRecipes,
  ...shelfBrands,
  ...countryWords,
  ...usualContents,
]
