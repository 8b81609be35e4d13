import { type IngredientId, ingredientIds, lexicon, listNameOf } from '#kitchen/lexicon/lexicon.ts'
import { gramsOfAmount } from '#kitchen/lexicon/weights-of-one.ts'
import { type Language, languageCodes, searchModes, staples } from '#kitchen/options.ts'
import { readPhrase } from '#kitchen/reader/read-phrase.ts'
import type { RecipeLine } from '#kitchen/recipe.ts'
import type { RecipeRequest } from '#kitchen/request.ts'
import { typedRequest } from '#kitchen/testing/a-request.ts'
import { cookOnce, describeRequest } from './cook-once.ts'
import type { Fault } from './fault.ts'
import { type Measured, noneOf, type Progress } from './measured.ts'
import { sampleOf } from './requests.ts'

/** Small amounts, as every language writes them. */
const amounts = ['30 g', '100 g', '1', '1/2'] as const

/** The other typed foods: none, or foods that make a dish by themselves. */
const companies: readonly (readonly IngredientId[])[] = [[], ['chicken', 'onion']]

const things = ingredientIds.filter((id) => id !== 'water')

/**
 * The number of requests: every food of the lexicon in four small amounts, alone and with others, in both modes. The
 * languages take turns.
 */
export const smallAmountsSize = things.length * amounts.length * companies.length * searchModes.length

interface Small {
  request: RecipeRequest
  id: IngredientId
  words: string
}

/** The request of one number: a food in a small amount, with all staples. */
function smallRequest(number: number): Small {
  let rest = number
  const next = <T>(list: readonly T[]): T | undefined => {
    const one = list[rest % list.length]
    rest = Math.floor(rest / list.length)
    return one
  }
  const searchMode = next(searchModes) ?? 'full'
  const amount = next(amounts) ?? '30 g'
  const company = next(companies) ?? []
  const id = next(things) ?? 'potato'
  const others = company.filter((one) => one !== id)
  const language: Language = languageCodes[(number + Math.floor(number / languageCodes.length)) % languageCodes.length] ?? 'en'
  const words = `${amount} ${listNameOf(id, language)}`
  const ingredients = [...others.map((one) => listNameOf(one, language)), words]
  return { request: typedRequest(ingredients, { language, searchMode, selectedStaples: [...staples] }), id, words }
}

/**
 * Whether a line has more of an ingredient than the cook typed. A line in grams may be rounded by less than a gram.
 */
function isMore({ amount, measure }: RecipeLine, id: IngredientId, grams: number): boolean {
  if (amount === null || measure === null) return false
  return (gramsOfAmount({ amount, unit: measure }, id) ?? 0) > grams + 1e-6
}

/**
 * Cooks with a small amount of every food. No request may be refused because an amount is small, and no recipe may use
 * more than there is.
 */
export function measureSmallAmounts(count: number, onProgress: Progress): Measured {
  const faults: Record<'refused' | 'more' | 'broken', Fault[]> = { refused: [], more: [], broken: [] }
  let cooked = 0
  let lines = 0
  let setAside = 0
  const numbers = sampleOf(smallAmountsSize, count)
  for (const [at, number] of numbers.entries()) {
    onProgress(at, numbers.length)
    const { request, id, words } = smallRequest(number)
    const where = describeRequest(request, String(number))
    const outcome = cookOnce(request, String(number))
    if (outcome.state === 'broken') faults.broken.push({ kind: `broke: ${outcome.error}`, detail: where })
    if (outcome.state === 'refused') faults.refused.push({ kind: `refused: ${outcome.code}`, detail: where })
    if (outcome.state !== 'cooked') continue
    cooked += 1
    setAside += outcome.leftOut.some(({ reason }) => reason === 'too-little') ? 1 : 0
    const [food] = readPhrase(words, request.language).foods
    const grams = food?.ingredient === id && food.amount !== undefined ? gramsOfAmount(food.amount, id, lexicon[id].class) : null
    if (grams === null) continue
    const own = outcome.recipe.structure?.lines.filter((line) => line.use === 'yours' && line.ingredient === id) ?? []
    lines += own.length
    for (const line of own.filter((one) => isMore(one, id, grams)))
      faults.more.push({ kind: 'more than was typed', detail: `${line.amount} ${line.measure} of "${words}"; ${where}` })
  }
  return {
    gates: [
      noneOf('small amounts: requests refused', faults.refused.length, numbers.length),
      noneOf('small amounts: lines with more than was typed', faults.more.length, lines),
      noneOf('small amounts: exceptions', faults.broken.length, numbers.length),
    ],
    notes: [`small amounts: ${cooked} of ${numbers.length} cooked, ${setAside} with what was typed set aside as too little`],
    faults: Object.values(faults).flat(),
  }
}
