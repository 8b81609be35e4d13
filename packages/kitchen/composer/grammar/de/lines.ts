import type { Amount } from '#kitchen/composer/amounts.ts'
import { cutNamedInLine } from '#kitchen/composer/grammar/cuts.ts'
import { writeVolume, writeWeight } from '#kitchen/composer/grammar/de/measures.ts'
import { nominativeOf } from '#kitchen/composer/grammar/de/names.ts'
import { hoursAndMinutes, kitchenNumber } from '#kitchen/composer/grammar/numbers.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { PlanLine } from '#kitchen/composer/plan.ts'
import type { Cut, IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import { type IngredientId, lexicon } from '#kitchen/lexicon/lexicon.ts'
import type { Measure } from '#kitchen/recipe.ts'

/** Participles of the cuts; after a comma they are not inflected. */
const cutWords: Partial<Record<Cut, string>> = {
  diced: 'gewürfelt',
  'finely-chopped': 'fein gewürfelt',
  sliced: 'in Scheiben geschnitten',
  strips: 'in Streifen geschnitten',
  chunks: 'in etwa 3 cm große Stücke geschnitten',
  minced: 'fein gehackt',
  grated: 'gerieben',
  torn: 'zerzupft',
  halved: 'halbiert',
  rinsed: 'abgespült',
  drained: 'abgetropft',
  juiced: 'ausgepresst',
  mashed: 'zerdrückt',
}

/** Classes that are chopped with a knife ("gehackt"); other food is cut. */
const chopped: readonly IngredientClass[] = [
  'herb',
  'hardy-herb',
  'leaf',
  'nut',
  'seed',
  'dried-fruit',
  'chocolate',
  'pickle',
  'mushroom',
  'paste',
]
const choppedFine: readonly IngredientClass[] = [...chopped, 'chilli', 'aromatic', 'cured-fish']

function preparationOf(line: PlanLine): string | undefined {
  const { item } = line
  const cut = cutNamedInLine(line)
  if (cut === null) return undefined
  const isChopped = chopped.includes(item.class)
  if (cut === 'finely-chopped' && item.kin === 'scallion') return 'fein geschnitten'
  if (cut === 'finely-chopped' && choppedFine.includes(item.class)) return 'fein gehackt'
  if (cut !== 'chopped') return cutWords[cut]
  if (item.kin === 'cauliflower' || item.kin === 'broccoli') return 'in Röschen geteilt'
  return isChopped ? 'grob gehackt' : 'in Stücke geschnitten'
}

const sugars: readonly IngredientId[] = ['sugar', 'brown-sugar', 'powdered-sugar', 'palm-sugar', 'jaggery', 'vanilla-sugar']

/** Writes a volume; herbs, nuts, spices and sugar are measured in spoons if the number is even. */
function poured(item: Item, ml: number): string {
  const isSpooned = chopped.includes(item.class) || item.class === 'spice' || sugars.includes(item.kin)
  return isSpooned && ml >= 60 && ml <= 150 && ml % 7.5 === 0 ? `${kitchenNumber(ml / 15)} EL` : writeVolume(ml)
}

const unitNouns: Partial<Record<Measure, readonly [one: string, many: string]>> = {
  clove: ['Zehe', 'Zehen'],
  stalk: ['Stange', 'Stangen'],
  head: ['Kopf', 'Köpfe'],
  can: ['Dose', 'Dosen'],
  slice: ['Scheibe', 'Scheiben'],
  sheet: ['Blatt', 'Blätter'],
  leaf: ['Blatt', 'Blätter'],
  sprig: ['Zweig', 'Zweige'],
}

function counted({ amount, measure }: Amount, line: PlanLine, grams: number): string {
  const name = nominativeOf(line.item, { amount, measure })
  const forms = line.item.ingredient === null ? null : lexicon[line.item.ingredient].de
  const unit = unitNouns[measure]
  // Food counted by its own name needs no unit: "1/2 Blumenkohl", "2 Lorbeerblätter".
  const isNamed = measure !== 'can' && (forms?.one !== undefined || (unit?.some((word) => name.includes(word)) ?? false))
  if (unit === undefined || isNamed) return `${kitchenNumber(amount)} ${name}`
  const container = measure === 'can' ? ` (${amount > 1 ? 'je ' : ''}${grams} g)` : ''
  return `${kitchenNumber(amount)} ${amount > 1 ? unit[1] : unit[0]}${container} ${name}`
}

/** Writes an ingredient line: amount, unit, name, and preparation after a comma. */
export function writeLine(line: PlanLine): string {
  const { item, amount, isDivided } = line
  const name = nominativeOf(item, amount)
  if (isDivided) return `${writeVolume(amount.amount)} ${name}, aufgeteilt`
  const preparation = preparationOf(line)
  const { grams } = lexicon[item.kin]
  const measured =
    amount.measure === 'ml'
      ? `${poured(item, amount.amount)} ${name}`
      : amount.measure === 'g'
        ? `${writeWeight(amount.amount)} ${name}`
        : amount.measure === 'can' && / aus der Dose$|^Dosen/.test(name)
          ? `${writeWeight(amount.amount * grams)} ${name}`
          : counted(amount, line, grams)
  return preparation === undefined ? measured : `${measured}, ${preparation}`
}

/** Writes a duration: "25 Min.", "1 Std.", "1 Std. 5 Min." */
export function writeMinutes(minutes: number): string {
  return hoursAndMinutes(
    minutes,
    (hours) => `${hours} Std.`,
    (rest) => `${rest} Min.`,
  )
}
