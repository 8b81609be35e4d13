/** Joins words into a series: "a", "a and b", "a, b and c" for `and` = " and ". */
export function joinSeries(words: readonly string[], and: string): string {
  if (words.length < 2) return words[0] ?? ''
  return `${words.slice(0, -1).join(', ')}${and}${words.at(-1)}`
}

/** The text with a capital first letter. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The text with a lower-case first letter, for use after "Meanwhile". */
export function uncapitalised(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

type Comma = ',' | '،'

const repeatedComma: Record<Comma, RegExp> = { ',': /,(?:\s*,)+/g, '،': /،(?:\s*،)+/g }
const commaAtEnd: Record<Comma, RegExp> = { ',': /,?\s*$/, '،': /،?\s*$/ }

/** Joins pieces into a sentence and removes the traces of empty pieces: double spaces and stray commas. */
export function tidyPunctuation(text: string, comma: Comma = ','): string {
  return text
    .replace(/ {2,}/g, ' ')
    .replaceAll(` ${comma}`, comma)
    .replace(repeatedComma[comma], comma)
    .replace(commaAtEnd[comma], '')
    .trimStart()
}
