import { type Token, tokenise } from '#kitchen/reader/tokens.ts'

/** Texts of one recipe and a few more. */
const most = 100

const known = new Map<string, readonly Token[]>()

/** The tokens of a text that several rules look at: it is cut once. */
export function tokensOf(text: string): readonly Token[] {
  const before = known.get(text)
  if (before !== undefined) return before
  const tokens = tokenise(text)
  if (known.size >= most) known.clear()
  known.set(text, tokens)
  return tokens
}
