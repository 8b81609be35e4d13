/** The pictures of food that the kitchen reads, once they have come in. */
let pictures: Readonly<Record<string, string>> | undefined

/** Fetches the pictures of food. */
export async function loadPictures() {
  const { emojiWords } = await import('#kitchen/reader/emoji.ts')
  pictures = emojiWords
}

/**
 * Whether signs without a letter hold a food emoji that the kitchen reads: 🥚, but no 😀. Until the table is loaded any
 * sign may be one; the server refuses the others.
 */
export function knowsPicture(words: string): boolean {
  const known = pictures
  return known === undefined || [...words].some((sign) => Object.hasOwn(known, sign))
}
