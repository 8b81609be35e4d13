/**
 * Direction marks, soft hyphens and zero-width spaces come with pasted lists and mean nothing. Joiners stay: letters
 * and emoji need them.
 */
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu

/** Bullets, boxes, ticks and numbers before the lines of a pasted list. */
const listMarks = /^(?:(?:[•·・‣▪▫◦●○◯■□▢◻◼☐☑☒✓✔✗✅⬜🔲►▶➤➜➡👉※＊*–—]\ufe0f?|\[[ x✓✔]?\]|-+(?=\s|\[|\p{L}|$)|\d{1,2}[.)）](?![\d]))\s*)+/u

/** HTML tags in text copied from a page. */
const tags = /<\/?[a-z][^<>]*>/giu

/** Replaces HTML tags by spaces. */
export function withoutTags(text: string): string {
  return text.replace(tags, ' ')
}

/**
 * The stored form of an ingredient: lower case, trimmed, single spaces, accents in NFC, without control characters
 * and tags.
 */
export function tidyIngredient(text: string): string {
  return withoutTags(text.toWellFormed().toLowerCase().normalize('NFC').replace(invisible, ''))
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .replace(listMarks, '')
    .trim()
}
