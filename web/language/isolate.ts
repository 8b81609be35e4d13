/** Opens an isolate whose direction is that of its first letter, and closes it again. */
const [open, close] = ['\u2068', '\u2069']
const isolated = new RegExp(`${open}[^${open}${close}]*${close}`, 'gu')

/** Hebrew, Arabic and their neighbours, with their presentation forms. */
const fromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u
const fromLeft = /(?=\p{L})[^\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u

/**
 * Words for a sentence of either direction: words that run the other way are isolated, so that commas, quotation marks
 * and figures around them keep their place. Words that run with the sentence, or are isolated already, stay as they
 * are. Never for text that is sent or stored.
 */
export function isolate(words: string, direction: 'ltr' | 'rtl'): string {
  const runsAgainst = direction === 'ltr' ? fromRight : fromLeft
  return runsAgainst.test(words.replace(isolated, '')) ? `${open}${words}${close}` : words
}
