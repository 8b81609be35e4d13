/** Opens an isolate whose direction is that of its first letter, and closes it again. */
const [open, close] = ['\u2068', '\u2069']
const isolated = new RegExp(`${open}[^${open}${close}]*${close}`, 'gu')

/** Hebrew, Arabic and their neighbours, with their presentation forms. */
const fromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u
const fromLeft = /(?=\p{L})[^\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u

/**
 * Words as they may stand in a sentence of either direction: those that run the other way are set apart, so that
 * commas, quotation marks and figures around them stay where they were written. What runs with the sentence, or is
 * set apart already, is left alone. Never for what is sent or kept.
 */
export function isolate(words: string, direction: 'ltr' | 'rtl'): string {
  const runsAgainst = direction === 'ltr' ? fromRight : fromLeft
  return runsAgainst.test(words.replace(isolated, '')) ? `${open}${words}${close}` : words
}
