import type { Item } from '#kitchen/composer/item.ts'
import { readRequest } from '#kitchen/composer/read-request.ts'
import { cutOf, foodStateOf, type IngredientId, lexicon } from '#kitchen/lexicon/lexicon.ts'
import { gramsOfOneUnit } from '#kitchen/lexicon/weights-of-one.ts'
import type { Language } from '#kitchen/options.ts'
import { foodInCan } from '#kitchen/reader/amounts/by-the-can.ts'
import type { AmountDoubt, FoodForm, Reading, TypedAmount } from '#kitchen/reader/food/reading.ts'
import { tokenise } from '#kitchen/reader/text/tokens.ts'
import type { Measure } from '#kitchen/recipe.ts'
import type { RecipeRequest } from '#kitchen/request.ts'

/** The largest amount of one food in a phrase that a recipe may use, and the food's form. */
export interface UsedAmount {
  amount: { amount: number; measure: Measure; isAsTyped: boolean } | null
  /** Why the amount is doubted: it is zero, or impossibly large. */
  amountDoubt: AmountDoubt | null
  forms: (FoodForm | 'drained')[]
}

/** A request without exclusions. */
const openRequest: Omit<RecipeRequest, 'ingredients' | 'language'> = {
  allergens: [],
  mealTypes: ['entrée'],
  targetMealType: 'entrée',
  dietTypes: ['non-vegetarian'],
  proteins: [],
  cuisine: 'Potluck-me',
  searchMode: 'full',
  complexityMode: 'simple',
  useOnlyStaples: false,
  selectedStaples: [],
}

const nothing: UsedAmount = { amount: null, amountDoubt: null, forms: [] }

/**
 * The amount and form of a phrase with one food, as the kitchen uses them: two cans of tuna become grams, canned and
 * drained.
 */
export function amountUsed(text: string, { foods, unknown }: Reading, language: Language): UsedAmount {
  const [food, ...others] = foods
  if (food === undefined || others.length + unknown.length > 0) return nothing
  if (food.amount === undefined && food.form === undefined && !isOwnInCan(food.ingredient)) return nothing
  const [item] = readRequest({ ...openRequest, ingredients: [text], language }).brief.given
  const amountDoubt = food.amount?.doubt ?? null
  if (item === undefined) return { ...nothing, amountDoubt }
  const measure = item.isWeighed ? 'g' : lexicon[item.kin].measure
  const gramsOfCan = measure === 'can' ? gramsOfOneUnit('can', item.kin, item.class) : null
  const used =
    item.most === undefined ? null : ({ amount: item.most * (gramsOfCan ?? 1), measure: gramsOfCan === null ? measure : 'g' } as const)
  return {
    amount: used === null ? null : { ...used, isAsTyped: isWritten(text, used.amount, used.measure, food.amount) },
    amountDoubt,
    forms: formsOf(item, food.form?.is, food.amount?.unit === 'can'),
  }
}

/** Is the ingredient the canned form of another, so that its name says "canned": canned tuna? */
const isOwnInCan = (id: IngredientId | null) => id !== null && foodInCan(id) !== undefined

/** The forms of a food, without those that its name says: cooked rice, smoked salmon, canned tuna. */
function formsOf(item: Item, said: FoodForm | undefined, isByTheCan: boolean): (FoodForm | 'drained')[] {
  const kin = item.ingredient ?? item.kin
  const isNamedCanned = isOwnInCan(item.ingredient)
  const isNamed = item.ingredient !== null && foodStateOf(item.ingredient) === said
  const isCanned = isByTheCan || isNamedCanned || said === 'canned' || item.form === 'canned'
  if (!isCanned) return said === undefined || isNamed ? [] : [said]
  const isDrained = foodStateOf(kin) === 'canned' && cutOf(kin) === 'drained'
  return [...(isNamedCanned ? [] : (['canned'] as const)), ...(isDrained ? (['drained'] as const) : [])]
}

/** Converts kilograms and litres to grams and millilitres. */
const perThousand = 1_000

/**
 * Does a phrase contain this figure in this measure: "2 eggs", "1.5 kg rice"? Not "2 tins tuna" for 240 g, nor "12
 * eggs" for two.
 */
function isWritten(text: string, amount: number, measure: Measure, typed: TypedAmount | undefined): boolean {
  const figures = tokenise(text).flatMap((token) => (token.kind === 'number' ? [Number(token.text.replace(',', '.'))] : []))
  return typed?.unit === measure && figures.some((figure) => figure === amount || figure * perThousand === amount)
}
