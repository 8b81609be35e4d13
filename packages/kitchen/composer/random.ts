/** A pseudorandom source: the same seed gives the same sequence. */
export interface RandomSource {
  /** An integer from 0 to `count` - 1. */
  below(count: number): number
  /** One element of the list. */
  pick<T>(list: readonly [T, ...T[]]): T
  /** A shuffled copy of the list. */
  shuffle<T>(list: readonly T[]): T[]
}

/** FNV-1a, 32 bits: hashes a text to a well-distributed number. */
export function hashText(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    value ^= text.charCodeAt(at)
    value = Math.imul(value, 0x01000193)
  }
  return value >>> 0
}

/** Mulberry32 (public domain, T. Ettinger): a small, fast generator, good enough for these choices. */
export function randomSourceFrom(seed: number): RandomSource {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    below,
    pick: (list) => list[below(list.length)] ?? list[0],
    shuffle: (list) => {
      const rest = [...list]
      const mixed = []
      while (rest.length > 0) mixed.push(...rest.splice(below(rest.length), 1))
      return mixed
    },
  }
}
