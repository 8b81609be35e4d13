import type { Cue, Heat, TaskSubject, Vessel } from '#kitchen/composer/draft.ts'

/** The phrasings of one meaning, one for each voice. */
export type Phrasings = readonly [string, ...string[]]

/** A vessel at its first mention. */
export const vesselWords: Record<Vessel, Phrasings> = {
  'frying-pan': ['a large frying pan', 'a wide skillet', 'your largest frying pan', 'a big skillet', 'a roomy frying pan'],
  wok: [
    'a wok or wide frying pan',
    'a wok or large skillet',
    'a wok or your largest frying pan',
    'a big wok or skillet',
    'a roomy wok or pan',
  ],
  pot: ['a large heavy pot', 'a wide, heavy pot', 'your largest heavy pot', 'a big heavy saucepan', 'a roomy pot'],
  'large-pot': ['a large pot', 'a wide pot', 'your largest pot', 'a big pot', 'a roomy pot'],
  saucepan: ['a medium saucepan', 'a lidded saucepan', 'a medium-sized pan with a lid', 'a saucepan', 'a heavy saucepan'],
  tray: ['a large baking tray', 'a rimmed baking sheet', 'your largest oven tray', 'a big sheet pan', 'a roomy baking tray'],
  'baking-dish': [
    'a 20 x 30 cm (8 x 12 inch) baking dish',
    'a gratin dish (20 x 30 cm, 8 x 12 inches)',
    'an oven dish of about 20 x 30 cm (8 x 12 inches)',
    'a 20 x 30 cm (8 x 12 inch) oven dish',
    'a baking dish about 20 cm wide and 30 cm long (8 by 12 inches)',
  ],
  'cake-tin': [
    'a 20 cm (8 inch) cake tin lined with baking paper',
    'a lined 20 cm (8 inch) cake tin',
    'a cake tin of 20 cm (8 inches), lined with baking paper',
    'a 20 cm (8 inch) tin lined with paper',
    'a cake tin, 20 cm (8 inches) across and lined',
  ],
  bowl: ['a large bowl', 'a wide mixing bowl', 'your largest bowl', 'a big bowl', 'a roomy bowl'],
  'small-bowl': ['a small bowl', 'a little bowl', 'a cup or small bowl', 'a smaller bowl', 'a small, deep bowl'],
  'salad-bowl': ['a salad bowl', 'a wide serving bowl', 'your largest salad bowl', 'a big serving bowl', 'a shallow bowl'],
  blender: [
    'a food processor or mortar',
    'a mortar or food processor',
    'a food processor or mortar',
    'a mortar (or food processor)',
    'a mortar or food processor',
  ],
  jar: [
    'a clean heatproof jar',
    'a heatproof glass jar',
    'a heatproof jar, freshly washed',
    'a clean, heatproof jar with a lid',
    'a scalded heatproof jar',
  ],
  steamer: ['a steamer basket', 'a steamer', 'a steaming basket', 'a basket steamer', 'a steamer basket'],
  'grill-pan': ['a dry frying pan', 'a dry skillet', 'a dry pan', 'a hot, dry skillet', 'a small dry pan'],
  board: ['a board', 'a cutting board', 'a clean board', 'a chopping board', 'a board'],
  plates: ['serving plates', 'plates', 'warm plates', 'individual plates', 'dinner plates'],
  glasses: ['glasses or small bowls', 'glasses or little bowls', 'glasses, cups or bowls', 'serving glasses', 'small glasses'],
  skewers: ['skewers', 'skewers', 'skewers', 'skewers', 'skewers'],
  'baking-paper': [
    'large sheets of baking paper',
    'sheets of parchment',
    'wide pieces of baking paper',
    'big squares of parchment',
    'generous sheets of baking paper',
  ],
  'freezer-box': [
    'a shallow freezer box',
    'a shallow lidded container',
    'a wide, shallow freezer box',
    'a flat freezer container',
    'a shallow box with a lid',
  ],
}

const pans: Phrasings = ['the pan', 'the skillet', 'the frying pan', 'the skillet', 'the pan']
const pots: Phrasings = ['the pot', 'the pot', 'the pot', 'the saucepan', 'the pot']

/** A vessel at later mentions. */
export const laterVesselWords: Partial<Record<Vessel, Phrasings>> = {
  wok: ['the wok', 'the wok', 'the hot wok', 'the wok', 'the hot pan'],
  pot: pots,
  saucepan: ['the saucepan', 'the saucepan', 'the same pan', 'the saucepan', 'the same saucepan'],
  tray: ['the tray', 'the baking sheet', 'the oven tray', 'the sheet pan', 'the hot tray'],
  'frying-pan': pans,
  'baking-dish': ['the dish', 'the gratin dish', 'the oven dish', 'the dish', 'the baking dish'],
}

/** A pan that no sentence has named yet. */
export const unnamedPan: Phrasings = ['the pan', 'the hot pan', 'the same pan', 'the pan', 'the pan']

/** The words for each heat level, after the verb. */
export const heatWords: Record<Heat, Phrasings> = {
  low: ['over low heat', 'over a low flame', 'on a gentle heat', 'on low', 'over gentle heat'],
  'medium-low': ['over medium-low heat', 'over a medium-low flame', 'on a fairly gentle heat', 'on medium-low', 'over moderately low heat'],
  medium: ['over medium heat', 'over a medium flame', 'on a moderate heat', 'on medium', 'over moderate heat'],
  'medium-high': [
    'over medium-high heat',
    'over a medium-high flame',
    'on a fairly high heat',
    'on medium-high',
    'over moderately high heat',
  ],
  high: ['over high heat', 'over a high flame', 'on a high heat', 'on high', 'over full heat'],
}

/** Signs of doneness after "until". */
export const cueWords: Record<Cue, Phrasings> = {
  golden: ['golden', 'golden brown', 'nicely golden', 'golden all over', 'deep golden'],
  browned: ['browned at the edges', 'nicely browned', 'brown in places', 'browned', 'well browned'],
  soft: ['soft', 'softened', 'quite soft', 'soft right through', 'soft and yielding'],
  tender: ['tender', 'just tender', 'tender right through', 'good and tender', 'quite tender'],
  'crisp-tender': [
    'tender but still crisp',
    'crisp-tender',
    'just cooked, with some bite left',
    'tender with a little crunch',
    'cooked but still with some bite',
  ],
  fragrant: ['fragrant', 'it smells wonderful', 'it smells good', 'aromatic', 'richly fragrant'],
  wilted: ['wilted', 'collapsed', 'quite limp', 'just wilted', 'wilted down'],
  thickened: ['thickened', 'thick', 'nicely thickened', 'nice and thick', 'it has thickened up'],
  melted: ['melted and smooth', 'completely smooth', 'liquid and smooth', 'glossy and liquid', 'smooth and melted through'],
  absorbed: ['the liquid is absorbed', 'all liquid is gone', 'it has taken up the liquid', 'no liquid is left', 'every drop is absorbed'],
  'al-dente': ['just tender to the bite', 'al dente', 'tender with a little bite left', 'tender but firm', 'cooked, with a slight bite'],
  set: ['set', 'just set', 'quite set', 'set all through', 'firm to the touch'],
  bubbling: ['bubbling', 'it bubbles', 'bubbling all over', 'bubbling well', 'it is bubbling at the edges'],
  smooth: ['smooth', 'completely smooth', 'quite smooth', 'no lumps are left', 'silky'],
  syrupy: ['syrupy', 'thick and glossy', 'sticky and shiny', 'thick and syrupy', 'glossy and syrupy'],
  toasted: ['lightly toasted', 'toasted', 'pale brown', 'it smells toasted', 'a shade darker'],
  crisp: ['crisp', 'good and crisp', 'crisp to the bite', 'crisped', 'really crisp'],
  heated: ['hot', 'heated through', 'hot all through', 'really hot', 'hot right through'],
  combined: ['well combined', 'evenly mixed', 'everything is well mixed', 'combined', 'it all comes together'],
  jammy: ['soft and jammy', 'jammy', 'very soft and sticky', 'soft, thick and jammy', 'sticky and jammy'],
  risen: [
    'risen and golden and a skewer comes out clean',
    'golden and risen and a skewer comes out clean',
    'well risen and a skewer comes out dry',
    'puffed up, golden and clean when pierced',
    'it has risen and a skewer comes out clean',
  ],
  cold: ['cold', 'chilled', 'quite cold', 'cold right through', 'thoroughly cold'],
  frozen: [
    'frozen but still soft enough to spoon',
    'frozen yet spoonable',
    'firm but soft enough for a spoon',
    'frozen, though still easy to scoop',
    'frozen hard at the edges and soft in the middle',
  ],
  firm: ['firm', 'firmed up', 'quite firm', 'firm to the touch', 'it holds together'],
  puffed: ['puffed and golden', 'golden and puffed up', 'blistered and puffed', 'puffy, with golden spots', 'it puffs up and browns'],
  floating: ['floating', 'floating at the top', 'bobbing at the surface', 'afloat', 'floating on the water'],
}

/** The words for a subject ("the dough", "the filling"). */
export const subjectWords: Record<TaskSubject, string> = {
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
  relish: 'the relish',
}
