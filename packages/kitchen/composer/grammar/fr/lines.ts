import type { Amount } from '#kitchen/composer/amounts.ts'
import { cutNamedInLine } from '#kitchen/composer/grammar/cuts.ts'
import { writeVolume, writeWeight } from '#kitchen/composer/grammar/fr/measures.ts'
import { type Noun, nounOf } from '#kitchen/composer/grammar/fr/names.ts'
import { hoursAndMinutes, kitchenNumber } from '#kitchen/composer/grammar/numbers.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { PlanLine } from '#kitchen/composer/plan.ts'
import type { Cut, IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import { type IngredientId, lexicon } from '#kitchen/lexicon/lexicon.ts'
import type { Measure } from '#kitchen/recipe.ts'

/** A preparation and its ending for gender and number: "coupées en dés". */
interface Preparation {
  participle: string
  after?: string
  before?: string
}

const cutWords: Partial<Record<Cut, Preparation>> = {
  diced: { participle: 'coupé', after: ' en dés' },
  'finely-chopped': { participle: 'haché', before: 'finement ' },
  chopped: { participle: 'haché', before: 'grossièrement ' },
  sliced: { participle: 'émincé' },
  strips: { participle: 'coupé', after: ' en lanières' },
  chunks: { participle: 'coupé', after: ' en morceaux de 3 cm' },
  minced: { participle: 'haché' },
  grated: { participle: 'râpé' },
  torn: { participle: 'effeuillé' },
  halved: { participle: 'coupé', after: ' en deux' },
  rinsed: { participle: 'rincé' },
  drained: { participle: 'égoutté' },
  juiced: { participle: 'pressé' },
  mashed: { participle: 'écrasé' },
}

/** Words for cuts by class: herbs are snipped, fruit is sliced, tomatoes are cut into pieces. */
const ownCuts: Partial<Record<IngredientClass, Partial<Record<Cut, Preparation>>>> = {
  herb: { 'finely-chopped': { participle: 'ciselé', before: 'finement ' }, chopped: { participle: 'ciselé' } },
  'hardy-herb': { chopped: { participle: 'ciselé' } },
  allium: { 'finely-chopped': { participle: 'ciselé', before: 'finement ' } },
  fruit: { sliced: { participle: 'coupé', after: ' en tranches' }, chopped: { participle: 'coupé', after: ' en morceaux' } },
  citrus: { sliced: { participle: 'coupé', after: ' en rondelles' } },
  tomato: { chopped: { participle: 'coupé', after: ' en morceaux' } },
  root: { sliced: { participle: 'coupé', after: ' en rondelles' } },
  'crisp-vegetable': { sliced: { participle: 'coupé', after: ' en rondelles' } },
  vegetable: { chopped: { participle: 'coupé', after: ' en morceaux' } },
  leaf: { torn: { participle: 'déchiré' } },
  shellfish: { torn: { participle: 'émietté' }, sliced: { participle: 'coupé', after: ' en anneaux' } },
  bread: { sliced: { participle: 'coupé', after: ' en tranches' } },
  squash: { sliced: { participle: 'coupé', after: ' en rondelles' } },
  berry: { sliced: { participle: 'coupé', after: ' en tranches' } },
  mushroom: { torn: { participle: 'déchiré' } },
  pepper: { sliced: { participle: 'coupé', after: ' en lanières' } },
  meat: { sliced: { participle: 'coupé', after: ' en tranches' } },
  'cured-meat': { sliced: { participle: 'coupé', after: ' en rondelles' } },
  'soft-cheese': { sliced: { participle: 'coupé', after: ' en tranches' } },
  'plant-protein': { sliced: { participle: 'coupé', after: ' en tranches' } },
  seaweed: { torn: { participle: 'déchiré' } },
  'cured-fish': { torn: { participle: 'émietté' } },
  poultry: { torn: { participle: 'effiloché' } },
  nut: { chopped: { participle: 'concassé', before: 'grossièrement ' } },
}

/** Words for a cut of one ingredient. They replace the words for its class. */
const cutsOfOne: Partial<Record<IngredientId, Partial<Record<Cut, Preparation>>>> = {
  okra: { sliced: { participle: 'coupé', after: ' en rondelles' } },
  olive: { sliced: { participle: 'coupé', after: ' en rondelles' } },
}

/** A participle that agrees with a noun: "coupé", "coupée", "coupés", "coupées". */
export function agreeingParticiple(participle: string, { isFeminine, isPlural }: Pick<Noun, 'isFeminine' | 'isPlural'>): string {
  return `${participle}${isFeminine ? 'e' : ''}${isPlural ? 's' : ''}`
}

const unitNouns: Partial<Record<Measure, readonly [one: string, many: string]>> = {
  clove: ['gousse', 'gousses'],
  stalk: ['branche', 'branches'],
  can: ['boîte', 'boîtes'],
  slice: ['tranche', 'tranches'],
  sheet: ['feuille', 'feuilles'],
  sprig: ['brin', 'brins'],
}

/** The word for a unit: lemongrass is counted in "tiges", celery in "branches". */
const unitOf = (measure: Measure, item: Item) => (item.kin === 'lemongrass' ? (['tige', 'tiges'] as const) : unitNouns[measure])

/** The amount and unit of an item, and the noun that a participle must agree with. */
function measured(item: Item, { amount, measure }: Amount): { words: string; noun: Pick<Noun, 'isFeminine' | 'isPlural'> } {
  const noun = nounOf(item, { amount, measure })
  const { grams } = lexicon[item.kin]
  if (measure === 'ml') return { words: `${writeVolume(amount)}${inCups(item, amount)} ${noun.of}`, noun }
  if (measure === 'g') return { words: `${writeWeight(amount)} ${noun.of}`, noun }
  if (measure === 'can' && noun.bare.endsWith(' en boîte')) return { words: `${writeWeight(amount * grams)} ${noun.of}`, noun }
  const unit = unitOf(measure, item)
  if (unit === undefined || noun.bare.startsWith(unit[0])) return { words: `${kitchenNumber(amount)} ${noun.bare}`, noun }
  const container = measure === 'can' ? ` (${grams} g)` : ''
  const words = `${kitchenNumber(amount)} ${amount >= 2 ? unit[1] : unit[0]}${container} ${noun.of}`
  return measure === 'clove' || measure === 'stalk' ? { words, noun: { isFeminine: true, isPlural: amount >= 2 } } : { words, noun }
}

/** Classes of solids measured in millilitres, which also get cups in brackets because a cup is easier to fill. */
const scooped: readonly IngredientClass[] = [
  'sweetener',
  'chocolate',
  'yogurt',
  'nut-butter',
  'soft-cheese',
  'thickener',
  'flour',
  'seed',
  'grain',
  'herb',
]

/** Adds cups in brackets to a large volume of a solid: " (1/2 tasse)". */
function inCups(item: Item, ml: number): string {
  if (ml < 60 || !scooped.includes(item.class)) return ''
  return ` (${kitchenNumber(ml / 240)} ${ml >= 480 ? 'tasses' : 'tasse'})`
}

/** Names that already say how the food is cut. */
const isCutByName = /hach|râp|moul|en poudre|concass|séch|pressé/u

function preparationOf(line: PlanLine): Preparation | undefined {
  const { item, amount } = line
  const cut = amount.measure === 'sheet' ? null : cutNamedInLine(line)
  // A fruit that is squeezed over the finished dish is listed whole.
  if (cut === null || cut === 'juiced') return undefined
  const preparation = cutsOfOne[item.kin]?.[cut] ?? ownCuts[item.class]?.[cut] ?? cutWords[cut]
  return preparation?.participle === 'égoutté' || !isCutByName.test(nounOf(item, amount).bare) ? preparation : undefined
}

/** Writes an ingredient line: amount, unit, name, and preparation after a comma. */
export function writeLine(line: PlanLine): string {
  const { item, amount, isDivided } = line
  const name = nounOf(item, amount)
  if (isDivided) return `${writeVolume(amount.amount)} ${name.of}, en plusieurs fois`
  const { words, noun } = measured(item, amount)
  const preparation = preparationOf(line)
  if (preparation === undefined) return words
  const { before = '', participle, after = '' } = preparation
  // The gender of the cook's own words is unknown, so only invariable words follow.
  if (name.isOwnWord) return after === '' ? words : `${words},${after}`
  return `${words}, ${before}${agreeingParticiple(participle, noun)}${after}`
}

/** Writes a duration: "25 min", "1 h", "1 h 25 min". */
export function writeMinutes(minutes: number): string {
  return hoursAndMinutes(
    minutes,
    (hours) => `${hours} h`,
    (rest) => `${rest} min`,
  )
}
