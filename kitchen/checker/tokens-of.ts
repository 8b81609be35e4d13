import { memoizedText } from '#kitchen/checker/memoize.ts'
import { type Token, tokenise } from '#kitchen/reader/tokens.ts'

/** Texts of one recipe and a few more. */
const most = 100

/** The tokens of a text that several rules look at: it is cut once. */
export const tokensOf: (text: string) => readonly Token[] = memoizedText(most, tokenise)
