import type { Head } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** A ready-made dish, whose further contents are unknown. */
const made = { otherwise: 'unknown', dietAtWorst: 'meat', isDish: true } as const

/** Spanish head nouns of dishes whose usual recipe contains more than the name. */
export const dishHeads: readonly Head[] = [
  {
    heads: list('croqueta, croquetón, quiche, crepe, crep, crepa, panqueque, gofre, waffle, wafle, villeroy de, villaroy de'),
    class: 'bread',
    mayContain: ['gluten', 'dairy', 'eggs'],
    diet: 'vegetarian',
    ...made,
  },
  {
    heads: list(
      'lasaña, canelón, canelones, quesadilla, pizza, tortellini, tortelinis, tequeño, volován de, calzone, tarta fina, tosta gratinada, san jacobo de, cachopo de, pastel gratinado',
    ),
    class: 'bread',
    mayContain: ['gluten', 'dairy'],
    diet: 'vegetarian',
    ...made,
  },
  {
    heads: list(
      'muffin de, cupcake de, cookie de, donut, rosquilla de, brownie, blondie, tartaleta, panettone, panetón, roscón de, napolitana de, milhojas, profiteroles, profiterol, éclair, brazo de gitano, brazo de reina, cheesecake, tiramisú, financier, queque, ponqué, kuchen, torta frita, plum cake, gató, pionono de, pay, strudel de, cobbler, ensaimada, trenza de hojaldre',
    ),
    class: 'pastry',
    mayContain: ['gluten', 'dairy', 'eggs'],
    diet: 'vegetarian',
    ...made,
  },
  {
    heads: list('crumble, polvorón, alfajor, mantecado, galletón'),
    class: 'pastry',
    mayContain: ['gluten', 'dairy'],
    diet: 'vegetarian',
    ...made,
  },
  {
    heads: list('ñoquis, gnocchi, empanadilla, buñuelo, escalope de, tempura de, churro, tallarines caseros de'),
    class: 'bread',
    mayContain: ['gluten', 'eggs'],
    diet: 'vegan',
    ...made,
  },
  {
    heads: list(
      'coca de, bao de, gyoza de, wantán, montadito, tosta, fajita de, rollito de primavera, tostón de pan, yakitori de, tostada de, tostadas de, empanado de, perrito caliente de',
    ),
    class: 'bread',
    mayContain: ['gluten'],
    diet: 'vegan',
    ...made,
  },
  {
    heads: list(
      'arepa, tamal, pupusa, enchilada, chilaquiles, sope de, gordita, huarache de, tlacoyo, nachos, brocheta, hallaca, tetela de, memela de, panucho, salbute, cachapa de, maki, sushi de, poke',
    ),
    class: 'wrap',
    diet: 'vegan',
    ...made,
  },
  {
    heads: list('ramen, udon, yakisoba, yakiudon, lo mein, chow mein, tallarín saltado, arroz chaufa de, chaufa de'),
    class: 'noodle',
    mayContain: ['gluten', 'soybean'],
    diet: 'vegan',
    ...made,
  },
  {
    heads: list('natillas, flan, crema pastelera, pudin, pudín, budín, jericalla, mousse, suflé, soufflé, semifrío, sambayón'),
    class: 'sweetener',
    mayContain: ['dairy', 'eggs'],
    diet: 'vegetarian',
    ...made,
  },
  {
    heads: list('batido de, malteada de, licuado de, lassi, smoothie de, chupe de, risotto, panna cotta, panacota, bavarois'),
    class: 'milk',
    mayContain: ['dairy'],
    diet: 'vegan',
    ...made,
  },
  { heads: list('gelatina de'), class: 'sweetener', diet: 'vegan', ...made },
  {
    heads: list('ensaladilla, tortilla francesa, huevos rotos con, huevos rellenos de, revuelto'),
    class: 'egg',
    mayContain: ['eggs'],
    diet: 'vegetarian',
    ...made,
  },
  { heads: list('albóndiga, almóndiga'), class: 'cured-meat', mayContain: ['gluten', 'eggs'], diet: 'vegan', ...made },
]
