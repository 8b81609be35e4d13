import type { Language } from '#domain/options.ts'
import { amountIn } from '#kitchen/reader/amounts.ts'
import { composeHead, isReplacing, type Modifier } from '#kitchen/reader/compose.ts'
import { splitCompounds } from '#kitchen/reader/compounds.ts'
import { type Chunk, cover, foodOfChunk } from '#kitchen/reader/cover.ts'
import { type FoodSense, mix, senseUnknown } from '#kitchen/reader/food.ts'
import { formIn } from '#kitchen/reader/forms.ts'
import { applyMarkers, type Marker } from '#kitchen/reader/free-from.ts'
import { withoutLettersOfWords } from '#kitchen/reader/japanese.ts'
import type { Head } from '#kitchen/reader/kinds/kind.ts'
import type { Place, Role, Vocabulary } from '#kitchen/reader/place.ts'
import { singular } from '#kitchen/reader/plurals.ts'
import type { Food } from '#kitchen/reader/reading.ts'
import type { Token } from '#kitchen/reader/tokens.ts'
import { ambiguous } from '#kitchen/reader/words/ambiguous.ts'

/** What one part of a phrase, between commas and "and", says. */
export interface SegmentReading {
  foods: Food[]
  unknown: string[]
  notFood: string[]
  /** What it says a food is made without; when it names no food, this is said of the food before it. */
  markers: Set<Marker>
  /** Words that were taken for a variety or a brand: "bergeron apricot". */
  guessed: boolean
  /** A head noun that comes first made a food of words that nobody knows: "pain killer" is no bread unless the cook speaks French. */
  isHollow: boolean
  /** It ends in what the food is without: "without milk", which "or eggs" may go on. */
  endsDenied: boolean
  /** What it says of form and amount; when it names no food, of the food before it: "chickpeas (tinned)". */
  form?: Food['form']
  amount?: Food['amount']
}

interface Piece {
  words: string
  /** Offsets in the text. */
  start: number
  end: number
  /** Singular, folded: what a table is asked. */
  key: string
  food: FoodSense | null
  place: Place | null
}

const skipped: readonly (Role | null)[] = ['number', 'unit', 'preparation', 'and']
const mostVarietyWords = 3
/** A known name of so many characters at the end of a strange word is what that word is: 有機栽培マッシュルーム, 华贵栉孔扇贝. */
const longNames: Partial<Record<Language, number>> = { ja: 4, zh: 3 }

export function countsInPhrase(place: Place): boolean {
  if (place.food !== null || place.role !== null || place.head !== null) return true
  return place.freeFrom !== null || place.saysWithout !== null || place.manner !== null
}

/** Reads tokens that hold no comma and no "and". `text` is what the tokens were cut from. */
export function readSegment(text: string, written: readonly Token[], vocabulary: Vocabulary): SegmentReading {
  const reading: SegmentReading = {
    foods: [],
    unknown: [],
    notFood: [],
    markers: new Set(),
    guessed: false,
    isHollow: false,
    endsDenied: false,
  }
  const tokens = splitCompounds(written, vocabulary)
  const covered = cover(tokens, vocabulary, countsInPhrase)
  const isJapanese = vocabulary.language === 'ja'
  const longName = longNames[vocabulary.language] ?? null
  const chunks = joinCharacters(isJapanese ? withoutLettersOfWords(covered, tokens, text) : covered, tokens, longName)
  const pieces: Piece[] = []
  const marking: Piece[] = []
  let isNegated = false
  for (const chunk of chunks) {
    const role = chunk.place?.role ?? null
    const piece = toPiece(text, tokens, chunk, vocabulary)
    if (piece === null) continue
    if (role === 'without' && piece.food === null) {
      isNegated = true
      marking.push(piece)
      continue
    }
    if (isNegated) {
      if (skipped.includes(role) && piece.food === null && chunk.place?.freeFrom == null) continue
      addMarker(reading, piece)
      marking.push(piece)
      isNegated = false
      reading.endsDenied = true
      continue
    }
    if (role === 'free') {
      const before = pieces.pop()
      if (before !== undefined) addMarker(reading, before)
      marking.push(piece, ...(before === undefined ? [] : [before]))
      continue
    }
    if (role === 'vegan' || role === 'meatless') {
      reading.markers.add(role)
      marking.push(piece)
      continue
    }
    if (chunk.place?.saysWithout != null) {
      reading.markers.add(chunk.place.saysWithout)
      marking.push(piece)
      continue
    }
    pieces.push(piece)
    reading.endsDenied = false
  }
  const content = pieces.filter((piece) => !isSkipped(piece) && piece.place?.role !== 'of')
  // Whatever food stands beside it, nobody may eat of it: "baby oil", "human liver".
  if (content.some(isPoison)) reading.notFood.push(wordsOf(content, text))
  else readPieces(pieces, { text, reading, vocabulary, marking })
  return withFormAndAmount(text, tokens, reading, vocabulary)
}

/** Adds the form and the amount that are said of the one food of a segment; of several nobody knows which is meant. */
function withFormAndAmount(text: string, tokens: readonly Token[], reading: SegmentReading, vocabulary: Vocabulary): SegmentReading {
  const [food, ...others] = reading.foods
  const [first, last] = [tokens[0], tokens.at(-1)]
  if (others.length > 0 || reading.notFood.length > 0 || first === undefined || last === undefined) return reading
  const from = food === undefined ? -1 : text.indexOf(food.words, first.start)
  const to = from < 0 ? -1 : from + (food?.words.length ?? 0)
  const isName = ({ start, end }: Token) => start >= from && end <= to
  const said = formIn(tokens, vocabulary)
  const amount = reading.unknown.length > 0 ? null : amountIn(text, tokens, isName, vocabulary)
  const words = said === null ? '' : text.slice(Math.min(said.start, from < 0 ? said.start : from), Math.max(said.end, to))
  const noted = {
    ...(said === null ? {} : { form: { is: said.is, words } }),
    ...(amount === null ? {} : { amount }),
  }
  return food === undefined
    ? { ...reading, ...noted }
    : { ...reading, foods: [{ ...food, ...noted, words: said === null ? food.words : words }] }
}

function isPoison({ food, place }: Piece): boolean {
  return food === null && place?.role === 'poison'
}

/** The cook's own words from the first to the last of these pieces. */
function wordsOf(pieces: readonly Piece[], text: string): string {
  return text.slice(Math.min(...pieces.map(({ start }) => start)), Math.max(...pieces.map(({ end }) => end)))
}

/** What the readers of nouns hand on to each other. */
interface Reader {
  text: string
  reading: SegmentReading
  vocabulary: Vocabulary
  /** What says that a food is made without something. */
  marking: readonly Piece[]
}

/** In Chinese and Japanese a name within a longer strange word is no name, 日本豆腐 has no tofu, unless the word ends in a head noun: 某某菇. */
function joinCharacters(chunks: readonly Chunk[], tokens: readonly Token[], longName: number | null): Chunk[] {
  const joined: Chunk[] = []
  for (const [at, chunk] of chunks.entries()) {
    const last = joined.at(-1)
    const isStrange = last !== undefined && (last.place === null || chunk.place === null)
    const isHead = chunk.place?.head != null || (longName !== null && chunk.place?.food != null && chunk.to - chunk.from >= longName)
    const endsInHead = isHead && !touches(tokens[chunk.to - 1], tokens[chunks[at + 1]?.from ?? -1])
    if (last !== undefined && isStrange && !endsInHead && touches(tokens[chunk.from - 1], tokens[chunk.from])) {
      joined[joined.length - 1] = { from: last.from, to: chunk.to, place: null }
    } else joined.push(chunk)
  }
  return joined
}

function touches(one: Token | undefined, other: Token | undefined): boolean {
  return one?.kind === 'character' && other?.kind === 'character' && one.end === other.start
}

function toPiece(text: string, tokens: readonly Token[], chunk: Chunk, vocabulary: Vocabulary): Piece | null {
  const run = tokens.slice(chunk.from, chunk.to)
  const [first, last] = [run[0], run.at(-1)]
  if (first === undefined || last === undefined) return null
  if (chunk.place === null && first.kind !== 'word' && first.kind !== 'character') return null
  return {
    words: text.slice(first.start, last.end),
    start: first.start,
    end: last.end,
    key: run.map((token) => singular(token.text, vocabulary.language)).join(' '),
    food: foodOfChunk(chunk, tokens),
    place: chunk.place,
  }
}

function addMarker(reading: SegmentReading, piece: Piece): void {
  const allergen = piece.place?.freeFrom ?? null
  if (allergen !== null && allergen !== 'none') reading.markers.add(allergen)
  if (piece.key === 'meat') reading.markers.add('meatless')
}

/** Parts the pieces at "with", "in", "from" and turns "leg of lamb" round, then reads each noun phrase. */
function readPieces(pieces: readonly Piece[], reader: Reader): void {
  const { reading, vocabulary } = reader
  let nouns: Piece[] = []
  let turned: Piece[] = []
  let isOrigin = false
  const close = () => {
    // "cream of celery soup" is a soup, and "soup of celery cream" no cream.
    const inOrder = nouns.at(-1)?.place?.head?.isDish === true ? [...turned, ...nouns] : [...nouns, ...turned]
    const content = dropUnitNames(inOrder.filter((piece) => !isSkipped(piece)))
    // "cream from Normandy": the place says nothing of the cream.
    if (isOrigin && content.every((piece) => piece.place === null)) reading.guessed ||= content.length > 0
    else readNouns(content, reader)
    nouns = []
    turned = []
  }
  for (const piece of pieces) {
    const role = piece.food === null ? (piece.place?.role ?? null) : null
    if (role === 'with' || role === 'from') {
      if (role === 'with') nouns = nouns.map(asDish)
      close()
      isOrigin = role === 'from'
    } else if (role === 'of' && vocabulary.words.head === 'last' && vocabulary.language !== 'ja') {
      // "cream of chicken" is read as "chicken cream", "can of beans" as "beans"; あさりの味噌汁 is in order as it stands.
      turned = [...nouns, ...turned]
      nouns = []
    } else nouns.push(piece)
  }
  close()
}

/** "risotto aux champignons", "curry con gambas": what has something with it is the dish, not the rice or the spice of that name. */
function asDish(piece: Piece): Piece {
  const isRaw = piece.food !== null && rawClasses.includes(piece.food.class)
  return isRaw && piece.place?.head?.isDish === true ? { ...piece, food: null } : piece
}

const rawClasses: readonly FoodSense['class'][] = ['rice', 'grain', 'spice', 'spice-blend']

function isSkipped(piece: Piece): boolean {
  if (piece.place?.manner != null) return false
  if (piece.place === null && piece.key.length === 1 && /[a-z]/.test(piece.key)) return true
  return piece.food === null && piece.place?.head == null && skipped.includes(piece.place?.role ?? null)
}

/** "3 cloves garlic", "turkey drumsticks": where another food stands beside it, a word that is also a unit or a cut is one. */
function dropUnitNames(pieces: readonly Piece[]): readonly Piece[] {
  const others = pieces.filter(({ place }, at) => {
    if (place?.role !== 'unit' && place?.role !== 'preparation') return true
    return place.head?.isDish === true || (at === pieces.length - 1 && place.head !== null)
  })
  return others.some((piece) => piece.food !== null) ? others : pieces
}

function readNouns(pieces: readonly Piece[], reader: Reader): void {
  const { text, reading, vocabulary } = reader
  const nouns = pieces.filter((piece) => piece.place?.role !== 'of')
  const hasFood = nouns.some(({ food, place }) => food !== null || place?.head != null)
  const things = hasFood ? [] : nouns.filter(({ food, place }) => food === null && place?.role === 'thing')
  if (things.length > 0) reading.notFood.push(wordsOf(things, text))
  const left = nouns.filter((piece) => !things.includes(piece))
  const head = headOf(left, vocabulary)
  if (head === undefined) return
  const modifiers = left.filter((piece) => piece !== head)
  const kind = head.place?.head ?? null
  if (kind !== null && modifiers.length > 0 && canCompose(kind, modifiers)) {
    reading.isHollow ||= vocabulary.words.head === 'first' && modifiers.every(({ food, place }) => food === null && place?.manner == null)
    // Chinese and Japanese read each other's last character, 鮑魚 is no 魚: where the preferred one knows better, a half-known word says nothing.
    reading.isHollow ||= hanLanguages.includes(vocabulary.language) && modifiers.some(({ place }) => place === null)
    addFood(left, composeHead(kind, modifiers.map(toModifier)), reader)
  } else if (head.food !== null) readKnownHead(head, head.food, modifiers, reader)
  else if (kind !== null && modifiers.length === 0 && !isAskedAbout(head, vocabulary)) addFood([head], senseUnknown(kind.class), reader)
  else if (isAdjectiveAlone(left, vocabulary)) addFood([head], head.place?.manner ?? senseUnknown('vegetable'), reader)
  else readStrangers(left, reader)
}

/** масло alone is butter or oil: only the cook knows. */
function isAskedAbout({ key }: Piece, { language }: Vocabulary): boolean {
  return ambiguous[language]?.[key] !== undefined
}

/** Russian labels leave the noun out: "соевый" is whatever is made of soya. */
function isAdjectiveAlone(nouns: readonly Piece[], { language }: Vocabulary): boolean {
  return language === 'ru' && nouns.length === 1 && nouns[0]?.place?.manner != null
}

const hanLanguages: readonly Language[] = ['ja', 'zh']

/** The noun that the others say more of. */
function headOf(nouns: readonly Piece[], { words: { head } }: Vocabulary): Piece | undefined {
  if (head === 'first') return nouns[0]
  if (head === 'last') return nouns.at(-1)
  return nouns.find(({ place }) => place?.head != null) ?? nouns.find(({ food }) => food !== null) ?? nouns[0]
}

/** Where a phrase is not understood as a whole, the foods in it still count, and what lies between them is one unknown each. */
function readStrangers(pieces: readonly Piece[], reader: Reader): void {
  const { text, reading } = reader
  let run: Piece[] = []
  const close = () => {
    if (run.length > 0) reading.unknown.push(wordsOf(run, text))
    run = []
  }
  for (const piece of pieces) {
    if (piece.food === null) run.push(piece)
    else {
      close()
      addFood([piece], piece.food, reader)
    }
  }
  close()
}

/** Too many strange words are a sentence, not the name of a variety. */
function canCompose(kind: Head, modifiers: readonly Piece[]): boolean {
  if (kind.onlyWhenReplaced === true && !modifiers.map(toModifier).some((modifier) => isReplacing(modifier, kind))) return false
  return modifiers.filter((piece) => piece.food === null).length <= mostVarietyWords
}

function toModifier(piece: Piece): Modifier {
  const manner = piece.place?.manner ?? null
  if (piece.food !== null && manner !== null) return { words: piece.key, food: mix(piece.food, [manner]) }
  return { words: piece.key, food: piece.food ?? manner }
}

function readKnownHead(head: Piece, food: FoodSense, modifiers: readonly Piece[], reader: Reader): void {
  const strange = modifiers.filter(
    ({ food, place }) => food === null && place?.freeFrom == null && place?.head == null && place?.manner == null,
  )
  if (strange.length > mostVarietyWords) {
    readStrangers([...modifiers, head], reader)
    return
  }
  reader.reading.guessed ||= strange.length > 0
  for (const piece of modifiers) if (piece.food !== null) addFood([piece], piece.food, reader)
  const manners = modifiers.flatMap((piece) =>
    piece.food !== null || piece.place?.manner == null ? [] : [{ piece, sense: piece.place.manner }],
  )
  if (manners.length === 0) {
    addFood([head], food, reader)
    return
  }
  const mixed = mix(
    food,
    manners.map(({ sense }) => sense),
  )
  addFood([...manners.map(({ piece }) => piece), head], mixed, reader)
}

function addFood(pieces: readonly Piece[], sense: FoodSense, { text, reading, vocabulary, marking }: Reader): void {
  const name = pieces.map(({ words }) => words).join(' ')
  const place = pieces.at(-1)?.place
  const senses = place?.alsoFood != null && place.food === sense ? [sense, place.alsoFood] : [sense]
  for (const one of senses) {
    const marked = applyMarkers(one, name, reading.markers, vocabulary)
    if (marked.ingredient !== null && reading.foods.some((food) => food.ingredient === marked.ingredient)) continue
    // What no ingredient is called keeps all that was said of it: vegan mozzarella is no mozzarella.
    const isNameless = marked.ingredient === null && marked !== one
    reading.foods.push({ words: wordsOf(isNameless ? [...marking, ...pieces] : pieces, text), ...marked })
  }
}
