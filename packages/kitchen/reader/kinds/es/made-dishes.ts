import type { Head } from '#kitchen/reader/food/kind.ts'
import { doughDish, eggDish, mixedDish, sweetDish } from '#kitchen/reader/kinds/head-facts.ts'
import { list } from '#kitchen/word-list.ts'

/** Spanish head nouns of dishes and sweets; contents beyond the name are unknown. */
export const madeDishes: readonly Head[] = [
  {
    // An omelette in Spain, a flatbread in Latin America.
    heads: list('tortilla de'),
    class: 'wrap',
    mayContain: ['gluten', 'eggs'],
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    isDish: true,
  },
  { heads: list('tortilla francesa, tortilla española, revuelto, suflé, quiche'), ...eggDish },
  {
    heads: list(
      'empanada, empanadilla, croqueta, pizza, sándwich, bocadillo, bocata, buñuelo, dumpling, taco, burrito, enchilada, quesadilla, lasaña, canelón, canelones, arepa, tamal, pupusa, rollito',
    ),
    ...doughDish,
  },
  {
    heads: list(
      'salsa, aliño, aderezo, vinagreta, sopa, crema de verduras, guiso, estofado, potaje, cazuela, puchero, cocido, ensalada, ensaladilla, curry, adobo, escabeche, marinada, relleno, paté, untable, salteado, risotto, paella, gratinado, gratén, ragú, chutney, pesto, gazpacho, falafel, callos, mole, salmorejo, pastel de carne, fondue, fideuá, dip, pisto, menestra',
    ),
    ...mixedDish,
  },
  {
    heads: list(
      'turrón, barrita, chocolatina, bombón, caramelo, praliné, golosina, dulce de, postre, pudín, pudin, budín, natillas, flan, polvorón, alfajor, churro, mantecado, mazapán relleno, guirlache',
    ),
    ...sweetDish,
  },
]
