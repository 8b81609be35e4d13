import type { Amount } from '#kitchen/composer/amounts.ts'
import { cutToSay } from '#kitchen/composer/grammar/cuts.ts'
import { kitchenNumber, volume } from '#kitchen/composer/grammar/ja/measures.ts'
import { nameOf } from '#kitchen/composer/grammar/ja/names.ts'
import { hoursAndMinutes } from '#kitchen/composer/grammar/numbers.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { PlanLine } from '#kitchen/composer/plan.ts'
import { ja as forms } from '#kitchen/lexicon/forms/ja.ts'
import type { Cut } from '#kitchen/lexicon/ingredient.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'

const cutWords: Partial<Record<Cut, string>> = {
  diced: '1cm角に切る',
  'finely-chopped': 'みじん切り',
  chopped: 'ざく切り',
  sliced: '薄切り',
  strips: '細切り',
  chunks: '3cm角に切る',
  minced: 'みじん切り',
  grated: 'すりおろす',
  torn: 'ちぎる',
  halved: '半分に切る',
  rinsed: '洗う',
  drained: '水気を切る',
  juiced: '搾る',
  mashed: 'つぶす',
}

function amountOf({ amount, measure }: Amount, item: Item): string {
  if (measure === 'ml') return volume(amount)
  if (measure === 'g') return `${amount}g`
  const counter = forms[item.kin].counter ?? '個'
  const number = `${kitchenNumber(amount)}${measure === 'can' ? '缶' : counter}`
  return measure === 'can' ? `${number}（${lexicon[item.kin].grams}g）` : number
}

/** One line of the list, name first: "にんじん 2本（1cm角に切る）". */
export function writeLine(line: PlanLine): string {
  const { item, amount, isDivided } = line
  const name = item.ingredient === null ? item.words : nameOf(item)
  if (amount === null) return `${name} ひとつかみ`
  const measured = `${name} ${amountOf(amount, item)}`
  if (isDivided) return `${measured}（分けて使う）`
  const cut = cutToSay(line)
  const preparation = cut === null ? undefined : cutWords[cut]
  return preparation === undefined ? measured : `${measured}（${preparation}）`
}

/** "25分", "1時間", "1時間25分". */
export function writeMinutes(minutes: number): string {
  return hoursAndMinutes(
    minutes,
    (hours) => `${hours}時間`,
    (rest) => `${rest}分`,
    '',
  )
}
