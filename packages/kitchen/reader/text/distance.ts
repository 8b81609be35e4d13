/** The longest word that the preallocated rows hold. */
const longestRow = 128

/** Preallocated rows for the edit distance; safe to reuse because a comparison never overlaps another. */
const rows = [new Uint8Array(longestRow), new Uint8Array(longestRow), new Uint8Array(longestRow)] as const

/** The edit distance of two words: letters inserted, left out, changed or swapped. It stops at `most` + 1. */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  const columns = other.length + 1
  let [before, row, next]: [Uint8Array | Uint16Array, Uint8Array | Uint16Array, Uint8Array | Uint16Array] =
    columns <= longestRow ? [...rows] : [new Uint16Array(columns), new Uint16Array(columns), new Uint16Array(columns)]
  for (let j = 0; j < columns; j += 1) row[j] = j
  for (let i = 1; i <= one.length; i += 1) {
    next[0] = i
    let left = i
    let least = i
    for (let j = 1; j < columns; j += 1) {
      const same = one.charCodeAt(i - 1) === other.charCodeAt(j - 1)
      let value = Math.min((row[j] ?? 0) + 1, left + 1, (row[j - 1] ?? 0) + (same ? 0 : 1))
      if (isSwapped(one, i, other, j)) value = Math.min(value, (before[j - 2] ?? 0) + 1)
      next[j] = value
      left = value
      if (value < least) least = value
    }
    if (least > most) return most + 1
    ;[before, row, next] = [row, next, before]
  }
  return row[other.length] ?? most + 1
}

/** Are the two letters before these places the same in the other order? */
function isSwapped(one: string, i: number, other: string, j: number): boolean {
  return i > 1 && j > 1 && one.charCodeAt(i - 1) === other.charCodeAt(j - 2) && one.charCodeAt(i - 2) === other.charCodeAt(j - 1)
}

/** A bit mask of the letters in a word: words that differ in many bits need no comparison. */
export function letterMaskOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at += 1) bits |= 1 << (word.charCodeAt(at) & 31)
  return bits
}

/** The number of set bits of a 32-bit value. */
function bitsIn(value: number): number {
  const pairs = value - ((value >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/**
 * May two words with these letter masks be within this edit distance? A changed letter differs in two bits, a missing
 * letter in one; words whose lengths differ by `longer` miss at least that many letters.
 */
export function mayBeWithinDistance(most: number, letters: number, others: number, longer: number): boolean {
  return longer <= most && bitsIn(letters ^ others) <= 2 * most - longer
}

/** Where two words differ: the length of their common start and end, and the letters between. */
export function difference(typed: string, meant: string): { head: number; tail: number; wrong: string; right: string } {
  let head = 0
  while (head < typed.length && head < meant.length && typed[head] === meant[head]) head += 1
  let tail = 0
  while (tail < typed.length - head && tail < meant.length - head && typed.at(-1 - tail) === meant.at(-1 - tail)) tail += 1
  const wrong = typed.slice(head, typed.length - tail)
  const right = meant.slice(head, meant.length - tail)
  return { head, tail, wrong, right }
}
