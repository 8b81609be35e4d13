import type { Language } from '#kitchen/options.ts'
import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { desserts } from '#kitchen/reader/kinds/world-dishes/desserts.ts'
import { dumplingsPastaAndRice } from '#kitchen/reader/kinds/world-dishes/dumplings-pasta-and-rice.ts'
import { eggDishesAndBakes } from '#kitchen/reader/kinds/world-dishes/egg-dishes-and-bakes.ts'
import { sauces } from '#kitchen/reader/kinds/world-dishes/sauces.ts'
import { snacksSaladsAndDrinks } from '#kitchen/reader/kinds/world-dishes/snacks-salads-and-drinks.ts'
import { soupsAndStews } from '#kitchen/reader/kinds/world-dishes/soups-and-stews.ts'
import { list } from '#kitchen/word-list.ts'

const rows = [...sauces, ...soupsAndStews, ...eggDishesAndBakes, ...desserts, ...dumplingsPastaAndRice, ...snacksSaladsAndDrinks]

/** Internationally known dishes, in one language: bought, served beside, or made by the recipe. */
export function worldDishesIn(language: Language): readonly NamedKind[] {
  return rows.map(({ kind, names, sharesDoubts }) => ({ ...kind, ...(sharesDoubts && { sharesDoubts }), names: list(names[language]) }))
}
