import type { RandomSource } from '#kitchen/composer/random.ts'

/** Ways in which one slip misspells a name. */
export const slipsOfTheHand = ['dropped', 'doubled', 'swapped', 'unaccented'] as const
export type SlipOfTheHand = (typeof slipsOfTheHand)[number]

/**
 * A name with one letter dropped, doubled or swapped with its neighbour, or without its accents; null when the name
 * has no such variant.
 */
export function misspell(name: string, how: SlipOfTheHand, chance: RandomSource): string | null {
  // A letter and its marks count as one.
  const letters = [...name.normalize('NFC')]
  const isLetter = (at: number) => /\p{L}/u.test(letters[at] ?? '')
  const places = letters.flatMap((_, at) => (isLetter(at) && isChanged(letters, at, how, isLetter) ? [at] : []))
  const [first, ...others] = places
  if (how === 'unaccented') return unaccented(name)
  if (first === undefined) return null
  const at = chance.pick([first, ...others])
  const letter = letters[at] ?? ''
  const next = letters[at + 1] ?? ''
  const put = { dropped: [[], 1], doubled: [[letter, letter], 1], swapped: [[next, letter], 2] } as const
  const [instead, taken] = put[how]
  return [...letters.slice(0, at), ...instead, ...letters.slice(at + taken)].join('')
}

/** Whether a slip at a place makes another name. The only letter of a name cannot be dropped. */
function isChanged(letters: readonly string[], at: number, how: SlipOfTheHand, isLetter: (at: number) => boolean): boolean {
  if (how === 'swapped') return isLetter(at + 1) && letters[at] !== letters[at + 1]
  return how === 'doubled' || letters.filter((_, one) => isLetter(one)).length > 1
}

function unaccented(name: string): string | null {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')
  return plain === name.normalize('NFC') ? null : plain
}
