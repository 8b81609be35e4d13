/**
 * Direction marks, soft hyphens and zero-width spaces come along with a pasted list and mean nothing. Joiners stay:
 * letters and emoji need them.
 */
const unseen = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/** The bullets, boxes, ticks and numbers that a pasted list puts before a line. */
const listMarks = /^(?:(?:[•·・‣▪▫◦●○◯■□▢◻◼☐☑☒✓✔✗✅⬜🔲►▶➤➜➡👉※＊*–—]\ufe0f?|\[[ x✓✔]?\]|-+(?=\s|\[|\p{L}|$)|\d{1,2}[.)）](?![\d]))\s*)+/u

/** The tags that come along with text copied from a page. */
const tags = /<\/?[a-z][^<>]*>/giu

/** A text without the tags of a page. */
export function withoutTags(text: string): string {
  return text.replace(tags, ' ')
}

/**
 * How an ingredient is kept: lower case, trimmed, one space between words, one way of writing an accent, no control
 * characters, no tags.
 */
export function tidyIngredient(text: string): string {
  return withoutTags(text.toWellFormed().toLowerCase().normalize('NFC').replace(unseen, ''))
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .replace(listMarks, '')
    .trim()
}
