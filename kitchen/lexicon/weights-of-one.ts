import type { Measure } from '#domain/recipes/recipe.ts'
import type { IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import { type IngredientId, lexicon } from '#kitchen/lexicon/lexicon.ts'

/** Grams of one piece, slice, can and so on. */
type Weights<Key extends string> = Readonly<Partial<Record<Key, number>>>

/** Units that a cook counts, beside the measure of the lexicon. */
type CountedUnit = Exclude<Measure, 'g' | 'ml'>

/** Grams of one edible piece of foods that the lexicon measures by weight: the middle of the sizes in shops. */
const gramsPerPiece: Weights<IngredientId> = {
  'chicken-breast': 170,
  'chicken-thigh': 110,
  'chicken-leg': 250,
  'chicken-wing': 90,
  'pork-chop': 180,
  'pork-tenderloin': 450,
  'lamb-chop': 100,
  'lamb-shank': 350,
  'beef-steak': 220,
  salmon: 150,
  cod: 150,
  tuna: 150,
  halibut: 150,
  pollock: 150,
  haddock: 150,
  catfish: 150,
  tilapia: 130,
  sole: 150,
  trout: 250,
  mackerel: 200,
  'sea-bass': 350,
  'red-snapper': 350,
  sardine: 40,
  herring: 100,
  'pickled-herring': 60,
  shrimp: 12,
  mussel: 15,
  clam: 12,
  scallop: 25,
  squid: 200,
  crab: 300,
  lobster: 450,
  sausage: 80,
  'blood-sausage': 120,
  chorizo: 100,
  tofu: 400,
  'silken-tofu': 300,
  'smoked-tofu': 200,
  'fried-tofu': 40,
  tempeh: 250,
  'vegan-sausage': 50,
  surimi: 15,
  'fish-cake': 60,
  paneer: 225,
  halloumi: 225,
  mozzarella: 125,
  burrata: 125,
  feta: 200,
  brie: 250,
  'goat-cheese': 150,
  'cream-cheese': 200,
  ginger: 30,
  galangal: 30,
  mushroom: 18,
  shiitake: 18,
  'oyster-mushroom': 20,
  'king-oyster-mushroom': 60,
  chanterelle: 10,
  'dried-porcini': 3,
  'dried-shiitake': 4,
  'wood-ear': 3,
  strawberry: 15,
  raspberry: 4,
  blackberry: 6,
  blueberry: 1.5,
  gooseberry: 5,
  cherry: 8,
  'sour-cherry': 6,
  grape: 5,
  lychee: 15,
  rhubarb: 60,
  pineapple: 900,
  melon: 1000,
  watermelon: 3000,
  date: 15,
  prune: 9,
  'dried-apricot': 8,
  'dried-fig': 15,
  walnut: 5,
  chestnut: 12,
  almond: 1.2,
  olive: 4,
  pickle: 35,
  rutabaga: 600,
  daikon: 800,
  cassava: 400,
  yam: 500,
  taro: 200,
  'lotus-root': 200,
  'jerusalem-artichoke': 60,
  pumpkin: 2000,
  'butternut-squash': 1000,
  'bitter-gourd': 150,
  'cherry-tomato': 15,
  'sun-dried-tomato': 5,
  'brussels-sprouts': 15,
  'green-beans': 6,
  okra: 12,
  nopal: 100,
  asparagus: 18,
  corn: 120,
  'baby-corn': 10,
  'snow-peas': 3,
  'water-chestnut': 12,
  'bok-choy': 150,
  crackers: 4,
  'graham-crackers': 15,
  ladyfingers: 8,
  'rice-cakes': 20,
}

/** Grams of one slice of foods that the lexicon measures by weight; the ingredient's entry comes before its class. */
const gramsPerSlice: Weights<IngredientId> = {
  salami: 8,
  pepperoni: 2,
  chorizo: 5,
  sausage: 15,
  'smoked-salmon': 20,
  pineapple: 60,
  melon: 120,
  watermelon: 250,
  ginger: 3,
  galangal: 3,
  focaccia: 60,
  rhubarb: 10,
}

const slicesOfClass: Weights<IngredientClass> = {
  'cured-meat': 20,
  'hard-cheese': 25,
  'soft-cheese': 30,
  meat: 60,
  poultry: 30,
  fish: 80,
  'cured-fish': 20,
  'plant-protein': 50,
  mushroom: 4,
  root: 10,
  squash: 50,
  pickle: 4,
  butter: 10,
  bread: 40,
}

/**
 * Grams in one can, tin or jar, drained if a cook pours off the liquid. For foods sold only in cans the lexicon has
 * the weight.
 */
const gramsPerCan: Weights<IngredientId> = {
  salmon: 150,
  'coconut-milk': 400,
  'coconut-cream': 400,
  'condensed-milk': 397,
  'tomato-paste': 140,
  'tomato-sauce': 400,
  passata: 400,
  salsa: 300,
  'cherry-tomato': 400,
  tomato: 400,
  corn: 260,
  'baby-corn': 190,
  pumpkin: 425,
  pineapple: 340,
  'young-jackfruit': 280,
  'bamboo-shoots': 140,
  'water-chestnut': 140,
  mushroom: 170,
  olive: 150,
  sauerkraut: 400,
  'corned-beef': 340,
  'luncheon-meat': 340,
  beer: 330,
}

const cansOfClass: Weights<IngredientClass> = { fish: 120, 'cured-fish': 120, shellfish: 120, stock: 400 }

/** Grams in a can of a food without an entry. */
const canOfAnything = 240

const gramsPerLeaf: Weights<IngredientId> = {
  cabbage: 40,
  'savoy-cabbage': 40,
  'red-cabbage': 40,
  'napa-cabbage': 50,
  lettuce: 12,
  'lettuce-heart': 8,
  radicchio: 10,
  endive: 8,
  kale: 20,
  'swiss-chard': 40,
  'collard-greens': 40,
  'bok-choy': 20,
}
const leavesOfClass: Weights<IngredientClass> = { herb: 0.5, 'hardy-herb': 0.3, leaf: 5 }

const sprigsOfClass: Weights<IngredientClass> = { herb: 2, 'hardy-herb': 1.5 }

/** Grams of one stalk or stick: a stick of butter, a stalk of rhubarb, a spear of asparagus. */
const gramsPerStalk: Weights<IngredientId> = { butter: 113, margarine: 113, rhubarb: 60, asparagus: 18 }

/** Grams of one かけ: of ginger (生姜1かけ) a thumb-sized piece, of garlic a clove. */
const gramsPerClove: Weights<IngredientId> = { ginger: 15, galangal: 15 }

const gramsPerHead: Weights<IngredientId> = { garlic: 50, celery: 450, 'bok-choy': 200, 'swiss-chard': 400, kale: 300 }

/** Measures of one whole thing, which are interchangeable: one head of cauliflower is one piece. */
const measuresOfWholes: readonly Measure[] = ['piece', 'head', 'stalk', 'can', 'leaf', 'sprig', 'sheet', 'slice']
const flatUnits: readonly Measure[] = ['leaf', 'sheet', 'slice']

/** The part of a piece or a head that one slice is. */
const sliceOfWhole = 1 / 8

/** Grams of a slice and of a portion of a ready-made dish; a rule of thumb of ours. */
const gramsOfDish = { slice: 120, portion: 300 }

function sliceOf(id: IngredientId, kind: IngredientClass): number | null {
  const { measure, grams } = lexicon[id]
  if (measure === 'piece' || measure === 'head') return gramsPerSlice[id] ?? grams * sliceOfWhole
  return gramsPerSlice[id] ?? slicesOfClass[kind] ?? null
}

/**
 * Grams of one counted unit of an ingredient: a slice of ham, a drained can of tuna, one mushroom. `kind` is the class
 * of the cooked food, which may differ from the ingredient's. Null if the weight is unknown: "1 beef".
 */
export function gramsOfOneUnit(unit: CountedUnit, id: IngredientId, kind: IngredientClass = lexicon[id].class): number | null {
  if (kind === 'dish') return unit === 'slice' ? gramsOfDish.slice : gramsOfDish.portion
  const { measure, grams } = lexicon[id]
  if (unit === measure) return grams
  switch (unit) {
    case 'can':
      return measure === 'can' ? grams : (gramsPerCan[id] ?? cansOfClass[kind] ?? canOfAnything)
    case 'slice':
      return flatUnits.includes(measure) ? grams : sliceOf(id, kind)
    case 'sheet':
      // The Japanese counter 枚 counts any flat thing: sheets, slices, leaves.
      if (flatUnits.includes(measure) || measure === 'piece') return grams
      return gramsPerLeaf[id] ?? gramsPerPiece[id] ?? sliceOf(id, kind)
    case 'leaf':
      return gramsPerLeaf[id] ?? (measuresOfWholes.includes(measure) ? grams : (leavesOfClass[kind] ?? null))
    case 'sprig':
      return sprigsOfClass[kind] ?? null
    case 'head':
      return gramsPerHead[id] ?? (measuresOfWholes.includes(measure) ? grams : (gramsPerPiece[id] ?? null))
    case 'stalk':
      return gramsPerStalk[id] ?? (measuresOfWholes.includes(measure) ? grams : (gramsPerPiece[id] ?? null))
    case 'clove':
      return gramsPerClove[id] ?? sliceOf(id, kind)
    case 'piece':
      return measuresOfWholes.includes(measure) || measure === 'clove' ? grams : (gramsPerPiece[id] ?? null)
  }
}

/** Grams in a millilitre of loose dry food: a cup of it weighs less than a cup of water. */
const looseDensity = 0.8

/** Grams of an amount of an ingredient in any unit, or null if unknown. */
export function gramsOfAmount(
  { amount, unit }: { amount: number; unit: Measure },
  id: IngredientId,
  kind: IngredientClass = lexicon[id].class,
): number | null {
  if (unit === 'g') return amount
  if (unit === 'ml') return amount * (lexicon[id].measure === 'ml' ? lexicon[id].grams : looseDensity)
  const one = gramsOfOneUnit(unit, id, kind)
  return one === null ? null : amount * one
}
