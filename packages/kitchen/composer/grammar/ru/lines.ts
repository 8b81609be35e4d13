import type { Amount } from '#kitchen/composer/amounts.ts'
import { cutNamedInLine } from '#kitchen/composer/grammar/cuts.ts'
import { hoursAndMinutes, kitchenNumber } from '#kitchen/composer/grammar/numbers.ts'
import { isPoured } from '#kitchen/composer/grammar/ru/handling.ts'
import { writeCounted, writeVolume, writeWeight } from '#kitchen/composer/grammar/ru/measures.ts'
import { capitalised } from '#kitchen/composer/grammar/text.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { PlanLine } from '#kitchen/composer/plan.ts'
import type { Cut, IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'
import type { Measure } from '#kitchen/recipe.ts'

const cutWords: Partial<Record<Cut, string>> = {
  diced: 'нарезать кубиками',
  'finely-chopped': 'мелко нарезать',
  chopped: 'крупно нарезать',
  sliced: 'нарезать ломтиками',
  strips: 'нарезать полосками',
  chunks: 'нарезать кусками по 3 см (1 дюйм)',
  minced: 'измельчить',
  grated: 'натереть',
  torn: 'порвать руками',
  halved: 'разрезать пополам',
  rinsed: 'промыть',
  drained: 'слить жидкость',
  juiced: 'выжать сок',
  mashed: 'размять',
}

const flaked: readonly IngredientClass[] = ['fish', 'cured-fish', 'shellfish']

/**
 * The preparation of a food, which differs by food: nuts are chopped, cauliflower is divided, fish and crab are picked
 * apart.
 */
function preparationWordsOf(item: Item, cut: Cut): string | undefined {
  if (cut === 'chopped' && (item.kin === 'cauliflower' || item.kin === 'broccoli')) return 'разобрать на соцветия'
  if (cut === 'chopped' && item.class === 'nut') return 'крупно порубить'
  if (cut === 'torn' && flaked.includes(item.class)) return 'разобрать руками'
  return cutWords[cut]
}

const unitNouns: Partial<Record<Measure, readonly [one: string, few: string, many: string]>> = {
  clove: ['зубчик', 'зубчика', 'зубчиков'],
  stalk: ['стебель', 'стебля', 'стеблей'],
  head: ['головка', 'головки', 'головок'],
  can: ['банка', 'банки', 'банок'],
  slice: ['ломтик', 'ломтика', 'ломтиков'],
  sprig: ['веточка', 'веточки', 'веточек'],
}

/** Adds glasses to the millilitres of a solid: "120 мл (1/2 стакана)". */
function scooped(ml: number): string {
  const glasses = ml / 240
  return ml < 60
    ? writeVolume(ml)
    : `${writeVolume(ml)} (${kitchenNumber(glasses)} ${writeCounted(Math.round(glasses * 12) / 12, ['стакан', 'стакана', 'стаканов'])})`
}

function writeAmount(item: Item, { amount, measure }: Amount): string {
  const { grams } = lexicon[item.kin]
  if (measure === 'ml') return isPoured(item) || item.class === 'sauce' ? writeVolume(amount) : scooped(amount)
  if (measure === 'g') return writeWeight(amount)
  const unit = unitNouns[measure]
  if (unit === undefined) return `${kitchenNumber(amount)} шт.`
  return `${kitchenNumber(amount)} ${writeCounted(amount, unit)}${measure === 'can' ? ` (${grams} г)` : ''}`
}

function nameOf(item: Item): string {
  return capitalised(item.ingredient === null ? item.words : lexicon[item.ingredient].ru.list)
}

/** Writes an ingredient line with the name first, as Russian lists do: "Морковь — 3 шт., нарезать кубиками". */
export function writeLine(line: PlanLine): string {
  const { item, amount, isDivided } = line
  const measured = `${nameOf(item)} — ${writeAmount(item, amount)}`
  if (isDivided) return `${measured}, разделить на части`
  const cut = cutNamedInLine(line)
  const preparation = cut === null ? undefined : preparationWordsOf(item, cut)
  return preparation === undefined ? measured : `${measured}, ${preparation}`
}

/** Writes a duration: "25 мин", "1 ч", "1 ч 25 мин". */
export function writeMinutes(minutes: number): string {
  return hoursAndMinutes(
    minutes,
    (hours) => `${hours} ч`,
    (rest) => `${rest} мин`,
  )
}
