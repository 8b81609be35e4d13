import { foodLines } from '#kitchen/reader/kinds/food-lines.ts'

/** Dishes and drinks whose name hides an egg or wheat, and buds of the woods. */
export const cooksAndShops = foodLines(`
  drink | eggs | dairy | vegetarian | ? | Hühnermilch, Hühner-Milch
  pasta | gluten | eggs | vegan..meat | ? | Krautfleckerl, Krautfleckerln, Kraut-Fleckerl
  leaf |  |  | vegan | - | Bärlauchknospen, Bärlauch Knospen
`)
