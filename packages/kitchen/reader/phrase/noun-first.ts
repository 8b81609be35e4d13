import { claimsBeyond, type FoodSense, withDoubtsOf } from '#kitchen/reader/food/food.ts'
import { emptyReading } from '#kitchen/reader/food/segment-reading.ts'
import { exactWords, foodListedAs, keysOf, placeAt } from '#kitchen/reader/match/phrase-tree.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import type { Attempt } from '#kitchen/reader/segment/attempt.ts'
import type { Token } from '#kitchen/reader/text/tokens.ts'

/** The most words of a name whose noun may stand first. */
const mostWords = 4

/**
 * Reads an English label that puts the noun first as the ingredient that is called so: "onions, spring", "paprika
 * smoked", "flour self raising". The ingredient must have every claim of the words as they stand ("butter peanut" is
 * no peanut butter), and it keeps their doubts. A dish of these words in another order ("crumble apple") is never
 * denied what it has, and a poison is refused in any order: "apricot kernels bitter".
 */
export function inUsualOrder(attempt: Attempt, text: string, typed: readonly Token[]): Attempt {
  const { reading, tokens, vocabulary } = attempt
  if (isPoisonInOtherOrder(typed, attempt))
    return { ...attempt, reading: { ...emptyReading(), notFood: [text.slice(typed[0]?.start, typed.at(-1)?.end)] } }
  const words = tokens.filter((token) => token.kind === 'word' && !isMeasure(token, attempt))
  const names = withoutRemark(words, attempt)
  if (names.length < 2 || names.length > mostWords || reading.notFood.length + reading.unknown.length > 0) return attempt
  if (names.some((token) => isDietClaim(token, attempt)) || foodListedAs(exactWords(names), vocabulary) !== undefined) return attempt
  return asNamed(attempt, names, text)
}

/** The attempt with the ingredient that the names are in their usual order, or with the doubts of a dish. */
function asNamed(attempt: Attempt, names: readonly Token[], text: string): Attempt {
  const { reading } = attempt
  const [food] = reading.foods
  const [noun, ...others] = names
  const last = others.at(-1)
  if (food === undefined || noun === undefined || last === undefined) return attempt
  const meant = namedBy([...others, noun], attempt)
  if (meant === undefined || meant.ingredient === null || !reading.foods.every((one) => hasEveryClaim(meant, one))) {
    const dish = meant ?? namedBy([last, ...names.slice(0, -1)], attempt)
    if (dish === undefined) return attempt
    return { ...attempt, reading: { ...reading, foods: reading.foods.map((one) => ({ ...one, ...withDoubtsOf(one, dish) })) } }
  }
  if (meant.ingredient === food.ingredient) return attempt
  const words = text.slice(noun.start, last.end)
  const sense = reading.foods.reduce<FoodSense>(withDoubtsOf, meant)
  const known = reading.known === 'whole' && reading.foods.length === 1 ? 'whole' : 'misspelt'
  return { ...attempt, reading: { ...reading, known, guessed: false, foods: [{ ...food, ...sense, words }] } }
}

/** The words of a name whose noun stands first, without the remark behind them: "yogurt greek bit left in pot". */
function withoutRemark(names: readonly Token[], attempt: Attempt): readonly Token[] {
  const isRemark = ({ text }: Token) =>
    attempt.vocabulary.root.next.get(singular(text, attempt.vocabulary.language))?.role === 'preparation'
  const [noun, ...others] = names
  for (let end = 1; noun !== undefined && end < others.length; end += 1) {
    const rest = others[end]
    if (rest !== undefined && isRemark(rest) && namedBy([...others.slice(0, end), noun], attempt) !== undefined)
      return names.slice(0, end + 1)
  }
  return names
}

/** Is a poison typed with its first word last, or its last word first? Words that describe count too. */
function isPoisonInOtherOrder(typed: readonly Token[], { reading, vocabulary }: Attempt): boolean {
  const keys = keysOf(typed, vocabulary.language)
  const [first, last] = [keys[0], keys.at(-1)]
  if (reading.foods.length === 0 || first === undefined || last === undefined || keys.length < 2 || keys.length > mostWords) return false
  const orders = [
    [...keys.slice(1), first],
    [last, ...keys.slice(0, -1)],
  ]
  return orders.some((order) => placeAt(vocabulary.root, order)?.role === 'poison')
}

/** The food of words, of which the last may be in the plural. */
function namedBy(tokens: readonly Token[], { vocabulary }: Attempt): FoodSense | undefined {
  const last = tokens.at(-1)
  if (last === undefined) return undefined
  const stem = { ...last, text: singular(last.text, vocabulary.language) }
  return foodListedAs(exactWords([...tokens.slice(0, -1), stem]), vocabulary) ?? foodListedAs(exactWords(tokens), vocabulary)
}

function hasEveryClaim(food: FoodSense, other: FoodSense): boolean {
  const beyond = claimsBeyond(food, other)
  return beyond.allergens.length + beyond.diets.length === 0
}

/** Does the word claim a diet of the food: "oyster sauce vegetarian"? */
function isDietClaim({ text }: Token, { vocabulary }: Attempt): boolean {
  const role = vocabulary.root.next.get(singular(text, vocabulary.language))?.role
  return role === 'vegan' || role === 'meatless'
}

function isMeasure({ text }: Token, { vocabulary }: Attempt): boolean {
  const role = vocabulary.root.next.get(singular(text, vocabulary.language))?.role
  return role === 'unit' || role === 'number'
}
