/** Splits words into tokens; the caller chooses how letters are folded. */
export type SplitIntoTokens = (words: string) => readonly string[]

/** One token of a listed phrase. An open end stands for any further letters, or none. */
interface Part {
  text: string
  isOpenBefore: boolean
  isOpenAfter: boolean
}

/** Where a listed phrase stands in a name: anywhere, at its start, at its end, or alone. */
export type Standing = 'first' | 'last' | 'alone'

/** Finds listed phrases in a name. */
export type PhraseFinder = (tokens: readonly string[]) => boolean

function partsOf(phrase: string, split: SplitIntoTokens): Part[] {
  return phrase.split(' ').flatMap((word) => {
    const tokens = split(word.replaceAll('*', ''))
    return tokens.map((text, at) => ({
      text,
      isOpenBefore: at === 0 && word.startsWith('*'),
      isOpenAfter: at === tokens.length - 1 && word.endsWith('*'),
    }))
  })
}

function isToken(token: string, { text, isOpenBefore, isOpenAfter }: Part): boolean {
  if (isOpenBefore && isOpenAfter) return token.includes(text)
  if (isOpenBefore) return token.endsWith(text)
  return isOpenAfter ? token.startsWith(text) : token === text
}

function standsIn(tokens: readonly string[], parts: readonly Part[], standing: Standing | undefined): boolean {
  const end = tokens.length - parts.length
  const from = standing === 'last' || standing === 'alone' ? Math.max(end, 0) : 0
  const to = standing === 'first' || standing === 'alone' ? Math.min(0, end) : end
  for (let start = from; start <= to; start += 1) {
    if (parts.every((part, at) => isToken(tokens[start + at] ?? '', part))) return true
  }
  return false
}

/**
 * A finder of any of these phrases, token by token. A star is an open end: `duck*` finds duckling, `*teig` finds
 * Blätterteig. Characters of Chinese and Japanese are tokens, so they need no star.
 */
export function finderOf(phrases: readonly string[], split: SplitIntoTokens, standing?: Standing): PhraseFinder {
  const listed = phrases.map((phrase) => partsOf(phrase, split))
  return (tokens) => listed.some((parts) => standsIn(tokens, parts, standing))
}
