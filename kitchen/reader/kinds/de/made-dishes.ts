import { doughDish, eggDish, mixedDish, sweetDish } from '#kitchen/reader/kinds/head-facts.ts'
import type { Head } from '#kitchen/reader/kinds/kind.ts'
import { list } from '#kitchen/reader/words/words.ts'

/** German nouns of made dishes and sweets: what their name does not say, nobody can know. */
export const madeDishes: readonly Head[] = [
  { heads: list('Omelett, Omelette, Frittata, Soufflé, Rührei'), ...eggDish },
  {
    heads: list(
      'Kroketten, Krokette, Pizza, Sandwich, Knödel, Klöße, Maultaschen, Maultasche, Teigtaschen, Ravioli, Pastetchen, Quiche, Taco, Burrito, Samosa, Frühlingsrolle, Piroggen',
    ),
    ...doughDish,
  },
  {
    heads: list(
      'Sauce, Soße, Sosse, Dip, Dressing, Marinade, Aufstrich, Füllung, Suppe, Cremesuppe, Eintopf, Salat, Curry, Gratin, Glasur, Pastete, Pesto, Chutney, Relish, Salsa, Pfanne, Topping, Terrine, Auflauf, Ragout, Gulasch, Frikassee, Risotto, Paella, Falafel, Ratatouille, Pilaw, Fondue, Gemüsetopf, Püreesuppe, Tunke, Gericht',
    ),
    ...mixedDish,
  },
  {
    heads: list(
      'Riegel, Nougat, Nugat, Praline, Pralinen, Bonbon, Bonbons, Konfekt, Turron, Krokant, Pudding, Dessert, Nachtisch, Halva, Studentenfutter, Türkischer Honig, Halwa, Mousse, Süßigkeit, Süßigkeiten, Süßware, Süßwaren',
    ),
    ...sweetDish,
  },
]
