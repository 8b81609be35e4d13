import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import { type IngredientId, ingredientIds, lexicon } from '#kitchen/lexicon/lexicon.ts'
import type { FoodFamily } from '#kitchen/lexicon/traits.ts'

/** The foods that a general word in a step may refer to: "drain the noodles" refers to the listed rice noodles. */
export interface GeneralWordFamily {
  classes?: readonly IngredientClass[]
  /** Together with `classes`: only meat of these animals. */
  proteins?: readonly string[]
  /** Whole words of an ingredient id: 'rice' is in 'brown-rice'. */
  idWords?: readonly string[]
  /** Single foods: those whose rows name the family. */
  ids?: readonly IngredientId[]
}

const flesh: readonly IngredientClass[] = ['poultry', 'meat', 'mince', 'cured-meat']

const idsIn = (family: FoodFamily) => ingredientIds.filter((id) => lexicon[id].families?.includes(family))

/** The families of general words, for every language; each language's words are in its own file. */
export const generalWordFamilies = {
  chicken: { proteins: ['chicken'], classes: flesh },
  poultry: { classes: ['poultry'] },
  beef: { proteins: ['beef'], classes: flesh },
  steak: { ids: idsIn('steak') },
  pork: { proteins: ['pork'], classes: flesh },
  lamb: { proteins: ['lamb'], classes: flesh },
  turkey: { idWords: ['turkey'] },
  duck: { idWords: ['duck'] },
  meat: { classes: flesh },
  mince: { classes: ['mince'] },
  sausage: { ids: idsIn('sausage') },
  ham: { ids: idsIn('ham') },
  bacon: { ids: idsIn('bacon') },
  fish: { classes: ['fish', 'cured-fish'] },
  salmon: { idWords: ['salmon'] },
  tuna: { idWords: ['tuna'] },
  sardine: { idWords: ['sardine', 'sardines'] },
  shrimp: { idWords: ['shrimp'] },
  seafood: { classes: ['fish', 'cured-fish', 'shellfish'] },
  shellfish: { classes: ['shellfish'] },
  rice: { classes: ['rice'] },
  pasta: { classes: ['pasta'] },
  noodle: { classes: ['noodle'] },
  bread: { classes: ['bread', 'wrap'] },
  breadcrumbs: { ids: idsIn('breadcrumbs') },
  wrap: { classes: ['wrap'] },
  dough: { classes: ['pastry'] },
  flour: { classes: ['flour'] },
  grain: { classes: ['grain', 'rice'] },
  oats: { ids: idsIn('oats') },
  cheese: { classes: ['soft-cheese', 'hard-cheese'] },
  milk: { classes: ['milk'], ids: idsIn('milk') },
  cream: { ids: idsIn('cream') },
  yogurt: { classes: ['yogurt'] },
  butter: { ids: idsIn('butter') },
  mayonnaise: { idWords: ['mayonnaise'] },
  egg: { classes: ['egg'] },
  tofu: { idWords: ['tofu'] },
  oil: { classes: ['oil'] },
  fat: { classes: ['oil', 'butter'] },
  stock: { classes: ['stock'] },
  'soy-sauce': { ids: idsIn('soy-sauce') },
  vinegar: { idWords: ['vinegar'] },
  wine: { classes: ['wine'] },
  salt: { classes: ['salt'] },
  seasoning: { classes: ['salt'], ids: idsIn('seasoning') },
  condiment: {
    classes: ['salt', 'salty-sauce', 'spice', 'spice-blend', 'sauce', 'acid'],
    ids: idsIn('condiment'),
  },
  'tomato-paste': { ids: idsIn('tomato-paste') },
  pickle: { ids: idsIn('pickle') },
  sugar: { idWords: ['sugar'] },
  syrup: { idWords: ['syrup'] },
  chocolate: { classes: ['chocolate'] },
  cocoa: { ids: idsIn('cocoa') },
  jam: { ids: idsIn('jam') },
  'curry-paste': { ids: idsIn('curry-paste') },
  miso: { ids: idsIn('miso') },
  tomato: { classes: ['tomato'] },
  pepper: { classes: ['pepper'], ids: idsIn('pepper') },
  'sweet-pepper': { classes: ['pepper'] },
  'coloured-pepper': { ids: idsIn('coloured-pepper') },
  peppercorn: { ids: idsIn('peppercorn') },
  chili: { classes: ['chilli'], ids: idsIn('chili') },
  onion: { ids: idsIn('onion') },
  garlic: { ids: idsIn('garlic') },
  ginger: { idWords: ['ginger'] },
  mushroom: { classes: ['mushroom'] },
  potato: { ids: idsIn('potato') },
  squash: { classes: ['squash'] },
  cabbage: { idWords: ['cabbage'] },
  lettuce: { idWords: ['lettuce'] },
  greens: { classes: ['leaf'] },
  pea: { idWords: ['pea', 'peas'] },
  bean: { classes: ['legume'], ids: idsIn('bean') },
  lentil: { idWords: ['lentil'] },
  legume: { classes: ['legume'] },
  seaweed: { classes: ['seaweed'] },
  corn: { ids: idsIn('corn') },
  coriander: { ids: idsIn('coriander') },
  basil: { idWords: ['basil'] },
  oregano: { idWords: ['oregano'] },
  thyme: { idWords: ['thyme'] },
  mustard: { idWords: ['mustard'] },
  fennel: { idWords: ['fennel'] },
  paprika: { idWords: ['paprika'] },
  herb: { classes: ['herb', 'hardy-herb'] },
  spice: { classes: ['spice', 'spice-blend'] },
  nut: { classes: ['nut'] },
  seed: { classes: ['seed'] },
  sesame: { idWords: ['sesame'] },
  coconut: { classes: ['coconut'], ids: idsIn('coconut') },
  peanut: { ids: idsIn('peanut') },
  almond: { ids: idsIn('almond') },
  lemon: { ids: idsIn('lemon') },
  lime: { ids: idsIn('lime') },
  orange: { ids: idsIn('orange') },
  apple: { ids: idsIn('apple') },
  citrus: { classes: ['citrus'] },
  berry: { classes: ['berry'] },
  fruit: { classes: ['fruit', 'berry', 'dried-fruit', 'citrus'] },
  apricot: { idWords: ['apricot'] },
  fig: { idWords: ['fig'] },
  olive: { ids: idsIn('olive') },
  vegetable: {
    classes: ['root', 'squash', 'vegetable', 'crisp-vegetable', 'leaf', 'tomato', 'pepper', 'chilli', 'allium', 'mushroom', 'legume'],
  },
  tea: { ids: idsIn('tea') },
  water: { classes: ['water'] },
} as const satisfies Record<string, GeneralWordFamily>

export type FamilyName = keyof typeof generalWordFamilies
