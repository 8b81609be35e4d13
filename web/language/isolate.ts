/** The Unicode characters that open and close an isolate, whose direction is that of its first letter. */
const [open, close] = ['\u2068', '\u2069']
const isolated = new RegExp(`${open}[^${open}${close}]*${close}`, 'gu')

/** Hebrew, Arabic and their neighbours, with their presentation forms. */
const fromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u
const fromLeft = /(?=\p{L})[^\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u

/**
 * Isolates words whose direction differs from the sentence's, so that commas, quotation marks and figures around them
 * keep their place. Other words, and isolated ones, stay as they are. Not for text that is sent or stored.
 */
export function isolate(words: string, direction: 'ltr' | 'rtl'): string {
  const runsAgainst = direction === 'ltr' ? fromRight : fromLeft
  return runsAgainst.test(words.replace(isolated, '')) ? `${open}${words}${close}` : words
}
