import type { Language } from '#kitchen/options.ts'
import { keysOf } from '#kitchen/reader/match/phrase-tree.ts'
import { tokenise } from '#kitchen/reader/text/tokens.ts'
import { list } from '#kitchen/word-list.ts'

/**
 * Returns a function that splits a word list into lookup keys, as modifiers of a head noun are compared: folded,
 * without endings, "chèvres" as "chevr".
 */
export function keysIn(language: Language): (words: string) => readonly string[] {
  return (words) => list(words).map((phrase) => keysOf(tokenise(phrase), language).join(' '))
}
