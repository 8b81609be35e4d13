/** The food emojis that the kitchen reads. Undefined until they are loaded. */
let pictures: Readonly<Record<string, string>> | undefined

/** Loads the food emojis. */
export async function loadPictures() {
  const { emojiWords } = await import('@potluck/kitchen/suggest/emoji')
  pictures = emojiWords
}

/**
 * Whether text without letters has a food emoji that the kitchen reads, such as 🥚 but not 😀. Until the table is
 * loaded, any text passes here and the server refuses the others.
 */
export function knowsPicture(words: string): boolean {
  const known = pictures
  return known === undefined || [...words].some((sign) => Object.hasOwn(known, sign))
}
