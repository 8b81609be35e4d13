import type { Amount } from '#kitchen/composer/amounts.ts'
import { cutNamedInLine } from '#kitchen/composer/grammar/cuts.ts'
import { hoursAndMinutes } from '#kitchen/composer/grammar/numbers.ts'
import { kitchenNumber, writeVolume } from '#kitchen/composer/grammar/zh/measures.ts'
import { nameOf } from '#kitchen/composer/grammar/zh/names.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { PlanLine } from '#kitchen/composer/plan.ts'
import type { Cut, IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import { type IngredientId, lexicon } from '#kitchen/lexicon/lexicon.ts'

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

/** Words for "chopped" by class, where 切小块 does not fit. */
const choppedWords: Partial<Record<IngredientClass, string>> = {
  leaf: '切段',
  'crisp-vegetable': '切段',
  allium: '切段',
  herb: '切碎',
  'hardy-herb': '切碎',
  nut: '切碎',
  seed: '切碎',
  'dried-fruit': '切碎',
  chocolate: '切碎',
}

/** Words for a cut of one ingredient: long food is cut across. */
const ownWords: Partial<Record<IngredientId, string>> = {
  'green-beans': '切段',
  asparagus: '切段',
}

/** The word for a cut of this food: cheese is grated into shreds, ginger into a pulp. */
function cutOf(cut: Cut, { kin, class: kind }: Item): string | undefined {
  if (cut === 'chopped') return ownWords[kin] ?? choppedWords[kind] ?? cutWords[cut]
  if (cut === 'strips' && (['leaf', 'herb', 'crisp-vegetable'].includes(kind) || /cabbage|kale|collard/.test(kin))) return '切丝'
  if (cut === 'torn' && kind === 'mushroom') return '手撕'
  if (cut === 'grated') return isCheese(kind) ? '擦丝' : kind === 'aromatic' ? '捣泥' : cutWords[cut]
  return cutWords[cut]
}

const isCheese = (kind: IngredientClass) => kind === 'hard-cheese' || kind === 'soft-cheese'

/** Is the item a dry solid, whose volume is written in cups rather than ml? */
const isDry = ({ class: kind, kin }: Item) => ['herb', 'leaf', 'nut', 'grain', 'berry'].includes(kind) || /sugar|jaggery|cocoa/.test(kin)

/** The amount of an item, and a note for the brackets after it. */
function writeAmount({ amount, measure }: Amount, item: Item): [measured: string, note?: string] {
  if (measure === 'ml')
    return isDry(item) && amount >= 60 ? [writeVolume(amount), `约${kitchenNumber(amount / 240)}杯`] : [writeVolume(amount)]
  if (measure === 'g') return [`${amount}克`]
  if (measure !== 'can') return [`${kitchenNumber(amount)}${lexicon[item.kin].zh.counter ?? '个'}`]
  const { grams } = lexicon[item.kin]
  return [`${kitchenNumber(amount)}罐`, amount > 1 ? `每罐${grams}克` : `${grams}克`]
}

/** Writes an ingredient line with the name first: "胡萝卜 2根（切丁）". */
export function writeLine(line: PlanLine): string {
  const { item, amount, isDivided } = line
  const name = item.ingredient === null ? item.words : nameOf(item)
  const [measured, size] = writeAmount(amount, item)
  const cut = cutNamedInLine(line)
  const preparation = cut === null ? undefined : cutOf(cut, item)
  const notes = isDivided ? ['分次使用'] : [size, preparation].filter((note) => note !== undefined)
  return notes.length === 0 ? `${name} ${measured}` : `${name} ${measured}（${notes.join('，')}）`
}

/** Writes a duration: "25分钟", "1小时", "1小时25分钟". */
export function writeMinutes(minutes: number): string {
  return hoursAndMinutes(
    minutes,
    (hours) => `${hours}小时`,
    (rest) => `${rest}分钟`,
    '',
  )
}
