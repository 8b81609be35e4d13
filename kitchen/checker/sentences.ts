/** A sentence of a text, and where it starts there. */
export interface Sentence {
  text: string
  start: number
}

const sentence = /[^.!?;。！？؟]+(?:[.!?;](?!\s|$)[^.!?;。！？؟]*)*[.!?;。！？؟]*/gu

/** The sentences of a text; the point in "1.5" or "4.3 cm" ends none. */
export function sentencesOf(text: string): Sentence[] {
  return [...text.matchAll(sentence)].flatMap(({ 0: found, index }) => (found.trim() === '' ? [] : [{ text: found, start: index }]))
}
