import type { Amount } from '#kitchen/composer/amounts.ts'
import { cutNamedInLine } from '#kitchen/composer/grammar/cuts.ts'
import { kitchenNumber, writeVolume } from '#kitchen/composer/grammar/ja/measures.ts'
import { nameOf } from '#kitchen/composer/grammar/ja/names.ts'
import { hoursAndMinutes } from '#kitchen/composer/grammar/numbers.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { PlanLine } from '#kitchen/composer/plan.ts'
import type { Cut, IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import { type IngredientId, lexicon } from '#kitchen/lexicon/lexicon.ts'

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

/** Words for "chopped" by class, where ざく切り does not fit. */
const choppedWords: Partial<Record<IngredientClass, string>> = {
  nut: '粗く刻む',
  seed: '粗く刻む',
  'dried-fruit': '刻む',
  herb: '刻む',
  'hardy-herb': '刻む',
  chocolate: '粗く刻む',
}

/**
 * Words for a cut of one ingredient: broccoli in bite-size pieces, beans cut diagonally, thin long food cut from its
 * end.
 */
const ownWords: Partial<Record<IngredientId, Partial<Record<Cut, string>>>> = {
  broccoli: { chopped: '一口大' },
  cauliflower: { chopped: '一口大' },
  'green-beans': { chopped: '斜め切り' },
  asparagus: { chopped: '斜め切り' },
  scallion: { sliced: '小口切り' },
  chives: { chopped: '小口切り' },
  okra: { sliced: '小口切り' },
}

function cutOf(cut: Cut, { kin, class: kind }: Item): string | undefined {
  const own = ownWords[kin]?.[cut]
  if (own !== undefined) return own
  if (cut === 'torn' && kind === 'mushroom') return '裂く'
  return (cut === 'chopped' ? choppedWords[kind] : undefined) ?? cutWords[cut]
}

/** The amount of an item, and a note for the brackets after it. */
function writeAmount({ amount, measure }: Amount, item: Item): [measured: string, note?: string] {
  if (measure === 'ml') return [writeVolume(amount)]
  if (measure === 'g') return [`${amount}g`]
  if (measure !== 'can') return [`${kitchenNumber(amount)}${lexicon[item.kin].ja.counter ?? '個'}`]
  const { grams } = lexicon[item.kin]
  return [`${kitchenNumber(amount)}缶`, amount > 1 ? `1缶${grams}g` : `${grams}g`]
}

/** Writes an ingredient line with the name first: "にんじん 2本（1cm角に切る）". */
export function writeLine(line: PlanLine): string {
  const { item, amount, isDivided } = line
  const name = item.ingredient === null ? item.words : nameOf(item)
  const [measured, size] = writeAmount(amount, item)
  const cut = cutNamedInLine(line)
  const preparation = cut === null ? undefined : cutOf(cut, item)
  const notes = isDivided ? ['分けて使う'] : [size, preparation].filter((note) => note !== undefined)
  return notes.length === 0 ? `${name} ${measured}` : `${name} ${measured}（${notes.join('、')}）`
}

/** Writes a duration: "25分", "1時間", "1時間25分". */
export function writeMinutes(minutes: number): string {
  return hoursAndMinutes(
    minutes,
    (hours) => `${hours}時間`,
    (rest) => `${rest}分`,
    '',
  )
}
