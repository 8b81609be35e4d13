import { emojiWords } from '#kitchen/reader/emoji.ts'

/** Whether signs without a letter hold the picture of a food that the kitchen reads: 🥚, but no 😀. */
export function knowsPicture(words: string): boolean {
  return [...words].some((sign) => Object.hasOwn(emojiWords, sign))
}
