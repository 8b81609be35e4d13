import type { IngredientId } from '#kitchen/lexicon/lexicon.ts'
import type { FoodSense } from '#kitchen/reader/food.ts'
import type { Vocabulary } from '#kitchen/reader/vocabulary.ts'
import { ordinaryWords } from '#kitchen/reader/words/ordinary-words.ts'

/** How many letters lie between two words: inserted, left out, changed or swapped with the neighbour. Stops at `most` + 1. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    let least = i
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1]
      let value = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (same ? 0 : 1))
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (swapped) value = Math.min(value, (before[j - 2] ?? 0) + 1)
      next.push(value)
      least = Math.min(least, value)
    }
    if (least > most) return most + 1
    before = row
    row = next
  }
  return row[other.length] ?? most + 1
}

interface Candidate {
  word: string
  away: number
  senses: readonly FoodSense[]
}

interface Known {
  word: string
  letters: number
  senses: readonly FoodSense[]
}

const shelves = new WeakMap<Vocabulary, Map<number, Known[]>>()

/** One bit for each letter that is in a word: words that differ in many bits need not be compared. */
function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

function bitsIn(value: number): number {
  let rest = value
  let count = 0
  for (; rest !== 0; count += 1) rest &= rest - 1
  return count
}

function shelvesOf(vocabulary: Vocabulary): Map<number, Known[]> {
  const ready = shelves.get(vocabulary)
  if (ready !== undefined) return ready
  const made = new Map<number, Known[]>()
  for (const [word, senses] of vocabulary.spellings) {
    const shelf = made.get(word.length) ?? []
    shelf.push({ word, letters: lettersOf(word), senses })
    made.set(word.length, shelf)
  }
  shelves.set(vocabulary, made)
  return made
}

function candidates(word: string, vocabulary: Vocabulary, most: number): Candidate[] {
  const byLength = shelvesOf(vocabulary)
  const letters = lettersOf(word)
  const found: Candidate[] = []
  for (let length = Math.max(3, word.length - most); length <= word.length + most; length += 1) {
    for (const known of byLength.get(length) ?? []) {
      if (bitsIn(letters ^ known.letters) > 2 * most) continue
      const away = distance(word, known.word, most)
      if (away <= most) found.push({ word: known.word, away, senses: known.senses })
    }
  }
  return found.sort((a, b) => a.away - b.away)
}

/** How far a misspelt word of this length may be from what was meant; 0 when it is too short to guess. */
function reachOf(word: string): number {
  if (word.length >= 7) return 2
  return word.length >= 4 ? 1 : 0
}

/**
 * The word that was meant by a misspelt one, or null. A guess must be the only one at its distance, or name the same food as the others there,
 * and is never made for a word that has a meaning of its own: "flower" must be asked about.
 */
export function correct(word: string, vocabulary: Vocabulary): string | null {
  const most = reachOf(word)
  if (most === 0 || ordinaryWords.has(word) || vocabulary.spellings.has(word)) return null
  const near = candidates(word, vocabulary, most).filter(
    ({ word: known, away }) => known[0] === word[0] || (word.length >= 7 && away === 1),
  )
  const [winner, ...others] = near
  if (winner === undefined) return null
  const rivals = others.filter((other) => other.away === winner.away)
  return rivals.every((rival) => isSameMeaning(rival, winner)) ? winner.word : null
}

function isSameMeaning(one: Candidate, other: Candidate): boolean {
  return one.senses.length > 0 && one.senses.every((sense) => other.senses.includes(sense))
}

/** Up to three ingredients whose names are near a word, nearest first, for the question "did you mean". */
export function suggestions(word: string, vocabulary: Vocabulary): IngredientId[] {
  if (word.length < 4) return []
  const ids: IngredientId[] = []
  for (const { senses } of candidates(word, vocabulary, word.length >= 6 ? 2 : 1)) {
    for (const { ingredient } of senses) if (ingredient !== null && !ids.includes(ingredient)) ids.push(ingredient)
    if (ids.length >= 3) break
  }
  return ids.slice(0, 3)
}
