import type { Amount } from '#kitchen/composer/amounts.ts'
import { kitchenNumber, volume } from '#kitchen/composer/grammar/zh/measures.ts'
import { nameOf } from '#kitchen/composer/grammar/zh/names.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { PlanLine } from '#kitchen/composer/plan.ts'
import { zh as forms } from '#kitchen/lexicon/forms/zh.ts'
import type { Cut } from '#kitchen/lexicon/ingredient.ts'
import { lexicon, prepMinutesOf } from '#kitchen/lexicon/lexicon.ts'

const cutWords: Partial<Record<Cut, string>> = {
  diced: '切丁',
  'finely-chopped': '切碎',
  chopped: '切小块',
  sliced: '切片',
  strips: '切条',
  chunks: '切3厘米的块',
  minced: '切末',
  grated: '擦碎',
  torn: '撕碎',
  halved: '切半',
  rinsed: '冲洗',
  drained: '沥干',
  juiced: '榨汁',
  mashed: '捣碎',
}

/** Leaves and stalks are not cut in blocks. */
const leafy = ['leaf', 'herb', 'hardy-herb', 'allium', 'crisp-vegetable']

function amountOf({ amount, measure }: Amount, item: Item): string {
  if (measure === 'ml') return volume(amount)
  if (measure === 'g') return `${amount}克`
  const number = kitchenNumber(amount)
  return measure === 'can' ? `${number}罐（${lexicon[item.kin].grams}克）` : `${number}${forms[item.kin].counter ?? '个'}`
}

/** One line of the list, name first: "胡萝卜 2根（切丁）". */
export function writeLine({ item, amount, cut, isDivided }: PlanLine): string {
  const name = item.ingredient === null ? item.words : nameOf(item)
  if (amount === null) return `${name} 一把`
  const measured = `${name} ${amountOf(amount, item)}`
  if (isDivided) return `${measured}（分次使用）`
  const isWhole = ['mince', 'egg', 'water'].includes(item.class) || prepMinutesOf(item.kin) === 0 || amount.measure === 'slice'
  const preparation = isWhole ? undefined : cut === 'chopped' && leafy.includes(item.class) ? '切段' : cutWords[cut]
  return preparation === undefined ? measured : `${measured}（${preparation}）`
}

/** "25分钟", "1小时", "1小时25分钟". */
export function writeMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest}分钟`
  return rest === 0 ? `${hours}小时` : `${hours}小时${rest}分钟`
}
