/** The fewest letters of a word that is compared in any order; shorter words have other words two letters away. */
const fewestLetters = 8

/**
 * Does a long word have the letters of another in a different order, with at most two missing or extra: "fambroises",
 * "crvetets"?
 */
export function hasReorderedLetters(typed: string, meant: string): boolean {
  if (Math.min(typed.length, meant.length) < fewestLetters) return false
  return lettersBeside(typed, meant) === '' || lettersBeside(meant, typed) === ''
}

/** The letters of a word that remain after removing those of another, one for one. */
function lettersBeside(word: string, other: string): string {
  return [...other].reduce((left, letter) => left.replace(letter, ''), word)
}
