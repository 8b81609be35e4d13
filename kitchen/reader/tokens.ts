import { emojiWords } from '#kitchen/reader/emoji.ts'
import { foldWord } from '#kitchen/reader/fold.ts'

/** A word, one character of Chinese or Japanese, a number or a mark. `start` and `end` are offsets in the text. */
export interface Token {
  kind: 'word' | 'character' | 'number' | 'mark'
  /** Folded, so that it can be compared. */
  text: string
  start: number
  end: number
}

const pattern =
  /(?<character>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])|(?<number>\p{N}+(?:[.,]\p{Nd}+)*)|(?<word>[[\p{L}\p{M}\p{Cf}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]]+)|(?<emoji>\p{Extended_Pictographic})|\S/gv

/** A plural in brackets, "Ei(er)", "onion(s)": the ending says nothing. */
const bracketedEnding = /(?<=\p{L})\((?:e?s|er|en|n|e)\)/giu

/** Cuts a text into words, single Chinese and Japanese characters, numbers and marks. An emoji of a food becomes its English word between commas. */
export function tokenise(text: string): Token[] {
  const source = text.replace(bracketedEnding, (ending) => ' '.repeat(ending.length))
  const tokens: Token[] = []
  for (const match of source.matchAll(pattern)) {
    const start = match.index
    const end = start + match[0].length
    const groups = match.groups ?? {}
    if (groups.word !== undefined) {
      const folded = foldWord(match[0])
      if (folded === '') continue
      if (folded === 's' && /['’`´]/.test(source[start - 1] ?? '')) continue
      tokens.push({ kind: 'word', text: folded, start, end })
    } else if (groups.character !== undefined) tokens.push({ kind: 'character', text: foldWord(match[0]), start, end })
    else if (groups.number !== undefined) tokens.push({ kind: 'number', text: foldWord(match[0]), start, end })
    else if (groups.emoji !== undefined) tokens.push(...tokensOfEmoji(match[0], start, end))
    else tokens.push({ kind: 'mark', text: foldWord(match[0]), start, end })
  }
  return tokens
}

function tokensOfEmoji(emoji: string, start: number, end: number): Token[] {
  const words = emojiWords[emoji]
  const comma: Token = { kind: 'mark', text: ',', start, end }
  if (words === undefined) return [comma]
  return [comma, ...words.split(' ').map((text): Token => ({ kind: 'word', text, start, end })), comma]
}
