import { memoizedText } from '#kitchen/memoize.ts'
import { type Token, tokenise } from '#kitchen/reader/text/tokens.ts'

/** Cache size: the texts of one recipe and a few more. */
const cachedTexts = 100

/** The tokens of a text, memoized because several rules use them. */
export const tokensOf: (text: string) => readonly Token[] = memoizedText(cachedTexts, tokenise)
