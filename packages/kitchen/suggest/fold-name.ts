import { foldWord } from '#kitchen/reader/text/fold.ts'

const separators = /[\s\-‐–—'’`´,.·・/()]+/u

/**
 * Folds a name into words for comparison: no case, accents or marks, kana as hiragana, simplified Chinese, no Arabic
 * article.
 */
export function foldName(name: string): string[] {
  return name
    .normalize('NFKC')
    .split(separators)
    .map(foldWord)
    .filter((word) => word !== '')
}

/** Is the text in a script without spaces, so that a word may start anywhere? */
export const isUnspaced = (text: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)

/** How many letters a stem needs for endings of a given length: "tomato-es", "морков-ку", "реп-ы". */
const stems = [
  { stem: 4, ending: 3 },
  { stem: 3, ending: 1 },
] as const

/** Do two folded words share a stem and differ only in their endings? */
export function isSameStem(one: string, other: string): boolean {
  let common = 0
  while (common < one.length && one[common] === other[common]) common += 1
  return stems.some(({ stem, ending }) => common >= stem && Math.max(one.length, other.length) - common <= ending)
}
