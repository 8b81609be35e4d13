import type { Head } from '#kitchen/reader/food/kind.ts'
import { keysIn } from '#kitchen/reader/kinds/keys.ts'
import { list } from '#kitchen/word-list.ts'

const keys = keysIn('de')

/** German head nouns of salts, acids, gums and cultures on labels. With an unknown metal they may be poisons. */
export const headsOfAdditives: readonly Head[] = [
  {
    heads: list(
      'Carbonat, Karbonat, Hydrogencarbonat, Citrat, Zitrat, Phosphat, Diphosphat, Polyphosphat, Sorbat, Lactat, Laktat, Ascorbat, Chlorid, Fluorid, Jodid, Sulfat, Sulfit, Disulfit, Nitrit, Nitrat, Acetat, Azetat, Benzoat, Propionat, Gluconat, Tartrat, Malat, Fumarat, Alginat, Oxid, Dioxid, Hydroxid, Silikat, Silicat, Cellulose, Glycol, Carotin, Carotinoide, Glykosid, Glykoside',
    ),
    needsFood: 'joined',
    class: 'baking',
    despite: keys('Milch, Fleisch, Käse, Joghurt, Butter, Bier, Wein, Malz, Kuh'),
    diet: 'vegan',
  },
  {
    heads: list('Natrium, Kalium'),
    class: 'baking',
    despite: keys('Milch, Fleisch, Käse, Joghurt, Butter, Bier, Wein, Malz, Kuh'),
    diet: 'vegan',
  },
  {
    heads: list('Gummi, Harz, Säure, Enzym, Kultur, Kulturen'),
    needsFood: 'joined',
    class: 'baking',
    despite: keys('Milch, Fleisch, Käse, Joghurt, Butter, Bier, Wein, Malz, Kuh'),
    diet: 'vegan',
  },
  { heads: list('Schaumwein'), class: 'wine', diet: 'vegan' },
]
