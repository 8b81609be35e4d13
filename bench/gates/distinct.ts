/** The words of a text, lower case; numbers are words too. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

/**
 * Distinct-2: different pairs of neighbouring words over all pairs, within texts and never across two of them; 1 when there is no pair.
 * The target of 0.6 is for one recipe's steps, averaged over recipes: distinct-n falls with the length of what it is taken over, and is reported for
 * texts of a length. Over a thousand recipes at once no cook's writing reaches it, so that figure is printed for information.
 */
export function distinctBigrams(texts: readonly (readonly string[])[]): number {
  const different = new Set<string>()
  let pairs = 0
  for (const words of texts) {
    for (const [at, word] of words.entries()) {
      const next = words[at + 1]
      if (next === undefined) continue
      pairs += 1
      different.add(`${word} ${next}`)
    }
  }
  return pairs === 0 ? 1 : different.size / pairs
}
