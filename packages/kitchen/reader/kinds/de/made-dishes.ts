import type { Head } from '#kitchen/reader/food/kind.ts'
import { doughDish, eggDish, mixedDish, sweetDish } from '#kitchen/reader/kinds/head-facts.ts'
import { list } from '#kitchen/word-list.ts'

/** German head nouns of dishes and sweets; contents beyond the name are unknown. */
export const madeDishes: readonly Head[] = [
  { heads: list('Omelett, Omelette, Frittata, Soufflé, Rührei'), ...eggDish },
  {
    heads: list(
      'Kroketten, Krokette, Pizza, Sandwich, Knödel, Klöße, Maultaschen, Maultasche, Teigtaschen, Ravioli, Quiche, Taco, Burrito, Samosa, Frühlingsrolle, Piroggen',
    ),
    ...doughDish,
  },
  {
    heads: list(
      'Sauce, Soße, Sosse, Dip, Dressing, Marinade, Aufstrich, Suppe, Cremesuppe, Eintopf, Salat, Curry, Gratin, Pastete, Pesto, Chutney, Relish, Salsa, Auflauf, Ragout, Gulasch, Frikassee, Risotto, Paella, Falafel, Ratatouille, Pilaw, Fondue, Gemüsetopf, Püreesuppe',
    ),
    ...mixedDish,
  },
  {
    heads: list('Füllung, Glasur, Pfanne, Topping, Terrine, Tunke, Gericht'),
    needsFood: 'joined',
    ...mixedDish,
  },
  {
    heads: list(
      'Nougat, Nugat, Praline, Pralinen, Bonbon, Bonbons, Konfekt, Turron, Krokant, Pudding, Dessert, Nachtisch, Halva, Studentenfutter, Türkischer Honig, Halwa, Mousse, Süßigkeit, Süßigkeiten, Süßware, Süßwaren',
    ),
    ...sweetDish,
  },
  {
    heads: list('Riegel'),
    needsFood: 'joined',
    ...sweetDish,
  },
]
