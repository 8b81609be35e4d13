import type { Language } from '#kitchen/options.ts'
import { bracketNotes } from '#kitchen/reader/words/bracket-notes.ts'

/** A bracket after Chinese or Japanese characters, with its content. */
const behindName = /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]\s*)[(（]([^()（）]{1,12})[)）]/gu

/**
 * Blanks out brackets that only give a cut, a state or a maker: 鶏肉(もも) contains no peach, and 番茄酱(亨氏) is one ketchup.
 */
export function withoutBracketNotes(text: string, language: Language): string {
  const said = bracketNotes[language]
  if (said === undefined) return text
  return text.replace(behindName, (bracket, words: string) => (said.has(words.trim()) ? ' '.repeat(bracket.length) : bracket))
}
