/** A row with its last joint: "a", "a and b", "a, b and c" for `and` = " and ". */
export function inARow(words: readonly string[], and: string): string {
  if (words.length < 2) return words[0] ?? ''
  return `${words.slice(0, -1).join(', ')}${and}${words.at(-1)}`
}

/** The first letter made large, as a sentence begins. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The first letter made small, as a sentence goes on after "Meanwhile". */
export function uncapitalised(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** Joins pieces to a sentence without the seams of empty pieces: gaps, a comma twice, before a gap or at the end. */
export function tidied(text: string, comma: ',' | '،' = ','): string {
  return text
    .replace(/ {2,}/g, ' ')
    .replaceAll(` ${comma}`, comma)
    .replace(new RegExp(`${comma}(?:\\s*${comma})+`, 'g'), comma)
    .replace(new RegExp(`${comma}?\\s*$`), '')
    .trimStart()
}
