import type { Head } from '#kitchen/reader/food/kind.ts'
import { doughDish, eggDish, mixedDish, sweetDish } from '#kitchen/reader/kinds/head-facts.ts'
import { list } from '#kitchen/word-list.ts'

/** English head nouns of dishes and sweets; contents beyond the name are unknown. */
export const madeDishes: readonly Head[] = [
  { heads: list('quiche'), ...eggDish, mayContain: ['dairy', 'gluten'] },
  { heads: list('omelette, omelet, frittata, souffle'), ...eggDish },
  { heads: list('stroganoff'), ...mixedDish, mayContain: ['dairy', 'mushroom'] },
  { heads: list('gratin, fondue, dauphinoise, alfredo, risotto, biryani'), ...mixedDish, mayContain: ['dairy'] },
  { heads: list('pad thai'), ...mixedDish, mayContain: ['peanut', 'eggs', 'soybean'] },
  { heads: list('schnitzel, katsu, tempura, fritter'), ...doughDish, mayContain: ['gluten', 'eggs'] },
  { heads: list('chow mein'), ...doughDish, mayContain: ['gluten', 'eggs', 'soybean'] },
  {
    heads: list('lasagne, lasagna, pasta bake, cannelloni, pizza, calzone, stromboli, quesadilla'),
    ...doughDish,
    mayContain: ['gluten', 'dairy'],
  },
  { heads: list('fool, mousse, trifle, posset, syllabub, milkshake, panna cotta, sundae'), ...sweetDish, mayContain: ['dairy'] },
  { heads: list('chowder'), ...mixedDish, mayContain: ['dairy'] },
  {
    heads: list(
      'wellington, turnover, strudel, toastie, sarnie, butty, bap, sub, hoagie, baguette sandwich, panini, wrap sandwich, burger bun, ravioli, tortellini, goujon, nugget',
    ),
    ...doughDish,
  },
  {
    heads: list(
      'pie, potpie, pot pie, dumpling, sandwich, croquette, pasty, samosa, spring roll, empanada, taco, burrito, enchilada, pierogi, gyoza, wonton, potsticker',
    ),
    ...doughDish,
  },
  {
    heads: list(
      'sauce, gravy, dressing, marinade, dip, spread, soup, stew, curry, filling, topping, glaze, salad, slaw, casserole, stuffing, ready meal, salsa, relish, chutney, pesto, pate, terrine, bisque, ragout, ragu, paella, pilaf, pilau, goulash, sushi, laksa, pho, ratatouille, falafel, trail mix, hotpot, hot pot, stir fry, tagine, hash',
    ),
    ...mixedDish,
  },
  {
    heads: list(
      'candy, candy bar, bar, energy bar, granola bar, protein bar, nougat, praline, bonbon, fudge, brittle, toffee, turron, halva, halwa, baklava, truffle candy, candies, sweets, dessert, tiramisu, pudding',
    ),
    ...sweetDish,
  },
]
