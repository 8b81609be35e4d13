import type { Head } from '#kitchen/reader/food/kind.ts'
import { doughDish, eggDish, mixedDish, sweetDish } from '#kitchen/reader/kinds/head-facts.ts'
import { list } from '#kitchen/word-list.ts'

/** French head nouns of dishes and sweets; contents beyond the name are unknown. */
export const madeDishes: readonly Head[] = [
  { heads: list('omelette, soufflé, frittata'), ...eggDish },
  {
    heads: list(
      'croquette, samoussa, pizza, quiche, sandwich, tourte, feuilleté, ravioli, nem, taco, burrito, empanada, hachis parmentier, parmentier, croque-monsieur',
    ),
    ...doughDish,
  },
  {
    heads: list(
      'sauce, soupe, velouté, potage, ragoût, curry, salade, vinaigrette, marinade, dip, tartinade, farce, garniture, gratin, poêlée, crémeux, mousseline, nappage, chutney, relish, pesto, quenelle, bisque, chaudrée, cassolette, fricassée, mijoté, risotto, paëlla, paella, pilaf, tajine, blanquette, cassoulet, ratatouille, falafel, tapenade, crème de légumes, poêlée de',
    ),
    ...mixedDish,
  },
  {
    heads: list(
      'nougat, calisson, loukoum, halva, praline, praliné, bonbon, barre, barre de, confiserie, caramel, touron, pudding, flan, entremets, dessert, truffe au chocolat, friandise, nougatine, dragée, pâte à tartiner',
    ),
    ...sweetDish,
  },
]
