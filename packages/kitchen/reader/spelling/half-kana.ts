import { readingsOfCharacters } from '#kitchen/reader/words/readings-of-characters.ts'

/** The most kana readings of a name; a longer list is cut off. */
const mostReadings = 48

/**
 * Every kana spelling of characters: 牛肉 is ぎゅうにく or うしにく, or mixed, 牛にく. A character without a known reading stays.
 */
export function kanaSpellingsOf(characters: readonly string[]): readonly string[] {
  let found: readonly string[] = ['']
  for (const character of characters) {
    const kana = readingsOfCharacters.get(character) ?? [character]
    if (found.length * kana.length > mostReadings) return []
    found = found.flatMap((before) => kana.map((one) => before + one))
  }
  return found
}

export const isHan = (character: string) => /^\p{Script=Han}$/u.test(character)
