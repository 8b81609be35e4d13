import { readingsOfCharacters } from '#kitchen/reader/words/readings-of-characters.ts'

/** A longer name of many readings is not spelt out in all of them. */
const mostReadings = 48

/**
 * Each way to write characters in kana: 牛肉 is ぎゅうにく and うしにく, and half in kana, 牛にく, it is the same. A character
 * of no known reading stands for itself.
 */
export function readingsIn(characters: readonly string[]): readonly string[] {
  let found: readonly string[] = ['']
  for (const character of characters) {
    const kana = readingsOfCharacters.get(character) ?? [character]
    if (found.length * kana.length > mostReadings) return []
    found = found.flatMap((before) => kana.map((one) => before + one))
  }
  return found
}

export const isHan = (character: string) => /^\p{Script=Han}$/u.test(character)
