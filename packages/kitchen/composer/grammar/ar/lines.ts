import type { Amount } from '#kitchen/composer/amounts.ts'
import { writeCounted, writeVolume, writeWeight } from '#kitchen/composer/grammar/ar/measures.ts'
import { formsOf, listNameOf } from '#kitchen/composer/grammar/ar/names.ts'
import { cutNamedInLine } from '#kitchen/composer/grammar/cuts.ts'
import { hoursAndMinutes } from '#kitchen/composer/grammar/numbers.ts'
import type { Item } from '#kitchen/composer/item.ts'
import type { PlanLine } from '#kitchen/composer/plan.ts'
import type { Cut, IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import { lexicon } from '#kitchen/lexicon/lexicon.ts'
import type { Measure } from '#kitchen/recipe.ts'

/** A participle, which takes ة after a feminine noun, and the words after it. */
const cutWords: Partial<Record<Cut, readonly [participle: string, rest?: string]>> = {
  diced: ['مقطع', 'مكعبات'],
  'finely-chopped': ['مفروم', 'ناعمًا'],
  chopped: ['مقطع'],
  sliced: ['مقطع', 'شرائح'],
  strips: ['مقطع', 'شرائح طولية'],
  chunks: ['مقطع', 'قطعًا كبيرة'],
  minced: ['مفروم', 'فرمًا ناعمًا'],
  grated: ['مبشور'],
  torn: ['مقطع', 'باليد'],
  halved: ['مقطع', 'أنصافًا'],
  rinsed: ['مغسول'],
  drained: ['مصفى'],
  juiced: ['معصور'],
  mashed: ['مهروس'],
}

/** Classes that "chopped" cuts small; vegetables are cut into pieces. */
const choppedSmall: readonly IngredientClass[] = ['herb', 'hardy-herb', 'nut', 'allium', 'chocolate', 'dried-fruit', 'pickle']

const units: Partial<Record<Measure, readonly [one: string, few: string]>> = {
  clove: ['فص', 'فصوص'],
  stalk: ['عود', 'أعواد'],
  head: ['رأس', 'رؤوس'],
  can: ['علبة', 'علب'],
  slice: ['شريحة', 'شرائح'],
  sheet: ['ورقة', 'أوراق'],
  leaf: ['ورقة', 'أوراق'],
  sprig: ['غصن', 'أغصان'],
}

const counters: Readonly<Record<string, string>> = { حبة: 'حبات', قطعة: 'قطع', ورقة: 'أوراق' }

function agreeingParticiple(participle: string, isFeminine: boolean): string {
  if (!isFeminine) return participle
  return participle.endsWith('ى') ? `${participle.slice(0, -1)}اة` : `${participle}ة`
}

function preparationWordsOf(item: Item, cut: Cut): string {
  const isSmall = cut === 'chopped' && choppedSmall.includes(item.class)
  const [participle, rest] = isSmall ? ([item.class === 'nut' ? 'مجروش' : 'مفروم'] as const) : (cutWords[cut] ?? [])
  if (participle === undefined) return ''
  const words = agreeingParticiple(participle, formsOf(item)?.isFeminine === true)
  return `، ${rest === undefined ? words : `${words} ${rest}`}`
}

function writeAmount(item: Item, { amount, measure }: Amount): string {
  if (measure === 'ml') return writeVolume(amount)
  if (measure === 'g') return writeWeight(amount)
  const unit = units[measure]
  if (unit !== undefined) return `${writeCounted(amount, ...unit)}${measure === 'can' ? ` (${lexicon[item.kin].grams} غ)` : ''}`
  const counter = formsOf(item)?.counter ?? 'حبة'
  return writeCounted(amount, counter, counters[counter] ?? 'حبات')
}

/** Writes an ingredient line with the name first: "جزر: 2 حبة، مقطع مكعبات". */
export function writeLine(line: PlanLine): string {
  const { item, amount, isDivided } = line
  const measured = `${listNameOf(item)}: ${writeAmount(item, amount)}`
  if (isDivided) return `${measured}، على دفعات`
  const cut = cutNamedInLine(line)
  return cut === null ? measured : `${measured}${preparationWordsOf(item, cut)}`
}

/** Writes a duration: "25 دقيقة", "5 دقائق", "ساعة", "ساعة و25 دقيقة", "ساعتان". One and two hours have no number. */
export function writeMinutes(minutes: number): string {
  return hoursAndMinutes(
    minutes,
    (hours) => ['ساعة', 'ساعتان'][hours - 1] ?? writeCounted(hours, 'ساعة', 'ساعات'),
    (rest) => writeCounted(rest, 'دقيقة', 'دقائق'),
    ' و',
  )
}
