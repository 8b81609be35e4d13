import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/**
 * German names of cheeses and milk foods that do not tell the kind of food: Germany, Austria, Switzerland and their
 * neighbours.
 */
export const cheeses: readonly NamedKind[] = [
  {
    // Cheese of rice or almonds is often sold with milk protein (casein), even as "non-dairy".
    class: 'soft-cheese',
    unknown: ['dairy', 'soybean'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list(`Reiskäse, Reismilchkäse, Mandelkäse, Mandelmilchkäse`),
  },
  {
    class: 'hard-cheese',
    contains: ['dairy'],
    diet: 'vegetarian',
    dietAtWorst: 'meat',
    names:
      list(`Altenburger Ziegenkäse, Bachensteiner, Fol Epi, Frankfurter Handkäse, Geramont, Grünländer, Krutzener, Landana, Mondseer, Mostviertler Schofkas, Neufchâtel, Nieheimer, Nusskäse, Picandou, Provola, Rougette, Rügener Badejunge, Ziegenrahm, Schlosskäse, Schweizer Käse, Spundekäs, Steirerkas, Sura Kees, Tollenser,
      Vacherin Mont-d'Or, Wagasi, Winzerkäse, Würfelkäse, Zottarella, Käsespäne, Bratkäse, Bresso Kräuter, Le Tartare`),
  },
  {
    class: 'milk',
    contains: ['dairy'],
    diet: 'vegetarian',
    names: list('Molkenerzeugnis, Milcherzeugnis, Milchcalcium, Milchstreichfett, Saucenhalbrahm, Joghurterzeugnis'),
  },
]
