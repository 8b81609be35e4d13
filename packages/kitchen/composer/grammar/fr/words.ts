import type { Cue, Heat, TaskSubject, Vessel } from '#kitchen/composer/draft.ts'

/** A vessel at its first mention. */
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
  plates: 'des assiettes',
  glasses: 'des verres ou des petits bols',
  skewers: 'des brochettes',
  'baking-paper': 'de grandes feuilles de papier cuisson',
  'freezer-box': 'une boîte plate',
}

/** The vessels in the other four voices. */
export const otherVesselWords: Partial<Record<Vessel, readonly string[]>> = {
  'frying-pan': ['une large poêle', 'une poêle assez grande', 'une poêle', 'une poêle bien large'],
  wok: ['un grand wok ou une poêle', 'un wok ou une grande poêle', 'un wok', 'un grand wok'],
  pot: ['une large cocotte', 'une cocotte assez grande', 'une cocotte', 'une cocotte bien large'],
  'large-pot': ['une grande casserole', 'un faitout', 'une grande casserole', 'un grand faitout'],
  saucepan: ['une casserole', 'une casserole à couvercle', 'une petite casserole', 'une casserole de taille moyenne'],
  tray: ['une large plaque de four', 'la plaque du four', 'une plaque à rebords', 'une plaque allant au four'],
  bowl: ['un saladier', 'un saladier assez grand', 'une jatte', 'une grande jatte'],
  'small-bowl': ['un bol', 'un bol assez petit', 'une petite jatte', 'un ramequin'],
  'salad-bowl': ['un grand saladier', 'un saladier assez large', 'une jatte', 'un large saladier'],
}

/** The later mentions of the vessels in the other four voices, if they differ from the usual word. */
export const otherShortVessels: Partial<Record<Vessel, readonly string[]>> = {
  'large-pot': ['la casserole', 'le faitout', 'la casserole', 'le faitout'],
}

/** A vessel at later mentions. */
export const laterVesselWords: Partial<Record<Vessel, string>> = {
  wok: 'le wok',
  pot: 'la cocotte',
  'large-pot': 'le faitout',
  saucepan: 'la casserole',
  tray: 'la plaque',
  'frying-pan': 'la poêle',
  'baking-dish': 'le plat',
  'salad-bowl': 'le saladier',
}

const flatVessels: readonly Vessel[] = ['tray', 'plates', 'board', 'baking-paper', 'skewers']

/** A vessel with its preposition: "dans une grande poêle", "sur une grande plaque de four". */
export function vesselWithPreposition(vessel: Vessel, words = vesselWords[vessel]): string {
  return `${flatVessels.includes(vessel) ? 'sur' : 'dans'} ${words}`
}

/** The words for each heat level, one for each voice. */
export const heatWords: Record<Heat, readonly [string, ...string[]]> = {
  low: ['à feu doux', 'sur feu doux', 'à petit feu', 'sur un feu doux', 'à feu très doux'],
  'medium-low': ['à feu moyennement doux', 'sur feu moyennement doux', 'à feu plutôt doux', 'sur un feu plutôt doux', 'à feu assez doux'],
  medium: ['à feu moyen', 'sur feu moyen', 'à feu modéré', 'sur un feu moyen', 'à feu moyen'],
  'medium-high': ['à feu assez vif', 'sur feu assez vif', 'à feu soutenu', 'sur un feu assez vif', 'à feu plutôt vif'],
  high: ['à feu vif', 'sur feu vif', 'à grand feu', 'sur un feu vif', 'à feu très vif'],
}

/** The forms that agree with a food: "il soit doré", "elles soient dorées". */
export interface Agreement {
  /** The pronoun and "être": "il soit", "elles soient". */
  itIs: string
  /** The ending of a participle: "", "e", "s" or "es". */
  ending: string
  /** The ending of an adjective with one gender form: "" or "s". */
  s: string
}

/** Signs of doneness after "jusqu'à ce que"; those that begin with "à" follow "jusqu'". */
export const cueWords: Record<Cue, (agreement: Agreement) => string> = {
  golden: ({ itIs, ending }) => `${itIs} bien doré${ending}`,
  browned: ({ itIs, ending }) => `${itIs} bien coloré${ending}`,
  soft: ({ itIs, ending }) => `${itIs} fondant${ending}`,
  tender: ({ itIs, s }) => `${itIs} tendre${s}`,
  'crisp-tender': ({ itIs, ending, s }) => `${itIs} tendre${s} mais encore croquant${ending}`,
  fragrant: () => 'les arômes se dégagent',
  wilted: () => 'les feuilles soient tombées',
  thickened: () => "l'ensemble épaississe",
  melted: () => 'le mélange soit fondu et lisse',
  absorbed: () => 'tout le liquide soit absorbé',
  'al-dente': ({ itIs }) => `${itIs} al dente`,
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
  floating: () => 'le tout remonte à la surface',
}

/**
 * The words for the sign "risen" when a proof of safety follows. Their last clause has no "et" before it, because the
 * "et" stands before the proof.
 */
export const risenBeforeProof = 'le dessus soit gonflé et doré, que la lame piquée au centre ressorte sèche'

/** The agreement for everything in the pot, or for words of unknown gender. */
export const allOfIt: Agreement = { itIs: 'le tout soit', ending: '', s: '' }

/** The signs in the other four voices; a sign without an entry is worded alike in all. */
export const otherCueWords: Partial<Record<Cue, (agreement: Agreement) => readonly string[]>> = {
  golden: ({ itIs, ending }) => [
    `${itIs} doré${ending}`,
    `${itIs} doré${ending} partout`,
    'à belle coloration',
    `${itIs} joliment doré${ending}`,
  ],
  browned: ({ itIs, ending }) => [
    'à belle coloration',
    `${itIs} doré${ending} sur les bords`,
    `${itIs} coloré${ending} de tous côtés`,
    `${itIs} bien doré${ending} par endroits`,
  ],
  soft: ({ itIs, ending }) => [
    `${itIs} attendri${ending}`,
    `${itIs} ramolli${ending}`,
    `${itIs} bien fondant${ending}`,
    `${itIs} fondant${ending} à souhait`,
  ],
  tender: ({ itIs, ending, s }) => [
    `${itIs} bien tendre${s}`,
    `${itIs} tendre${s} à cœur`,
    `${itIs} cuit${ending} et tendre${s}`,
    `${itIs} tendre${s} à souhait`,
  ],
  'crisp-tender': ({ itIs, ending, s }) => [
    `${itIs} juste tendre${s}`,
    `${itIs} encore un peu croquant${ending}`,
    `${itIs} tendre${s} mais encore ferme${s}`,
    `${itIs} à peine tendre${s}`,
  ],
  'al-dente': ({ itIs, ending, s }) => [
    `${itIs} juste al dente`,
    `${itIs} encore ferme${s} sous la dent`,
    `${itIs} cuit${ending} al dente`,
    `${itIs} al dente`,
  ],
  fragrant: () => ['à sentir les parfums monter', 'une bonne odeur se dégage', 'le parfum se développe', 'les arômes montent'],
  wilted: () => ['les feuilles tombent', 'le volume ait réduit', 'les feuilles ramollissent', 'les feuilles réduisent'],
  thickened: () => ['à épaississement', 'la consistance soit épaisse', 'à obtenir une consistance épaisse', 'le mélange épaississe'],
  absorbed: () => [
    'à absorption complète du liquide',
    'il ne reste plus de liquide',
    'le liquide soit entièrement absorbé',
    'tout soit absorbé',
  ],
  smooth: () => ['à obtenir un mélange lisse', 'il ne reste plus de grumeaux', 'la texture soit soyeuse', 'le tout soit lisse'],
  toasted: ({ itIs, ending }) => [
    'à légère coloration',
    `${itIs} un peu doré${ending}`,
    `${itIs} à peine doré${ending}`,
    `${itIs} légèrement coloré${ending}`,
  ],
  heated: ({ itIs, ending }) => [
    `${itIs} chaud${ending} à cœur`,
    `${itIs} très chaud${ending}`,
    `${itIs} réchauffé${ending}`,
    `${itIs} bien réchauffé${ending}`,
  ],
  combined: () => ['à obtenir un mélange homogène', 'la préparation soit homogène', 'le tout soit homogène', 'tout soit bien mélangé'],
}

/** The words for "thickened" after whipping. */
export const whippedWords = ({ itIs, s }: Agreement) =>
  [
    `${itIs} bien ferme${s}`,
    'à consistance ferme',
    'des pics souples se forment',
    'à obtenir des pics souples',
    `${itIs} ferme${s}`,
  ] as const

/** The words for "golden" after the verb "dorer", which avoids "dorer jusqu'à ce qu'il soit doré". */
export const goldenAfterSameVerb = [
  'à belle coloration',
  'à obtenir une belle couleur',
  'à coloration uniforme',
  'à belle coloration',
  'à obtenir une belle couleur',
] as const

/** The words for a subject ("la pâte"). */
export const subjectWords: Record<TaskSubject, string> = {
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
  relish: 'le relish',
}

const masculine: readonly TaskSubject[] = ['crumble', 'cake', 'liquid', 'everything', 'jar', 'pancakes', 'relish']

/** The gender and number of a subject's word. */
export function subjectNoun(subject: TaskSubject): { isFeminine: boolean; isPlural: boolean } {
  return { isFeminine: !masculine.includes(subject), isPlural: subjectWords[subject].startsWith('les ') }
}
