/** Shorter words have others two letters away. */
const shortest = 8

/**
 * Whether a long word has the letters of another in a different order, one or two left out or typed too many:
 * "fambroises", "crvetets".
 */
export function isInOtherOrder(typed: string, meant: string): boolean {
  if (Math.min(typed.length, meant.length) < shortest) return false
  return lettersBeside(typed, meant) === '' || lettersBeside(meant, typed) === ''
}

/** The letters of a word that are left when those of another are taken away, each once. */
function lettersBeside(word: string, other: string): string {
  return [...other].reduce((left, letter) => left.replace(letter, ''), word)
}
