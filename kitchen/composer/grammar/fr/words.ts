import type { Cue, Heat, Subject, Vessel } from '#kitchen/composer/draft.ts'

/** A vessel when it is first named. */
export const vesselWords: Record<Vessel, string> = {
  'frying-pan': 'une grande poêle',
  wok: 'un wok ou une large poêle',
  pot: 'une grande cocotte',
  'large-pot': 'un grand faitout',
  saucepan: 'une casserole moyenne',
  tray: 'une grande plaque de four',
  'baking-dish': 'un plat à four de 20 x 30 cm',
  'cake-tin': 'un moule rond de 20 cm chemisé de papier cuisson',
  bowl: 'un grand saladier',
  'small-bowl': 'un petit bol',
  'salad-bowl': 'un saladier',
  blender: 'un mixeur ou un mortier',
  jar: 'un bocal propre résistant à la chaleur',
  steamer: 'un panier vapeur',
  'grill-pan': 'une poêle sèche',
  board: 'une planche',
  plates: 'quatre assiettes',
  glasses: 'quatre verres ou petits bols',
  skewers: 'des brochettes',
  'baking-paper': 'quatre grandes feuilles de papier cuisson',
  'freezer-box': 'une boîte plate',
}

/** A vessel that is already in use. */
export const shortVessels: Partial<Record<Vessel, string>> = {
  wok: 'le wok',
  pot: 'la cocotte',
  'large-pot': 'le faitout',
  saucepan: 'la casserole',
  tray: 'la plaque',
  'frying-pan': 'la poêle',
  'baking-dish': 'le plat',
  'salad-bowl': 'le saladier',
}

const flat: readonly Vessel[] = ['tray', 'plates', 'board', 'baking-paper', 'skewers']

/** "dans une grande poêle", "sur une grande plaque de four". */
export function into(vessel: Vessel, words = vesselWords[vessel]): string {
  return `${flat.includes(vessel) ? 'sur' : 'dans'} ${words}`
}

/** How strong the heat is, after "à feu". */
export const heatWords: Record<Heat, string> = {
  low: 'doux',
  'medium-low': 'moyennement doux',
  medium: 'moyen',
  'medium-high': 'assez vif',
  high: 'vif',
}

/** What agrees with what is cooked: "il soit doré", "elles soient dorées". */
export interface Agreement {
  /** "il soit", "elles soient" */
  itIs: string
  /** "", "e", "s" or "es" after a participle. */
  ending: string
  /** "" or "s" after an adjective with one form. */
  s: string
}

/** How one knows that it is done, after "jusqu'à ce que". */
export const cueWords: Record<Cue, (agreement: Agreement) => string> = {
  golden: ({ itIs, ending }) => `${itIs} bien doré${ending}`,
  browned: () => 'les bords soient bien bruns',
  soft: ({ itIs, ending }) => `${itIs} fondant${ending}`,
  tender: ({ itIs, s }) => `${itIs} tendre${s}`,
  'crisp-tender': ({ itIs, ending, s }) => `${itIs} tendre${s} mais encore croquant${ending}`,
  fragrant: () => 'les arômes se dégagent',
  wilted: () => 'les feuilles soient tombées',
  thickened: () => "l'ensemble épaississe",
  melted: () => 'le mélange soit fondu et lisse',
  absorbed: () => 'tout le liquide soit absorbé',
  'al-dente': () => 'la cuisson soit al dente',
  set: () => 'le tout soit pris',
  bubbling: () => 'le dessus bouillonne',
  smooth: () => 'la texture soit bien lisse',
  syrupy: () => 'le liquide devienne sirupeux',
  toasted: ({ itIs, ending }) => `${itIs} légèrement doré${ending}`,
  crisp: ({ itIs, ending }) => `${itIs} croustillant${ending}`,
  heated: ({ itIs, ending }) => `${itIs} bien chaud${ending}`,
  combined: () => 'le mélange soit homogène',
  jammy: () => 'le tout soit épais et fondant',
  risen: () => 'le dessus soit gonflé et doré et que la lame piquée au centre ressorte sèche',
  cold: ({ itIs, ending }) => `${itIs} bien froid${ending}`,
  frozen: () => 'le tout soit pris en restant souple à la cuillère',
  firm: ({ itIs, s }) => `${itIs} ferme${s}`,
  puffed: () => 'le tout soit gonflé et doré',
}

/** Of all that is in the pot, or of words whose gender nobody knows. */
export const allOfIt: Agreement = { itIs: 'le tout soit', ending: '', s: '' }

/** What food has become. */
export const subjectWords: Record<Subject, string> = {
  dough: 'la pâte',
  flatbreads: 'les galettes',
  rounds: 'les galettes',
  batter: 'la pâte',
  pancakes: 'les pancakes',
  mixture: 'la préparation',
  crumble: 'le crumble',
  cake: 'le gâteau',
  soup: 'la soupe',
  sauce: 'la sauce',
  dressing: 'la sauce',
  liquid: 'le liquide',
  everything: 'le tout',
  jar: 'le bocal',
  patties: 'les galettes',
  skewers: 'les brochettes',
  parcels: 'les papillotes',
  noodles: 'les nouilles',
  filling: 'la garniture',
  balls: 'les boulettes',
  topping: 'la garniture',
}

const masculine: readonly Subject[] = ['crumble', 'cake', 'liquid', 'everything', 'jar', 'pancakes']

/** The gender and number of what food has become. */
export function subjectNoun(subject: Subject): { isFeminine: boolean; isPlural: boolean } {
  return { isFeminine: !masculine.includes(subject), isPlural: subjectWords[subject].startsWith('les ') }
}
