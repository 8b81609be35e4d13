import type { Language } from '#kitchen/options.ts'
import { foldName, isSameStem, isUnspaced } from '#kitchen/suggest/fold-name.ts'

/**
 * The names that search needs for an ingredient; the first always stays. A name is dropped if a shorter one finds it
 * too: plurals and cases ("tomatoes"), and names with an added word ("baby carrot", "Babykarotte").
 */
export function essentialNames(names: readonly string[], language: Language): string[] {
  const kept: { name: string; words: string[] }[] = []
  for (const [at, name] of [names[0] ?? '', ...byLength(names.slice(1))].entries()) {
    const words = foldName(name)
    if (at === 0 || (kept.length < most && words.length > 0 && !kept.some((other) => isFoundBy(words, other.words, language))))
      kept.push({ name, words })
  }
  return kept.map(({ name }) => name)
}

/** The most names kept for an ingredient in a language. The shortest are the most common. */
const most = 8

const byLength = (names: readonly string[]) => [...names].sort((a, b) => a.length - b.length)

function isFoundBy(words: readonly string[], shorter: readonly string[], language: Language): boolean {
  const isPartOf = (word: string, longer: string) => language === 'de' && word.length >= 5 && longer.includes(word)
  const text = words.join('')
  const sought = shorter.join('')
  if (sought === '') return false
  if (isUnspaced(text)) return text.includes(sought)
  return shorter.every((word) => words.some((longer) => longer === word || isSameStem(longer, word) || isPartOf(word, longer)))
}
