import type { Cuisine } from '#domain/options.ts'
import { hash } from '#kitchen/composer/random.ts'
import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'

/** What a kitchen reaches for, best first. Every list ends in something that suits most exclusions and diets. */
export interface Pantry {
  fat: readonly IngredientId[]
  allium: readonly IngredientId[]
  aromatic: readonly IngredientId[]
  heat: readonly IngredientId[]
  spice: readonly IngredientId[]
  hardyHerb: readonly IngredientId[]
  herb: readonly IngredientId[]
  salty: readonly IngredientId[]
  acid: readonly IngredientId[]
  sweet: readonly IngredientId[]
  liquid: readonly IngredientId[]
  creamy: readonly IngredientId[]
  paste: readonly IngredientId[]
  starch: readonly IngredientId[]
  vegetable: readonly IngredientId[]
  protein: readonly IngredientId[]
  plantProtein: readonly IngredientId[]
  crunch: readonly IngredientId[]
  cheese: readonly IngredientId[]
  fruit: readonly IngredientId[]
  sweetSpice: readonly IngredientId[]
}
export type Shelf = keyof Pantry

const everywhere = {
  fat: ['vegetable-oil', 'olive-oil'],
  allium: ['onion', 'scallion', 'shallot'],
  aromatic: ['garlic', 'ginger'],
  heat: ['chili-flakes', 'chili-pepper'],
  spice: ['paprika', 'cumin', 'ground-coriander'],
  hardyHerb: ['thyme', 'bay-leaf'],
  herb: ['parsley', 'cilantro', 'mint'],
  salty: ['salt'],
  acid: ['lemon-juice', 'white-vinegar'],
  sweet: ['sugar', 'brown-sugar'],
  liquid: ['vegetable-stock'],
  creamy: ['coconut-milk', 'cream', 'oat-milk'],
  paste: ['tomato-paste'],
  starch: ['rice', 'potato'],
  vegetable: ['carrot', 'zucchini', 'spinach', 'green-beans', 'tomato'],
  protein: ['chicken-thigh', 'egg', 'cod'],
  plantProtein: ['chickpea', 'lentil', 'white-bean'],
  crunch: ['sunflower-seed', 'pumpkin-seed', 'sesame-seed'],
  cheese: ['feta', 'cheese'],
  fruit: ['apple', 'banana', 'pear'],
  sweetSpice: ['cinnamon', 'vanilla', 'nutmeg'],
} as const satisfies Record<Shelf, readonly IngredientId[]>

type Named = Exclude<Cuisine, 'Potluck-me'>

const own: Record<Named, Partial<Record<Shelf, readonly IngredientId[]>>> = {
  Italian: {
    fat: ['olive-oil'],
    allium: ['onion', 'shallot', 'red-onion'],
    aromatic: ['garlic'],
    heat: ['chili-flakes'],
    spice: ['fennel-seed', 'dried-oregano', 'chili-flakes'],
    hardyHerb: ['rosemary', 'oregano', 'sage', 'thyme'],
    herb: ['basil', 'parsley'],
    acid: ['lemon-juice', 'wine-vinegar', 'balsamic-vinegar'],
    liquid: ['canned-tomatoes', 'white-wine', 'vegetable-stock'],
    creamy: ['mascarpone', 'cream'],
    paste: ['tomato-paste'],
    starch: ['pasta', 'polenta', 'arborio-rice', 'potato'],
    vegetable: ['zucchini', 'eggplant', 'bell-pepper', 'spinach', 'fennel', 'cherry-tomato'],
    protein: ['chicken-thigh', 'ground-beef', 'sausage', 'pork-tenderloin', 'lamb', 'cod', 'shrimp', 'egg'],
    plantProtein: ['white-bean', 'chickpea', 'lentil'],
    crunch: ['pine-nut', 'almond', 'walnut'],
    cheese: ['mozzarella', 'parmesan', 'ricotta'],
    fruit: ['peach', 'fig', 'pear', 'strawberry'],
    sweetSpice: ['vanilla', 'cinnamon'],
  },
  French: {
    fat: ['butter', 'olive-oil'],
    allium: ['shallot', 'onion'],
    aromatic: ['garlic'],
    heat: ['mustard'],
    spice: ['nutmeg', 'paprika'],
    hardyHerb: ['thyme', 'bay-leaf', 'rosemary'],
    herb: ['parsley', 'tarragon', 'chives'],
    acid: ['wine-vinegar', 'lemon-juice'],
    liquid: ['white-wine', 'chicken-stock', 'vegetable-stock'],
    creamy: ['creme-fraiche', 'cream'],
    starch: ['potato', 'rice', 'baguette'],
    vegetable: ['carrot', 'leek', 'green-beans', 'mushroom', 'celery', 'zucchini'],
    protein: ['chicken-thigh', 'beef', 'pork-tenderloin', 'lamb', 'cod', 'mussel', 'egg'],
    plantProtein: ['lentil', 'white-bean'],
    crunch: ['walnut', 'hazelnut', 'almond'],
    cheese: ['gruyere', 'goat-cheese'],
    fruit: ['apple', 'pear', 'plum', 'cherry'],
    sweetSpice: ['vanilla', 'cinnamon'],
  },
  Thai: {
    fat: ['vegetable-oil', 'coconut-oil'],
    allium: ['shallot', 'scallion'],
    aromatic: ['garlic', 'lemongrass', 'ginger', 'galangal'],
    heat: ['chili-pepper', 'chili-flakes'],
    spice: ['ground-coriander', 'turmeric', 'cumin'],
    hardyHerb: ['kaffir-lime-leaf'],
    herb: ['thai-basil', 'cilantro', 'mint'],
    salty: ['fish-sauce', 'soy-sauce', 'salt'],
    acid: ['lime-juice', 'tamarind'],
    sweet: ['palm-sugar', 'brown-sugar', 'sugar'],
    liquid: ['coconut-milk', 'vegetable-stock'],
    creamy: ['coconut-milk'],
    paste: ['red-curry-paste', 'green-curry-paste'],
    starch: ['jasmine-rice', 'rice-noodles'],
    vegetable: ['green-beans', 'bell-pepper', 'eggplant', 'bean-sprouts', 'bok-choy'],
    protein: ['chicken-thigh', 'shrimp', 'pork-tenderloin', 'ground-pork', 'beef-steak', 'cod'],
    plantProtein: ['tofu', 'edamame', 'chickpea'],
    crunch: ['cashew', 'peanut'],
    fruit: ['mango', 'pineapple', 'banana'],
    sweetSpice: ['vanilla', 'cardamom'],
  },
  Chinese: {
    fat: ['vegetable-oil'],
    allium: ['scallion', 'onion'],
    aromatic: ['ginger', 'garlic'],
    heat: ['chili-flakes', 'chili-pepper'],
    spice: ['five-spice', 'sichuan-pepper', 'star-anise'],
    hardyHerb: [],
    herb: ['cilantro', 'chives'],
    salty: ['soy-sauce', 'oyster-sauce', 'salt'],
    acid: ['rice-vinegar'],
    liquid: ['rice-wine', 'chicken-stock', 'vegetable-stock'],
    creamy: ['coconut-milk'],
    paste: ['tomato-paste'],
    starch: ['jasmine-rice', 'egg-noodles', 'rice-noodles'],
    vegetable: ['bok-choy', 'snow-peas', 'carrot', 'napa-cabbage', 'bell-pepper', 'broccoli'],
    protein: ['chicken-thigh', 'pork-tenderloin', 'beef-steak', 'shrimp', 'ground-pork', 'lamb', 'egg'],
    plantProtein: ['tofu', 'edamame', 'mung-bean'],
    crunch: ['sesame-seed', 'cashew', 'peanut'],
    fruit: ['pear', 'mandarin', 'lychee'],
    sweetSpice: ['star-anise', 'cinnamon'],
  },
  Japanese: {
    fat: ['vegetable-oil', 'sesame-oil'],
    allium: ['scallion', 'onion'],
    aromatic: ['ginger', 'garlic'],
    heat: ['chili-flakes'],
    spice: [],
    hardyHerb: [],
    herb: ['shiso', 'chives'],
    salty: ['soy-sauce', 'tamari', 'salt'],
    acid: ['rice-vinegar', 'lemon-juice'],
    sweet: ['mirin', 'sugar'],
    liquid: ['dashi', 'sake'],
    creamy: ['soy-milk', 'coconut-milk'],
    paste: ['miso'],
    starch: ['sushi-rice', 'udon', 'soba', 'rice'],
    vegetable: ['daikon', 'carrot', 'napa-cabbage', 'spinach', 'snow-peas', 'shiitake'],
    protein: ['salmon', 'chicken-thigh', 'pork-tenderloin', 'beef-steak', 'shrimp', 'egg', 'lamb'],
    plantProtein: ['tofu', 'edamame'],
    crunch: ['sesame-seed'],
    fruit: ['persimmon', 'pear', 'apple'],
    sweetSpice: ['matcha', 'vanilla'],
  },
  Korean: {
    fat: ['vegetable-oil', 'sesame-oil'],
    allium: ['scallion', 'onion'],
    aromatic: ['garlic', 'ginger'],
    heat: ['gochujang', 'gochugaru', 'chili-flakes'],
    spice: ['gochugaru'],
    hardyHerb: [],
    herb: ['chives'],
    salty: ['soy-sauce', 'salt'],
    acid: ['rice-vinegar'],
    sweet: ['brown-sugar', 'honey', 'sugar'],
    liquid: ['vegetable-stock', 'beef-stock'],
    creamy: ['soy-milk', 'coconut-milk'],
    paste: ['gochujang', 'doenjang', 'tomato-paste'],
    starch: ['rice', 'glass-noodles', 'rice-noodles'],
    vegetable: ['carrot', 'spinach', 'zucchini', 'bean-sprouts', 'napa-cabbage', 'mushroom'],
    protein: ['beef-steak', 'chicken-thigh', 'pork-belly', 'shrimp', 'cod', 'egg', 'lamb'],
    plantProtein: ['tofu', 'edamame', 'mung-bean'],
    crunch: ['sesame-seed', 'pine-nut'],
    fruit: ['pear', 'persimmon', 'apple'],
    sweetSpice: ['cinnamon', 'ground-ginger'],
  },
  Indian: {
    fat: ['ghee', 'vegetable-oil', 'coconut-oil'],
    allium: ['onion', 'red-onion'],
    aromatic: ['ginger', 'garlic'],
    heat: ['green-chili', 'chili-powder'],
    spice: ['cumin', 'turmeric', 'ground-coriander', 'garam-masala', 'mustard-seed'],
    hardyHerb: ['curry-leaf'],
    herb: ['cilantro', 'mint'],
    acid: ['lemon-juice', 'tamarind'],
    sweet: ['brown-sugar', 'sugar'],
    liquid: ['canned-tomatoes', 'coconut-milk', 'vegetable-stock'],
    creamy: ['yogurt', 'coconut-milk', 'cream'],
    paste: ['tomato-paste'],
    starch: ['basmati-rice', 'naan'],
    vegetable: ['cauliflower', 'spinach', 'peas', 'eggplant', 'okra', 'green-beans'],
    protein: ['chicken-thigh', 'lamb', 'shrimp', 'cod', 'egg', 'beef', 'pork'],
    plantProtein: ['chickpea', 'red-lentil', 'paneer', 'kidney-bean'],
    crunch: ['cashew', 'almond', 'pistachio'],
    cheese: ['paneer'],
    fruit: ['mango', 'banana'],
    sweetSpice: ['cardamom', 'saffron', 'cinnamon'],
  },
  Mexican: {
    fat: ['vegetable-oil', 'olive-oil'],
    allium: ['onion', 'red-onion'],
    aromatic: ['garlic'],
    heat: ['jalapeno', 'chili-powder', 'chili-flakes'],
    spice: ['cumin', 'chili-powder', 'smoked-paprika', 'dried-oregano'],
    hardyHerb: ['oregano', 'bay-leaf'],
    herb: ['cilantro'],
    acid: ['lime-juice', 'cider-vinegar'],
    sweet: ['brown-sugar', 'honey', 'sugar'],
    liquid: ['canned-tomatoes', 'vegetable-stock'],
    creamy: ['sour-cream', 'coconut-milk'],
    paste: ['tomato-paste'],
    starch: ['corn-tortilla', 'rice'],
    vegetable: ['bell-pepper', 'corn', 'zucchini', 'tomato', 'sweet-potato'],
    protein: ['chicken-thigh', 'ground-beef', 'pork', 'shrimp', 'cod', 'lamb', 'egg'],
    plantProtein: ['black-bean', 'pinto-bean', 'kidney-bean'],
    crunch: ['pumpkin-seed', 'peanut'],
    cheese: ['feta', 'cheese'],
    fruit: ['mango', 'pineapple', 'papaya'],
    sweetSpice: ['cinnamon', 'vanilla'],
  },
  African: {
    fat: ['peanut-oil', 'vegetable-oil'],
    allium: ['onion', 'red-onion'],
    aromatic: ['ginger', 'garlic'],
    heat: ['scotch-bonnet', 'cayenne', 'chili-flakes'],
    spice: ['berbere', 'ras-el-hanout', 'ground-coriander', 'cumin', 'paprika', 'allspice'],
    hardyHerb: ['thyme', 'bay-leaf'],
    herb: ['cilantro', 'parsley'],
    acid: ['lemon-juice', 'tamarind'],
    sweet: ['honey', 'brown-sugar', 'sugar'],
    liquid: ['canned-tomatoes', 'vegetable-stock'],
    creamy: ['peanut-butter', 'coconut-milk'],
    paste: ['tomato-paste', 'harissa'],
    starch: ['rice', 'couscous', 'millet', 'yam'],
    vegetable: ['sweet-potato', 'okra', 'collard-greens', 'eggplant', 'carrot', 'tomato', 'plantain'],
    protein: ['chicken-thigh', 'beef', 'lamb', 'tilapia', 'goat-meat', 'shrimp', 'egg', 'pork'],
    plantProtein: ['black-eyed-pea', 'chickpea', 'lentil'],
    crunch: ['peanut', 'cashew', 'sesame-seed'],
    fruit: ['mango', 'banana', 'pineapple', 'date'],
    sweetSpice: ['cinnamon', 'ground-ginger', 'cardamom'],
  },
}

export const regions = ['West Africa', 'Ethiopia', 'Maghreb'] as const
/** Where in a continent a kitchen stands: one dish does not mix the shelves of two. */
export type Region = (typeof regions)[number]

/** What a region has instead of the continent's shelf. */
const ownOfRegion: Record<Region, Partial<Record<Shelf, readonly IngredientId[]>>> = {
  'West Africa': {
    heat: ['scotch-bonnet', 'cayenne', 'chili-flakes'],
    spice: ['paprika', 'allspice', 'nutmeg'],
    herb: ['parsley'],
    acid: ['lemon-juice'],
    creamy: ['peanut-butter', 'coconut-milk'],
    paste: ['tomato-paste'],
    starch: ['rice', 'yam', 'millet'],
    vegetable: ['sweet-potato', 'okra', 'collard-greens', 'plantain', 'eggplant', 'tomato'],
    protein: ['chicken-thigh', 'tilapia', 'goat-meat', 'beef', 'shrimp', 'egg'],
    plantProtein: ['black-eyed-pea'],
    crunch: ['peanut', 'cashew'],
    fruit: ['mango', 'banana', 'pineapple'],
  },
  Ethiopia: {
    fat: ['ghee', 'vegetable-oil'],
    heat: ['cayenne', 'green-chili', 'chili-flakes'],
    spice: ['berbere', 'turmeric', 'cumin'],
    hardyHerb: [],
    herb: ['cilantro'],
    acid: ['lemon-juice'],
    creamy: ['yogurt', 'coconut-milk'],
    paste: ['tomato-paste'],
    starch: ['injera', 'rice', 'potato'],
    vegetable: ['collard-greens', 'cabbage', 'carrot', 'potato', 'green-beans', 'tomato'],
    protein: ['lamb', 'beef', 'chicken-thigh', 'egg', 'tilapia'],
    plantProtein: ['red-lentil', 'chickpea', 'lentil'],
    crunch: ['sesame-seed'],
    fruit: ['banana', 'mango'],
    sweetSpice: ['cardamom', 'cinnamon', 'ground-ginger'],
  },
  Maghreb: {
    fat: ['olive-oil', 'vegetable-oil'],
    heat: ['cayenne', 'chili-flakes'],
    spice: ['ras-el-hanout', 'cumin', 'ground-coriander', 'paprika'],
    hardyHerb: ['bay-leaf'],
    herb: ['cilantro', 'parsley', 'mint'],
    acid: ['lemon-juice'],
    creamy: ['yogurt', 'coconut-milk'],
    paste: ['harissa', 'tomato-paste'],
    starch: ['couscous', 'bulgur'],
    vegetable: ['carrot', 'zucchini', 'eggplant', 'bell-pepper', 'tomato', 'pumpkin'],
    protein: ['lamb', 'chicken-thigh', 'beef', 'cod', 'egg'],
    plantProtein: ['chickpea', 'lentil'],
    crunch: ['almond', 'sesame-seed'],
    fruit: ['date', 'orange', 'fig', 'apricot'],
    sweetSpice: ['cinnamon', 'ground-ginger', 'cardamom'],
  },
}

/** What says where in Africa a table stands. */
const tellsOf: Record<Region, readonly IngredientId[]> = {
  'West Africa': [
    'plantain',
    'okra',
    'yam',
    'cassava',
    'peanut-butter',
    'peanut',
    'scotch-bonnet',
    'black-eyed-pea',
    'tilapia',
    'egusi',
    'fonio',
  ],
  Ethiopia: ['berbere', 'injera', 'teff', 'ghee', 'red-lentil', 'lentil', 'collard-greens'],
  Maghreb: [
    'couscous',
    'harissa',
    'ras-el-hanout',
    'preserved-lemon',
    'olive',
    'raisin',
    'date',
    'dried-apricot',
    'almond',
    'mint',
    'bulgur',
  ],
}

/** The region that most of these tell of; where they tell of none or of several alike, `choose` picks one of those by number. */
export function regionOf(ids: readonly (IngredientId | null)[], choose: (count: number) => number): Region {
  const told = (region: Region) => ids.filter((id) => id !== null && tellsOf[region].includes(id)).length
  const most = Math.max(...regions.map(told))
  const likely = regions.filter((region) => told(region) === most)
  return likely[choose(likely.length)] ?? regions[0]
}

/** The shelf of a cuisine: its own things, or what any kitchen has when none of its own is allowed. An empty shelf of its own stays empty. */
export function shelf(cuisine: Named, name: Shelf, isAllowed: (id: IngredientId) => boolean, region: Region | null = null): IngredientId[] {
  const list = (region === null || cuisine !== 'African' ? undefined : ownOfRegion[region][name]) ?? own[cuisine][name]
  if (list?.length === 0) return []
  const typical = (list ?? []).filter(isAllowed)
  return typical.length > 0 ? typical : everywhere[name].filter(isAllowed)
}

/** Is it on the shelf of every kitchen? */
export function inAnyKitchen(name: Shelf, id: IngredientId): boolean {
  const ids: readonly IngredientId[] = everywhere[name]
  return ids.includes(id)
}

/**
 * The surprise cuisine cooks by the method of one kitchen and seasons with the pantry of another. Curated: the two share at least two roles
 * (an onion, a fat, an herb they both reach for), and neighbours in the list share no method, so that the next turn is another dish.
 */
export const bridges = [
  { method: 'Italian', flavour: 'Korean' },
  { method: 'French', flavour: 'Japanese' },
  { method: 'Mexican', flavour: 'Indian' },
  { method: 'Indian', flavour: 'African' },
  { method: 'Japanese', flavour: 'Italian' },
  { method: 'Korean', flavour: 'Italian' },
  { method: 'Chinese', flavour: 'Mexican' },
  { method: 'Thai', flavour: 'Mexican' },
  { method: 'African', flavour: 'French' },
  { method: 'Italian', flavour: 'Thai' },
  { method: 'French', flavour: 'African' },
  { method: 'Mexican', flavour: 'Korean' },
  { method: 'Indian', flavour: 'Italian' },
  { method: 'Japanese', flavour: 'French' },
  { method: 'Korean', flavour: 'Mexican' },
  { method: 'Chinese', flavour: 'Indian' },
  { method: 'Thai', flavour: 'African' },
  { method: 'African', flavour: 'Italian' },
  { method: 'Italian', flavour: 'Japanese' },
  { method: 'French', flavour: 'Indian' },
  { method: 'Mexican', flavour: 'African' },
  { method: 'Indian', flavour: 'Mexican' },
  { method: 'Japanese', flavour: 'Mexican' },
  { method: 'African', flavour: 'Thai' },
  { method: 'Italian', flavour: 'Indian' },
  { method: 'French', flavour: 'Thai' },
  { method: 'Mexican', flavour: 'Japanese' },
  { method: 'Italian', flavour: 'Mexican' },
  { method: 'French', flavour: 'Korean' },
  { method: 'Italian', flavour: 'African' },
  { method: 'French', flavour: 'Mexican' },
] as const satisfies readonly { method: Named; flavour: Named }[]

export type Kitchen = { method: Named; flavour: Named }

/** Whose method and whose flavours a cuisine cooks with. For the surprise cuisine `key` (the request) says where the round of bridges begins. */
export function kitchenOf(cuisine: Cuisine, key: string, turn: number): Kitchen {
  if (cuisine !== 'Potluck-me') return { method: cuisine, flavour: cuisine }
  return bridges[(hash(key) + turn) % bridges.length] ?? bridges[0]
}
