import type { Cue, Heat, Subject, Vessel } from '#kitchen/composer/draft.ts'

/** A vessel when it is first named. */
export const vesselWords: Record<Vessel, string> = {
  'frying-pan': 'a large frying pan',
  wok: 'a wok or wide frying pan',
  pot: 'a large heavy pot',
  'large-pot': 'a large pot',
  saucepan: 'a medium saucepan',
  tray: 'a large baking tray',
  'baking-dish': 'a 20 x 30 cm (8 x 12 inch) baking dish',
  'cake-tin': 'a 20 cm (8 inch) cake tin lined with baking paper',
  bowl: 'a large bowl',
  'small-bowl': 'a small bowl',
  'salad-bowl': 'a salad bowl',
  blender: 'a food processor or mortar',
  jar: 'a clean heatproof jar',
  steamer: 'a steamer basket',
  'grill-pan': 'a dry frying pan',
  board: 'a board',
  plates: 'four plates',
  glasses: 'four glasses or small bowls',
  skewers: 'skewers',
  'baking-paper': 'four large sheets of baking paper',
  'freezer-box': 'a shallow freezer box',
}

/** A vessel that is already in use. */
export const shortVessels: Partial<Record<Vessel, string>> = {
  wok: 'the wok',
  pot: 'the pot',
  saucepan: 'the saucepan',
  tray: 'the tray',
  'frying-pan': 'the pan',
  'baking-dish': 'the dish',
}

/** How strong the heat is. */
export const heatWords: Record<Heat, string> = {
  low: 'low',
  'medium-low': 'medium-low',
  medium: 'medium',
  'medium-high': 'medium-high',
  high: 'high',
}

/** How one knows that it is done, after "until". */
export const cueWords: Record<Cue, string> = {
  golden: 'golden',
  browned: 'browned at the edges',
  soft: 'soft',
  tender: 'tender',
  'crisp-tender': 'tender but still crisp',
  fragrant: 'fragrant',
  wilted: 'wilted',
  thickened: 'thickened',
  melted: 'melted and smooth',
  absorbed: 'the liquid is absorbed',
  'al-dente': 'just tender to the bite',
  set: 'set',
  bubbling: 'bubbling',
  smooth: 'smooth',
  syrupy: 'syrupy',
  toasted: 'lightly toasted',
  crisp: 'crisp',
  heated: 'hot',
  combined: 'well combined',
  jammy: 'soft and jammy',
  risen: 'risen and golden and a skewer comes out clean',
  cold: 'cold',
  frozen: 'frozen but still soft enough to spoon',
  firm: 'firm',
  puffed: 'puffed and golden',
}

/** What food has become. */
export const subjectWords: Record<Subject, string> = {
  dough: 'the dough',
  flatbreads: 'the flatbreads',
  rounds: 'the rounds',
  batter: 'the batter',
  pancakes: 'the pancakes',
  mixture: 'the mixture',
  crumble: 'the crumble',
  cake: 'the cake',
  soup: 'the soup',
  sauce: 'the sauce',
  dressing: 'the dressing',
  liquid: 'the liquid',
  everything: 'everything',
  jar: 'the jar',
  patties: 'the patties',
  skewers: 'the skewers',
  parcels: 'the parcels',
  noodles: 'the noodles',
  filling: 'the filling',
  balls: 'the balls',
  topping: 'the topping',
}
