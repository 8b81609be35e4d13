import { limitToKnown } from '#kitchen/reader/food/food.ts'
import type { Food, Reading } from '#kitchen/reader/food/reading.ts'
import type { SegmentReading } from '#kitchen/reader/food/segment-reading.ts'
import { keysOf, placeAt } from '#kitchen/reader/match/phrase-tree.ts'
import type { Vocabulary } from '#kitchen/reader/match/place.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import type { Attempt } from '#kitchen/reader/segment/attempt.ts'
import { applyMarkers } from '#kitchen/reader/segment/free-from.ts'
import { suggestions } from '#kitchen/reader/spelling/spelling.ts'
import { foldWord } from '#kitchen/reader/text/fold.ts'
import { type Token, tokenise } from '#kitchen/reader/text/tokens.ts'
import { ambiguousWords } from '#kitchen/reader/words/ambiguous.ts'
import { unitsNamedLikeParts } from '#kitchen/reader/words/amount-words.ts'

/** The most letters of an unknown word that is ignored as an abbreviation or a slip. */
const longestJunk = 3

/** Adds the reading of one part of a phrase to the reading of the whole. */
export function addPart(attempt: Attempt, all: Reading, text: string): void {
  const { reading, vocabulary, tokens } = attempt
  const { foods, unknown, notFood, known } = reading
  const isNothing = foods.length === 0 && unknown.length === 0
  if (isNothing) claimOfLast(attempt, all, text)
  if (isNothing || countsOrMakes(reading, tokens, vocabulary, all.foods.at(-1), text)) {
    noteOnLast({ ...reading, amount: reading.amount ?? foods[0]?.amount }, all)
    const last = all.foods.at(-1)
    if (last !== undefined && saysHowMade(tokens, vocabulary)) all.foods.splice(-1, 1, limitToKnown(last, 'part'))
    all.notFood.push(...notFood)
    return
  }
  const isBesideUnknown = known !== 'whole' && unknown.some((words) => words.length > longestJunk)
  for (const food of foods) {
    const isNew = food.ingredient === null || !all.foods.some(({ ingredient }) => ingredient === food.ingredient)
    if (isNew) all.foods.push({ ...limitToKnown(food, known), ...(isBesideUnknown ? { isBesideUnknown } : {}) })
  }
  all.unknown.push(...unknown.map((words) => ({ words, didYouMean: meaningsOf(words, attempt) })))
  all.notFood.push(...notFood)
}

/** Applies a claim after its food to that food: "pasta (gluten-free)", "butter, dairy-free". */
function claimOfLast({ reading: { markers }, vocabulary, tokens }: Attempt, all: Reading, text: string): void {
  const last = all.foods.at(-1)
  if (last === undefined || markers.size === 0) return
  const { words, ...sense } = last
  all.foods.splice(-1, 1, {
    ...sense,
    ...applyMarkers(sense, words, markers, vocabulary),
    words: withWhatFollows(words, tokens, text),
    madeWithout: [...new Set([...(last.madeWithout ?? []), ...markers])],
  })
}

/** What unknown words may mean. */
function meaningsOf(words: string, { vocabulary, tokens }: Attempt): Reading['unknown'][number]['didYouMean'] {
  const word = tokens.find((token) => token.kind === 'word' && words.toLowerCase().includes(token.text))?.text ?? charactersOf(words)
  return [...(ambiguousWords[vocabulary.language]?.get(foldWord(words)) ?? suggestions(word, vocabulary))]
}

/**
 * Do these words, even if one names a food, only describe the previous food: "garlic, 3 cloves", "soy sauce
 * (Kikkoman)", "Mozzarella (Kugel)"?
 */
function countsOrMakes(
  reading: SegmentReading,
  tokens: readonly Token[],
  { root, language }: Vocabulary,
  last: Food | undefined,
  text: string,
): boolean {
  const names = tokens.filter(({ kind }) => kind === 'word')
  const places = names.map((token) => root.next.get(singular(token.text, language)))
  if (last === undefined || names.length === 0) return false
  const amount = reading.amount ?? reading.foods[0]?.amount
  const isCount = unitsNamedLikeParts.some(([unit, food]) => amount?.unit === unit && last.ingredient === food)
  if (isCount && reading.unknown.length === 0) return places.some((place) => place?.role === 'unit')
  return isDescriptionInBrackets(text, tokens, { root, language })
}

/** Do words in brackets only describe or count a food: "(Kikkoman)", "(Kugel)"? */
export function isDescriptionInBrackets(
  text: string,
  tokens: readonly Token[],
  { root, language }: Pick<Vocabulary, 'root' | 'language'>,
): boolean {
  const names = tokens.filter(({ kind }) => kind === 'word')
  // Notes may follow each other in one bracket: "Blätterteig (Kühlregal, 1 Rolle)".
  const before = text.slice(0, tokens[0]?.start)
  if (names.length === 0 || before.lastIndexOf('(') <= before.lastIndexOf(')')) return false
  return names.every((token) => {
    const place = root.next.get(singular(token.text, language))
    // In "potato (crisps)" the bracket changes the food.
    const namesFood = place?.food != null || place?.head != null
    return place?.role === 'unit' || (place?.role === 'preparation' && !namesFood)
  })
}

/** Chinese or Japanese text folded for comparison; empty for other scripts. */
function charactersOf(words: string): string {
  return tokenise(words)
    .flatMap(({ kind, text }) => (kind === 'character' ? [text] : []))
    .join('')
}

/** The words of a food with the description and bracket after it: "tofu (soy-free)". */
function withWhatFollows(words: string, tokens: readonly Token[], text: string): string {
  const end = tokens.at(-1)?.end ?? 0
  const start = text.lastIndexOf(words, end)
  const isWithin = (mark: string) => text.slice(start, end).includes(mark)
  const isClosed = (isWithin('(') && text[end] === ')') || (isWithin('（') && text[end] === '）')
  return start < 0 ? words : text.slice(start, isClosed ? end + 1 : end)
}

/**
 * Do the words after a food name a dish of it: "tomato (stuffed)", "potatoes (au gratin)"? Its other contents are
 * unknown.
 */
function saysHowMade(tokens: readonly Token[], { root, language }: Vocabulary): boolean {
  const names = tokens.filter(({ kind }) => kind !== 'mark')
  return names.some((_, at) => placeAt(root, keysOf(names.slice(at), language))?.cookingStyle != null)
}

/** Adds the form or amount of words that follow their food: "chickpeas (tinned)", "carrots 🥕 x3". */
function noteOnLast({ form, amount }: SegmentReading, all: Reading): void {
  const last = all.foods.at(-1)
  if (last === undefined) return
  if (form !== undefined && last.form === undefined) last.form = { is: form.is, words: `${form.words} ${last.words}` }
  if (amount !== undefined && last.amount === undefined) last.amount = amount
}
