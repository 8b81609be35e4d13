import { parseFoodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Drinks whose name hides an egg, and tree buds. */
export const eggDrinksAndBuds = parseFoodLines(`
  drink | eggs | dairy | vegetarian | ? | Hühnermilch, Hühner-Milch
  leaf |  |  | vegan | - | Bärlauchknospen, Bärlauch Knospen
`)
