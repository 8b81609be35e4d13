import type { Amount } from '#kitchen/composer/amounts.ts'
import { cutNamedInLine } from '#kitchen/composer/grammar/cuts.ts'
import { writeVolume, writeWeight } from '#kitchen/composer/grammar/en/measures.ts'
import { nounOf } from '#kitchen/composer/grammar/en/names.ts'
import { hoursAndMinutes, kitchenNumber } from '#kitchen/composer/grammar/numbers.ts'
import type { PlanLine } from '#kitchen/composer/plan.ts'
import type { Cut } from '#kitchen/lexicon/ingredient.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'
import type { Measure } from '#kitchen/recipe.ts'

const cutWords: Partial<Record<Cut, string>> = {
  diced: 'diced',
  'finely-chopped': 'finely chopped',
  chopped: 'chopped',
  sliced: 'sliced',
  strips: 'cut into strips',
  chunks: 'cut into 3 cm (1 inch) chunks',
  minced: 'minced',
  grated: 'grated',
  torn: 'torn',
  halved: 'halved',
  rinsed: 'rinsed',
  drained: 'drained',
  juiced: 'juiced',
  mashed: 'mashed',
}

const unitNouns: Partial<Record<Measure, readonly [one: string, many: string]>> = {
  clove: ['clove', 'cloves'],
  stalk: ['stalk', 'stalks'],
  head: ['head', 'heads'],
  can: ['can', 'cans'],
  slice: ['slice', 'slices'],
  sheet: ['sheet', 'sheets'],
  leaf: ['leaf', 'leaves'],
  sprig: ['sprig', 'sprigs'],
}

function counted({ amount, measure }: Amount, name: string, grams: number): string {
  const unit = unitNouns[measure]
  // Food counted by its own name needs no unit: "2 bay leaves". Only whole words count, as "cannellini" contains no
  // can.
  const words = name.split(/[\s-]/)
  const isNamed = unit?.some((word) => words.includes(word)) ?? true
  if (unit === undefined || isNamed) return `${kitchenNumber(amount)} ${name}`
  const container = measure === 'can' ? ` (${grams} g)` : ''
  return `${kitchenNumber(amount)} ${amount > 1 ? unit[1] : unit[0]}${container} ${name}`
}

/** Writes an ingredient line: amount, unit, name, and preparation after a comma. */
export function writeLine(line: PlanLine): string {
  const { item, amount, isDivided } = line
  const name = nounOf(item, amount).text
  if (isDivided) return `${writeVolume(amount.amount)} ${name}, divided`
  const cut = cutNamedInLine(line)
  const preparation = cut === null ? undefined : cutWords[cut]
  const { grams } = lexicon[item.kin]
  const measured =
    amount.measure === 'ml'
      ? `${writeVolume(amount.amount)} ${name}`
      : amount.measure === 'g'
        ? `${writeWeight(amount.amount)} ${name}`
        : amount.measure === 'can' && name.startsWith('canned ')
          ? `${writeWeight(amount.amount * grams)} ${name}`
          : counted(amount, name, grams)
  return preparation === undefined ? measured : `${measured}, ${preparation}`
}

/** Writes a duration: "25 mins", "1 hr", "1 hr 25 mins". */
export function writeMinutes(minutes: number): string {
  return hoursAndMinutes(
    minutes,
    (hours) => `${hours} ${hours === 1 ? 'hr' : 'hrs'}`,
    (rest) => `${rest} ${rest === 1 ? 'min' : 'mins'}`,
  )
}
