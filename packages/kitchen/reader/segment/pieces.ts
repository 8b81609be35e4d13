import type { Language } from '#kitchen/options.ts'
import { asPossibility, type FoodSense, isAllowedForAll, mixFoods, perAllergen, withClaimsOf } from '#kitchen/reader/food/food.ts'
import { type Chunk, foodOfChunk } from '#kitchen/reader/match/cover.ts'
import { exactWords } from '#kitchen/reader/match/phrase-tree.ts'
import type { Place, Role, Vocabulary } from '#kitchen/reader/match/place.ts'
import { singular } from '#kitchen/reader/match/plurals.ts'
import { foldWord } from '#kitchen/reader/text/fold.ts'
import type { Token } from '#kitchen/reader/text/tokens.ts'
import { doubtfulSpellings } from '#kitchen/reader/words/ambiguous.ts'

/** A run of words that the vocabulary knows as one phrase, or a run of unknown words. */
export interface Piece {
  words: string
  /** Offsets in the text. */
  start: number
  end: number
  /** The lookup key, singular and folded. */
  key: string
  food: FoodSense | null
  place: Place | null
  /** A food inside an unknown Chinese or Japanese word. */
  within: FoodSense | null
}

/** The piece of a chunk of tokens; null for unknown punctuation and numbers. */
export function toPiece(text: string, tokens: readonly Token[], chunk: Chunk, vocabulary: Vocabulary): Piece | null {
  const run = tokens.slice(chunk.from, chunk.to)
  const [first, last] = [run[0], run.at(-1)]
  if (first === undefined || last === undefined) return null
  if (chunk.place === null && first.kind !== 'word' && first.kind !== 'character') return null
  return {
    words: text.slice(first.start, last.end),
    start: first.start,
    end: last.end,
    key: run.map((token) => singular(token.text, vocabulary.language)).join(' '),
    food: asWritten(text.slice(first.start, last.end), foodOfForm(chunk, tokens, vocabulary), vocabulary),
    place: chunk.place,
    within: chunk.within ?? null,
  }
}

/** The food of a chunk. An inflected form that is no name itself has the doubts of every food with the same stem. */
function foodOfForm(chunk: Chunk, tokens: readonly Token[], { ownThings, surfaces }: Vocabulary): FoodSense | null {
  const written = exactWords(tokens.slice(chunk.from, chunk.to))
  if (ownThings.has(written) && !surfaces.has(written)) return null
  const food = foodOfChunk(chunk, tokens)
  const others = [...(chunk.place?.exactly?.values() ?? [])]
  if (food === null || others.length === 0 || surfaces.has(written)) return food
  return others.reduce(withClaimsOf, food)
}

/**
 * The food of a name that means another food in another script: katakana ソバ is buckwheat or the noodle, hiragana そば
 * the noodle, which contains wheat.
 */
function asWritten(words: string, food: FoodSense | null, { language }: Vocabulary): FoodSense | null {
  const doubted = doubtfulSpellings[language]?.get(words)
  if (food === null || doubted === undefined) return food
  return { ...food, contains: perAllergen((allergen) => (doubted.includes(allergen) ? 'unknown' : food.contains[allergen])) }
}

/** Roles of words that do not tell which food is meant. */
export const rolesWithoutMeaning: readonly (Role | null)[] = ['number', 'unit', 'preparation', 'and']

/** Does the piece not tell which food is meant: an amount, a preparation, a single letter? */
export function isSkipped(piece: Piece): boolean {
  if (piece.place?.cookingStyle != null) return false
  if (piece.place === null && piece.key.length === 1 && /[a-z]/.test(piece.key)) return true
  return piece.food === null && piece.place?.head == null && rolesWithoutMeaning.includes(piece.place?.role ?? null)
}

/** Does the piece name a poison or spoiled food? */
export function isPoison({ food, place }: Piece): boolean {
  return food === null && (place?.role === 'poison' || place?.role === 'spoiled')
}

/** The cook's own words from the first to the last piece. */
export function wordsOf(pieces: readonly Piece[], text: string): string {
  return text.slice(Math.min(...pieces.map(({ start }) => start)), Math.max(...pieces.map(({ end }) => end)))
}

/** The characters from which a known name at the end of an unknown word decides its meaning: 有機栽培マッシュルーム, 华贵栉孔扇贝. */
const longNames: Partial<Record<Language, number>> = { ja: 4, zh: 3 }

/**
 * Joins names inside a longer unknown Chinese or Japanese word to that word: 日本豆腐 contains no tofu. A word that ends
 * in a head noun keeps it: 某某菇. `text` is the tokens' source.
 */
export function joinCharacters(chunks: readonly Chunk[], tokens: readonly Token[], text: string, { language }: Vocabulary): Chunk[] {
  const line: Line = { tokens, text, longName: longNames[language] ?? null }
  const joined: Chunk[] = []
  for (const [at, chunk] of chunks.entries()) {
    const last = joined.at(-1)
    if (last === undefined || beginsWord(chunk, last, chunks[at + 1], line)) {
      joined.push(chunk)
      continue
    }
    let whole = joinToUnknown(last, chunk, tokens)
    joined.pop()
    // Names before it are part of the unknown word too: クリ-アラ-ンス contains neither chestnut nor fish. A measure word
    // ends them: ほうれん草-一束-しなしな.
    let before = measures(last) ? undefined : joined.at(-1)
    while (before !== undefined && isName(before) && goesOn(before, whole, line)) {
      whole = joinToUnknown(before, whole, tokens)
      joined.pop()
      before = joined.at(-1)
    }
    joined.push(whole)
  }
  return joined
}

/** The tokens of a text, and the fewest characters of a name that decides what the word means that it ends. */
interface Line {
  tokens: readonly Token[]
  text: string
  longName: number | null
}

/** Does the chunk begin a word of its own behind the last chunk, rather than go on with an unknown word? */
function beginsWord(chunk: Chunk, last: Chunk, next: Chunk | undefined, line: Line): boolean {
  const { place, from, to } = chunk
  if ((last.place !== null && place !== null) || !goesOn(last, chunk, line)) return true
  const isFood = place?.food != null
  if (last.place === null && isOriginCharacter(line.tokens[from - 1]) && isFood && to - from > 1) return true
  const isLong = line.longName !== null && (isParted(last, chunk, line) || to - from >= line.longName)
  const isHead = place?.head != null || (isLong && isFood)
  return isHead && place?.isCommonEnding !== true && !(next !== undefined && goesOn(chunk, next, line))
}

const isParted = (before: Chunk, after: Chunk, { tokens }: Line) => tokens[before.to - 1]?.end !== tokens[after.from]?.start

const goesOn = (before: Chunk, after: Chunk, line: Line) =>
  isOneWord(line.text, line.tokens[before.to - 1], line.tokens[after.from]) && !(isCheese(before) && isParted(before, after, line))

/** Joins two chunks into one unknown word. */
function joinToUnknown(one: Chunk, other: Chunk, tokens: readonly Token[]): Chunk {
  const within = mixed([foodWithin(one, tokens), foodWithin(other, tokens)])
  return { from: one.from, to: other.to, place: null, ...(within === null ? {} : { within }) }
}

const isName = ({ place }: Chunk) => place !== null && (place.food !== null || place.head !== null)

/** Does a chunk measure or describe a food? A single character rather belongs to a word: the こ of とりこし苦労. */
function measures({ from, to, place }: Chunk): boolean {
  return to - from > 1 && place !== null && place.food === null && place.head === null && rolesWithoutMeaning.includes(place.role)
}

/** A cheese is named before its place of origin: プロヴォローネ・ヴァルパダーナ. */
const isCheese = ({ place }: Chunk) => place?.food?.class === 'hard-cheese' || place?.food?.class === 'soft-cheese'

/** Does this character stand between a place and its product: 千葉県産落花生? */
function isOriginCharacter(token: Token | undefined): boolean {
  return token?.text === foldWord('産') || token?.text === foldWord('产')
}

/**
 * The food that a part of an unknown word may contain. A single character may be chance (蛋 in a word of three), and
 * only long kana names count.
 */
function foodWithin({ from, to, place, within }: Chunk, tokens: readonly Token[]): FoodSense | null {
  if (within !== undefined) return within
  const food = place === null ? null : foodOfChunk({ from, to, place }, tokens)
  if (food === null) return null
  if (isAllowedForAll(food)) return null
  const isKana = tokens.slice(from, to).every(({ text }) => /^[ぁ-ゖー]$/u.test(text))
  const length = to - from
  if (isKana && length < longKana - 1) return null
  return length >= (isKana ? longKana : 2) ? food : asPossibility(food)
}

/** The fewest kana of a name that counts for certain inside an unknown word; shorter names occur in other words. */
const longKana = 4

function mixed(senses: readonly (FoodSense | null)[]): FoodSense | null {
  const [first, ...others] = senses.filter((sense) => sense !== null)
  return first === undefined ? null : mixFoods(first, others)
}

/** Does a token continue the word before it, directly or after the dot inside foreign words (アイス・リンク)? */
function isOneWord(text: string, before: Token | undefined, token: Token | undefined): boolean {
  if (before?.kind !== 'character' || token?.kind !== 'character') return false
  if (before.end === token.start) return true
  return /^[ァ-ヶー]・[ァ-ヶー]$/u.test(text.slice(before.start, token.end))
}
