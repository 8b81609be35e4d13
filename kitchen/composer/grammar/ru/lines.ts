import type { Measure } from '#domain/recipes/recipe.ts'
import type { Amount } from '#kitchen/composer/amounts.ts'
import { isPoured } from '#kitchen/composer/grammar/ru/handling.ts'
import { counted, kitchenNumber, volume } from '#kitchen/composer/grammar/ru/measures.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { PlanLine } from '#kitchen/composer/plan.ts'
import type { Cut } from '#kitchen/lexicon/ingredient.ts'
import { lexicon, namesIn, prepMinutesOf } from '#kitchen/lexicon/lexicon.ts'

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

const unitNouns: Partial<Record<Measure, readonly [one: string, few: string, many: string]>> = {
  clove: ['зубчик', 'зубчика', 'зубчиков'],
  stalk: ['стебель', 'стебля', 'стеблей'],
  head: ['головка', 'головки', 'головок'],
  can: ['банка', 'банки', 'банок'],
  slice: ['ломтик', 'ломтика', 'ломтиков'],
  sprig: ['веточка', 'веточки', 'веточек'],
}

/** What is scooped has the glass beside its millilitres: "120 мл (1/2 стакана)". */
function scooped(ml: number): string {
  const glasses = ml / 240
  return ml < 60
    ? volume(ml)
    : `${volume(ml)} (${kitchenNumber(glasses)} ${counted(Math.round(glasses * 12) / 12, ['стакан', 'стакана', 'стаканов'])})`
}

function amountOf(item: Item, { amount, measure }: Amount): string {
  const { grams } = lexicon[item.kin]
  if (measure === 'ml') return isPoured(item) || item.class === 'sauce' ? volume(amount) : scooped(amount)
  if (measure === 'g') return amount >= 1000 && amount % 100 === 0 ? `${String(amount / 1000).replace('.', ',')} кг` : `${amount} г`
  const unit = unitNouns[measure]
  if (unit === undefined) return `${kitchenNumber(amount)} шт.`
  return `${kitchenNumber(amount)} ${counted(amount, unit)}${measure === 'can' ? ` (${grams} г)` : ''}`
}

function nameOf(item: Item): string {
  const name = item.ingredient === null ? item.words : namesIn.ru[item.ingredient].list
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** One line of the list, name first as Russian lists have it: "Морковь — 3 шт., нарезать кубиками". */
export function writeLine({ item, amount, cut, isDivided }: PlanLine): string {
  if (amount === null) return `${nameOf(item)} — горсть`
  const measured = `${nameOf(item)} — ${amountOf(item, amount)}`
  if (isDivided) return `${measured}, разделить на части`
  const isWhole = ['mince', 'egg', 'water'].includes(item.class) || prepMinutesOf(item.kin) === 0 || amount.measure === 'slice'
  const preparation = isWhole ? undefined : cutWords[cut]
  return preparation === undefined ? measured : `${measured}, ${preparation}`
}

/** "25 мин", "1 ч", "1 ч 25 мин". */
export function writeMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} мин`
  return rest === 0 ? `${hours} ч` : `${hours} ч ${rest} мин`
}
