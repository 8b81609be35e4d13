import type { NamedKind } from '#kitchen/reader/food/kind.ts'
import { list } from '#kitchen/word-list.ts'

/** French names of sauces, pastes and stocks that do not name their ingredients, with usual shop contents. */
export const condiments: readonly NamedKind[] = [
  // Thai pastes that are ground with peanuts or used in peanut curries, so they likely contain peanut. Red and green
  // pastes are not in this row.
  {
    class: 'paste',
    mayContain: ['peanut', 'shellfish', 'soybean'],
    unknown: ['gluten'],
    diet: 'vegan',
    dietAtWorst: 'pescatarian',
    names: list(
      'pâte de curry massaman, pâte massaman, curry massaman, pâte de curry panang, pâte panang, curry panang, pâte de curry penang, pâte de curry jaune, pâte de curry jaune thaï, curry jaune',
    ),
  },
  {
    class: 'salty-sauce',
    contains: ['mushroom'],
    mayContain: ['soybean', 'gluten'],
    diet: 'vegan',
    names: list("sauce d'huître végétarienne, sauce huître végétarienne, sauce d'huîtres végétale, sauce huître aux champignons"),
  },
  {
    class: 'paste',
    mayContain: ['shellfish', 'soybean'],
    unknown: ['gluten', 'peanut'],
    diet: 'pescatarian',
    names: list('tom yam, tom yum, pâte tom yam, soupe tom yam, tom kha, laksa, pâte laksa, nam prik, bouillon pho'),
  },
  {
    class: 'sauce',
    mayContain: ['shellfish', 'soybean', 'peanut'],
    unknown: ['gluten'],
    diet: 'pescatarian',
    names: list('pad thaï, sauce pad thaï, kit pad thaï'),
  },
  {
    class: 'paste',
    mayContain: ['shellfish'],
    unknown: ['gluten', 'soybean', 'peanut'],
    diet: 'vegan',
    dietAtWorst: 'pescatarian',
    names: list('sambal, pâte à kimchi, base kimchi'),
  },
  {
    class: 'cured-fish',
    mayContain: ['gluten', 'eggs', 'shellfish', 'soybean'],
    diet: 'pescatarian',
    names: list('boule de poisson, boules de poisson, boulettes de calamar'),
  },
  {
    class: 'sauce',
    mayContain: ['gluten', 'soybean'],
    unknown: ['dairy', 'eggs'],
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list('curry japonais, roux pour curry japonais, sauce curry, bouillon ramen, base ramen, sauce pour steak, sauce a1'),
  },
  {
    class: 'salty-sauce',
    contains: ['soybean'],
    mayContain: ['gluten'],
    unknown: ['peanut', 'shellfish'],
    diet: 'vegan',
    dietAtWorst: 'pescatarian',
    names: list(
      'sauce kung pao, sauce sichuanaise, sauce szechuan, sauce général tao, sauce aux fèves noires, sauce poke, sauce chow mein',
    ),
  },
  {
    class: 'paste',
    unknown: ['dairy', 'gluten', 'soybean', 'peanut'],
    diet: 'vegan',
    dietAtWorst: 'vegetarian',
    names: list(
      'pâte de curry indien, pâte korma, pâte tikka, pâte tandoori, pâte madras, pâte vindaloo, sauce korma, sauce tikka masala, sauce butter chicken, sauce curry indien',
    ),
  },
  { class: 'seaweed', mayContain: ['soybean', 'gluten'], unknown: ['shellfish'], diet: 'pescatarian', names: list('furikaké') },
  {
    class: 'sauce',
    unknown: ['gluten'],
    diet: 'pescatarian',
    names: list(
      'sauce puttanesca, puttanesca, sauce nem, sauce nems, sauce pour nems, sauce aux anchois, bagna cauda, tapenade, tapenade noire, tapenade verte',
    ),
  },
  {
    class: 'sauce',
    otherwise: 'unknown',
    diet: 'vegan',
    dietAtWorst: 'meat',
    names: list(
      'sauce, sauces, vinaigrette crémeuse, sauce au poivre, sauce poivre, sauce brune hp, sauce salade, sauce kebab, marinade, marinade sèche, sauce échalote, sauce bourguignonne, sauce fondue, sauce à salade, farce végétarienne, garniture, piccalilli, smoothie, plat cuisiné, conserve, mole, sauce mole',
    ),
  },
  // After folding, "pâté" and "pâte" (dough) are the same word, so the name likely contains gluten.
  { class: 'paste', mayContain: ['gluten'], otherwise: 'unknown', diet: 'vegan', dietAtWorst: 'meat', names: list('pâté') },
  {
    class: 'sauce',
    mayContain: ['soybean'],
    unknown: ['gluten'],
    diet: 'vegan',
    names: list('sauce aux prunes, sauce prune, sauce à canard'),
  },
  {
    class: 'hot-sauce',
    mayContain: ['soybean', 'peanut'],
    unknown: ['gluten'],
    diet: 'vegan',
    names: list('huile pimentée croustillante, chili crisp, lao gan ma'),
  },
  {
    class: 'stock',
    contains: ['shellfish'],
    mayContain: ['gluten'],
    unknown: ['dairy'],
    diet: 'pescatarian',
    names: list(
      'bouillon de crustacés, bouillon de crevette, bouillon de crabe, bouillon de fruits de mer, bouillon de moules, bouillon de langoustines',
    ),
  },
  { class: 'stock', unknown: ['gluten', 'dairy'], diet: 'pescatarian', names: list('fumet') },
  {
    class: 'stock',
    unknown: ['gluten', 'dairy', 'soybean', 'eggs'],
    diet: 'meat',
    names: list(
      "fond de canard, fond de gibier, fond d'agneau, bouillon d'agneau, bouillon de jambon, pot-au-feu bouillon, glace de viande",
    ),
  },
  {
    class: 'salty-sauce',
    mayContain: ['gluten'],
    diet: 'vegan',
    names: list('marmite, cenovis, vegemite, extrait de levure, extraits de levure'),
  },
]
