import type { Amount } from '#kitchen/composer/amounts.ts'
import type { DishKind, Item } from '#kitchen/composer/item.ts'
import { dishKindIn } from '#kitchen/composer/ready-made.ts'
import type { Cut, Hazard, HeatTechnique, Minutes } from '#kitchen/lexicon/ingredient.ts'
import { cookMinutesOf, cutOf, hazardOf, lexicon, prepMinutesOf } from '#kitchen/lexicon/lexicon.ts'

/** The facts of a verb, whatever the food. */
interface VerbFacts {
  /** The lexicon's heat technique; null for a verb that does not heat or only warms. */
  heat: HeatTechnique | null
  /** Minutes of attention for a step without a written time. */
  hands: number
  /** The range of minutes that a step may write, from the quickest use to the slowest; null if none is written. */
  minutes: Minutes | null
}

const byTechnique = (heat: HeatTechnique, shortest: number, longest: number): VerbFacts => ({
  heat,
  hands: 1,
  minutes: [shortest, longest],
})
const waitsFor = (shortest: number, longest: number): VerbFacts => ({ heat: null, hands: 1, minutes: [shortest, longest] })
const handsFor = (minutes: number): VerbFacts => ({ heat: null, hands: minutes, minutes: null })

/** The heat, handwork and usual times of every verb. draft.ts does not compile while a verb is missing. */
export const verbFacts = {
  'get-ready': handsFor(1),
  preheat: handsFor(1),
  'heat-fat': waitsFor(1, 5),
  'warm-pan': handsFor(1),
  melt: waitsFor(1, 6),
  fry: byTechnique('fry', 1, 30),
  'stir-fry': byTechnique('stir-fry', 1, 15),
  sear: byTechnique('sear', 2, 25),
  brown: byTechnique('sear', 3, 12),
  bloom: waitsFor(1, 6),
  'stir-in': waitsFor(1, 10),
  'pour-in': waitsFor(1, 12),
  'boil-up': waitsFor(1, 8),
  simmer: byTechnique('simmer', 1, 180),
  braise: byTechnique('braise', 5, 180),
  boil: byTechnique('boil', 1, 120),
  absorb: byTechnique('simmer', 3, 60),
  steam: byTechnique('steam', 2, 60),
  roast: byTechnique('roast', 2, 150),
  bake: byTechnique('bake', 5, 90),
  grill: byTechnique('grill', 1, 45),
  toast: byTechnique('grill', 1, 12),
  'bake-in-pan': waitsFor(4, 25),
  toss: handsFor(1),
  'lift-out': handsFor(1),
  'take-out': handsFor(1),
  return: handsFor(1),
  drain: handsFor(1),
  whisk: handsFor(2),
  mix: handsFor(1),
  mash: handsFor(2),
  blend: handsFor(2),
  season: handsFor(1),
  dress: handsFor(1),
  scatter: handsFor(1),
  'serve-with': handsFor(1),
  serve: handsFor(1),
  fill: handsFor(2),
  'pour-over': waitsFor(1, 20),
  rest: waitsFor(1, 720),
  chill: waitsFor(10, 720),
  cool: waitsFor(5, 60),
  marinate: waitsFor(5, 480),
  shape: handsFor(4),
  'rub-in': handsFor(4),
  grind: handsFor(2),
  'fold-in': handsFor(2),
  dip: handsFor(2),
  layer: handsFor(1),
  thread: handsFor(4),
  form: handsFor(5),
  roll: handsFor(4),
  'wrap-up': handsFor(3),
  hollow: handsFor(4),
  stuff: handsFor(4),
  'cover-with': handsFor(1),
  'crack-in': waitsFor(2, 15),
  'swirl-in': waitsFor(1, 4),
  whip: handsFor(4),
  crush: handsFor(2),
  freeze: waitsFor(30, 600),
  keep: handsFor(0),
} as const satisfies Record<string, VerbFacts>

/** The size of a cut's pieces relative to a 2 cm dice; smaller pieces cook sooner. */
const cutSizes: Record<Cut, number> = {
  minced: 0.5,
  grated: 0.5,
  mashed: 0.5,
  'finely-chopped': 0.6,
  crumbled: 0.6,
  torn: 0.8,
  strips: 0.8,
  sliced: 0.8,
  beaten: 0.8,
  chopped: 0.9,
  diced: 1,
  rinsed: 1,
  drained: 1,
  juiced: 1,
  chunks: 1.25,
  halved: 1.6,
  whole: 2.2,
}

/** The handwork of a cut relative to a dice. */
const cutEfforts: Record<Cut, number> = {
  whole: 0.4,
  rinsed: 0.5,
  drained: 0.5,
  torn: 0.5,
  halved: 0.5,
  juiced: 0.7,
  crumbled: 0.6,
  beaten: 0.6,
  mashed: 0.8,
  chunks: 0.8,
  chopped: 0.9,
  sliced: 0.9,
  strips: 1,
  diced: 1,
  grated: 1.1,
  minced: 1.2,
  'finely-chopped': 1.3,
}

/**
 * The exponent of weight in the cooking time: heat enters from outside, so twice the weight takes less than twice the
 * time.
 */
const weightExponent = 0.35

/** Do two cuts cook alike? The lexicon's minutes are for the default cut. */
const cooksAlike = (one: Cut, other: Cut) => Math.abs(cutSizes[one] - cutSizes[other]) <= 0.3

/** Grams of a whole bird and a whole fish for four. */
const wholeAnimalGrams = { poultry: 1400, fish: 1200 }

const wholeTechniques: readonly HeatTechnique[] = ['roast', 'bake', 'simmer', 'boil', 'braise']

/** Minutes of reheating cooked food. */
const reheatingMinutes: Record<HeatTechnique, Minutes> = {
  fry: [4, 5],
  'stir-fry': [3, 4],
  sear: [4, 5],
  simmer: [5, 6],
  boil: [2, 3],
  steam: [5, 6],
  roast: [10, 12],
  grill: [4, 6],
  braise: [6, 8],
  bake: [12, 15],
}

/**
 * Minutes of reheating a ready-made dish all through: spooned ones in a covered pot, sliced ones in the oven or pan.
 */
const dishReheatingMinutes: Record<DishKind, Partial<Record<HeatTechnique, Minutes>>> = {
  spooned: { steam: [8, 10], simmer: [8, 10] },
  sliced: { bake: [20, 25], sear: [8, 10] },
  // Ready-made food may be raw inside.
  boiled: { boil: [8, 10], simmer: [8, 10] },
  steamed: { steam: [12, 15] },
  shaped: { bake: [25, 30], sear: [12, 15] },
  balls: { bake: [20, 25], sear: [12, 15], simmer: [15, 20] },
}

/** Minutes for mashed food: fried, stirred into a soup or baked under a crust. On a tray it would dry out. */
const mashedMinutes: Partial<Record<HeatTechnique, Minutes>> = { fry: [6, 8], simmer: [5, 8], bake: [20, 25] }

/** Minutes for a dried pulse that was soaked overnight and boiled hard for ten minutes. */
const soakedPulseMinutes: Partial<Record<HeatTechnique, Minutes>> = { simmer: [45, 60], boil: [45, 60], braise: [50, 70] }

/** Rounds minutes; above 20 to a multiple of five. */
const roundedMinutes = (minutes: number) => (minutes > 20 ? Math.round(minutes / 5) * 5 : Math.max(1, Math.round(minutes)))
const stretchMinutes = ([shortest, longest]: Minutes, factor: number): Minutes => [
  roundedMinutes(shortest * factor),
  roundedMinutes(longest * factor),
]

/**
 * The minutes that an item needs by a technique, from its class, cut size and weight; null if the technique does not
 * suit it. The lexicon's minutes are for the default cut and the usual weight.
 */
export function minutesOf(item: Item, technique: HeatTechnique, cut: Cut = cutOf(item.kin)): Minutes | null {
  if (item.class === 'dish') return dishReheatingMinutes[dishKindIn(item)][technique] ?? null
  const usual = cookMinutesOf(item.kin, technique)
  if (item.form === 'dried') return soakedPulseMinutes[technique] ?? null
  if (usual === null) return null
  if (item.form === 'mashed') return mashedMinutes[technique] ?? null
  if (item.form === 'cooked') return reheatingMinutes[technique]
  if (item.form === 'whole') {
    if (!wholeTechniques.includes(technique)) return null
    const grams = item.class === 'fish' ? wholeAnimalGrams.fish : wholeAnimalGrams.poultry
    const isAsMuch = lexicon[item.kin].grams > grams / 2
    return isAsMuch ? usual : stretchMinutes(usual, (cutSizes.whole / cutSizes[cutOf(item.kin)]) * 0.7 * (grams / 500) ** weightExponent)
  }
  const whole = cutOf(item.kin)
  return cooksAlike(cut, whole) ? usual : stretchMinutes(usual, cutSizes[cut] / cutSizes[whole])
}

/** Minutes of handwork for an amount of an item in a cut: twice as many carrots take less than twice as long. */
export function handworkOf(item: Item, cut: Cut, amount: Amount): number {
  const base = prepMinutesOf(item.kin)
  if (base === 0 || item.form === 'frozen') return 0
  if (item.form !== undefined && item.form !== 'dried') return 2
  const { serving } = lexicon[item.kin]
  const forFour = (serving.entrée ?? serving.soup ?? serving.condiment ?? serving.dessert ?? 1) * 4
  const share = amount.measure !== lexicon[item.kin].measure ? 1 : (amount.amount / forFour) ** 0.6
  const effort = cutEfforts[cut] / cutEfforts[cutOf(item.kin)]
  return Math.max(1, Math.round(base * effort * Math.min(1.6, Math.max(0.4, share))))
}

/** Is the pasta filled (ravioli, tortellini)? Its filling may be raw meat. */
const hasFilling = ({ kin }: Item) => kin === 'ravioli' || kin === 'tortellini'

/** The hazard that the recipe must prove safe: cooked food must get steaming hot, dried beans soft all through. */
export function hazardIn(item: Item): Hazard | null {
  if (item.form === 'dried') return 'dried-bean'
  const hazard = item.hazard ?? (hasFilling(item) ? 'cooked-rice' : hazardOf(item.kin))
  return item.form === 'cooked' && hazard !== null && hazard !== 'egg' ? 'cooked-rice' : hazard
}
