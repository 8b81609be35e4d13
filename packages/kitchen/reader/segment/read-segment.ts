import { amountIn } from '#kitchen/reader/amounts/amounts.ts'
import { asCannedFish } from '#kitchen/reader/amounts/by-the-can.ts'
import { isNamedByMeasure } from '#kitchen/reader/amounts/named-by-measure.ts'
import type { Food } from '#kitchen/reader/food/reading.ts'
import { emptyReading, type SegmentReading } from '#kitchen/reader/food/segment-reading.ts'
import { type Chunk, coverWithPhrases } from '#kitchen/reader/match/cover.ts'
import { withoutLettersOfWords } from '#kitchen/reader/match/japanese.ts'
import type { Place, Role, Vocabulary } from '#kitchen/reader/match/place.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import { splitCompounds } from '#kitchen/reader/segment/compounds.ts'
import { isCutWithoutMeat } from '#kitchen/reader/segment/cut-without-meat.ts'
import { markerInAnyLanguage } from '#kitchen/reader/segment/foreign-markers.ts'
import { formIn } from '#kitchen/reader/segment/forms.ts'
import { isImitation } from '#kitchen/reader/segment/imitations.ts'
import { endsInNoFood } from '#kitchen/reader/segment/last-words.ts'
import { asLeftoverDish, isLeftoverDish, isNamelessLeftover, saysLeftover } from '#kitchen/reader/segment/leftover-dishes.ts'
import { assignClaims } from '#kitchen/reader/segment/made-without.ts'
import { withOtherCuts } from '#kitchen/reader/segment/other-cuts.ts'
import { isPoison, isSkipped, joinCharacters, type Piece, rolesWithoutMeaning, toPiece, wordsOf } from '#kitchen/reader/segment/pieces.ts'
import { readPieces } from '#kitchen/reader/segment/read-nouns.ts'
import type { Token } from '#kitchen/reader/text/tokens.ts'

/** Does a place mean anything in typed text? */
export function countsInPhrase(place: Place): boolean {
  if (place.food !== null || place.role !== null || place.head !== null) return true
  return place.freeFrom !== null || place.saysWithout !== null || place.cookingStyle !== null
}

/** Reads tokens that contain no comma and no "and". `text` is their source. */
export function readSegment(text: string, written: readonly Token[], vocabulary: Vocabulary): SegmentReading {
  const reading = emptyReading()
  const tokens = splitCompounds(written, vocabulary, text)
  const covered = coverOf(tokens, vocabulary)
  if (isImitation(written, vocabulary) || endsInNoFood(tokens, covered, vocabulary))
    return { ...reading, notFood: [text.slice(tokens[0]?.start, tokens.at(-1)?.end)] }
  const whole = vocabulary.language === 'ja' ? withoutLettersOfWords(covered, tokens, text) : covered
  const chunks = joinCharacters(whole, tokens, text, vocabulary)
  const { pieces, marking } = takeMarkers(chunks, { text, tokens, vocabulary, reading })
  const content = pieces.filter((piece) => !isSkipped(piece) && piece.place?.role !== 'of')
  // Beside a poison any food is inedible: "baby oil", "human liver".
  if (content.some(isPoison)) reading.notFood.push(wordsOf(content, text))
  else readPieces(pieces, { text, reading, vocabulary, marking })
  reading.isCookedElsewhere = covered.some(({ place }) => place?.isCookedElsewhere === true)
  const isDoubted =
    reading.isCookedElsewhere ||
    isNamedByMeasure(tokens, covered, vocabulary) ||
    isBehindShortWord(tokens) ||
    isCutWithoutMeat(reading.foods, tokens, covered, vocabulary)
  if (isDoubted) reading.known = 'part'
  const claimed = assignClaims(reading, { text, tokens, vocabulary, marking })
  const foods = withOtherCuts(claimed, tokens, covered, vocabulary, countsInPhrase)
  return withFormAndAmount(text, tokens, { ...reading, foods }, vocabulary)
}

interface Segment {
  text: string
  tokens: readonly Token[]
  vocabulary: Vocabulary
  reading: SegmentReading
}

/** Takes the pieces that say what a food is made without (`marking`) out of a segment, and notes what they say. */
function takeMarkers(chunks: readonly Chunk[], segment: Segment): { pieces: Piece[]; marking: Piece[] } {
  const { text, tokens, vocabulary, reading } = segment
  const pieces: Piece[] = []
  const marking: Piece[] = []
  let isNegated = false
  for (const chunk of chunks) {
    const role = chunk.place?.role ?? (chunk.place === null ? markerInAnyLanguage(tokens[chunk.from]) : null)
    const piece = toPiece(text, tokens, chunk, vocabulary)
    if (piece === null) continue
    if (role === 'without' && piece.food === null) {
      isNegated = true
      marking.push(piece)
    } else if (isNegated) {
      if (rolesWithoutMeaning.includes(role) && piece.food === null && chunk.place?.freeFrom == null) continue
      // Words after "without" must be known too: كريمة بدون أبلان is more likely a misspelt بدون ألبان than plain
      // cream.
      noteAbsence(piece, reading)
      marking.push(piece)
      isNegated = false
      reading.endsDenied = true
    } else if (role === 'free') {
      const before = pieces.pop()
      if (before !== undefined) noteAbsence(before, reading)
      marking.push(piece, ...(before === undefined ? [] : [before]))
    } else if (noteMarker(role, chunk, segment)) marking.push(piece)
    else {
      pieces.push(piece)
      reading.endsDenied = false
    }
  }
  return { pieces, marking }
}

/** Notes what a food is made without. Of unknown words only a part is known. */
function noteAbsence(piece: Piece, reading: SegmentReading): void {
  const allergen = piece.place?.freeFrom ?? null
  if (allergen !== null && allergen !== 'none') reading.markers.add(allergen)
  if (piece.key === 'meat') reading.markers.add('meatless')
  if (piece.place === null) reading.known = 'part'
}

/** Notes a single word that says what a food is made without, and tells whether it does. */
function noteMarker(role: Role | null, chunk: Chunk, { tokens, reading }: Segment): boolean {
  if (role === 'vegan' || role === 'meatless') {
    if (endsWord(tokens, chunk)) reading.known = 'part'
    else reading.markers.add(role)
    return true
  }
  const left = chunk.place?.saysWithout ?? null
  if (left !== null) reading.markers.add(left)
  return left !== null
}

/**
 * Is the one character 素 the last of a word? There it seldom says meatless: 味素 is a seasoning, and
 * 鯛麺素 a misspelt 鯛素麺.
 */
function endsWord(tokens: readonly Token[], { from, to }: Chunk): boolean {
  const [before, mark] = [tokens[from - 1], tokens[from]]
  return to === tokens.length && mark?.text === '素' && before?.kind === 'character' && before.end === mark.start
}

/** Is the food one word behind an "i"? In a German note that is "in": "i Panade" says how another food is coated. */
function isBehindShortWord([letter, food, ...others]: readonly Token[]): boolean {
  return letter?.text === 'i' && food?.kind === 'word' && others.length === 0
}

/** Is the token a number, punctuation, or a letter of "c. à c."? */
const saysNothing = (token: Token | undefined) =>
  token === undefined || (token.kind !== 'character' && !/^[a-z]{2}/u.test(token.text) && /^\P{L}|^\p{Script=Latin}$/u.test(token.text))

/**
 * The cover of a segment. After an amount, a phrase of origin or state is the food itself: the "pera" of "200 g de
 * pera".
 */
function coverOf(tokens: readonly Token[], vocabulary: Vocabulary): Chunk[] {
  const covered = coverWithPhrases(tokens, vocabulary, countsInPhrase)
  const roleAt = (from: number) => vocabulary.root.next.get(singular(tokens[from]?.text ?? '', vocabulary.language))?.role ?? null
  const saysOnlyHow = covered.every(({ from, place }) =>
    place === null
      ? saysNothing(tokens[from])
      : place.food === null && place.head === null && (place.role === 'of' || rolesWithoutMeaning.includes(place.role)),
  )
  const isMeasured = covered.some(({ place, from }) => place?.role === 'unit' || tokens[from]?.kind === 'number')
  if (!saysOnlyHow || !isMeasured) return covered
  const spoken = new Set(
    covered.flatMap(({ from, to, place }) => (place?.role === 'preparation' && to - from > 1 && roleAt(from) === 'of' ? [place] : [])),
  )
  return spoken.size === 0 ? covered : coverWithPhrases(tokens, vocabulary, (place) => !spoken.has(place) && countsInPhrase(place))
}

/**
 * Adds form and amount to the only food of a segment. With several foods their owner is unclear, unless one word means
 * them all.
 */
function withFormAndAmount(text: string, tokens: readonly Token[], reading: SegmentReading, vocabulary: Vocabulary): SegmentReading {
  const [food, ...others] = reading.foods
  const [first, last] = [tokens[0], tokens.at(-1)]
  const dish = leftoverDishIn(text, tokens, reading, vocabulary)
  if (dish !== null) return { ...reading, unknown: [], foods: [dish] }
  // "Mixed mince" is two foods in one word, which share the amount.
  const isOneWord = others.every(({ words }) => words === food?.words)
  if (!isOneWord || reading.notFood.length > 0 || first === undefined || last === undefined) return reading
  const name = placeOfName(food, text, first.start)
  const isName = ({ start, end }: Token) => start >= name.start && end <= name.end
  const said = formIn(tokens, vocabulary, food?.class ?? null)
  const amount = reading.unknown.length > 0 ? null : amountIn(text, tokens, isName, vocabulary)
  const words = said === null ? null : text.slice(Math.min(said.start, name.start), Math.max(said.end, name.end))
  const noted = {
    ...(said === null || words === null ? {} : { form: { is: said.is, words } }),
    ...(amount === null ? {} : { amount: { ...amount, amount: amount.amount / Math.max(1, reading.foods.length) } }),
  }
  if (food === undefined) return { ...reading, ...noted }
  const foods = reading.foods.map((one) => asCannedFish({ ...one, ...noted, words: words ?? one.words }, one.words, vocabulary, tokens))
  return { ...reading, foods }
}

/** Where the food's name stands, or nowhere. */
function placeOfName(food: Food | undefined, text: string, from: number): { start: number; end: number } {
  const start = food === undefined ? -1 : text.indexOf(food.words, from)
  return food === undefined || start < 0 ? { start: Number.POSITIVE_INFINITY, end: -1 } : { start, end: start + food.words.length }
}

/** The leftover of a ready-made dish, whatever foods its name contains, or null. */
function leftoverDishIn(
  text: string,
  tokens: readonly Token[],
  { foods, notFood, unknown }: SegmentReading,
  vocabulary: Vocabulary,
): Food | null {
  const all = tokens.filter((token) => token.kind === 'word' || token.kind === 'character')
  // The amount is no part of the name: "300 g leftover curry", "un reste de gratin".
  const isMeasure = ({ text: word }: Token) => {
    const place = vocabulary.root.next.get(singular(word, vocabulary.language))
    return !saysLeftover(word) && place?.food == null && (place?.role === 'unit' || place?.role === 'number' || place?.role === 'of')
  }
  const named = all.slice(
    Math.max(
      0,
      all.findIndex((token) => !isMeasure(token)),
    ),
  )
  const [first, last] = [named[0], named.at(-1)]
  if (first === undefined || last === undefined || notFood.length > 0) return null
  const words = text.slice(first.start, last.end)
  // "Leftover" alone is a form of the food before it.
  const isNothing = foods.length + unknown.length === 0 && !isNamelessLeftover(words)
  if (isNothing || !isLeftoverDish(words)) return null
  const amount = amountIn(text, tokens, () => false, vocabulary)
  return { ...asLeftoverDish(words, foods), ...(amount === null ? {} : { amount }) }
}
