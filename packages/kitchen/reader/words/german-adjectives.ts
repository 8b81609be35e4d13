const endings = ['e', 'er', 'es', 'em', 'en'] as const

/** The inflected forms of a German name that begins with an adjective: "weißen Pfeffer" for "weißer Pfeffer". */
export function inflectedNames(name: string): string[] {
  const parts = /^((?:\p{Ll}+(?:e|er|es|em|en) )+)(\p{Lu}.*)$/u.exec(name)
  if (parts === null) return []
  const [, adjectives = '', noun = ''] = parts
  const stems = adjectives.trim().split(' ')
  return endings
    .map((ending) => `${stems.map((word) => word.replace(/(?:e|er|es|em|en)$/u, ending)).join(' ')} ${noun}`)
    .filter((bent) => bent !== name)
}

/**
 * Adjectives and participles with all endings. Stemming removes -e, but not after -en: "gefrorene" does not become
 * "gefroren".
 */
export function declined(words: readonly string[]): readonly string[] {
  return words.flatMap((word) => [word, `${word}e`, `${word}er`, `${word}es`, `${word}em`, `${word}en`])
}
