import { doughDish, eggDish, mixedDish, sweetDish } from '#kitchen/reader/kinds/head-facts.ts'
import type { Head } from '#kitchen/reader/kinds/kind.ts'
import { list } from '#kitchen/reader/words/words.ts'

/** English nouns of made dishes and sweets: what their name does not say, nobody can know. */
export const madeDishes: readonly Head[] = [
  { heads: list('omelette, omelet, frittata, quiche, souffle'), ...eggDish },
  {
    heads: list(
      'pie, potpie, pot pie, dumpling, pizza, sandwich, croquette, fritter, pasty, samosa, spring roll, empanada, taco, burrito, enchilada, quesadilla, calzone, stromboli, pierogi, gyoza, wonton, potsticker',
    ),
    ...doughDish,
  },
  {
    heads: list(
      'sauce, gravy, dressing, marinade, dip, spread, soup, stew, curry, filling, topping, glaze, salad, slaw, casserole, stuffing, ready meal, salsa, relish, chutney, pesto, pate, terrine, chowder, bisque, ragout, ragu, risotto, paella, pilaf, pilau, biryani, goulash, sushi, laksa, pho, ratatouille, falafel, tempura, trail mix, hotpot, hot pot, stir fry, gratin, tagine, stroganoff, hash, fondue, pad thai',
    ),
    ...mixedDish,
  },
  {
    heads: list(
      'candy, candy bar, bar, energy bar, granola bar, protein bar, nougat, praline, bonbon, fudge, brittle, toffee, turron, halva, halwa, baklava, truffle candy, candies, sweets, dessert, mousse, trifle, tiramisu, pudding, fool',
    ),
    ...sweetDish,
  },
]
