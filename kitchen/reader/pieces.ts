import type { Language } from '#domain/options.ts'
import { type Chunk, foodOfChunk } from '#kitchen/reader/cover.ts'
import { foldWord } from '#kitchen/reader/fold.ts'
import { asDoubt, type FoodSense, isHarmless, mix, perAllergen, withClaimsOf } from '#kitchen/reader/food.ts'
import { exactWords } from '#kitchen/reader/phrase-tree.ts'
import type { Place, Role, Vocabulary } from '#kitchen/reader/place.ts'
import { singular } from '#kitchen/reader/plurals.ts'
import type { Token } from '#kitchen/reader/tokens.ts'
import { doubtedAsWritten } from '#kitchen/reader/words/ambiguous.ts'

/** A run of words that the vocabulary knows as one, or words that it does not know. */
export interface Piece {
  words: string
  /** Offsets in the text. */
  start: number
  end: number
  /** Singular and folded: the key for lookups. */
  key: string
  food: FoodSense | null
  place: Place | null
  /** The food within an unknown Chinese or Japanese word. */
  within: FoodSense | null
}

/** The piece that a run of tokens is; null for unknown marks and numbers. */
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

/** The food of a chunk. A form that is no name itself has the doubts of every food whose name has the same stem. */
function foodOfForm(chunk: Chunk, tokens: readonly Token[], { ownThings, surfaces }: Vocabulary): FoodSense | null {
  const written = exactWords(tokens.slice(chunk.from, chunk.to))
  if (ownThings.has(written) && !surfaces.has(written)) return null
  const food = foodOfChunk(chunk, tokens)
  const others = [...(chunk.place?.exactly?.values() ?? [])]
  if (food === null || others.length === 0 || surfaces.has(written)) return food
  return others.reduce(withClaimsOf, food)
}

/**
 * A name that its script makes another food: ソバ in katakana is the plant as well as the noodle, そば is the noodle,
 * made with wheat.
 */
function asWritten(words: string, food: FoodSense | null, { language }: Vocabulary): FoodSense | null {
  const doubted = doubtedAsWritten[language]?.get(words)
  if (food === null || doubted === undefined) return food
  return { ...food, contains: perAllergen((allergen) => (doubted.includes(allergen) ? 'unknown' : food.contains[allergen])) }
}

/** Roles of words that say nothing of what the food is. */
export const skipped: readonly (Role | null)[] = ['number', 'unit', 'preparation', 'and']

/** Does a piece say nothing of what the food is: an amount, a preparation, a lone letter? */
export function isSkipped(piece: Piece): boolean {
  if (piece.place?.cookingStyle != null) return false
  if (piece.place === null && piece.key.length === 1 && /[a-z]/.test(piece.key)) return true
  return piece.food === null && piece.place?.head == null && skipped.includes(piece.place?.role ?? null)
}

/** Is it the name of a poison, or of food that nobody should eat any more? */
export function isPoison({ food, place }: Piece): boolean {
  return food === null && (place?.role === 'poison' || place?.role === 'spoiled')
}

/** The cook's own words from the first to the last of these pieces. */
export function wordsOf(pieces: readonly Piece[], text: string): string {
  return text.slice(Math.min(...pieces.map(({ start }) => start)), Math.max(...pieces.map(({ end }) => end)))
}

/** A known name of so many characters at the end of an unknown word is what that word is: 有機栽培マッシュルーム, 华贵栉孔扇贝. */
const longNames: Partial<Record<Language, number>> = { ja: 4, zh: 3 }

/**
 * In Chinese and Japanese a name within a longer unknown word does not count, 日本豆腐 has no tofu, unless the word ends
 * in a head noun: 某某菇. `text` is the source of the tokens.
 */
export function joinCharacters(chunks: readonly Chunk[], tokens: readonly Token[], text: string, { language }: Vocabulary): Chunk[] {
  const longName = longNames[language] ?? null
  const isParted = (before: Chunk, after: Chunk) => tokens[before.to - 1]?.end !== tokens[after.from]?.start
  const goesOn = (before: Chunk | undefined, after: Chunk | undefined) =>
    before !== undefined &&
    after !== undefined &&
    isOneWord(text, tokens[before.to - 1], tokens[after.from]) &&
    !(isCheese(before) && isParted(before, after))
  const joined: Chunk[] = []
  for (const [at, chunk] of chunks.entries()) {
    const last = joined.at(-1)
    const isStrange = last !== undefined && (last.place === null || chunk.place === null)
    const isLong = longName !== null && ((last !== undefined && isParted(last, chunk)) || chunk.to - chunk.from >= longName)
    const isHead = chunk.place?.head != null || (isLong && chunk.place?.food != null)
    const endsInHead = isHead && chunk.place?.isCommonEnding !== true && !goesOn(chunk, chunks[at + 1])
    const isAfterOrigin =
      last?.place === null && saysWhence(tokens[chunk.from - 1]) && chunk.place?.food != null && chunk.to - chunk.from > 1
    if (last === undefined || !isStrange || endsInHead || isAfterOrigin || !goesOn(last, chunk)) {
      joined.push(chunk)
      continue
    }
    let whole = asStrange(last, chunk, tokens)
    joined.pop()
    // The names before it are part of the unknown word too: クリ-アラ-ンス has neither chestnut nor fish. A measure ends
    // them: ほうれん草-一束-しなしな.
    let before = measures(last) ? undefined : joined.at(-1)
    while (before !== undefined && isName(before) && goesOn(before, whole)) {
      whole = asStrange(before, whole, tokens)
      joined.pop()
      before = joined.at(-1)
    }
    joined.push(whole)
  }
  return joined
}

/** Joins two chunks to one unknown word. */
function asStrange(one: Chunk, other: Chunk, tokens: readonly Token[]): Chunk {
  const within = mixed([foodWithin(one, tokens), foodWithin(other, tokens)])
  return { from: one.from, to: other.to, place: null, ...(within === null ? {} : { within }) }
}

const isName = ({ place }: Chunk) => place !== null && (place.food !== null || place.head !== null)

/**
 * Does a chunk give an amount of a food, or describe it? One character is rather a part of a word, the こ of とりこし苦労.
 */
function measures({ from, to, place }: Chunk): boolean {
  return to - from > 1 && place !== null && place.food === null && place.head === null && skipped.includes(place.role)
}

/** A cheese is named before its place: プロヴォローネ・ヴァルパダーナ. */
const isCheese = ({ place }: Chunk) => place?.food?.class === 'hard-cheese' || place?.food?.class === 'soft-cheese'

/** 千葉県産落花生: a place stands before this character, its product behind it. */
function saysWhence(token: Token | undefined): boolean {
  return token?.text === foldWord('産') || token?.text === foldWord('产')
}

/**
 * What a part of an unknown word may contain. One character may be chance, 蛋 in a word of three; in kana only long
 * names count.
 */
function foodWithin({ from, to, place, within }: Chunk, tokens: readonly Token[]): FoodSense | null {
  if (within !== undefined) return within
  const food = place === null ? null : foodOfChunk({ from, to, place }, tokens)
  if (food === null) return null
  if (isHarmless(food)) return null
  const isKana = tokens.slice(from, to).every(({ text }) => /^[ぁ-ゖー]$/u.test(text))
  const length = to - from
  if (isKana && length < longKana - 1) return null
  return length >= (isKana ? longKana : 2) ? food : asDoubt(food)
}

/** Fewer kana than this are often a part of another word. */
const longKana = 4

function mixed(senses: readonly (FoodSense | null)[]): FoodSense | null {
  const [first, ...others] = senses.filter((sense) => sense !== null)
  return first === undefined ? null : mix(first, others)
}

/** Is a token joined to the one before it, or parted from it by the point within foreign words: アイス・リンク? */
function isOneWord(text: string, before: Token | undefined, token: Token | undefined): boolean {
  if (before?.kind !== 'character' || token?.kind !== 'character') return false
  if (before.end === token.start) return true
  return /^[ァ-ヶー]・[ァ-ヶー]$/u.test(text.slice(before.start, token.end))
}
