/** Splits a comma-separated string, which may run over several lines, into a list. */
export function list(words: string): readonly string[] {
  return words.split(',').map((word) => word.trim())
}
