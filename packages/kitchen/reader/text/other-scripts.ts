import { foldWord } from '#kitchen/reader/text/fold.ts'
import { englishOfOtherScripts, otherScriptKey } from '#kitchen/reader/text/words-in-other-scripts.ts'

/** The first and last letters of Greek, Armenian, Hebrew, Devanagari, Thai, Georgian, accented Greek and Hangul. */
const blocks: readonly (readonly [first: number, last: number])[] = [
  [0x370, 0x3ff],
  [0x531, 0x587],
  [0x591, 0x5f4],
  [0x900, 0x97f],
  [0xe01, 0xe7f],
  [0x10a0, 0x10ff],
  [0x1f00, 0x1fff],
  [0x1100, 0x11ff],
  [0xac00, 0xd7a3],
]

const wordsFrom = /[\p{L}\p{M}]+(?:\s[\p{L}\p{M}]+){0,2}/uy

/**
 * The food that begins at `start` in a script of no reading language, in English words: 김치 is kimchi. The
 * longest name
 * counts. Null for every other word.
 */
export function foodInOtherScript(text: string, start: number): { words: readonly string[]; end: number } | null {
  const code = text.charCodeAt(start)
  if (code < 0x370 || !blocks.some(([first, last]) => code >= first && code <= last)) return null
  wordsFrom.lastIndex = start
  const words = wordsFrom.exec(text)?.[0].split(/(?<=\s)|(?=\s)/u) ?? []
  for (let count = words.length; count > 0; count -= 1) {
    const written = words.slice(0, count).join('')
    const english = englishOfOtherScripts.get(otherScriptKey(written))
    if (english !== undefined) return { words: english.split(' ').map(foldWord), end: start + written.length }
  }
  return null
}
