import type { Language } from '#domain/options.ts'
import { bracketNotes } from '#kitchen/reader/words/bracket-notes.ts'

/** A bracket behind Chinese or Japanese characters, with its contents. */
const behindName = /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]\s*)[(（]([^()（）]{1,12})[)）]/gu

/**
 * A text in which spaces stand for a bracket that only says which cut of a food is meant, in what state it is or who
 * made it: 鶏肉(もも) is no peach, and 番茄酱(亨氏) is one ketchup.
 */
export function withoutBracketNotes(text: string, language: Language): string {
  const said = bracketNotes[language]
  if (said === undefined) return text
  return text.replace(behindName, (bracket, words: string) => (said.has(words.trim()) ? ' '.repeat(bracket.length) : bracket))
}
