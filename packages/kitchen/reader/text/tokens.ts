import { emojiWords } from '#kitchen/reader/text/emoji.baked.ts'
import { foldWord } from '#kitchen/reader/text/fold.ts'
import { foodInOtherScript } from '#kitchen/reader/text/other-scripts.ts'

/** A word, a single Chinese or Japanese character, a number or a punctuation mark, with its offsets in the text. */
export interface Token {
  kind: 'word' | 'character' | 'number' | 'mark'
  /** The folded text for comparison. */
  text: string
  start: number
  end: number
  /** The Arabic word begins with "with the" (باللوز), which folding removed. */
  isWith?: true
}

/** Properties of a character, one bit each. */
const bits = { space: 1, character: 2, number: 4, digit: 8, word: 16, emoji: 32, known: 64 } as const

const properties: readonly (readonly [pattern: RegExp, bit: number])[] = [
  [/\s/u, bits.space],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u, bits.character],
  [/\p{N}/u, bits.number],
  [/\p{Nd}/u, bits.digit],
  [/[[\p{L}\p{M}\p{Cf}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]]/v, bits.word],
  [/\p{Extended_Pictographic}/u, bits.emoji],
]

function propertiesOf(code: number): number {
  const character = String.fromCodePoint(code)
  let all: number = bits.known
  for (const [pattern, bit] of properties) if (pattern.test(character)) all |= bit
  return all
}

/**
 * The bits of each character below U+10000, filled on first use: a Unicode test for each letter would take ten times
 * as long.
 */
const firstPlane = new Uint8Array(0x10000)

function bitsAt(text: string, at: number): number {
  const unit = text.charCodeAt(at)
  const known = firstPlane[unit] ?? 0
  if (known !== 0) return known
  const code = text.codePointAt(at) ?? unit
  const found = propertiesOf(code)
  if (code < firstPlane.length && (code < 0xd800 || code > 0xdfff)) firstPlane[code] = found
  return found
}

/** The offset after the character at `at`. */
function after(text: string, at: number): number {
  const unit = text.charCodeAt(at)
  return unit >= 0xd800 && unit <= 0xdbff && (text.codePointAt(at) ?? 0) > 0xffff ? at + 2 : at + 1
}

/** The end of a run of characters with one property. */
function runFrom(text: string, from: number, bit: number): number {
  let at = from
  while (at < text.length && (bitsAt(text, at) & bit) !== 0) at = after(text, at)
  return at
}

const inNumber = new Set(['.', ',', '٫', '٬'])

/** The end of a number: "2", "1.000,5", "١٫٥". */
function numberFrom(text: string, from: number): number {
  let end = runFrom(text, from, bits.number)
  while (inNumber.has(text[end] ?? '')) {
    const next = runFrom(text, end + 1, bits.digit)
    if (next === end + 1) break
    end = next
  }
  return end
}

/** Variation selectors and keycap marks after an emoji or digit: ⭐️, ❄️, 2️⃣. */
const saysHowDrawn = /[\ufe0e\ufe0f\u20e3]/

/** The offset after an emoji or digit and its variation selectors. */
function afterDrawing(text: string, from: number): number {
  let at = from
  while (saysHowDrawn.test(text[at] ?? '')) at += 1
  return at
}

/** A plural ending in brackets, which is ignored: "Ei(er)", "onion(s)". */
const bracketedEnding = /(?<=\p{L})\((?:e?s|er|en|n|e)\)/giu

/**
 * Splits a text into words, single Chinese and Japanese characters, numbers and punctuation. A food emoji becomes its
 * English word between commas.
 */
export function tokenise(text: string): Token[] {
  const source = text.includes('(') ? text.replace(bracketedEnding, (ending) => ' '.repeat(ending.length)) : text
  const tokens: Token[] = []
  for (let start = 0, end = 0; start < source.length; start = end) {
    const found = bitsAt(source, start)
    end = after(source, start)
    if ((found & bits.character) !== 0) tokens.push({ kind: 'character', text: foldWord(source.slice(start, end)), start, end })
    else if ((found & bits.number) !== 0) {
      end = numberFrom(source, start)
      tokens.push({ kind: 'number', text: foldWord(source.slice(start, end)), start, end })
      end = afterDrawing(source, end)
    } else if ((found & bits.word) !== 0) end = addWord(source, start, tokens)
    else if ((found & bits.emoji) !== 0) end = addEmoji(source, start, end, tokens)
    else if ((found & bits.space) === 0) tokens.push({ kind: 'mark', text: foldWord(source.slice(start, end)), start, end })
  }
  return tokens
}

/** Adds the word at `start`, or the English words of a food in another script, and returns its end. */
function addWord(source: string, start: number, tokens: Token[]): number {
  const other = foodInOtherScript(source, start)
  if (other !== null) {
    tokens.push(...other.words.map((text): Token => ({ kind: 'word', text, start, end: other.end })))
    return other.end
  }
  const end = start + inOneAlphabet(source.slice(start, runFrom(source, start, bits.word)))
  const folded = foldWord(source.slice(start, end))
  if (folded === '' || (folded === 's' && isApostrophe(source[start - 1]))) return end
  const isWith = source.startsWith(withThe, start) && !folded.startsWith(withThe)
  tokens.push({ kind: 'word', text: folded, start, end, ...(isWith && { isWith }) })
  return end
}

/** Adds the words of the emoji between `start` and `behind`, and returns the end of all that are like it. */
function addEmoji(source: string, start: number, behind: number, tokens: Token[]): number {
  const emoji = source.slice(start, behind)
  // The selector for a coloured emoji is ignored: 🌶️.
  const first = source.startsWith(asPicture, behind) ? behind + asPicture.length : behind
  const one = source.slice(start, first)
  let end = first
  while (source.startsWith(one, end)) end += one.length
  const all = tokensOfEmoji(emoji, start, first, end)
  // A number before an emoji counts it: "2 🥚".
  tokens.push(...(tokens.at(-1)?.kind === 'number' && all.length > 1 ? all.slice(1) : all))
  return afterDrawing(source, end)
}

const withThe = 'بال'

const isArabicLetter = (character: string | undefined) => /^\p{Script=Arabic}$/u.test(character ?? '')

/** The border between Arabic letters and others. */
const alphabetsMeet =
  /(?<=\p{Script=Arabic}\p{M}*)(?=[\p{Script=Latin}\p{Script=Cyrillic}])|(?<=[\p{Script=Latin}\p{Script=Cyrillic}]\p{M}*)(?=\p{Script=Arabic})/u

/** The length of the first part of a word in which Arabic and another alphabet meet: جبنةcheddar. */
function inOneAlphabet(word: string): number {
  if (isArabicLetter(word[0]) === isArabicLetter(word.at(-1))) return word.length
  const at = word.search(alphabetsMeet)
  return at < 0 ? word.length : at
}

function isApostrophe(character: string | undefined): boolean {
  return character === "'" || character === '’' || character === '`' || character === '´'
}

const asPicture = '\uFE0F'

/**
 * The tokens of an emoji between commas; a repeated emoji (🥚🥚) becomes a number. `end` belongs to the first, `last`
 * to the run.
 */
function tokensOfEmoji(emoji: string, start: number, end: number, last: number): Token[] {
  const words = emojiWords[emoji]
  const comma: Token = { kind: 'mark', text: ',', start, end }
  if (words === undefined) return [comma]
  const times: Token[] = last > end ? [{ kind: 'number', text: String((last - start) / (end - start)), start: end, end: last }] : []
  return [comma, ...words.split(' ').map((text): Token => ({ kind: 'word', text, start, end })), ...times, comma]
}
