import type { Measure } from '#domain/recipes/recipe.ts'
import { kitchenNumber } from '#kitchen/composer/grammar/en/measures.ts'
import { volume, weight } from '#kitchen/composer/grammar/es/measures.ts'
import { type Noun, nounOf } from '#kitchen/composer/grammar/es/names.ts'
import type { PlanLine } from '#kitchen/composer/plan.ts'
import type { Cut, IngredientClass } from '#kitchen/lexicon/ingredient.ts'
import { lexicon, prepMinutesOf } from '#kitchen/lexicon/lexicon.ts'

/** A participle that agrees with what was counted, by its stem, or a phrase that agrees with anything. */
const cutWords: Partial<Record<Cut, { stem: string; rest?: string } | string>> = {
  diced: 'en dados',
  'finely-chopped': { stem: 'picad', rest: ' fino' },
  chopped: 'en trozos',
  sliced: 'en rodajas',
  strips: 'en tiras',
  chunks: 'en trozos de 3 cm (1 pulgada)',
  minced: { stem: 'picad', rest: ' muy fino' },
  grated: { stem: 'rallad' },
  torn: 'en trozos, a mano',
  halved: 'en mitades',
  rinsed: { stem: 'enjuagad' },
  drained: { stem: 'escurrid' },
  juiced: { stem: 'exprimid' },
  mashed: { stem: 'machacad' },
}

interface Unit {
  one: string
  many: string
  isFeminine: boolean
}

const units: Partial<Record<Measure, Unit>> = {
  clove: { one: 'diente', many: 'dientes', isFeminine: false },
  stalk: { one: 'tallo', many: 'tallos', isFeminine: false },
  head: { one: 'cabeza', many: 'cabezas', isFeminine: true },
  can: { one: 'lata', many: 'latas', isFeminine: true },
  slice: { one: 'rebanada', many: 'rebanadas', isFeminine: true },
  sheet: { one: 'lámina', many: 'láminas', isFeminine: true },
  leaf: { one: 'hoja', many: 'hojas', isFeminine: true },
  sprig: { one: 'ramita', many: 'ramitas', isFeminine: true },
}

/** Herbs and nuts are chopped small, vegetables into pieces. */
const choppedSmall: readonly IngredientClass[] = ['herb', 'hardy-herb', 'nut', 'allium', 'chocolate', 'dried-fruit', 'pickle']

function prepared(cut: Cut, { isFeminine, isPlural }: Pick<Noun, 'isFeminine' | 'isPlural'>, foodClass: IngredientClass): string {
  const words = cut === 'chopped' && choppedSmall.includes(foodClass) ? { stem: 'picad', rest: undefined } : cutWords[cut]
  if (words === undefined) return ''
  if (typeof words === 'string') return `, ${words}`
  return `, ${words.stem}${isFeminine ? 'a' : 'o'}${isPlural ? 's' : ''}${words.rest ?? ''}`
}

/** One line of the list: amount, unit, name, preparation after the comma. */
export function writeLine({ item, amount, cut, isDivided }: PlanLine): string {
  const noun = nounOf(item, amount)
  if (amount === null) return `${noun.text}, un puñado`
  const isWhole = ['mince', 'egg', 'water'].includes(item.class) || prepMinutesOf(item.kin) === 0 || amount.measure === 'slice'
  const after = (of: Pick<Noun, 'isFeminine' | 'isPlural'>) =>
    isDivided ? ', en varias veces' : isWhole ? '' : prepared(cut, of, item.class)
  if (amount.measure === 'ml') return `${volume(amount.amount)} de ${noun.text}${after(noun)}`
  if (amount.measure === 'g') return `${weight(amount.amount)} de ${noun.text}${after(noun)}`
  const { grams } = lexicon[item.kin]
  const unit = units[amount.measure]
  const isNamed = unit === undefined || new RegExp(`^(?:${unit.one}|${unit.many})\\b`).test(noun.text)
  if (isNamed) return `${kitchenNumber(amount.amount)} ${noun.text}${after(noun)}`
  if (amount.measure === 'can' && / en lata$/.test(noun.text)) return `${weight(amount.amount * grams)} de ${noun.text}${after(noun)}`
  const isPlural = amount.amount > 1
  const container = amount.measure === 'can' ? ` (${grams} g)` : ''
  return `${kitchenNumber(amount.amount)} ${isPlural ? unit.many : unit.one}${container} de ${noun.text}${after({ isFeminine: unit.isFeminine, isPlural })}`
}

/** "25 min", "1 h", "1 h 25 min". */
export function writeMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}
