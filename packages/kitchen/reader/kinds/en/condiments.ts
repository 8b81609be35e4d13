import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** English names of sauces, pastes and stocks that do not name their ingredients, with usual shop contents. */
export const condiments: readonly NamedKind[] = [
  {
    // American mayonnaise is made with soya oil, European rarely.
    class: 'sauce',
    contains: ['eggs'],
    unknown: ['soybean'],
    diet: 'vegetarian',
    sharesDoubts: true,
    names: list('mayonnaise, mayo, mayonaise, light mayonnaise, garlic mayonnaise, japanese mayonnaise, kewpie, kewpie mayo, aioli'),
  },
  {
    class: 'spice',
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list('seasoning, seasonings, seasoning blend, seasoning powder'),
  },
  {
    class: 'chocolate',
    contains: ['peanut'],
    mayContain: ['dairy', 'soybean'],
    unknown: ['gluten', 'eggs'],
    diet: 'vegetarian',
    names: list(
      "peanut butter cup, peanut butter cups, peanut butter chocolate, chocolate peanut butter, reese's, reese's cup, reeses, reeses cup, reese's peanut butter cup",
    ),
  },
  {
    class: 'salty-sauce',
    contains: ['mushroom'],
    mayContain: ['soybean', 'gluten'],
    diet: 'vegan',
    names: list(
      'vegetarian oyster sauce, vegan oyster sauce, mushroom oyster sauce, vegetarian oyster flavored sauce, vegetarian stir fry sauce',
    ),
  },
  {
    class: 'paste',
    mayContain: ['shellfish', 'soybean'],
    unknown: ['gluten', 'peanut'],
    diet: 'pescatarian',
    names: list(
      'tom yum, tom yum paste, tom yum soup, tom kha paste, laksa, laksa paste, nam prik, nam prik pao, thai chili paste, thai chili jam, nasi goreng paste, sambal goreng, pho broth, pho paste',
    ),
  },
  {
    class: 'sauce',
    contains: ['shellfish'],
    diet: 'pescatarian',
    names: list('sambal terasi, sambal trassi, sambal belacan, sambal udang, rempah udang, balachaung'),
  },
  {
    class: 'paste',
    mayContain: ['shellfish', 'peanut'],
    unknown: ['gluten', 'soybean'],
    diet: 'vegan',
    dietAtWorst: 'pescatarian',
    names: list(
      'massaman paste, massaman curry, massaman curry paste, panang paste, panang curry, panang curry paste, penang curry paste, rendang paste, sambal, kimchi paste, kimchi sauce, kimchi base, kimchi mix',
    ),
  },
  {
    class: 'sauce',
    mayContain: ['shellfish', 'soybean', 'peanut', 'eggs'],
    unknown: ['gluten'],
    diet: 'pescatarian',
    names: list('pad thai, pad thai sauce, pad thai paste, pad thai kit'),
  },
  {
    class: 'cured-fish',
    mayContain: ['gluten', 'eggs', 'shellfish', 'soybean'],
    diet: 'pescatarian',
    names: list('fishball, fish tofu, cuttlefish ball, seafood ball'),
  },
  {
    class: 'sauce',
    mayContain: ['gluten'],
    diet: 'vegan',
    sharesDoubts: true,
    names: list('pizza sauce, pizza topping, enchilada sauce, pasta sauce, curry sauce mix'),
  },
  {
    class: 'sauce',
    mayContain: ['gluten', 'soybean'],
    unknown: ['dairy', 'eggs'],
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      'katsu curry, katsu curry sauce, katsu curry paste, curry sauce, chip shop curry sauce, ramen broth, ramen base, steak sauce, a1 sauce',
    ),
  },
  {
    class: 'salty-sauce',
    contains: ['soybean'],
    mayContain: ['gluten'],
    unknown: ['peanut', 'shellfish'],
    diet: 'vegan',
    dietAtWorst: 'pescatarian',
    names: list(
      'kung pao sauce, general tso sauce, szechuan sauce, sichuan sauce, orange chicken sauce, mongolian sauce, yellow bean sauce, yellow bean paste, brown bean paste, chow mein sauce, lo mein sauce, poke sauce, soy glaze',
    ),
  },
  {
    class: 'paste',
    unknown: ['dairy', 'gluten', 'soybean', 'peanut'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list(
      'korma paste, tikka paste, rogan josh paste, madras paste, vindaloo paste, balti paste, indian curry paste, jalfrezi paste',
    ),
  },
  {
    class: 'stock',
    mayContain: ['gluten', 'soybean'],
    unknown: ['dairy', 'eggs'],
    diet: 'meat',
    names: list('tonkotsu broth, tonkotsu base'),
  },
  {
    class: 'stock',
    mayContain: ['gluten', 'soybean'],
    diet: 'vegan',
    names: list(
      'vegan stock cube, vegan bouillon cube, vegan stock powder, vegan bouillon powder, vegan stock pot, plant based stock cube',
    ),
  },
  {
    class: 'stock',
    mayContain: ['gluten', 'soybean'],
    unknown: ['dairy', 'eggs'],
    diet: 'vegetarian',
    names: list('vegetarian stock cube, vegetarian bouillon cube, vegetarian stock powder, veggie stock cube, veggie bouillon cube'),
  },
  { class: 'seaweed', mayContain: ['soybean', 'gluten'], unknown: ['shellfish'], diet: 'pescatarian', names: list('furikake') },
  { class: 'sauce', unknown: ['gluten'], diet: 'pescatarian', names: list('puttanesca, puttanesca sauce') },
  {
    class: 'hot-sauce',
    mayContain: ['soybean', 'peanut'],
    unknown: ['gluten'],
    diet: 'vegan',
    sharesDoubts: true,
    names: list('chili crisp, crispy chili oil, lao gan ma'),
  },
  { class: 'sauce', mayContain: ['soybean'], unknown: ['gluten'], diet: 'vegan', names: list('plum sauce') },
  { class: 'legume', diet: 'vegan', dietAtWorst: 'meat', names: list('refried bean, refried black bean, refried pinto bean') },
  {
    class: 'bread',
    contains: [],
    mayContain: ['gluten', 'eggs'],
    unknown: ['dairy'],
    diet: 'vegetarian',
    names: list('lady finger'),
  },
]
