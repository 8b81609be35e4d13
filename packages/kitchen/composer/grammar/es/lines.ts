import { cutNamedInLine } from '#kitchen/composer/grammar/cuts.ts'
import { cutWordsFor, participle } from '#kitchen/composer/grammar/es/cuts.ts'
import { writeVolume, writeWeight } from '#kitchen/composer/grammar/es/measures.ts'
import { type Noun, nounOf } from '#kitchen/composer/grammar/es/names.ts'
import { hoursAndMinutes, kitchenNumber } from '#kitchen/composer/grammar/numbers.ts'
import type { PlanLine } from '#kitchen/composer/plan.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'
import type { Measure } from '#kitchen/recipe.ts'

interface Unit {
  one: string
  many: string
  isFeminine: boolean
}

const units: Partial<Record<Measure, Unit>> = {
  clove: { one: 'diente', many: 'dientes', isFeminine: false },
  stalk: { one: 'tallo', many: 'tallos', isFeminine: false },
  can: { one: 'lata', many: 'latas', isFeminine: true },
  slice: { one: 'rebanada', many: 'rebanadas', isFeminine: true },
  sheet: { one: 'lámina', many: 'láminas', isFeminine: true },
  leaf: { one: 'hoja', many: 'hojas', isFeminine: true },
  sprig: { one: 'ramita', many: 'ramitas', isFeminine: true },
}

/** The word for a unit: slices of bread are "rebanadas", of cured meat "lonchas". */
const unitOf = (measure: Measure, { item }: PlanLine): Unit | undefined =>
  measure === 'slice' && item.class === 'cured-meat' ? { one: 'loncha', many: 'lonchas', isFeminine: true } : units[measure]

/** The preparation after the name: ", en dados", ", finamente picada". */
function preparation(line: PlanLine, noun: Pick<Noun, 'isFeminine' | 'isPlural'>): string {
  const { item, isDivided } = line
  if (isDivided) return ', en varias veces'
  const cut = cutNamedInLine(line)
  // A fruit that is squeezed over the finished dish is listed whole.
  const words = cut === null || cut === 'juiced' ? undefined : cutWordsFor(item, cut)
  if (words === undefined) return ''
  if (typeof words === 'string') return `, ${words}`
  // The gender of the cook's own words is unknown, so no participle can agree.
  return item.ingredient === null ? '' : `, ${participle(words, noun)}`
}

/** Writes an ingredient line: amount, unit, name, and preparation after a comma. */
export function writeLine(line: PlanLine): string {
  const { item, amount } = line
  const noun = nounOf(item, amount)
  if (amount.measure === 'ml') return `${writeVolume(amount.amount)} de ${noun.text}${preparation(line, noun)}`
  if (amount.measure === 'g') return `${writeWeight(amount.amount)} de ${noun.text}${preparation(line, noun)}`
  const { grams } = lexicon[item.kin]
  const unit = unitOf(amount.measure, line)
  const isNamed = unit === undefined || new RegExp(`^(?:${unit.one}|${unit.many})\\b`).test(noun.text)
  if (isNamed) return `${kitchenNumber(amount.amount)} ${noun.text}${preparation(line, noun)}`
  if (amount.measure === 'can' && / en lata$/.test(noun.text))
    return `${writeWeight(amount.amount * grams)} de ${noun.text}${preparation(line, noun)}`
  const isPlural = amount.amount > 1
  const container = amount.measure === 'can' ? ` (${grams} g)` : ''
  // "Drained" agrees with the content of the can, not with "can".
  const of = amount.measure === 'can' ? noun : { isFeminine: unit.isFeminine, isPlural }
  return `${kitchenNumber(amount.amount)} ${isPlural ? unit.many : unit.one}${container} de ${noun.text}${preparation(line, of)}`
}

/** Writes a duration: "25 min", "1 h", "1 h 25 min". */
export function writeMinutes(minutes: number): string {
  return hoursAndMinutes(
    minutes,
    (hours) => `${hours} h`,
    (rest) => `${rest} min`,
  )
}
