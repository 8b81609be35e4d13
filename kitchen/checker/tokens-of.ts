import { memoizedText } from '#kitchen/checker/memoize.ts'
import { type Token, tokenise } from '#kitchen/reader/tokens.ts'

/** Cache size: the texts of one recipe and a few more. */
const most = 100

/** The tokens of a text, memoized because several rules use them. */
export const tokensOf: (text: string) => readonly Token[] = memoizedText(most, tokenise)
