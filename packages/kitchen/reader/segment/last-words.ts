import type { Language } from '#kitchen/options.ts'
import type { Chunk } from '#kitchen/reader/match/cover.ts'
import type { Vocabulary } from '#kitchen/reader/match/place.ts'
import { type Token, tokenise } from '#kitchen/reader/text/tokens.ts'
import { ja } from '#kitchen/reader/words/last-words/ja.ts'
import { zh } from '#kitchen/reader/words/last-words/zh.ts'

const foldedKey = (word: string) =>
  tokenise(word)
    .map(({ text }) => text)
    .join('')

/** Folded nouns that end names of things that are not food. */
const lastWordsIn: Partial<Record<Language, ReadonlySet<string>>> = { ja: new Set(ja.map(foldedKey)), zh: new Set(zh.map(foldedKey)) }

const longestLastWord = 8

/**
 * Do characters name no food because of their last noun: 面包店 (bakery), 一方面? A known food at the end wins, unless the
 * noun is longer: 方面 contains no 面. A noun of one character counts only beside a known food.
 */
export function endsInNoFood(tokens: readonly Token[], chunks: readonly Chunk[], { language }: Vocabulary): boolean {
  const lastWords = lastWordsIn[language]
  const last = chunks.at(-1)
  if (lastWords === undefined || last === undefined || !tokens.every(isJoined)) return false
  const known = last.place === null || isThing(last) ? 0 : last.to - last.from
  const hasFood = chunks.some(({ place }) => place !== null && (place.food !== null || place.head !== null))
  for (let length = Math.min(longestLastWord, tokens.length); length > known; length -= 1) {
    if (length === 1 && !hasFood) return false
    const word = tokens
      .slice(-length)
      .map(({ text }) => text)
      .join('')
    if (lastWords.has(word)) return !isCounted(chunks, tokens.length - length)
  }
  return false
}

/** Does the token touch the character before it? After a space, a number or a word another name begins. */
function isJoined({ kind, start }: Token, at: number, all: readonly Token[]): boolean {
  return kind === 'character' && (at === 0 || all[at - 1]?.end === start)
}

/** Does a number stand before the noun? 鸡蛋一盒子 is a box of eggs. */
function isCounted(chunks: readonly Chunk[], end: number): boolean {
  return chunks.some(({ to, place }) => to <= end && place?.role === 'number' && place.food === null)
}

function isThing({ place }: Chunk): boolean {
  return place !== null && place.role === 'thing' && place.food === null && place.head === null
}
