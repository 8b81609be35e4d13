import type { Language } from '#kitchen/options.ts'

/** Japanese and Chinese write no spaces between words, so Unicode's segmenter (ICU) splits them by its dictionary. */
const unspaced = new Map<Language, Intl.Segmenter>(
  (['ja', 'zh'] as const).map((language) => [language, new Intl.Segmenter(language, { granularity: 'word' })]),
)

/** The words of a text, lower case; numbers are words too. */
export function wordsOf(text: string, language: Language = 'en'): string[] {
  const segmenter = unspaced.get(language)
  if (segmenter === undefined) return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment)
}

/**
 * Distinct-2: different pairs of neighbouring words divided by all pairs. Pairs lie within a text, never across two; 1
 * when there is no pair. Longer texts score lower, human ones too: docs/decisions/0008-what-distinct-means.md sets the
 * targets.
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
